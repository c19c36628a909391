/** A page goes away with strokes that were seen and not yet kept: their state is left where it can be. */
import { parseRow, strayOf, withState, type MatchRow } from './match-row.js';
import { contains, writerOf } from './version.js';

/** The stored row brought up to its writer's last state; null where somebody else wrote it since. */
export const broughtUp = (found: unknown, left: unknown): MatchRow | null => {
  const stored = parseRow(found);
  const last = parseRow(left);
  if (!stored || !last || writerOf(stored.version) !== writerOf(last.version)) return null;
  return stored.version.revision < last.version.revision ? withState(stored, last) : null;
};

/** What was left, as a match of its own where the stored row has gone on without it; else null. */
export const leftOut = (found: unknown, left: unknown): MatchRow | null => {
  const stored = parseRow(found);
  const last = parseRow(left);
  return !stored || !last || contains(stored.version, last.version) ? null : strayOf(last);
};

/**
 * Last states in localStorage, which takes them at once: a transaction of IndexedDB ends with its
 * page. Where a page has no localStorage nothing is left, and nothing is found.
 */
export class LastStates {
  constructor(readonly name: string) {}

  /** Beside what other pages left of the match. */
  leave(row: MatchRow): void {
    const others = this.of(row.id).filter((left) => {
      const other = parseRow(left);
      return other && !contains(row.version, other.version);
    });
    this.#put(row.id, [...others, row]);
  }

  of(id: string): readonly unknown[] {
    const left = this.#try(
      (storage) => JSON.parse(storage.getItem(this.#key(id)) ?? '') as unknown,
    );
    return Array.isArray(left) ? left : [];
  }

  /** What stands: the stored row, or the later state that its writer left. */
  standing(found: unknown, id: string, left = this.of(id)): unknown {
    return left.reduce((stands, last) => broughtUp(stands, last) ?? stands, found);
  }

  /** What was left since stays. */
  forget(id: string, left: readonly unknown[]): void {
    if (left.length === 0) return;
    const past = left.map((row) => JSON.stringify(row));
    this.#put(
      id,
      this.of(id).filter((row) => !past.includes(JSON.stringify(row))),
    );
  }

  #put(id: string, rows: readonly unknown[]): void {
    this.#try((storage) => {
      if (rows.length > 0) storage.setItem(this.#key(id), JSON.stringify(rows));
      else storage.removeItem(this.#key(id));
    });
  }

  #key(id: string): string {
    return `${this.name}:left:${id}`;
  }

  #try<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  }
}
