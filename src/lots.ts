/** Drawing lots: who plays first in the frame, 3.3 lead, or at the re-spotted black, 3.4(b)(ii). */
import { refuse, type Refusal } from './errors.js';
import { exists, nextTurnOf, playerAt, startingAt, turnAfter } from './order.js';
import type { LotsEntry } from './record.js';
import type { FrameState, MatchState } from './state.js';

/** 3.17(d): the side chooses its player; after him the order of the frame goes on. */
const atRespottedBlack = (frame: FrameState, { first, player }: LotsEntry): FrameState => {
  const turn = nextTurnOf(frame.order, frame.next, first, player);
  return {
    ...frame,
    striker: frame.order[turn] ?? frame.striker,
    next: turnAfter(frame.order, turn),
    awaitingLots: false,
  };
};

/** Has the frame been opened and nothing played yet? A foul before the first stroke counts in `scoreless`. */
export const isUntouched = (frame: FrameState): boolean =>
  frame.strokes === 0 && frame.scoreless === 0 && !frame.joined;

/** Lots for who breaks off come before the first stroke, and not after a stalemate, 3.16(i). */
export const mayDrawLots = (frame: FrameState): boolean => isUntouched(frame) && !frame.reracked;

/** Applies the outcome of the lots. */
export const drawLots = (state: MatchState, entry: LotsEntry): MatchState | Refusal => {
  const { first, player } = entry;
  if (!exists(state.setup, [first, player ?? 0])) {
    return refuse('entry', 'no-such-player', { detail: 'first' });
  }
  const { frame } = state;
  if (state.over) return refuse('not-allowed', 'match-over');
  if (!frame || frame.end) {
    return { ...state, drawn: player === undefined ? { first } : { first, player } };
  }
  if (frame.awaitingLots) return { ...state, frame: atRespottedBlack(frame, entry) };
  if (!mayDrawLots(frame)) return refuse('not-allowed', 'no-lots', { clause: '3.3' });
  const order = startingAt(frame.order, nextTurnOf(frame.order, 0, first, player));
  return {
    ...state,
    base: state.opened === 1 ? first : state.base,
    frame: { ...frame, order, striker: playerAt(order, 0), next: turnAfter(order, 0) },
  };
};
