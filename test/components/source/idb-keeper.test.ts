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

  describe('with a state that a page left as it went', () => {
    const at = (revision: number, writer = 'ours', title = 'a'): MatchRow => ({
      ...row('a', title),
      version: { term: 1, revision, line: [{ writer, revision }] },
    });
    const revisions = async (keeper: IdbKeeper): Promise<unknown[]> =>
      [await keeper.load('a'), ...(await keeper.list())].map(
        (one) => (one as MatchRow).version.revision,
      );
    const stored = async (first: MatchRow): Promise<IdbKeeper> => {
      const keeper = new IdbKeeper(name);
      await keeper.add([first]);
      return keeper;
    };
    const leftIn = (): string[] => Object.keys(localStorage).filter((key) => key.includes(name));

    it('gives that, which is newer; its title is the list’s', async () => {
      const page = await stored(at(1, 'ours', 'Final'));
      page.leave(at(2));
      await page.close();
      const next = new IdbKeeper(name);
      expect(await revisions(next)).to.deep.equal([2, 2]);
      expect(await next.load('a')).to.include({ title: 'Final' });
      await next.close();
    });

    it('gives the stored one where it is as new, or another writer’s', async () => {
      const keeper = await stored(at(2));
      keeper.leave(at(1));
      expect(await revisions(keeper)).to.deep.equal([2, 2]);
      keeper.leave(at(3, 'another'));
      expect(await revisions(keeper)).to.deep.equal([2, 2]);
      localStorage.setItem(leftIn()[0] ?? '', '{');
      expect(await revisions(keeper)).to.deep.equal([2, 2]);
      await keeper.update('a', (found) => found as MatchRow);
      await keeper.close();
    });

    it('goes on from it at the next write, which takes its place', async () => {
      const keeper = await stored(at(1));
      keeper.leave(at(2));
      await keeper.update('a', () => null);
      expect(leftIn()).to.have.length(1);
      await keeper.update('a', (found) => found as MatchRow);
      expect(leftIn()).to.deep.equal([]);
      expect(await revisions(keeper)).to.deep.equal([2, 2]);
      await keeper.close();
    });

    it('is a match of its own where another has gone on without it, once', async () => {
      const keeper = await stored(at(2, 'another'));
      const told: number[] = [];
      for (let times = 0; times < 2; times += 1) {
        keeper.leave(at(3));
        await keeper.update(
          'a',
          (found) => found as MatchRow,
          (count) => told.push(count),
        );
      }
      expect(told).to.deep.equal([1]);
      expect(leftIn()).to.deep.equal([]);
      const copies = (await keeper.list()).filter((one) => (one as MatchRow).copyOf === 'a');
      expect(copies).to.have.length(1);
      await keeper.close();
    });

    it('takes nothing from what other pages left, before or since', async () => {
      const keeper = await stored(at(1, 'another'));
      keeper.leave(at(3));
      keeper.leave(at(4, 'a third'));
      await keeper.update('a', (found) => {
        keeper.leave(at(5, 'a fourth'));
        return found as MatchRow;
      });
      expect(await keeper.list()).to.have.length(3);
      await keeper.update('a', (found) => found as MatchRow);
      expect(await keeper.list()).to.have.length(4);
      await keeper.close();
    });

    it('is gone with its match', async () => {
      const keeper = await stored(at(1));
      keeper.leave(at(2));
      await keeper.remove('a');
      expect(leftIn()).to.deep.equal([]);
      expect(await keeper.list()).to.deep.equal([]);
      await keeper.close();
    });
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
