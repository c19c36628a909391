/** A card for a website's side column: the score, and how the frame stands. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SideView } from './board-view.js';
import { cardStyles } from './card.styles.js';
import type { LayoutParts } from './layouts.js';
import {
  balls,
  ballsOn,
  fact,
  flagOf,
  gameForm,
  houseRules,
  nameOf,
  type Drawing,
} from './parts.js';
import { needs, standing } from './sentences.js';

const side = (one: SideView, drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  return html`<li class="side" part="side" ?data-at-table=${one.atTable}>
    <slot name="photo-${one.index}"></slot>${flagOf(one, drawing)}${nameOf(one, say)}
    <dl class="scores">
      ${view.games > 1 ? fact(say.games, one.games, 'games', 'games') : nothing}
      ${fact(say.frames, one.frames, 'frames', 'frames')}
      ${one.total === null ? nothing : fact(say.total, one.total, 'total', 'total')}
      ${fact(say.points, one.points, 'points', 'points')}
    </dl>
  </li>`;
};

/** One row a number, one column a side. */
const row = (name: string, values: readonly (string | number)[]): TemplateResult =>
  html`<tr>
    <th scope="row">${name}</th>
    ${values.map((value) => html`<td>${value}</td>`)}
  </tr>`;

const draw = (drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  const { sides } = view;
  return html`<header class="head">
      <slot name="logo"></slot>
      <h2 class="heading">
        <slot name="title"></slot><span class="frame">${say.frameNumber(view.frame)}</span>
      </h2>
      <p class="form" part="form">
        ${view.games > 1 ? html`<span>${say.gameNumber(view.game, view.games)}</span>` : nothing}
        <span>${gameForm(drawing)}</span>
        ${houseRules(drawing).map((rule) => html`<span>${rule}</span>`)}
      </p>
    </header>
    <ul class="sides" role="list">
      ${sides.map((one) => side(one, drawing))}
    </ul>
    <div class="table" part="table">
      <p class="visit" part="break">
        <span class="label">${say.break}</span><b>${view.break?.points ?? 0}</b>
      </p>
      ${ballsOn(drawing)}
      <div class="strip">${view.break ? balls(view.break.balls, say) : nothing}</div>
      <p class="standing" part="standing">${standing(view, say)}</p>
    </div>
    <table class="facts">
      <thead>
        <tr>
          <td></td>
          ${sides.map(({ name }) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
        </tr>
      </thead>
      <tbody>
        ${row(
          say.remaining,
          sides.map(({ remaining }) => remaining),
        )}
        ${row(
          say.snookers,
          sides.map(({ index }) => needs(view, index, say)),
        )}
      </tbody>
    </table>`;
};

export const card: LayoutParts = { draw, styles: cardStyles, notes: 'whole' };
