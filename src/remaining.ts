/** Points remaining and snookers required: arithmetic.md, 3.1(e). */
import { VALUE, valueOf, type Colour } from './balls.js';
import { isLastBallOn, type FrameState, type Position } from './state.js';
import type { Snookers } from './summary-types.js';

type Table = Pick<Position, 'reds' | 'colours' | 'on' | 'freeBall'>;

const highest = (colours: readonly Colour[]): number => {
  const top = colours.at(-1);
  return top === undefined ? 0 : VALUE[top];
};

/** All that lies on the table for somebody who comes to it afresh: each red with its colour, then all colours. */
export const onTheTable = ({ reds, colours }: Pick<Table, 'reds' | 'colours'>): number =>
  reds * (VALUE.red + highest(colours)) + valueOf(colours);

/**
 * What the striker can still score with no foul: the table, the colour of choice that is on, and a
 * free ball on offer (with reds an extra red and colour; else the value of the ball on once more).
 */
export const strikersRemaining = (table: Table): number => {
  const { colours, on, freeBall } = table;
  const choice = on === 'choice' ? highest(colours) : 0;
  const free = freeBall
    ? on === 'red'
      ? VALUE.red + highest(colours)
      : on === 'choice'
        ? 0
        : VALUE[on]
    : 0;
  return onTheTable(table) + choice + free;
};

/** Points remaining, for each side. */
export const remaining = (frame: FrameState): readonly number[] =>
  frame.scores.map((_, side) => {
    if (frame.end) return 0;
    // Before the lots anybody may come first to the re-spotted black, 3.4(b).
    return side === frame.striker[0] ? strikersRemaining(frame) : onTheTable(frame);
  });

/** Least value of a foul from here on: four, or the lowest ball that will be on, 3.12 lead. */
export const leastPenalty = ({ reds, colours }: Pick<Table, 'reds' | 'colours'>): number => {
  const lowest = colours[0];
  return reds > 0 || lowest === undefined ? 4 : Math.max(4, VALUE[lowest]);
};

/**
 * Penalties that a side needs to draw level and to win.
 * @param behind points behind the best other side (negative when ahead)
 * @param points points remaining for the side
 * @param table what is left; with one ball left the first foul ends the frame, 3.4(a)
 */
export const snookersNeeded = (
  behind: number,
  points: number,
  table: Pick<Table, 'reds' | 'colours' | 'on'>,
): Snookers => {
  const least = leastPenalty(table);
  const excess = behind - points;
  if (isLastBallOn(table)) {
    const one = (enough: boolean): number | null => (enough ? 1 : null);
    return {
      tie: excess > 0 ? one(behind <= least) : 0,
      win: excess >= 0 ? one(behind < least) : 0,
    };
  }
  return {
    tie: excess > 0 ? Math.ceil(excess / least) : 0,
    win: excess >= 0 ? Math.floor(excess / least) + 1 : 0,
  };
};

/** With more than two sides each one ahead must foul for itself: its penalty lifts all the others alike. */
const together = (needs: readonly Snookers[]): Snookers => {
  const sum = (counts: readonly (number | null)[]): number | null =>
    counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);
  return { tie: sum(needs.map(({ tie }) => tie)), win: sum(needs.map(({ win }) => win)) };
};

/** Snookers required, for each side; `totals` are the scores that decide (the aggregate at its end). */
export const snookers = (
  frame: FrameState,
  totals: readonly number[] = frame.scores,
): readonly (Snookers | null)[] => {
  const points = remaining(frame);
  return totals.map((total, side) => {
    if (frame.end) return null;
    const others = totals.filter((_, s) => s !== side);
    return together(others.map((other) => snookersNeeded(other - total, points[side] ?? 0, frame)));
  });
};
