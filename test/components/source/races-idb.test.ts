/** Pads that enter, undo, take over, close and come back over a real database, with the browser's locks. */
import { expect } from '@open-wc/testing';
import { IdbKeeper } from '../../../components/source/idb-keeper.js';
import type { KeptMatch } from '../../../components/source/kept-match.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import type { Surroundings } from '../../../components/source/surroundings.js';
import { FRAME, MISSED, newToken, SETUP, tab, until } from './support.js';
import { chances } from './world.js';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const notesOf = ({ entries }: MatchRow['record']): string[] =>
  entries.flatMap(({ note }) => (note === undefined ? [] : [note]));

const play = async (seed: number, other: Partial<Surroundings>): Promise<void> => {
  const chance = chances(seed);
  const database = `test-${newToken()}`;
  const id = newToken();
  const open = (): Promise<KeptMatch> => tab(new IdbKeeper(database), other).open(id, SETUP);
  const pads: KeptMatch[] = [];
  for (let i = 0; i < 3; i += 1) pads.push(await open());
  const writers = (): KeptMatch[] => pads.filter(({ role }) => role === 'writer');
  await until(() => writers().length === 1);
  writers()[0]!.enter(FRAME);

  const accepted = new Set<string>();
  const undone = new Set<string>();
  const taking: Promise<void>[] = [];
  for (let i = 0; i < 80; i += 1) {
    const at = Math.floor(chance() * pads.length);
    const pad = pads[at]!;
    const what = chance();
    if (what < 0.2) taking.push(pad.takeOver());
    else if (what < 0.25) {
      pad.close();
      pads[at] = await open();
    } else if (what < 0.35 && pad.record.entries.length > 1) {
      const last = pad.record.entries.at(-1)?.note;
      if (pad.undo() === null && last !== undefined) undone.add(last);
    }
    const note = `${String(seed)}-${String(i)}`;
    for (const one of pads) if (one.enter({ ...MISSED, note }) === null) accepted.add(note);
    await wait(chance() * 10);
  }
  await Promise.all(taking);
  await until(() => writers().length === 1);
  await wait(1300);
  const writer = writers()[0]!;
  await writer.saved();
  await until(() =>
    pads.every(({ record }) => record.entries.length === writer.record.entries.length),
  );

  const keeper = new IdbKeeper(database);
  const rows = (await keeper.list()) as MatchRow[];
  const kept = new Set(rows.flatMap(({ record }) => notesOf(record)));
  expect([...accepted].filter((note) => !kept.has(note) && !undone.has(note))).to.deep.equal([]);
  expect(accepted.size).to.be.greaterThan(10);
  expect(rows.find((row) => row.id === id)?.record).to.deep.equal(writer.record);
  for (const pad of pads) pad.close();
  await keeper.close();
};

describe('pads over a real database', () => {
  it('lose nothing (1)', () => play(11, {})).timeout(30_000);
  it('lose nothing (2)', () => play(12, {})).timeout(30_000);
  it('lose nothing without Web Locks', () => play(13, { locks: null })).timeout(30_000);
});
