/** A page goes away with strokes that were seen and not yet kept: their state is left where it can be. */
import { parseRow, withState, type MatchRow } from './match-row.js';
import { writerOf } from './version.js';

/** The stored row brought up to its writer's last state; null where somebody else wrote it since. */
export const broughtUp = (found: unknown, left: unknown): MatchRow | null => {
  const stored = parseRow(found);
  const last = parseRow(left);
  if (!stored || !last || writerOf(stored.version) !== writerOf(last.version)) return null;
  return stored.version.revision < last.version.revision ? withState(stored, last) : null;
};

/**
 * Last states in localStorage, which takes them at once: a transaction of IndexedDB ends with its
 * page. Where a page has no localStorage nothing is left, and nothing is found.
 */
export class LastStates {
  constructor(readonly name: string) {}

  leave(row: MatchRow): void {
    this.#try((storage) => {
      storage.setItem(this.#key(row.id), JSON.stringify(row));
    });
  }

  /** What stands: the stored row, or the later state that its writer left. */
  standing(found: unknown, id: string): unknown {
    const left = this.#try((storage) => storage.getItem(this.#key(id)));
    if (!left) return found;
    return this.#try(() => broughtUp(found, JSON.parse(left))) ?? found;
  }

  forget(id: string): void {
    this.#try((storage) => {
      storage.removeItem(this.#key(id));
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
