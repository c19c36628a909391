/** A part of the board that is fetched when it is first wanted. */

/** Before what could not be fetched is asked for again, ms. */
export const AGAIN = 10_000;

export class Later<T> {
  /** Null until it is here. */
  value: T | null = null;
  readonly #fetch: () => Promise<T>;
  #coming: Promise<void> | null = null;
  /** It failed, and its time has not come again. */
  #resting = false;
  /** To be told when it has. */
  readonly #waiting = new Set<() => void>();

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /**
   * Fetches it where nobody did; null where there is nothing to wait for.
   * @param again called when what could not be fetched may be asked for again
   */
  want(again: () => void): Promise<void> | null {
    if (this.value !== null) return null;
    this.#waiting.add(again);
    if (this.#resting) return null;
    return (this.#coming ??= this.#fetch().then(
      (value) => {
        this.value = value;
        this.#waiting.clear();
      },
      (error: unknown) => {
        reportError(error);
        this.#coming = null;
        this.#resting = true;
        setTimeout(() => {
          this.#resting = false;
          const waiting = [...this.#waiting];
          this.#waiting.clear();
          for (const tell of waiting) tell();
        }, AGAIN);
      },
    ));
  }
}
