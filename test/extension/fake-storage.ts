/** A storage area in memory, as the browser's: clones what goes in, tells every listener, can be full. */
import type { Changes, StorageArea } from '../../extension/storage-area.js';

export class FakeStorage implements StorageArea {
  readonly items = new Map<string, unknown>();
  /** What the next writes fail with. */
  failure: Error | null = null;
  readonly #listeners = new Set<(changes: Changes) => void>();

  readonly onChanged = {
    addListener: (listener: (changes: Changes) => void): void => {
      this.#listeners.add(listener);
    },
    removeListener: (listener: (changes: Changes) => void): void => {
      this.#listeners.delete(listener);
    },
  };

  async get(keys: string | string[] | null): Promise<Record<string, unknown>> {
    await Promise.resolve();
    const wanted = keys === null ? [...this.items.keys()] : [keys].flat();
    const found = wanted.filter((key) => this.items.has(key));
    return structuredClone(Object.fromEntries(found.map((key) => [key, this.items.get(key)])));
  }

  async set(items: Record<string, unknown>): Promise<void> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    const values = structuredClone(items);
    for (const [key, value] of Object.entries(values)) this.items.set(key, value);
    this.#tell(Object.entries(values).map(([key, newValue]) => [key, { newValue }]));
  }

  async remove(keys: string | string[]): Promise<void> {
    await Promise.resolve();
    const gone = [keys].flat().filter((key) => this.items.delete(key));
    this.#tell(gone.map((key) => [key, {}]));
  }

  /** As when the user deletes the extension's data. */
  clear(): Promise<void> {
    return this.remove([...this.items.keys()]);
  }

  #tell(changes: readonly [string, { newValue?: unknown }][]): void {
    if (changes.length === 0) return;
    for (const listener of [...this.#listeners]) listener(Object.fromEntries(changes));
  }
}

/** Locks as the browser's among pages: one at a time, first come, first served. */
export class FakeLocks {
  readonly #lines = new Map<string, Promise<unknown>>();

  readonly manager = {
    request: (name: string, work: () => Promise<unknown>): Promise<unknown> => {
      const turn = (this.#lines.get(name) ?? Promise.resolve()).then(work);
      this.#lines.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  } as unknown as LockManager;
}
