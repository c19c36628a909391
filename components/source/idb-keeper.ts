/** Rows in IndexedDB. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { TakenError, type Keeper } from './keeper.js';
import { LastStates, leftOut } from './last-state.js';
import type { MatchRow } from './match-row.js';

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRow };
}
type Database = IDBPDatabase<Schema>;
type Upgrade = Parameters<
  NonNullable<NonNullable<Parameters<typeof openDB<Schema>>[2]>['upgrade']>
>;

/** One step from a version of the database to the next. */
export type Migration = (database: Database, transaction: Upgrade[3]) => void;

/** Step `n` makes version `n + 1`. A step that was published is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('matches', { keyPath: 'id' });
  },
];

/** An entry must outlive a power cut, not only a crash of the page. */
const SAFELY = { durability: 'strict' } as const;

export class IdbKeeper implements Keeper {
  #opening: Promise<Database> | null = null;
  readonly #watchers = new Set<() => void>();
  readonly #left: LastStates;

  constructor(
    readonly name = 'snooker-scoreboard',
    readonly migrations = MIGRATIONS,
  ) {
    this.#left = new LastStates(name);
  }

  async load(id: string): Promise<unknown> {
    return this.#left.standing(await this.#use((database) => database.get('matches', id)), id);
  }

  async list(): Promise<readonly unknown[]> {
    const rows = await this.#use((database) => database.getAll('matches'));
    return rows.map((row) => this.#left.standing(row, row.id));
  }

  async update(...[id, change, copied]: Parameters<Keeper['update']>): Promise<void> {
    let copies = 0;
    const done = await this.#use(async (database) => {
      const transaction = database.transaction('matches', 'readwrite', SAFELY);
      const work = async (): Promise<readonly unknown[]> => {
        copies = 0;
        const found = await transaction.store.get(id);
        const left = this.#left.of(id);
        const next = change(this.#left.standing(found, id, left));
        if (!next) return [];
        // What was left is in it now, or somebody else has gone on without it.
        const others = left.map((last) => leftOut(next, last)).filter((row) => row !== null);
        await transaction.store.put(next);
        for (const row of others) {
          // One that is there may have been gone on with.
          if (await transaction.store.getKey(row.id)) continue;
          await transaction.store.add(row);
          copies += 1;
        }
        return left;
      };
      return whole(transaction, work());
    });
    this.#left.forget(id, done);
    if (copies > 0) copied?.(copies);
  }

  async add(rows: readonly MatchRow[]): Promise<void> {
    await this.#use(async (database) => {
      const transaction = database.transaction('matches', 'readwrite', SAFELY);
      const work = Promise.all(rows.map((row) => transaction.store.add(row)));
      await whole(transaction, work).catch((error: unknown) => {
        const taken = error instanceof DOMException && error.name === 'ConstraintError';
        throw taken ? new TakenError('an id is in use') : error;
      });
    });
  }

  async remove(id: string): Promise<void> {
    await this.#use((database) => database.delete('matches', id));
    this.#left.forget(id, this.#left.of(id));
  }

  leave(row: MatchRow): void {
    this.#left.leave(row);
  }

  watch(wiped: () => void): () => void {
    this.#watchers.add(wiped);
    return () => this.#watchers.delete(wiped);
  }

  /** Lets go of the database; the next use opens it anew. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    await opening?.then((database) => {
      database.close();
    });
  }

  async #use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#open());
    } catch (error) {
      // The connection was closed under our feet, maybe long ago: a new one is tried once.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.#opening = null;
      return work(await this.#open());
    }
  }

  #open(): Promise<Database> {
    return new Promise((resolve, reject) => {
      this.#opening ??= this.#connect(() => {
        reject(new Error('another page holds an older version of the database open'));
      });
      this.#opening.then(resolve, (error: unknown) => {
        this.#opening = null;
        reject(error instanceof Error ? error : new Error('the database did not open'));
      });
    });
  }

  async #connect(blocked: () => void): Promise<Database> {
    const letGo = (): void => {
      this.#opening = null;
    };
    return openDB<Schema>(this.name, this.migrations.length, {
      upgrade: (database, from, _to, transaction) => {
        for (const migrate of this.migrations.slice(from)) migrate(database, transaction);
      },
      blocked,
      blocking: (_from, _to, event) => {
        letGo();
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        letGo();
        for (const wiped of this.#watchers) wiped();
      },
    });
  }
}

/** Work and its transaction end as one: where the work fails, nothing of it stays. */
const whole = async <T>(
  transaction: { abort(): void; readonly done: Promise<void> },
  work: Promise<T>,
): Promise<T> => {
  const undone = work.catch((error: unknown) => {
    try {
      transaction.abort();
    } catch {
      // The browser has ended it, for a reason of its own.
    }
    throw error;
  });
  const [worked, done] = await Promise.allSettled([undone, transaction.done]);
  if (worked.status === 'fulfilled' && done.status === 'fulfilled') return worked.value;
  // The transaction knows why the browser ended it; of one that we ended ourselves, the work knows.
  const reasons = [done, worked].flatMap((end) =>
    end.status === 'rejected' ? [end.reason as unknown] : [],
  );
  const isAbort = (reason: unknown): boolean =>
    reason instanceof DOMException && reason.name === 'AbortError';
  throw reasons.find((reason) => !isAbort(reason)) ?? reasons[0];
};
