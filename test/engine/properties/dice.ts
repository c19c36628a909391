/** Chance that can be replayed: every throw follows from one number. */

export interface Dice {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Each of a list with this chance. */
  some<T>(list: readonly T[], percent: number): T[];
  shuffled<T>(list: readonly T[]): T[];
}

/** Multiply with carry and mix: small, and good enough to wander through a game. */
export const dice = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (count: number): number => next() % count;
  const chance = (percent: number): boolean => below(100) < percent;
  return {
    below,
    chance,
    pick: (list) => list[below(list.length)]!,
    some: (list, percent) => list.filter(() => chance(percent)),
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
};
