/** Entries about a side: lots, conceded, awarded, a penalty without loss of turn; and a decision. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  PENALTY_REASONS,
  type AnyBall,
  type AwardEntry,
  type Ball,
  type ConcedeEntry,
  type DecisionEntry,
  type Level,
  type LotsEntry,
  type PenaltyEntry,
} from '../../../../src/index.js';
import { pickOne } from '../fields.js';
import { oneBall, someBalls } from './ball-fields.js';
import { allSides, objectBalls, put, sideOptions, withPresent, type FormContext } from './form.js';

const levelField = (
  levels: readonly Level[],
  chosen: Level,
  { say }: FormContext,
  change: (what: Level) => void,
): TemplateResult =>
  pickOne(
    'what',
    say.what,
    levels.map((value) => ({ value, label: say.levels[value] })),
    chosen,
    change,
  );

export const concedeForm = (entry: ConcedeEntry, context: FormContext): TemplateResult => {
  const { state, options, say, change } = context;
  const { by, what = 'frame' } = entry;
  return html`
    ${pickOne('by', say.concedes, sideOptions(allSides(state), context), by, (side) => {
      change({ ...entry, by: side });
    })}
    ${levelField(withPresent(options.concede, what), what, context, (level) => {
      change({ ...entry, what: level });
    })}
  `;
};

export const awardForm = (entry: AwardEntry, context: FormContext): TemplateResult => {
  const { state, options, say, change } = context;
  const { to, what = 'frame', reason } = entry;
  return html`
    ${pickOne(
      'reason',
      say.reason,
      withPresent(options.awardReasons, reason).map((value) => ({
        value,
        label: say.awards[value],
      })),
      reason,
      (value) => {
        // Only one side may claim, and it claims the frame.
        const claims = value === 'claim' && options.claim !== null;
        change({
          ...entry,
          reason: value,
          ...(claims ? { to: options.claim, what: 'frame' } : {}),
        });
      },
    )}
    ${pickOne('to', say.awardedTo, sideOptions(allSides(state), context), to, (side) => {
      change({ ...entry, to: side });
    })}
    ${levelField(withPresent(options.award, what), what, context, (level) => {
      change({ ...entry, what: level });
    })}
  `;
};

/** 3.2(b)(ii), 3.14(h): turn and balls stay as they are. */
export const penaltyForm = (entry: PenaltyEntry, context: FormContext): TemplateResult => {
  const { state, options, say, change } = context;
  const sides = options.penalty?.[entry.reason] ?? allSides(state);
  const balls: readonly AnyBall[] = ['white', ...objectBalls(state)];
  return html`
    ${pickOne(
      'reason',
      say.reason,
      PENALTY_REASONS.map((value) => ({ value, label: say.penalties[value] })),
      entry.reason,
      (reason) => {
        const [first = entry.by] = options.penalty?.[reason] ?? [];
        const by = options.penalty?.[reason].includes(entry.by) === true ? entry.by : first;
        change({ ...entry, reason, by });
      },
    )}
    ${pickOne(
      'by',
      say.against,
      sideOptions(withPresent(sides, entry.by), context),
      entry.by,
      (by) => {
        change({ ...entry, by });
      },
    )}
    ${oneBall(
      'ball',
      say.ball,
      withPresent(balls, entry.ball),
      entry.ball,
      (ball) => {
        change({ ...entry, ball });
      },
      context,
    )}
  `;
};

/** Who plays first; where a side has several, 3.17(d), which of them. */
export const lotsForm = (entry: LotsEntry, context: FormContext): TemplateResult => {
  const { state, say, names, change } = context;
  const { first, player } = entry;
  const players = state.setup.sides[first]?.players ?? [];
  return html`
    ${pickOne('first', say.plays, sideOptions(allSides(state), context), first, (side) => {
      change(put({ ...entry, first: side }, { player: undefined }));
    })}
    ${
      players.length > 1
        ? pickOne<number | null>(
            'player',
            say.whichPlayer,
            [
              { value: null, label: say.anyPlayer },
              ...players.map((_, value) => ({ value, label: names.player([first, value]) })),
            ],
            player ?? null,
            (value) => {
              change(put(entry, { player: value ?? undefined }));
            },
          )
        : nothing
    }
  `;
};

/** 3.13, 3.14(a). */
export const decisionForm = (entry: DecisionEntry, context: FormContext): TemplateResult => {
  const { options, say, change } = context;
  const { choice, restored = [] } = entry;
  const restorable: readonly Ball[] = options.decision?.restorable ?? [];
  const reds = restorable.filter((ball) => ball === 'red').length;
  const balls = withPresent([...new Set(restorable)], ...restored);
  return html`
    ${pickOne(
      'choice',
      say.choice,
      withPresent(options.decision?.choices ?? [], choice).map((value) => ({
        value,
        label: say.choices[value],
      })),
      choice,
      (value) => {
        change({ ...entry, choice: value });
      },
    )}
    ${
      balls.length > 0
        ? someBalls(
            'restored',
            say.restored,
            balls,
            reds,
            restored,
            (chosen) => {
              change(put(entry, { restored: chosen }));
            },
            context,
          )
        : nothing
    }
  `;
};
