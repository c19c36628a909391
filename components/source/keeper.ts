/** Where rows are kept: IndexedDB on a page, the extension's storage in the extension, memory in tests. */
import type { MatchRow } from './match-row.js';

/**
 * A small store of rows. What it gives back was maybe written by others, and is not believed.
 * Every method rejects with whatever the storage says; `troubleOf` reads it.
 */
export interface Keeper {
  /** The row, or undefined. */
  load(id: string): Promise<unknown>;
  list(): Promise<readonly unknown[]>;
  /**
   * Reads a row, has `change` say what to write (null: leave it) and writes that, in one step that no
   * other page comes between; steps are done in the order in which they were asked for.
   * What `change` throws leaves the row as it is and is passed on.
   * @param copied is told how many matches were made of what other pages had left of this one, and
   *   could not go into it
   */
  update(
    id: string,
    change: (stored: unknown) => MatchRow | null,
    copied?: (count: number) => void,
  ): Promise<void>;
  /** Adds all rows, or none where one cannot be added. @throws TakenError where an id is in use */
  add(rows: readonly MatchRow[]): Promise<void>;
  remove(id: string): Promise<void>;
  /** Passes a writer's last state on, without waiting, to a page that outlives this one. */
  leave?(row: MatchRow): void;
  /** Calls back when everything was wiped under our feet; returns what ends it. */
  watch?(wiped: () => void): () => void;
}

export class TakenError extends Error {
  override readonly name = 'TakenError';
}

/** Why something could not be kept. */
export const troubleOf = (error: unknown): 'full' | 'blocked' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
