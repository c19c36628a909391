/** What may be added to a stroke later: touching balls, 3.8, and notes for the statistics. */
import { html, type TemplateResult } from 'lit';
import type { Ball, StrokeEntry } from '../../../../src/index.js';
import { pickSome, textField } from '../fields.js';
import { ballOrNone, someBalls } from './ball-fields.js';
import { objectBalls, put, withPresent, type FormContext } from './form.js';

/** Tags that the statistics read; a record may carry others, and they are offered too. */
const TAGS = ['long', 'rest', 'safety', 'escape', 'plant'] as const;
const LONGEST_NOTE = 400;

export const remarkFields = (entry: StrokeEntry, context: FormContext): TemplateResult => {
  const { state, say, change } = context;
  const { touching = [], tags = [], attempted, note = '' } = entry;
  const balls: readonly Ball[] = objectBalls(state);
  return html`
    ${someBalls(
      'touching',
      say.touching,
      withPresent(balls, ...touching),
      state.frame?.reds ?? 0,
      touching,
      (chosen) => {
        change(put(entry, { touching: chosen }));
      },
      context,
    )}
    ${pickSome<string>(
      'tags',
      say.tags,
      withPresent<string>(TAGS, ...tags).map((value) => ({
        value,
        label: say.tagNames[value] ?? value,
      })),
      tags,
      (chosen) => {
        change(put(entry, { tags: chosen }));
      },
    )}
    ${ballOrNone(
      'attempted',
      say.attempted,
      say.none,
      withPresent(balls, attempted),
      attempted,
      (ball) => {
        change(put(entry, { attempted: ball }));
      },
      context,
    )}
    ${textField(
      'note',
      say.note,
      note,
      (text) => {
        change(put(entry, { note: text }));
      },
      { longest: LONGEST_NOTE },
    )}
  `;
};
