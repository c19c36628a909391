/** `<snooker-frame-end>`: how a frame or the match ended, and how it goes on. */
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import {
  MatchLog,
  options,
  statisticsOf,
  type FrameEntry,
  type FrameSummary,
  type Statistics,
  type Summary,
} from '../../../../src/index.js';
import { frameNumber, nextFrameNumber } from '../../../../src/match.js';
import type { WritableMatch } from '../../../source/match-source.js';
import { whoIn } from '../../../words/who.js';
import { frameForm } from '../entry-forms/frame-form.js';
import { refusalLine } from '../entry-words.js';
import { pickOne } from '../fields.js';
import { SheetElement } from '../sheet-element.js';
import { SnookerEntryEvent, SnookerWantNewMatchEvent } from '../sheet-events.js';
import { figureRows } from './figures.js';
import { frameEndStyles } from './frame-end.styles.js';

/**
 * The summary of the last frame, and of the match.
 *
 * @fires snooker-entry - The next frame.
 * @fires snooker-want-new-match - The match is over, and another one is to be set up.
 */
export class SnookerFrameEnd extends SheetElement {
  static override styles = [...SheetElement.styles, frameEndStyles];

  @state() private whole = false;
  @state() private next: FrameEntry = { kind: 'frame' };
  @state() private problem: string | null = null;
  #statistics: Statistics | null = null;

  protected override heading(): string {
    const { say } = this.words;
    const { match } = this;
    if (!match || match.summary.frames.length === 0) return say.thisFrame;
    const frame = frameNumber(match.state);
    if (match.state.over) return say.matchOver;
    return match.summary.frames.at(-1)?.ended === null ? say.frame(frame) : say.frameOver(frame);
  }

  protected override opened(): void {
    this.whole = this.match?.state.over ?? false;
    this.next = { kind: 'frame' };
    this.problem = null;
    this.#statistics = null;
  }

  protected override matchChanged(): void {
    this.#statistics = null;
  }

  protected override body(): TemplateResult {
    const { match } = this;
    const { say } = this.words;
    const frame = match?.summary.frames.at(-1);
    if (!match || !frame) return html`<p>${say.noStrokes}</p>`;
    return html`
      ${this.#result(match, frame)} ${this.#scores(match, frame)}
      ${this.problem === null ? nothing : html`<p role="alert" class="wrong">${this.problem}</p>`}
      ${this.#wayOn(match)}
      ${pickOne(
        'whole',
        say.statistics,
        [
          { value: false, label: say.thisFrame },
          { value: true, label: say.wholeMatch },
        ],
        this.whole,
        (whole) => {
          this.whole = whole;
        },
      )}
      ${this.#breaks(match)} ${this.#figures(match)}
    `;
  }

  #result(match: WritableMatch, { ended, winner }: FrameSummary): TemplateResult {
    const { say } = this.words;
    const who = whoIn(match.state.setup);
    const { over, winner: champion } = match.state;
    const how = ended === null ? '' : say.ended[ended];
    return html`<div>
      ${
        ended === null
          ? nothing
          : html`<p class="result">
              <bdi>${winner === null ? say.frameIsTied : say.frameWon(who.side(winner))}</bdi>
              ${how && winner !== null ? html`<span class="small muted">${how}</span>` : nothing}
            </p>`
      }
      ${
        over
          ? html`<p class="result">
              <bdi>${champion === null ? say.matchIsDrawn : say.matchWon(who.side(champion))}</bdi>
            </p>`
          : nothing
      }
    </div>`;
  }

  #scores({ state: { setup }, summary }: WritableMatch, frame: FrameSummary): TemplateResult {
    const { say } = this.words;
    return html`<table>
      <thead>
        ${this.#sidesRow()}
      </thead>
      <tbody>
        <tr class="score">
          <th scope="row">${say.points}</th>
          ${frame.scores.map((points) => html`<td>${points}</td>`)}
        </tr>
        ${this.#standing(summary, setup.game.wonBy === 'aggregate', setup.match.games > 1)}
      </tbody>
    </table>`;
  }

  #standing({ games }: Summary, aggregate: boolean, several: boolean): TemplateResult {
    const { say } = this.words;
    const game = games.at(-1);
    const row = (label: string, cells: readonly number[]): TemplateResult =>
      html`<tr>
        <th scope="row">${label}</th>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`;
    const won = (game?.frames ?? []).map((_, s) => games.filter((one) => one.winner === s).length);
    return html`
      ${row(say.framesWon, game?.frames ?? [])}
      ${aggregate ? row(say.total, game?.points ?? []) : nothing}
      ${several ? row(say.gamesWon, won) : nothing}
    `;
  }

  #sidesRow(): TemplateResult {
    const sides = this.match?.state.setup.sides ?? [];
    return html`<tr>
      <td></td>
      ${sides.map(({ name }) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
    </tr>`;
  }

  #wayOn(match: WritableMatch): TemplateResult {
    const { say } = this.words;
    const offered = options(match.state);
    const { setup, drawn } = match.state;
    const who = whoIn(setup);
    const several = setup.sides.some(({ players }) => players.length > 1);
    const first = this.next.first ?? drawn?.first ?? offered.frame?.first ?? 0;
    return html`
      ${
        offered.frame && several
          ? html`<details>
              <summary>${say.order}</summary>
              <div class="stack">
                ${frameForm(this.next, {
                  state: match.state,
                  options: offered,
                  say,
                  rules: this.rules.say,
                  calls: this.calls.say,
                  names: who,
                  change: (entry) => {
                    if (entry.kind === 'frame') this.next = entry;
                  },
                })}
              </div>
            </details>`
          : nothing
      }
      <div class="buttons">
        <button type="button" ?disabled=${!match.canUndo} @click=${this.#undo}>
          ${say.undoLast}
        </button>
        ${
          offered.frame
            ? html`<button type="button" class="main" @click=${this.#nextFrame}>
                ${say.nextFrame(nextFrameNumber(match.state), who.side(first))}
              </button>`
            : nothing
        }
        ${
          match.state.over
            ? html`<button type="button" class="main" @click=${this.#newMatch}>
                ${say.newMatch}
              </button>`
            : nothing
        }
      </div>
    `;
  }

  #breaks({ state: { setup }, summary }: WritableMatch): TemplateResult {
    const { say } = this.words;
    const who = whoIn(setup);
    const frames = this.whole ? summary.frames : summary.frames.slice(-1);
    const breaks = frames
      .flatMap((frame) => frame.breaks)
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, MOST_BREAKS);
    return html`<section>
      <h3>${say.breaksMade}</h3>
      ${
        breaks.length === 0
          ? html`<p>${say.noBreaks}</p>`
          : html`<ul class="breaks">
              ${breaks.map(
                ({ side, player, points }) =>
                  html`<li><b>${points}</b> <bdi>${who.player([side, player])}</bdi></li>`,
              )}
            </ul>`
      }
    </section>`;
  }

  #figures({ record }: WritableMatch): TemplateResult {
    const statistics = (this.#statistics ??= statisticsOf(MatchLog.open(record)));
    const sides = this.whole ? statistics.match.sides : (statistics.frames.at(-1)?.sides ?? []);
    return html`<table>
      <thead>
        ${this.#sidesRow()}
      </thead>
      <tbody>
        ${figureRows(sides, this.words.say).map(
          ({ label, cells }) =>
            html`<tr>
              <th scope="row">${label}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  readonly #undo = (): void => {
    const refused = this.match?.undo() ?? null;
    this.problem = refused && refusalLine(refused, this.rules.say, this.words.say);
    if (!refused) this.close();
  };

  readonly #nextFrame = (): void => {
    const { next } = this;
    this.close();
    this.dispatchEvent(new SnookerEntryEvent(next));
  };

  readonly #newMatch = (): void => {
    this.close();
    this.dispatchEvent(new SnookerWantNewMatchEvent());
  };
}

/** The highest are worth telling. */
const MOST_BREAKS = 12;
