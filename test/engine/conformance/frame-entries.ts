/** A planned frame, stroke by stroke, as a referee would note it. */
import type { AnyBall, Entry, StrokeEntry } from '../../../src/index.js';
import { dice, type Dice } from '../properties/dice.js';
import { MISSED, decide, pot } from '../support.js';
import { planFrame, type Plan, type Visit } from './plan.js';

type Turn = Visit | { readonly side: number; readonly foul: StrokeEntry; readonly free: boolean };

/** Fouls with a red on, by what they cost: 3.12. */
const FOULS: Readonly<Record<number, readonly Omit<StrokeEntry, 'kind'>[]>> = {
  4: [
    { hit: 'none' },
    { pocketed: ['white'] },
    { hit: 'yellow' },
    { hit: 'none', miss: true },
    { fouls: ['feet'] },
  ],
  5: [{ hit: 'blue' }, { pocketed: ['blue'] }, { hit: 'yellow', pocketed: ['blue', 'white'] }],
  6: [{ hit: 'pink' }, { forcedOff: ['pink'] }],
  7: [{ hit: 'black' }, { hit: ['red', 'black'] }, { fouls: ['measured'] }],
};

/** Penalties of 4 to 7 that add up to `points`. */
const penalties = (points: number, d: Dice): number[] => {
  if (points === 0) return [];
  const left = (value: number): number => points - value;
  const value = d.pick([4, 5, 6, 7].filter((each) => left(each) === 0 || left(each) >= 4));
  return [value, ...penalties(left(value), d)];
};

const foulsOf = (plan: Plan, d: Dice): Turn[] =>
  [0, 1].flatMap((to) =>
    penalties(plan.fouls[to]!, d).map((value): Turn => {
      const fields = d.pick(FOULS[value]!);
      return { side: 1 - to, foul: { kind: 'stroke', ...fields }, free: false };
    }),
  );

/** Fouls come while a red is on: before any visit up to the one that takes the last red. */
const withFouls = (plan: Plan, d: Dice): Turn[] => {
  const turns: Turn[] = [...plan.visits];
  const reds = plan.visits.map(({ strokes }) => strokes.flat().filter((ball) => ball === 'red'));
  const lastRed = reds.findLastIndex((fell) => fell.length > 0);
  const fouls = foulsOf(plan, d);
  const first = plan.visits[0]?.side;
  const given = plan.free ? fouls.findIndex(({ side }) => side !== first) : -1;
  const [last] = given >= 0 ? fouls.splice(given, 1) : [];
  for (const foul of fouls) {
    turns.splice(plan.free ? 0 : d.below(Math.max(0, lastRed) + 1), 0, foul);
  }
  if (last) turns.splice(fouls.length, 0, { ...last, free: true } as Turn);
  return turns;
};

const visitEntries = ({ strokes }: Visit, free: boolean, d: Dice): Entry[] =>
  strokes.map((balls, i) => {
    if (i > 0 || !free) {
      const shown = d.chance(50) && balls.length === 1 && i % 2 === 1;
      return shown ? { ...pot(...balls), hit: balls[0]! } : pot(...balls);
    }
    const nominated = d.pick(['yellow', 'brown', 'black'] as const);
    const fell: AnyBall[] = [nominated, ...balls.slice(1)];
    return { kind: 'stroke', nominated, pocketed: fell };
  });

/**
 * The entries of one frame that ends in these scores, the opening entry included.
 * @param breaks breaks of 50 and more of each side
 * @param first side that breaks off
 * @param seed decides which fouls are made, and when
 */
export const frameEntries = (
  scores: readonly [number, number],
  breaks: readonly [readonly number[], readonly number[]],
  first: number,
  seed: number,
): Entry[] => {
  const d = dice(seed);
  const plan = planFrame(scores, breaks);
  const entries: Entry[] = [{ kind: 'frame', first }];
  let striker = first;
  const bring = (side: number): void => {
    if (striker !== side) entries.push(MISSED);
    striker = side;
  };
  let free = false;
  let black = false;
  for (const turn of withFouls(plan, d)) {
    bring(turn.side);
    if ('foul' in turn) {
      entries.push(turn.free ? { ...turn.foul, freeBall: true } : turn.foul);
      if (d.chance(50)) entries.push(decide('play'));
      free = turn.free;
      striker = 1 - turn.side;
      continue;
    }
    entries.push(...visitEntries(turn, free, d));
    free = false;
    black = turn.clears;
    if (!black) entries.push(MISSED);
    striker = 1 - turn.side;
  }
  if (!black) {
    // The loser gives up when he comes to the table.
    const loser = scores[0] < scores[1] ? 0 : 1;
    bring(loser);
    entries.push({ kind: 'concede', by: loser });
  }
  return entries;
};
