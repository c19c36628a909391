/** The entries of a match in few words, with the score after each: what the list of times shows. */
import {
  framePlaces,
  type AnyBall,
  type Entry,
  type MatchRecord,
  type MatchState,
} from '../../src/index.js';
import { frameName } from '../../components/words/frame-name.js';
import type { PageWords } from './words/words.js';

export interface StrokeLine {
  readonly index: number;
  /** Seconds into the video; null where the entry has no such time. */
  readonly video: number | null;
  readonly text: string;
  readonly scores: readonly number[];
  readonly opensFrame: boolean;
}

const total = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);

/** Points that an entry brought to anybody. */
const gained = (before: MatchState, after: MatchState): number => {
  const was = before.frame?.end ? [] : (before.frame?.scores ?? []);
  return Math.max(0, total(after.frame?.scores ?? []) - total(was));
};

const isFoul = (before: MatchState, after: MatchState): boolean =>
  Boolean(after.frame?.pending) && after.frame?.pending !== before.frame?.pending;

type Words = PageWords['entry'];

const ballsText = (balls: readonly AnyBall[], words: Words): string =>
  balls.map((ball) => words.balls[ball]).join(words.and);

const textOf = (entry: Entry, before: MatchState, after: MatchState, words: Words): string => {
  switch (entry.kind) {
    case 'frame': {
      const place = framePlaces(after).at(-1);
      return place ? frameName(place, after.setup, words) : '';
    }
    case 'stroke': {
      const points = gained(before, after);
      // A foul that ended the frame leaves no decision behind, but the striker's side got nothing.
      if (isFoul(before, after) || entry.fouls || entry.called) return words.foul(points);
      return entry.pocketed?.length ? words.pot(ballsText(entry.pocketed, words)) : words.safe;
    }
    case 'break':
      return words.break(entry.points);
    case 'penalty':
      return words.penalty(gained(before, after));
    default:
      return words[entry.kind];
  }
};

/** @param stateAfter the state after so many entries */
export const strokeLines = (
  { entries }: MatchRecord,
  stateAfter: (count: number) => MatchState,
  words: Words,
): readonly StrokeLine[] =>
  entries.map((entry, index) => {
    const [before, after] = [stateAfter(index), stateAfter(index + 1)];
    return {
      index,
      video: entry.video ?? null,
      text: textOf(entry, before, after, words),
      scores: after.frame?.scores ?? [],
      opensFrame: entry.kind === 'frame',
    };
  });
