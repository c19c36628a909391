/** Strokes that were seen and not yet kept when their page went away. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Keeper } from '../../components/source/keeper.js';
import type { MatchRow } from '../../components/source/match-row.js';
import { Saver } from '../../components/source/saver.js';
import type { Version } from '../../components/source/version.js';
import { keepLastState } from '../../extension/last-state.js';
import { StorageKeeper } from '../../extension/storage-keeper.js';
import { pot, record } from '../engine/support.js';
import { FakeStorage } from './fake-storage.js';
import { HandClock } from './hand-clock.js';

const version = (revision: number, writer = 'ours'): Version => ({
  term: 1,
  revision,
  line: [{ writer, revision }],
});
const row = (reds: number, at: Version, title = 'A – B'): MatchRow => ({
  id: 'one',
  title,
  record: record([{ kind: 'frame' }, ...Array.from({ length: reds }, () => pot('red'))]),
  history: { done: [], undone: [] },
  created: 1,
  updated: 1,
  version: at,
});

const kept = async (stored: MatchRow, last: unknown): Promise<MatchRow> => {
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keeper.add([stored]);
  await keepLastState(keeper, last);
  return (await keeper.load('one')) as MatchRow;
};

test('the last state of the match’s writer is kept; its title is the list’s', async () => {
  const { record: match, title } = await kept(row(0, version(1), 'Final'), row(1, version(2)));
  assert.equal(match.entries.length, 2);
  assert.equal(title, 'Final');
});

test('a state that another writer has gone on from is left alone', async () => {
  const { record: match } = await kept(row(0, version(1, 'another')), row(1, version(2)));
  assert.equal(match.entries.length, 1);
});

test('such a state is a match of its own, once', async () => {
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keeper.add([row(0, version(1, 'another'))]);
  await keepLastState(keeper, row(1, version(2)));
  await keepLastState(keeper, row(1, version(2)));
  const copies = (await keeper.list()).filter((one) => (one as MatchRow).copyOf === 'one');
  assert.equal(copies.length, 1);
});

test('a state that comes late is left alone', async () => {
  const { record: match } = await kept(row(2, version(3)), row(1, version(2)));
  assert.equal(match.entries.length, 3);
});

test('what is no row changes nothing; nor does the row of a match that there is not', async () => {
  assert.equal((await kept(row(0, version(1)), { id: 'one' })).record.entries.length, 1);
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keepLastState(keeper, row(1, version(2)));
  assert.deepEqual(await keeper.list(), []);
});

test('a page that goes leaves what is not kept yet, and nothing where all is kept', async () => {
  const left: MatchRow[] = [];
  let hangs = false;
  const storage = new StorageKeeper(new FakeStorage(), null);
  const keeper: Keeper = {
    load: (id) => storage.load(id),
    list: () => storage.list(),
    add: (rows) => storage.add(rows),
    remove: (id) => storage.remove(id),
    update: (id, change) => (hangs ? new Promise(() => undefined) : storage.update(id, change)),
    leave: (last) => left.push(last),
  };
  const nothing = {
    changed: () => undefined,
    conflict: () => undefined,
    copied: () => undefined,
  };
  const saver = new Saver(keeper, new HandClock(), nothing);
  const claimed = await saver.claim(row(0, version(0)), 'ours');
  assert.ok(claimed);
  saver.save(row(1, version(1)));
  await saver.idle();
  saver.leave();
  assert.deepEqual(left, []);
  hangs = true;
  saver.save(row(2, version(2)));
  saver.save(row(3, version(3)));
  saver.leave();
  assert.deepEqual(
    left.map(({ version: { revision } }) => revision),
    [3],
  );
});
