/** A frame by its number in its game, 3.1(g); of several games the game is named too. */
import type { FramePlace, Setup } from '../../src/index.js';

export interface FrameWords {
  frame(number: number): string;
  frameOfGame(game: number, frame: number): string;
}

export const frameName = (
  { game, frame }: FramePlace,
  { match }: Setup,
  say: FrameWords,
): string => (match.games > 1 ? say.frameOfGame(game, frame) : say.frame(frame));
