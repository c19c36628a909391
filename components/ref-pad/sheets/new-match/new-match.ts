/** `<snooker-new-match>`: the form in which a match is set up. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  EDITION_NAMES,
  WON_BY,
  isRefusal,
  parseSetup,
  type SetupInput,
} from '../../../../src/index.js';
import { numberField, pickOne, selectField } from '../fields.js';
import { newMatchDraft, newSide, setupOf, sideName, type MatchDraft } from './draft.js';
import { sideFields } from './side-fields.js';
import { SnookerNewMatchEvent } from '../sheet-events.js';
import { SheetElement } from '../sheet-element.js';

/** What the engine takes, so that a fault can be told in words. */
const RANGES: readonly (readonly [field: RegExp, least: number, most: number])[] = [
  [/\.start$/, -147, 147],
  [/^(game\.frames|match\.games)$/, 1, 999],
];

const REDS = [15, 10, 6] as const;
const ALL_REDS = Array.from({ length: 15 }, (_, i) => 15 - i);
const MOST_SIDES = 20;

/** One of so many, without favour. */
const byLot = (count: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % count;
  }
};

/**
 * Set-up of a new match.
 *
 * @fires snooker-new-match - The set-up, checked.
 */
export class SnookerNewMatch extends SheetElement {
  static override styles = [
    ...SheetElement.styles,
    css`
      .sides {
        display: grid;
        gap: 16px;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
        align-items: start;
      }
      .player + .player {
        padding-block-start: 12px;
        border-block-start: 1px solid var(--_line);
      }
    `,
  ];

  /** Draws one of so many; tests draw their own. */
  @property({ attribute: false }) lots: (count: number) => number = byLot;

  @state() private draft: MatchDraft = newMatchDraft();
  /** Path of the field that cannot be taken, as in `SetupInput`. */
  @state() private fault: string | null = null;

  protected override heading(): string {
    return this.words.say.newMatch;
  }

  /** What was typed stays until a match is made of it. */
  protected override opened(): void {
    this.fault = null;
  }

  protected override body(): TemplateResult {
    const { say } = this.words;
    const { draft } = this;
    return html`<form novalidate @submit=${this.#submit}>
      <div class="sides">
        ${draft.sides.map((_, side) =>
          sideFields(draft, side, {
            say,
            faultOf: (path) => this.#faultAt(path),
            change: (change) => {
              this.#change(change);
            },
            focusSide: (to) => {
              void this.#focusOn(`[data-side="${to}"]`);
            },
          }),
        )}
      </div>
      ${this.#breaks()} ${this.#length()} ${this.#reds()} ${this.#edition()}
      <details ?open=${this.fault?.startsWith('match') ?? false}>
        <summary>${say.more}</summary>
        <div class="stack">
          ${this.#games()}
          ${
            draft.sides.length < MOST_SIDES
              ? html`<div>
                  <button type="button" @click=${this.#addSide}>${say.addSide}</button>
                </div>`
              : nothing
          }
        </div>
      </details>
      ${
        this.fault === null
          ? nothing
          : html`<p class="wrong" role="alert">${this.#faultAt(this.fault)}</p>`
      }
      <div class="buttons foot">
        <button type="submit" class="main">${say.startMatch}</button>
      </div>
    </form>`;
  }

  #breaks(): TemplateResult {
    const { say } = this.words;
    const sides = this.draft.sides.map((_, side) => ({ value: side, label: this.#nameOf(side) }));
    return html`<div class="row">
      ${pickOne('first', say.breaksFirst, sides, this.draft.first, (first) => {
        this.#change({ first, drawn: false });
      })}
      <button type="button" @click=${this.#draw}>${say.drawLots}</button>
      <p role="status" class="small muted">
        ${this.draft.drawn ? say.lotsDrawn(this.#nameOf(this.draft.first)) : nothing}
      </p>
    </div>`;
  }

  #length(): TemplateResult {
    const { say } = this.words;
    const { frames, wonBy } = this.draft;
    return html`<div class="row">
      ${selectField(
        'game.wonBy',
        say.length,
        WON_BY.map((value) => ({ value, label: say.wonBy[value] })),
        wonBy,
        (value) => {
          this.#change({ wonBy: value });
        },
      )}
      ${numberField(
        'game.frames',
        say.frames,
        frames,
        (value) => {
          this.#change({ frames: value });
        },
        { least: 1, most: 999, fault: this.#faultAt('game.frames') },
      )}
    </div>`;
  }

  #reds(): TemplateResult {
    const { say } = this.words;
    const { reds } = this.draft;
    const quick = REDS.map((value) => ({ value: value, label: String(value) }));
    const all = ALL_REDS.map((value) => ({ value, label: String(value) }));
    const change = (value: number): void => {
      this.#change({ reds: value });
    };
    return html`<div class="row">
      ${pickOne('reds-quick', say.reds, quick, reds, change)}
      ${selectField('reds', say.otherReds, all, reds, change)}
    </div>`;
  }

  #edition(): TemplateResult {
    const { say } = this.words;
    const { rules } = this.draft;
    const editions = EDITION_NAMES.map((value) => ({ value, label: value }));
    return html`<div class="stack">
      ${pickOne('rules', say.rules, editions, rules, (value) => {
        this.#change({ rules: value });
      })}
      <p class="small muted">${say.editions[rules]}</p>
    </div>`;
  }

  #games(): TemplateResult {
    const { say } = this.words;
    const { games, gamesWonBy } = this.draft;
    return html`<fieldset>
      <legend>${say.gamesHint}</legend>
      <div class="row">
        ${numberField(
          'match.games',
          say.games,
          games,
          (value) => {
            this.#change({ games: value });
          },
          { least: 1, most: 999, fault: this.#faultAt('match.games') },
        )}
        ${selectField(
          'match.wonBy',
          say.gamesWonBy,
          WON_BY.map((value) => ({ value, label: say.wonBy[value] })),
          gamesWonBy,
          (value) => {
            this.#change({ gamesWonBy: value });
          },
        )}
      </div>
    </fieldset>`;
  }

  #nameOf(side: number): string {
    return sideName(this.draft, side, this.words.say.player);
  }

  #change(change: Partial<MatchDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.fault = null;
  }

  #faultAt(path: string): string | undefined {
    if (path !== this.fault) return undefined;
    const { say } = this.words;
    const range = RANGES.find(([field]) => field.test(path));
    return range ? say.faultNumber(range[1], range[2]) : say.faultField;
  }

  readonly #addSide = (): void => {
    this.#change({ sides: [...this.draft.sides, newSide()] });
  };

  readonly #draw = (): void => {
    this.#change({ first: this.lots(this.draft.sides.length), drawn: true });
  };

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const setup: SetupInput = setupOf(this.draft, this.words.say.player);
    const parsed = parseSetup(setup);
    if (isRefusal(parsed)) void this.#show(parsed.detail ?? '');
    else {
      const { draft } = this;
      this.close();
      this.draft = newMatchDraft();
      const putBack = (): void => {
        this.draft = draft;
      };
      this.dispatchEvent(new SnookerNewMatchEvent(setup, putBack));
    }
  };

  async #show(path: string): Promise<void> {
    this.fault = path;
    await this.#focusOn('[aria-invalid="true"]');
  }

  async #focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}
