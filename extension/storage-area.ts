/** What is used of `browser.storage.local` and `.session`, so that tests can give their own. */
export type Changes = Readonly<Record<string, { readonly newValue?: unknown }>>;

export interface StorageArea {
  get(keys: string | string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string | string[]): Promise<void>;
  readonly onChanged: {
    addListener(listener: (changes: Changes) => void): void;
    removeListener(listener: (changes: Changes) => void): void;
  };
}

/** Calls back with each change of an area; returns what ends it. */
export const watchArea = (
  area: StorageArea,
  listener: (changes: Changes) => void,
): (() => void) => {
  area.onChanged.addListener(listener);
  return () => {
    area.onChanged.removeListener(listener);
  };
};

/**
 * Work on an area that no other page of the extension comes between; in the order asked for.
 * Storage knows no transactions: the lock makes reading and then writing one step.
 */
export class Turn {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    /** Null where the browser has none: then only this page's own work keeps in line. */
    readonly locks: LockManager | null,
  ) {}

  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.locks) return this.locks.request(this.name, work) as Promise<T>;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
