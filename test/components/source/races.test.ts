/** Pads that take a match from each other at any time, over slow storage: what was accepted is there. */
import { expect } from '@open-wc/testing';
import type { KeptMatch } from '../../../components/source/kept-match.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import { MemoryKeeper } from '../../../components/source/memory-keeper.js';
import type { Surroundings } from '../../../components/source/surroundings.js';
import { FRAME, MISSED, newToken, SETUP, tab, until } from './support.js';

/** Numbers from 0 to 1, the same for the same seed. */
const chances = (seed: number) => (): number => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Updates in order, each after a while. */
class SlowKeeper extends MemoryKeeper {
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly chance: () => number) {
    super();
  }

  override update(...[id, change]: Parameters<MemoryKeeper['update']>): Promise<void> {
    const turn = this.#last.then(() => wait(this.chance() * 15));
    const done = turn.then(() => super.update(id, change));
    this.#last = done.catch(() => undefined);
    return done;
  }
}

const play = async (seed: number, other: Partial<Surroundings>): Promise<void> => {
  const chance = chances(seed);
  const keeper = new SlowKeeper(chance);
  const id = newToken();
  const pads: KeptMatch[] = [];
  for (let i = 0; i < 3; i += 1) pads.push(await tab(keeper, other).open(id, SETUP));
  const writers = (): KeptMatch[] => pads.filter(({ role }) => role === 'writer');
  await until(() => writers().length === 1);
  expect(writers()[0]!.enter(FRAME)).to.equal(null);

  const accepted: string[] = [];
  const taking: Promise<void>[] = [];
  for (let i = 0; i < 60; i += 1) {
    const pad = pads[Math.floor(chance() * pads.length)]!;
    if (chance() < 0.2) taking.push(pad.takeOver());
    const note = `${seed}-${i}`;
    for (const one of pads) {
      if (one.enter({ ...MISSED, note }) === null) accepted.push(note);
    }
    await wait(chance() * 12);
  }
  await Promise.all(taking);
  await until(() => writers().length === 1);
  const writer = writers()[0]!;
  await wait(1200);
  await writer.saved();

  const rows = [...keeper.rows.values()] as MatchRow[];
  const kept = new Set(rows.flatMap(({ record }) => record.entries.map(({ note }) => note)));
  expect(accepted.filter((note) => !kept.has(note))).to.deep.equal([]);
  expect(accepted.length).to.be.greaterThan(10);
  // No stroke was taken by two pads at once.
  expect(new Set(accepted).size).to.equal(accepted.length);
  // Without a channel followers look at storage now and then only.
  const inStep = other.channel ? [writer] : pads;
  expect(inStep.map(({ record }) => record.entries.length)).to.deep.equal(
    inStep.map(() => writer.record.entries.length),
  );
  for (const pad of pads) pad.close();
};

describe('pads that take a match from each other', () => {
  for (const seed of [1, 2, 3]) {
    it(`lose nothing (${seed})`, () => play(seed, {}));
  }
  it('lose nothing without Web Locks', () => play(4, { locks: null }));
  it('lose nothing without a channel', () => play(5, { channel: () => null }));
});
