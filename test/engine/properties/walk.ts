/** Walks through matches at random, each step from one number of a tape. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  EDITION_NAMES,
  FORMAT,
  VERSION,
  WON_BY,
  apply,
  begin,
  isRefusal,
  parseSetup,
  type Entry,
  type MatchRecord,
  type MatchState,
  type Refusal,
  type Setup,
  type SetupInput,
} from '../../../src/index.js';
import { dice, type Dice } from './dice.js';
import { offered } from './offered.js';

const wonBy = fc.constantFrom(...WON_BY);

const side = fc.record({
  players: fc.array(
    fc.record({ name: fc.constant('P'), wheelchair: fc.boolean() }, { requiredKeys: ['name'] }),
    { minLength: 1, maxLength: 3 },
  ),
  start: fc.oneof(fc.constant(0), fc.integer({ min: -30, max: 60 })),
});

/** All editions, two to four sides, one to fifteen reds, handicaps, every way to win. */
export const setups: fc.Arbitrary<SetupInput> = fc.record({
  rules: fc.constantFrom(...EDITION_NAMES),
  sides: fc.oneof(
    fc.array(side, { minLength: 2, maxLength: 2 }),
    fc.array(side, { minLength: 2, maxLength: 4 }),
  ),
  reds: fc.oneof(fc.constant(15), fc.integer({ min: 1, max: 15 })),
  game: fc.record({ frames: fc.integer({ min: 1, max: 9 }), wonBy }),
  match: fc.record({ games: fc.integer({ min: 1, max: 5 }), wonBy }),
  first: fc.integer({ min: 0, max: 1 }),
});

/** A smaller seed is no simpler, so that only the tape gets shorter. */
export const tapes = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.noShrink(fc.nat()), { maxLength: most, size: 'max' });

/** Mutation testing plays a part of it all, the same part for each change. */
const SHARE = Number(process.env.PLAY_SHARE ?? 1);
const SEED = SHARE < 1 ? { seed: 147 } : {};

/** Seed and path of a failure stand in the error. */
export const holds = <T>(property: fc.IProperty<T>, runs: number): void =>
  fc.assert(property, {
    numRuns: Math.ceil(runs * SHARE),
    includeErrorInReport: true,
    ...SEED,
  });

/** That a count reached, in all play, what it should have. */
export const atLeast = (full: number, count: number): void =>
  assert.ok(count >= full * SHARE, `only ${count}`);

export const recordOf = (setup: SetupInput, entries: readonly Entry[]): MatchRecord => ({
  format: FORMAT,
  version: VERSION,
  setup,
  entries,
});

export const parsed = (setup: SetupInput): Setup => {
  const read = parseSetup(setup);
  if (isRefusal(read)) throw new Error(`not a set-up: ${read.detail}`);
  return read;
};

/** Freezes what is not frozen yet; most of a state is shared with the one before it. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

export interface Step {
  readonly before: MatchState;
  readonly entry: Entry;
  readonly after: MatchState;
  readonly d: Dice;
}

/** Entries taken in all walks of this process. */
export let steps = 0;

/**
 * Plays as many offered entries as the tape has numbers; a match that is over gives way to a new one.
 * @throws where an entry that was offered is refused
 */
export const walk = (
  input: SetupInput,
  tape: readonly number[],
  see: (step: Step) => void,
): void => {
  const setup = parsed(input);
  let state = frozen(begin(setup));
  for (const seed of tape) {
    if (state.over) state = frozen(begin(setup));
    const d = dice(seed);
    const entry = frozen(offered(state, d));
    const next: MatchState | Refusal = apply(state, entry);
    if (isRefusal(next)) {
      const why = `${next.code} ${next.reason} ${next.detail ?? ''}`;
      throw new Error(`offered and refused (${why}): ${JSON.stringify(entry)}`);
    }
    frozen(next);
    see({ before: state, entry, after: next, d });
    state = next;
    steps += 1;
  }
};

/** The entries of one match, as the walk would play it. */
export const matchOf = (input: SetupInput, tape: readonly number[]): Entry[] => {
  let state = begin(parsed(input));
  const entries: Entry[] = [];
  for (const seed of tape) {
    if (state.over) break;
    const entry = offered(state, dice(seed));
    const next = apply(state, entry);
    if (isRefusal(next)) continue;
    state = next;
    entries.push(entry);
  }
  return entries;
};
