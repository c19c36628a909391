/** The fewest penalties with which a side can still draw level or win, wherever they are earned. */
import { VALUE, type Colour } from '../balls.js';
import { LEAST_PENALTY } from '../penalty.js';
import type { FrameState } from '../state.js';
import type { Snookers } from '../summary-types.js';

/** One place in the rest of a frame, as a side would play it: what it can gain there. */
interface Place {
  /** Points for the ball (or the red and its colour) that is potted to leave the place. */
  readonly pot: number;
  /** Least penalty of a foul by the others here; null where only the side itself plays. */
  readonly foul: number | null;
  /** 3.4(a): the last ball; a foul on it ends the frame, and is earned in place of the ball. */
  readonly last: boolean;
}

/** 3.12 lead: the value of the ball on, and never under four. */
const leastFoul = (value: number): number => Math.max(LEAST_PENALTY, value);

const valueAt = (colours: readonly Colour[], index: number): number => {
  const colour = colours.at(index);
  return colour === undefined ? 0 : VALUE[colour];
};

/** What is at once on: taken by the striker only, or the ball at which another side may foul first. */
const opening = ({ colours, on, freeBall }: FrameState, atTable: boolean): readonly Place[] => {
  const highest = valueAt(colours, -1);
  if (on === 'choice') {
    // The others may foul at the colour that they find cheapest, and be replaced there, 3.14(a).
    return atTable
      ? [{ pot: highest, foul: null, last: false }]
      : [{ pot: 0, foul: leastFoul(valueAt(colours, 0)), last: false }];
  }
  if (!freeBall || !atTable) return [];
  // 3.10: with reds an extra red and its colour, else the value of the ball on once more.
  return [{ pot: on === 'red' ? VALUE.red + highest : VALUE[on], foul: null, last: false }];
};

/** The places of the rest of the frame in order: reds with the highest colour, then the colours. */
const courseOf = (frame: FrameState, atTable: boolean): readonly Place[] => {
  const { reds, colours } = frame;
  const red: Place = {
    pot: VALUE.red + valueAt(colours, -1),
    foul: leastFoul(VALUE.red),
    last: false,
  };
  return [
    ...opening(frame, atTable),
    ...Array.from({ length: reds }, () => red),
    ...colours.map((colour, c) => ({
      pot: VALUE[colour],
      foul: leastFoul(VALUE[colour]),
      last: c === colours.length - 1,
    })),
  ];
};

/**
 * The most that a side can gain on an opponent with 0, 1, 2 … penalties: searched backwards from
 * the last ball, at every place either a foul more or the pot.
 * @param most penalties that are worth looking at
 */
const gains = (course: readonly Place[], most: number): readonly number[] =>
  course.reduceRight<readonly number[]>(
    (after, { pot, foul, last }) => {
      const here: number[] = [];
      for (let penalties = 0; penalties <= most; penalties += 1) {
        const potted = pot + (after[penalties] ?? -Infinity);
        // The foul on the last ball leaves nothing to be gained after it.
        const before = last ? (penalties === 1 ? 0 : -Infinity) : here[penalties - 1];
        const fouled = foul === null || before === undefined ? -Infinity : foul + before;
        here.push(Math.max(potted, fouled));
      }
      return here;
    },
    [0],
  );

/** Fewest penalties by one opponent, from whom a side is `behind` points; null where none is enough. */
const against = (behind: number, course: readonly Place[]): Snookers => {
  const excess = behind - course.reduce((points, { pot }) => points + pot, 0);
  const most = Math.ceil((Math.max(-1, excess) + 1) / LEAST_PENALTY);
  const gained = gains(course, most);
  const first = (enough: (points: number) => boolean): number | null => {
    const penalties = gained.findIndex(enough);
    return penalties < 0 ? null : penalties;
  };
  return { tie: first((points) => points >= behind), win: first((points) => points > behind) };
};

const sum = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);

/**
 * For each side, the fewest penalties by the others with which it can still draw level, and win.
 * Each counts at the least value that it can have at the ball where it is earned; the side itself
 * pots everything, the others nothing. A free ball after a foul to come is not reckoned with.
 * With several opponents each must be caught by fouls of his own, since his penalties go to all
 * the others alike, 3.1(d).
 * @param totals scores that decide: of the frame, or of the game at the end of an aggregate one
 */
export const fewestPenalties = (
  frame: FrameState,
  totals: readonly number[],
): readonly (Snookers | null)[] =>
  totals.map((total, side) => {
    if (frame.end) return null;
    // A black re-spotted at level scores can be won by everybody, 3.4(b)(iv).
    if (frame.respotted) return { tie: 0, win: 0 };
    const course = courseOf(frame, side === frame.striker[0]);
    const needs = totals
      .filter((_, other) => other !== side)
      .map((other) => against(other - total, course));
    return { tie: sum(needs.map(({ tie }) => tie)), win: sum(needs.map(({ win }) => win)) };
  });
