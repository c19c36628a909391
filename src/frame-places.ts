/** Which frame of which game: frames are counted within their game, 3.1(g). */
import { currentGame } from './match.js';
import type { MatchState } from './state.js';

/** Game within the match and frame within the game, both from 1. */
export interface FramePlace {
  readonly game: number;
  readonly frame: number;
}

/** The places of all frames that were opened, in order of play: one for each of a summary's `frames`. */
export const framePlaces = (state: MatchState): readonly FramePlace[] => {
  const ended = state.games.flatMap(({ played }, g) =>
    Array.from({ length: played }, (_, f) => ({ game: g + 1, frame: f + 1 })),
  );
  return state.frame && !state.frame.end
    ? [...ended, { game: state.games.length, frame: currentGame(state).played + 1 }]
    : ended;
};
