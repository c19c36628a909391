/** Frames are counted within their game, as they are called and as the board shows them. */
import type { MatchState } from '../../src/index.js';
import { currentGame } from '../../src/match.js';

/** The frame that may be opened next. */
export const nextFrameNumber = (state: MatchState): number => {
  const { played, over } = currentGame(state);
  return over ? 1 : played + 1;
};

/** The frame under way, or the one that ended last. */
export const frameNumber = (state: MatchState): number => {
  const { played } = currentGame(state);
  return state.frame && !state.frame.end ? played + 1 : played;
};
