/** What a change does to scores and winners, in words. */
import {
  framePlaces,
  summarise,
  type FrameSummary,
  type MatchState,
  type Summary,
} from '../../../src/index.js';
import type { SheetWords } from '../../words/sheets/words.js';
import { frameName } from '../../words/frame-name.js';
import type { Who } from '../../words/who.js';

export interface Saying {
  readonly say: SheetWords;
  readonly names: Who;
}

export const scoreText = (scores: readonly number[]): string => scores.join('–');

const endText = (frame: string, after: FrameSummary, { say, names }: Saying): string => {
  if (after.ended === null) return say.frameOpen(frame);
  return after.winner === null
    ? say.frameTied(frame)
    : say.frameEnds(frame, names.side(after.winner));
};

const frameLines = (
  frame: string,
  before: FrameSummary | undefined,
  after: FrameSummary | undefined,
  saying: Saying,
): string[] => {
  const { say } = saying;
  if (!after) return [say.frameGone(frame)];
  const scores = scoreText(after.scores);
  const began = before ? scoreText(before.scores) : null;
  const ends = (before?.ended ?? null) !== after.ended || (before?.winner ?? null) !== after.winner;
  return [
    ...(began === null ? [say.frameNew(frame, scores)] : []),
    ...(began !== null && began !== scores ? [say.frameScores(frame, began, scores)] : []),
    ...(ends ? [endText(frame, after, saying)] : []),
  ];
};

const isOver = ({ now }: Summary): boolean => now.phase === 'match-over';

const matchLines = (before: Summary, after: Summary, { say, names }: Saying): string[] => {
  if (isOver(before) === isOver(after) && before.winner === after.winner) return [];
  if (!isOver(after)) return [say.matchOpen];
  return [after.winner === null ? say.matchDrawn : say.matchEnds(names.side(after.winner))];
};

/** One line for every score, frame and match that comes out differently; empty where none does. */
export const effectLines = (
  before: MatchState,
  after: MatchState,
  saying: Saying,
): readonly string[] => {
  const was = summarise(before);
  const is = summarise(after);
  const places = [...framePlaces(after), ...framePlaces(before).slice(is.frames.length)];
  const frames = places.map((place, i) =>
    frameLines(frameName(place, after.setup, saying.say), was.frames[i], is.frames[i], saying),
  );
  return [...frames.flat(), ...matchLines(was, is, saying)];
};
