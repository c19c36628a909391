/** The board of a television picture or a screen in the club: everything about the frame. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Break } from '../../src/summary-types.js';
import type { SideView } from './board-view.js';
import { fullStyles } from './full.styles.js';
import type { LayoutParts } from './layouts.js';
import { leadChart } from './lead-chart.js';
import { leadOf } from './lead.js';
import {
  balls,
  ballsOn,
  fact,
  flagOf,
  gameForm,
  houseRules,
  nameOf,
  tally,
  type Drawing,
} from './parts.js';
import { needs, sideName, standing } from './sentences.js';

/** The sign stays before its number on pages that run from right to left, too. */
const signed = (text: string): TemplateResult => html`<bdi dir="ltr">${text}</bdi>`;

const margin = ({ margin: ahead }: SideView, { say }: Drawing): TemplateResult => {
  if (ahead === 0) return fact(say.level, '0', 'margin');
  return ahead > 0
    ? fact(say.ahead, signed(`+${ahead}`), 'margin')
    : fact(say.behind, signed(`−${-ahead}`), 'margin');
};

const sideRow = (side: SideView, drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  return html`<li class="side" part="side" ?data-at-table=${side.atTable}>
    <div class="title">
      <slot name="photo-${side.index}"></slot>${flagOf(side, drawing)}${nameOf(side, say)}
    </div>
    <dl class="facts">
      ${fact(side.atTable ? say.break : say.lastBreak, side.break, 'break', 'side-break')}
      ${fact(say.remaining, side.remaining, 'remaining', 'remaining')} ${margin(side, drawing)}
      ${fact(say.snookers, needs(view, side.index, say), 'snookers', 'snookers')}
    </dl>
    <dl class="scores">
      ${view.games > 1 ? fact(say.games, side.games, 'games', 'games') : nothing}
      ${fact(say.frames, side.frames, 'frames', 'frames')}
      ${side.total === null ? nothing : fact(say.total, side.total, 'total', 'total')}
      ${fact(say.points, side.points, 'points', 'points')}
    </dl>
  </li>`;
};

const breakLine = (made: Break, { view, say }: Drawing): TemplateResult =>
  html`<li>
    <b>${made.points}</b><bdi>${sideName(view, made.side)}</bdi>${tally(made.balls, say)}
  </li>`;

const lastBreaks = (drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  return html`<section class="panel last" part="last-breaks">
    <h3>${say.lastBreaks}</h3>
    ${
      view.lastBreaks.length > 0
        ? html`<ol>
            ${view.lastBreaks.map((made) => breakLine(made, drawing))}
          </ol>`
        : html`<p class="none">${say.noBreaks}</p>`
    }
  </section>`;
};

const FRAMES_SHOWN = 6;

const framesSoFar = ({ view, say }: Drawing): TemplateResult =>
  html`<section class="panel so-far" part="frames-so-far">
    <h3>${say.framesSoFar}</h3>
    ${
      view.ended.length > 0
        ? html`<ol>
            ${view.ended
              .slice(-FRAMES_SHOWN)
              .map(
                ({ number, scores, winner }) =>
                  html`<li>
                    <span class="number">${number}</span>${scores.map(
                      (points, side) => html`<span ?data-won=${side === winner}>${points}</span>`,
                    )}
                  </li>`,
              )}
          </ol>`
        : html`<p class="none">–</p>`
    }
  </section>`;

const times = ({ view, say }: Drawing): TemplateResult =>
  html`${
    view.frameTime === null
      ? nothing
      : html`<span>${say.frameTime} ${say.minutes(view.frameTime)}</span>`
  }${
    view.matchTime === null
      ? nothing
      : html`<span>${say.matchTime} ${say.minutes(view.matchTime)}</span>`
  }`;

const lead = ({ match, view, say }: Drawing): TemplateResult | typeof nothing => {
  const line = leadOf(match);
  return line.length > 0 ? leadChart(line, view, say) : nothing;
};

const draw = (drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  return html`<header class="head">
      <slot name="logo"></slot>
      <h2 class="heading">
        <slot name="title"></slot><span class="frame">${say.frameNumber(view.frame)}</span>
      </h2>
      <p class="form" part="form">
        ${view.games > 1 ? html`<span>${say.gameNumber(view.game, view.games)}</span>` : nothing}
        <span>${gameForm(drawing)}</span>
        ${houseRules(drawing).map((rule) => html`<span>${rule}</span>`)}${times(drawing)}
      </p>
    </header>
    <ul class="sides" role="list">
      ${view.sides.map((side) => sideRow(side, drawing))}
    </ul>
    <section class="panel table" part="table">
      ${ballsOn(drawing)}
      <p class="standing" part="standing">${standing(view, say)}</p>
      <p class="visit" part="break">
        <span class="label">${say.break}</span><b>${view.break?.points ?? 0}</b>${
          view.break ? balls(view.break.balls, say) : nothing
        }
      </p>
    </section>
    <div class="lower">${lastBreaks(drawing)}${lead(drawing)}${framesSoFar(drawing)}</div>`;
};

export const full: LayoutParts = { draw, styles: fullStyles, notes: 'whole' };
