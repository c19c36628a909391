/** Order of play: 3.3(a), (b) and four-handed snooker, 3.17. */
import { refuse, type Refusal } from './errors.js';
import type { PlayerRef, Setup, Side } from './record.js';
import { samePlayer } from './state.js';

/** Everybody once, sides in turn; a side with fewer players sends them more often. */
export const defaultOrder = (sides: readonly Side[], first: number): PlayerRef[] => {
  const rounds = sides.map((side) => side.players.length).reduce(leastCommonMultiple);
  return Array.from({ length: rounds * sides.length }, (_, turn) => {
    const side = (first + turn) % sides.length;
    const round = Math.floor(turn / sides.length);
    return [side, round % playersOf(sides, side)] as const;
  });
};

const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

const playersOf = (sides: readonly Side[], side: number): number =>
  sides[side]?.players.length ?? 0;

/** Is there such a player in the set-up? */
export const exists = (setup: Setup, [side, player]: PlayerRef): boolean =>
  player < playersOf(setup.sides, side);

/** An order given for a frame: sides in turn, and everybody in it. */
export const checkOrder = (
  setup: Setup,
  order: readonly PlayerRef[],
  first: number,
): readonly PlayerRef[] | Refusal => {
  const sides = setup.sides.length;
  const inTurn = order.every(
    ([side], turn) =>
      side !== order[(turn + 1) % order.length]?.[0] && (turn > 0 || side === first),
  );
  const everybody = setup.sides.every((side, s) =>
    side.players.every((_, p) => order.some((ref) => samePlayer(ref, [s, p]))),
  );
  return order.length >= sides && order.every((ref) => exists(setup, ref)) && inTurn && everybody
    ? order
    : refuse('entry', 'bad-order', { clause: '3.17(a)' });
};

/** Index of the next turn of a side (or of one player of it) at or after `from`; -1 where none. */
export const nextTurnOf = (
  order: readonly PlayerRef[],
  from: number,
  side: number,
  player?: number,
): number => {
  for (let ahead = 0; ahead < order.length; ahead += 1) {
    const turn = (from + ahead) % order.length;
    const ref = order[turn];
    if (ref?.[0] === side && (player === undefined || ref[1] === player)) return turn;
  }
  return -1;
};

/** The same order, begun with another turn. */
export const startingAt = (order: readonly PlayerRef[], turn: number): readonly PlayerRef[] => [
  ...order.slice(turn),
  ...order.slice(0, turn),
];

export const playerAt = (order: readonly PlayerRef[], turn: number): PlayerRef =>
  order[turn % order.length] ?? [0, 0];

export const turnAfter = (order: readonly PlayerRef[], turn: number): number =>
  (turn + 1) % order.length;
