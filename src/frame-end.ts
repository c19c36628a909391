/** The end of a frame with the last black: 3.4. */
import { leader } from './frame.js';
import { playerAt, turnAfter } from './order.js';
import type { FrameEnd, FrameState, MatchState } from './state.js';
import { closeFrame, closeGame, drawsAggregateMatch, gameTotals, isAggregateEnd } from './match.js';

/** 3.4(b): black on its spot, white in-hand, lots decide who plays. */
const respotBlack = (frame: FrameState): FrameState => ({
  ...frame,
  reds: 0,
  colours: ['black'],
  on: 'black',
  striker: playerAt(frame.order, frame.next),
  next: turnAfter(frame.order, frame.next),
  running: false,
  freeBall: false,
  inHand: true,
  touching: [],
  spotting: ['black'],
  pending: null,
  misses: 0,
  replaced: false,
  respotted: true,
  awaitingLots: true,
});

/** 3.4(a): are the scores that count level after this score or foul? */
export const isLevel = (state: MatchState, frame: FrameState): boolean => {
  if (state.setup.game.wonBy !== 'aggregate') return leader(frame.scores) === null;
  return isAggregateEnd(state) && leader(gameTotals(state, frame.scores)) === null;
};

/** With one ball left the first score or foul ends the frame, unless it leaves the scores level. */
export const endOnLastBall = (state: MatchState, frame: FrameState): MatchState => {
  const winner = leader(frame.scores);
  const how = winner === null ? 'tied' : frame.respotted ? 'respotted-black' : 'black';
  const closed = closeFrame(state, frame, { how, winner });
  return isLevel(state, frame) || drawsAggregateMatch(state, closed)
    ? { ...state, frame: respotBlack(frame) }
    : closed;
};

/**
 * Ends a frame that was given up or awarded. Where aggregate points decide and are level after the
 * last frame, the black is re-spotted however the frame ended, 3.4(c); at that black it is final.
 */
export const endFrame = (state: MatchState, frame: FrameState, end: FrameEnd): MatchState => {
  const closed = closeFrame(state, frame, end);
  const level =
    (isAggregateEnd(state) && isLevel(state, frame)) || drawsAggregateMatch(state, closed);
  if (!level) return closed;
  return frame.respotted ? closeGame(closed, end.winner) : { ...state, frame: respotBlack(frame) };
};
