/** One line: names, games and frames, points, the break. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Play, SideView } from './board-view.js';
import { miniStyles } from './mini.styles.js';
import type { LayoutParts } from './layouts.js';
import { fact, nameOf, type Drawing } from './parts.js';
import { standing } from './sentences.js';

const side = (one: SideView, { view, say }: Drawing): TemplateResult =>
  html`<li class="side" part="side" ?data-at-table=${one.atTable}>
    ${nameOf(one, say, true)}
    <dl class="scores">
      ${view.games > 1 ? fact(say.games, one.games, 'games', 'games') : nothing}
      ${fact(say.frames, one.frames, 'frames', 'frames')}
      ${fact(say.points, one.points, 'points', 'points')}
    </dl>
  </li>`;

const inPlay = ({ kind }: Play): boolean => kind === 'table' || kind === 'decision';

const draw = (drawing: Drawing): TemplateResult => {
  const { view, say } = drawing;
  return html`<ul class="sides" role="list">
      ${view.sides.map((one) => side(one, drawing))}
    </ul>
    ${
      inPlay(view.play)
        ? html`<p class="visit" part="break">
            <span class="label">${say.break}</span> <b>${view.break?.points ?? 0}</b>
          </p>`
        : html`<p class="standing" part="standing">${standing(view, say)}</p>`
    }`;
};

export const mini: LayoutParts = { draw, styles: miniStyles, notes: 'shortest' };
