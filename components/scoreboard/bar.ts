/** A broadcaster's bar: both sides about the frames, the break under them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SideView } from './board-view.js';
import { barStyles } from './bar.styles.js';
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
      ${fact(say.points, one.points, 'points', 'points')}
      ${view.games > 1 ? fact(say.games, one.games, 'games', 'games') : nothing}
      ${fact(say.frames, one.frames, 'frames', 'frames')}
    </dl>
  </li>`;
};

/** What whoever is behind would need, once it is more than the table holds. */
const required = ({ view, say }: Drawing): TemplateResult | typeof nothing => {
  const inNeed = view.sides.find(({ snookers }) => snookers !== null && snookers.win !== 0);
  return inNeed
    ? html`<span class="label">${say.snookers}</span>
        <bdi>${inNeed.name}</bdi> ${needs(view, inNeed.index, say)}`
    : nothing;
};

const draw = (drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  const striker = view.sides.find(({ atTable }) => atTable);
  return html`<div class="line" ?data-pair=${view.sides.length === 2}>
      <slot name="logo"></slot>
      <ul class="sides" role="list">
        ${view.sides.map((one) => side(one, drawing))}
      </ul>
      <p class="form" part="form">
        <span aria-hidden="true">(${view.frames})</span
        ><span class="unseen">${say.frameNumber(view.frame)}, ${gameForm(drawing)}</span>
      </p>
    </div>
    <div class="strip" part="table">
      <p class="visit" part="break">
        <span class="label">${say.break}</span><b>${view.break?.points ?? 0}</b>${
          view.break ? balls(view.break.balls, say) : nothing
        }
      </p>
      <p class="rules" part="form">${houseRules(drawing).join(' · ')}</p>
      <p class="standing" part="standing">${standing(view, say)}</p>
      <p class="required">${required(drawing)}</p>
      ${ballsOn(drawing)}
      ${
        striker
          ? html`<p class="left">
              <span class="label">${say.remaining}</span> ${striker.remaining}
            </p>`
          : nothing
      }
    </div>`;
};

export const bar: LayoutParts = { draw, styles: barStyles, notes: 'short' };
