/** The referee states how things stand: a frame joined while under way, something put right. */
import { html, type TemplateResult } from 'lit';
import { COLOURS, type Ball, type RefereeEntry } from '../../../../src/index.js';
import { check, numberField, pickOne, selectField, textField } from '../fields.js';
import { someBalls } from './ball-fields.js';
import { everybody, put, type FormContext } from './form.js';

const MOST_SCORE = 999;
const LONGEST_REASON = 400;

const scoreFields = (
  entry: RefereeEntry,
  { state, say, names, change }: FormContext,
): TemplateResult => {
  const present = state.frame?.scores ?? [];
  return html`<div class="row">
    ${state.setup.sides.map((_, side) =>
      numberField(
        `score-${side}`,
        say.scoreOf(names.side(side)),
        (entry.scores ?? present)[side] ?? 0,
        (value) => {
          // An empty field is as before. Scores that nobody changed are not stated.
          const scores = (entry.scores ?? present).map((score, s) =>
            s === side ? (value ?? present[side] ?? 0) : score,
          );
          const same = scores.join() === present.join();
          change(put(entry, { scores: same ? undefined : scores }));
        },
        { short: false, most: MOST_SCORE },
      ),
    )}
  </div>`;
};

const tableFields = (entry: RefereeEntry, context: FormContext): TemplateResult => {
  const { state, say, change } = context;
  const { reds, colours } = entry;
  const set = (values: readonly string[]): void => {
    change({ ...entry, colours: COLOURS.filter((colour) => values.includes(colour)) });
  };
  return html`
    ${selectField<number | null>(
      'reds',
      say.redsOnTable,
      [
        { value: null, label: say.asBefore },
        // Sixteen can lie there, where a red was spotted in place of a colour.
        ...Array.from({ length: state.setup.reds + 2 }, (_, value) => ({
          value,
          label: String(value),
        })),
      ],
      reds ?? null,
      (value) => {
        change(put(entry, { reds: value ?? undefined }));
      },
    )}
    ${check('state-colours', say.stateColours, colours !== undefined, (on) => {
      change(put(entry, { colours: on ? (state.frame?.colours ?? COLOURS) : undefined }));
    })}
    ${
      colours === undefined
        ? html``
        : someBalls('colours', say.coloursOnTable, COLOURS, 0, colours, set, context)
    }
  `;
};

export const refereeForm = (entry: RefereeEntry, context: FormContext): TemplateResult => {
  const { state, say, rules, names, change } = context;
  const players = everybody(state);
  const { striker, on, inHand, reason = '' } = entry;
  return html`
    ${scoreFields(entry, context)} ${tableFields(entry, context)}
    <div class="row">
      ${selectField<number>(
        'striker',
        say.striker,
        [
          { value: -1, label: say.asBefore },
          ...players.map((ref, value) => ({ value, label: names.player(ref) })),
        ],
        striker ? players.findIndex((ref) => ref.join() === striker.join()) : -1,
        (index) => {
          change(put(entry, { striker: players[index] }));
        },
      )}
      ${selectField<Ball | 'colour' | null>(
        'on',
        say.on,
        [
          { value: null, label: say.asBefore },
          { value: 'red', label: rules.ballNames.red },
          { value: 'colour', label: say.aColour },
          ...COLOURS.map((value) => ({ value, label: rules.ballNames[value] })),
        ],
        on ?? null,
        (value) => {
          change(put(entry, { on: value ?? undefined }));
        },
      )}
    </div>
    ${pickOne<boolean | null>(
      'inHand',
      say.inHand,
      [
        { value: null, label: say.asBefore },
        { value: true, label: say.inHandYes },
        { value: false, label: say.inHandNo },
      ],
      inHand ?? null,
      (value) => {
        const rest = put(entry, { inHand: undefined });
        change(value === null ? rest : { ...rest, inHand: value });
      },
    )}
    ${textField(
      'reason',
      say.why,
      reason,
      (text) => {
        change(put(entry, { reason: text }));
      },
      { longest: LONGEST_REASON },
    )}
  `;
};
