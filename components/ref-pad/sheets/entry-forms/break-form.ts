/** A whole visit as one number, where nobody noted its balls: says at once whether it can be. */
import { html, nothing, type TemplateResult } from 'lit';
import { takenByBreak, type BreakEntry } from '../../../../src/index.js';
import { numberField } from '../fields.js';
import { put, type FormContext } from './form.js';

const verdict = ({ points, reds }: BreakEntry, context: FormContext): TemplateResult => {
  const { state, say, rules } = context;
  const taken = state.frame && takenByBreak(state.frame, points, reds);
  return taken
    ? html`<p>${say.breakCan(taken.reds, taken.colours)}</p>`
    : html`<p class="wrong">${say.refused(rules.reasons['break-impossible'], null)}</p>`;
};

export const breakForm = (entry: BreakEntry, context: FormContext): TemplateResult => {
  const { state, say, change } = context;
  return html`
    <div class="row">
      ${numberField(
        'points',
        say.points,
        entry.points,
        (points) => {
          change({ ...entry, points: points ?? NaN });
        },
        { least: 1, most: 999 },
      )}
      ${numberField(
        'reds',
        say.redsIfKnown,
        entry.reds ?? null,
        (reds) => {
          change(put(entry, { reds: reds ?? undefined }));
        },
        { least: 0, most: state.frame?.reds ?? 0, short: false },
      )}
    </div>
    <div role="status">${Number.isNaN(entry.points) ? nothing : verdict(entry, context)}</div>
  `;
};
