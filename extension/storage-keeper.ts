/** Matches in the extension's own storage: one item a match, shared by all of its pages. */
import { TakenError, type Keeper } from '../components/source/keeper.js';
import type { MatchRow } from '../components/source/match-row.js';
import { Turn, watchArea, type StorageArea } from './storage-area.js';

const PREFIX = 'match:';
/** Stands while there is anything kept. Only a wipe of all storage takes it away. */
const MARKER = 'matches-kept';

const keyOf = (id: string): string => PREFIX + id;
const isRowKey = (key: string): boolean => key.startsWith(PREFIX);

/** Storage that is full says so in words of its own; `troubleOf` reads a DOMException. */
const fullAsSuch = (error: unknown): unknown =>
  error instanceof Error && /quota/i.test(`${error.name} ${error.message}`)
    ? new DOMException(error.message, 'QuotaExceededError')
    : error;

export class StorageKeeper implements Keeper {
  readonly #area: StorageArea;
  readonly #turn: Turn;

  constructor(area: StorageArea, locks: LockManager | null) {
    this.#area = area;
    this.#turn = new Turn('snooker-matches', locks);
  }

  load(id: string): Promise<unknown> {
    return this.#turn.take(() => this.#read(id));
  }

  list(): Promise<readonly unknown[]> {
    return this.#turn.take(async () => {
      const items = await this.#area.get(null);
      return Object.entries(items)
        .filter(([key]) => isRowKey(key))
        .map(([, row]) => row);
    });
  }

  update(id: string, change: (stored: unknown) => MatchRow | null): Promise<void> {
    return this.#turn.take(async () => {
      const next = change(await this.#read(id));
      if (next) await this.#write([next]);
    });
  }

  add(rows: readonly MatchRow[]): Promise<void> {
    return this.#turn.take(async () => {
      const found = await this.#area.get(rows.map(({ id }) => keyOf(id)));
      if (Object.keys(found).length > 0) throw new TakenError('an id is in use');
      await this.#write(rows);
    });
  }

  remove(id: string): Promise<void> {
    return this.#turn.take(() => this.#area.remove(keyOf(id)));
  }

  watch(wiped: () => void): () => void {
    return watchArea(this.#area, (changes) => {
      if (changes[MARKER] && changes[MARKER].newValue === undefined) wiped();
    });
  }

  /** Calls back with the ids of matches that changed, whichever page changed them. */
  watchRows(changed: (ids: readonly string[]) => void): () => void {
    return watchArea(this.#area, (changes) => {
      const keys = Object.keys(changes).filter(isRowKey);
      if (keys.length > 0) changed(keys.map((key) => key.slice(PREFIX.length)));
    });
  }

  async #read(id: string): Promise<unknown> {
    return (await this.#area.get(keyOf(id)))[keyOf(id)];
  }

  async #write(rows: readonly MatchRow[]): Promise<void> {
    const items = rows.map((row) => [keyOf(row.id), row] as const);
    try {
      await this.#area.set({ ...Object.fromEntries(items), [MARKER]: true });
    } catch (error) {
      throw fullAsSuch(error);
    }
  }
}
