import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TakenError, troubleOf } from '../../components/source/keeper.js';
import type { MatchRow } from '../../components/source/match-row.js';
import { NO_VERSION } from '../../components/source/version.js';
import { StorageKeeper } from '../../extension/storage-keeper.js';
import { record } from '../engine/support.js';
import { FakeLocks, FakeStorage } from './fake-storage.js';

const row = (id: string, title = 'A – B'): MatchRow => ({
  id,
  title,
  record: record([]),
  history: { done: [], undone: [] },
  created: 1,
  updated: 1,
  version: NO_VERSION,
});

const titleOf = async (keeper: StorageKeeper, id: string): Promise<string> =>
  ((await keeper.load(id)) as MatchRow).title;

const longer = (stored: unknown): MatchRow => row('one', `${(stored as MatchRow).title}+`);

test('what one page adds, another loads and lists', async () => {
  const area = new FakeStorage();
  await new StorageKeeper(area, null).add([row('one'), row('two')]);
  const other = new StorageKeeper(area, null);
  assert.equal(await titleOf(other, 'two'), 'A – B');
  assert.equal((await other.list()).length, 2);
});

test('a match that is not there is undefined', async () => {
  assert.equal(await new StorageKeeper(new FakeStorage(), null).load('none'), undefined);
});

test('settings and the like beside the matches are not listed', async () => {
  const area = new FakeStorage();
  await area.set({ settings: {} });
  const keeper = new StorageKeeper(area, null);
  await keeper.add([row('one')]);
  assert.deepEqual(await keeper.list(), [row('one')]);
});

test('all are added, or none', async () => {
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keeper.add([row('one')]);
  await assert.rejects(keeper.add([row('two'), row('one')]), TakenError);
  assert.equal(await keeper.load('two'), undefined);
});

test('updates of one page are done in the order asked for', async () => {
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keeper.add([row('one', '')]);
  await Promise.all([keeper.update('one', longer), keeper.update('one', longer)]);
  assert.equal(await titleOf(keeper, 'one'), '++');
});

test('no page comes between the reading and the writing of another', async () => {
  const [area, locks] = [new FakeStorage(), new FakeLocks().manager];
  const [one, two] = [new StorageKeeper(area, locks), new StorageKeeper(area, locks)];
  await one.add([row('one', '')]);
  await Promise.all([one, two, one, two].map((keeper) => keeper.update('one', longer)));
  assert.equal(await titleOf(one, 'one'), '++++');
});

test('null leaves the row, and so does a change that throws', async () => {
  const keeper = new StorageKeeper(new FakeStorage(), null);
  await keeper.add([row('one')]);
  await keeper.update('one', () => null);
  const failing = keeper.update('one', () => {
    throw new Error('no');
  });
  await assert.rejects(failing, /^Error: no$/);
  assert.equal(await titleOf(keeper, 'one'), 'A – B');
});

test('work goes on after a failure', async () => {
  const area = new FakeStorage();
  const keeper = new StorageKeeper(area, null);
  area.failure = new Error('no');
  await assert.rejects(keeper.add([row('one')]));
  area.failure = null;
  await keeper.add([row('one')]);
  assert.equal(await titleOf(keeper, 'one'), 'A – B');
});

for (const [browser, words] of [
  ['Chromium', 'Resource::kQuotaBytes quota exceeded'],
  ['Firefox', 'QuotaExceededError: storage.local API call exceeded its quota limitations.'],
] as const) {
  test(`full storage is told from a blocked one in ${browser}`, async () => {
    const area = new FakeStorage();
    area.failure = new Error(words);
    const keeper = new StorageKeeper(area, null);
    await assert.rejects(keeper.add([row('one')]), (error) => troubleOf(error) === 'full');
  });
}

test('any other failure is a blocked storage', async () => {
  const area = new FakeStorage();
  area.failure = new Error('An unexpected error occurred');
  const adding = new StorageKeeper(area, null).add([row('one')]);
  await assert.rejects(adding, (error) => troubleOf(error) === 'blocked');
});

test('a wipe of everything is told; a removed match is no wipe', async () => {
  const area = new FakeStorage();
  const keeper = new StorageKeeper(area, null);
  let wipes = 0;
  const stop = keeper.watch(() => (wipes += 1));
  await keeper.add([row('one')]);
  await keeper.remove('one');
  assert.equal(wipes, 0);
  await area.clear();
  assert.equal(wipes, 1);
  stop();
  await keeper.add([row('one')]);
  await area.clear();
  assert.equal(wipes, 1);
});

test('every page hears which matches changed', async () => {
  const area = new FakeStorage();
  const heard: string[] = [];
  new StorageKeeper(area, null).watchRows((ids) => heard.push(...ids));
  const other = new StorageKeeper(area, null);
  await other.add([row('one')]);
  await area.set({ settings: {} });
  await other.remove('one');
  assert.deepEqual(heard, ['one', 'one']);
});
