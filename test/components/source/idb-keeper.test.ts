import { expect } from '@open-wc/testing';
import { deleteDB, openDB, unwrap } from 'idb';
import { IdbKeeper, MIGRATIONS, type Migration } from '../../../components/source/idb-keeper.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import { NO_VERSION } from '../../../components/source/version.js';
import { FRAME, newToken, SETUP } from './support.js';

const row = (id: string, title = id): MatchRow => ({
  id,
  title,
  record: { format: 'snooker-match', version: 1, setup: SETUP, entries: [FRAME] },
  history: { done: [], undone: [] },
  created: 1,
  updated: 1,
  version: NO_VERSION,
});
/** A later version of the database, as a later release would have it. */
const LATER: readonly Migration[] = [
  ...MIGRATIONS,
  (_database, transaction) => {
    unwrap(transaction).objectStore('matches').createIndex('updated', 'updated');
  },
];

describe('rows in IndexedDB', () => {
  let name: string;
  beforeEach(() => {
    name = `test-${newToken()}`;
  });
  afterEach(() => deleteDB(name));

  it('is upgraded step by step, with what is in it', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('a')]);
    await keeper.close();
    const later = new IdbKeeper(name, LATER);
    expect(await later.load('a')).to.deep.equal(row('a'));
    await later.close();
    const database = await openDB(name);
    expect(database.version).to.equal(MIGRATIONS.length + 1);
    expect([...database.transaction('matches').store.indexNames]).to.deep.equal(['updated']);
    database.close();
  });

  it('is made at its newest version by all steps', async () => {
    const later = new IdbKeeper(name, LATER);
    await later.add([row('a')]);
    expect(await later.list()).to.deep.equal([row('a')]);
    await later.close();
  });

  it('lets go for a page of a later version', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('a')]);
    const later = new IdbKeeper(name, LATER);
    expect(await later.load('a')).to.deep.equal(row('a'));
    // The older page cannot open it any more, and is told so.
    const error: unknown = await keeper.load('a').catch((e: unknown) => e);
    expect(error).to.include({ name: 'VersionError' });
    await later.close();
  });

  it('does not wait for ever for a page that does not let go', async () => {
    const stubborn = await openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('matches', { keyPath: 'id' });
      },
    });
    const later = new IdbKeeper(name, LATER);
    const error: unknown = await later.load('a').catch((e: unknown) => e);
    expect(error).to.be.instanceOf(Error);
    stubborn.close();
    expect(await later.load('a')).to.equal(undefined);
    await later.close();
  });

  it('does updates in the order in which they were asked for, each on the one before', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('a', '')]);
    const letters = 'abcdefghij'.split('');
    await Promise.all(
      letters.map((letter) =>
        keeper.update('a', (stored) => {
          const before = stored as MatchRow;
          return { ...before, title: before.title + letter };
        }),
      ),
    );
    expect(await keeper.load('a')).to.include({ title: 'abcdefghij' });
    await keeper.close();
  });

  it('leaves a row as it is where the change throws', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('a')]);
    const update = keeper.update('a', () => {
      throw new RangeError('no');
    });
    expect(await update.catch((e: unknown) => e)).to.be.instanceOf(RangeError);
    expect(await keeper.load('a')).to.deep.equal(row('a'));
    await keeper.close();
  });

  it('adds all rows or none', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('b', 'before')]);
    const error: unknown = await keeper.add([row('a'), row('b')]).catch((e: unknown) => e);
    expect(error).to.include({ name: 'TakenError' });
    expect(await keeper.list()).to.deep.equal([row('b', 'before')]);
    await keeper.close();
  });

  it('opens the database anew where it was deleted under its feet', async () => {
    const keeper = new IdbKeeper(name);
    await keeper.add([row('a')]);
    await deleteDB(name);
    await keeper.update('a', (stored) => (stored === undefined ? row('a', 'new') : null));
    expect(await keeper.load('a')).to.include({ title: 'new' });
    await keeper.close();
  });
});
