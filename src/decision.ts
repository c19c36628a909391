/** After a foul: play, play again (3.13) or replace (3.14(a)). */
import { countOf } from './balls.js';
import type { Edition } from './editions.js';
import { isRefusal, refuse, type Refusal } from './errors.js';
import { nextTurnOf } from './order.js';
import type { Choice, DecisionEntry } from './record.js';
import { firstBallOn, onTable, type FrameState, type PendingFoul, type Position } from './state.js';

/** What the fouled side may choose now, in the order in which it is offered. */
export const choicesOf = (frame: FrameState): readonly Choice[] => {
  if (!frame.pending) return [];
  return frame.pending.replaceable ? ['play', 'play-again', 'replace'] : ['play', 'play-again'];
};

/** The incoming player takes his turn: what he was offered stands, the offender's misses are forgotten. */
export const takeTurn = (frame: FrameState): FrameState => ({
  ...frame,
  pending: null,
  misses: 0,
  replaced: false,
});

/** Turn order for the offender: he plays now, and the order goes on with the side that was fouled. */
const offenderPlays = (
  frame: FrameState,
  { offender }: PendingFoul,
): Pick<FrameState, 'striker' | 'next' | 'pending' | 'running'> => ({
  striker: offender,
  // 3.17(c): the fouled player keeps the turn that he was about to take.
  next: nextTurnOf(
    frame.order,
    (frame.next + frame.order.length - 1) % frame.order.length,
    ...frame.striker,
  ),
  pending: null,
  running: false,
});

/** 3.13, 3.10(f): from where the white lies; a free ball that was on offer is void. */
const playAgain = (frame: FrameState, pending: PendingFoul, edition: Edition): FrameState => {
  // Another position ends the sequence of 3.14(c); where no stroke was made it is the same, 3.14(d)(iii).
  const same = pending.beforeStroke;
  return {
    ...frame,
    ...offenderPlays(frame, pending),
    on:
      edition.playAgainAsBefore && pending.replaceable && same
        ? onAsBefore(frame, pending)
        : frame.on,
    freeBall: false,
    misses: same ? frame.misses : 0,
    replaced: same && frame.replaced,
  };
};

/** What was on before the foul, where it is still on the table. */
const onAsBefore = (frame: FrameState, { before }: PendingFoul): Position['on'] =>
  before.on === 'red' && frame.reds === 0 ? frame.on : before.on;

/** 3.14(a): from the original position, with what was on before; the penalty stands. */
const replace = (frame: FrameState, pending: PendingFoul, edition: Edition): FrameState => {
  const { before } = pending;
  const redWasOn = before.on === 'red';
  return {
    ...frame,
    ...before,
    ...offenderPlays(frame, pending),
    // A red that was on goes back with the white; 3.14(f) leaves the rest to the referee.
    reds: edition.replaceAll || redWasOn ? before.reds : frame.reds,
    replaced: true,
    // What had to be spotted before the foul lies on its spot; what fell in it is still to go back.
    spotting: frame.spotting,
  };
};

/** 3.14(f), 3.9(b)(ii): reds that the referee puts back. Colours are spotted in any case, 3.7. */
const restore = (frame: FrameState, entry: DecisionEntry): FrameState | Refusal => {
  const restored = entry.restored ?? [];
  const reds = countOf(restored, 'red');
  const fellReds = countOf(frame.pending?.fell ?? [], 'red');
  if (reds > fellReds || restored.some((ball) => ball !== 'red' && !onTable(frame, ball))) {
    return refuse('impossible', 'nothing-to-restore', { clause: '3.14(f)' });
  }
  const total = frame.reds + reds;
  const on = frame.on === 'red' || reds > 0 ? firstBallOn(total, frame.colours) : frame.on;
  return { ...frame, reds: total, on };
};

/** Applies the choice of the side that was fouled. */
export const decide = (
  frame: FrameState,
  entry: DecisionEntry,
  edition: Edition,
): FrameState | Refusal => {
  const { pending } = frame;
  // 3.13 lead: a request once made stands, so that no second decision finds a foul.
  if (!pending) return refuse('not-allowed', 'no-decision', { clause: '3.13' });
  if (entry.choice === 'replace' && !pending.replaceable) {
    return refuse('not-allowed', 'no-miss', { clause: '3.14(a)' });
  }
  const restored = restore(frame, entry);
  if (isRefusal(restored)) return restored;
  switch (entry.choice) {
    case 'play':
      return takeTurn(restored);
    case 'play-again':
      return playAgain(restored, pending, edition);
    case 'replace':
      return replace(restored, pending, edition);
  }
};
