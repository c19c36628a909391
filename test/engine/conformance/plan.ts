/** Who scores what, in which order, so that a frame ends in the scores that are known of it. */
import { COLOURS } from '../../../src/index.js';
import { potential, waysFor, type Table, type Way } from './ways.js';

export interface Visit {
  readonly side: number;
  readonly strokes: Way['strokes'];
  /** It ends with the last black. */
  readonly clears: boolean;
}

export interface Plan {
  /** Points that each side gets from fouls of the other. */
  readonly fouls: readonly [number, number];
  /** The frame opens with a free ball for the first visit. */
  readonly free: boolean;
  readonly visits: readonly Visit[];
}

/** What is still to be made: known breaks, and the rest of each side's points. */
interface Rest {
  readonly breaks: readonly [readonly number[], readonly number[]];
  readonly points: readonly [number, number];
}

/** A break below this is not listed by the sources. */
const LISTED = 50;
const SIDES = [0, 1] as const;

const put = <T>(pair: readonly [T, T], side: 0 | 1, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];

const without = (list: readonly number[], item: number): number[] => {
  const at = list.indexOf(item);
  return list.filter((_, i) => i !== at);
};

const sum = (list: readonly number[]): number => list.reduce((total, item) => total + item, 0);

interface Next {
  readonly side: 0 | 1;
  readonly points: number;
  readonly rest: Rest;
}

/** Visits that may come next: a listed break, or a smaller one from the rest. */
const nextVisits = ({ breaks, points }: Rest): Next[] => {
  const listed = SIDES.flatMap((side) =>
    [...new Set(breaks[side])].map((made): Next => {
      const rest = { breaks: put(breaks, side, without(breaks[side], made)), points };
      return { side, points: made, rest };
    }),
  );
  const small = SIDES.flatMap((side) => {
    const most = Math.min(points[side], LISTED - 1);
    return Array.from({ length: most }, (_, i): Next => {
      const made = most - i;
      return {
        side,
        points: made,
        rest: { breaks, points: put(points, side, points[side] - made) },
      };
    });
  });
  return [...listed, ...small];
};

const search = (table: Table, rest: Rest, dead: Set<string>): Visit[] | null => {
  const needed = sum(rest.breaks.flat()) + sum(rest.points);
  if (needed === 0) return [];
  if (needed > potential(table) || table.down === COLOURS.length) return null;
  const key = JSON.stringify([table, rest]);
  if (dead.has(key)) return null;
  for (const next of nextVisits(rest)) {
    for (const way of waysFor(table, next.points)) {
      const later = search(way.left, next.rest, dead);
      const clears = way.left.down === COLOURS.length;
      if (later) return [{ side: next.side, strokes: way.strokes, clears }, ...later];
    }
  }
  dead.add(key);
  return null;
};

/** Points that fouls can add up to. */
const foulSums = (most: number): number[] =>
  Array.from({ length: most + 1 }, (_, points) => points).filter(
    (points) => points === 0 || points >= 4,
  );

/**
 * A plan for a frame with these scores and these breaks of 50 and more; as few fouls as it takes.
 * @throws where no play can end like that
 */
export const planFrame = (
  scores: readonly [number, number],
  breaks: readonly [readonly number[], readonly number[]],
): Plan => {
  const own = SIDES.map((side) => scores[side] - sum(breaks[side])) as [number, number];
  const pairs = foulSums(own[0])
    .flatMap((a) => foulSums(own[1]).map((b): [number, number] => [a, b]))
    .sort(([a, b], [c, d]) => a + b - (c + d));
  for (const fouls of pairs) {
    const points: [number, number] = [own[0] - fouls[0], own[1] - fouls[1]];
    for (const free of [false, true]) {
      // A free ball is one red more, for the side that was fouled.
      const table = { reds: free ? 16 : 15, down: 0 };
      const visits = search(table, { breaks, points }, new Set());
      const first = visits?.[0]?.side;
      if (!visits || (free && (first === undefined || fouls[first] === 0))) continue;
      return { fouls, free, visits };
    }
  }
  throw new Error(`no play ends ${scores.join('-')} with breaks ${JSON.stringify(breaks)}`);
};
