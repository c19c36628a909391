/** How play stands after an entry: what has changed of score, points remaining, turn. */
import type { Entry } from '../record.js';
import { samePlayer, type FrameState, type MatchState } from '../state.js';
import { summarise } from '../summary.js';
import type { Now, Snookers } from '../summary-types.js';
import type { Call } from './codes.js';

/** A frame that was open before the entry and is open after it. */
export interface Through {
  readonly before: FrameState;
  readonly after: FrameState;
}

const isOpen = (frame: FrameState | null): frame is FrameState => frame !== null && !frame.end;

/** The frame that goes on through the entry; a re-rack is a new one. */
export const goesOn = (before: MatchState, entry: Entry, after: MatchState): Through | null =>
  entry.kind !== 'rerack' && isOpen(before.frame) && isOpen(after.frame)
    ? { before: before.frame, after: after.frame }
    : null;

/** New scores of the sides whose score changed. */
export const scores = ({ before, after }: Through): Call[] =>
  after.scores.flatMap((points, side): Call[] =>
    points === before.scores[side] ? [] : [{ code: 'score', side, points }],
  );

/** Points remaining after a score or a correction: for the side at the table. */
const remaining = ({ before, after }: Through, entry: Entry, now: Now): Call[] => {
  const [side] = entry.kind === 'break' ? before.striker : after.striker;
  const scored = after.running && entry.kind === 'stroke';
  return scored || entry.kind === 'break' || entry.kind === 'referee'
    ? [{ code: 'remaining', side, points: now.remaining[side] ?? 0 }]
    : [];
};

const isSame = (a: Snookers, b: Snookers): boolean => a.tie === b.tie && a.win === b.win;

const required = (then: Now, now: Now): Call[] =>
  now.snookers.flatMap((needed, side): Call[] => {
    const previous = then.snookers[side];
    return needed && previous && !isSame(needed, previous)
      ? [{ code: 'snookers-required', side, ...needed }]
      : [];
  });

/** 3.3(h): who comes to the table, unless he was named already or has been there all along. */
const turn = (before: MatchState, entry: Entry, frame: FrameState): Call[] => {
  const opens = entry.kind === 'frame' || entry.kind === 'rerack';
  const named = entry.kind === 'lots' || (entry.kind === 'decision' && entry.choice !== 'play');
  const stays = before.frame !== null && samePlayer(before.frame.striker, frame.striker);
  const chosen = entry.kind === 'decision';
  return named || (stays && !opens && !chosen)
    ? []
    : [{ code: 'at-table', player: frame.striker, on: frame.on }];
};

/** The end of every call: what is left, what is needed, and who has to do something. */
export const standing = (before: MatchState, entry: Entry, after: MatchState): Call[] => {
  const { frame } = after;
  if (!isOpen(frame) || frame.awaitingLots) return [];
  const now = summarise(after).now;
  const through = goesOn(before, entry, after);
  return [
    ...(through
      ? [...remaining(through, entry, now), ...required(summarise(before).now, now)]
      : []),
    ...(frame.pending && entry.kind === 'stroke'
      ? [{ code: 'choice', player: frame.striker, choices: now.choices } as const]
      : frame.pending
        ? []
        : turn(before, entry, frame)),
  ];
};
