/** A part of the board that is fetched when it is first wanted. */

/** Before what could not be fetched is asked for again, ms. */
export const AGAIN = 10_000;

/** Code of that trouble. */
export const NOT_FETCHED = 'not-fetched';

export class Later<T> {
  /** Null until it is here. */
  value: T | null = null;
  readonly #fetch: () => Promise<T>;
  #coming: Promise<void> | null = null;
  #failed = false;
  /** To be told when it may be asked for again, and when it is here after that. */
  readonly #waiting = new Set<() => void>();

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /**
   * Fetches it where nobody did; null where there is nothing to wait for: it is here, or it failed
   * before, and no board stands still for that.
   * @param again called when, after a failure, there is a reason to want it again
   */
  want(again: () => void): Promise<void> | null {
    if (this.value !== null) return null;
    this.#waiting.add(again);
    this.#coming ??= this.#fetch().then(
      (value) => {
        this.value = value;
        if (this.#failed) this.#tell();
      },
      (error: unknown) => {
        reportError(error);
        this.#failed = true;
        setTimeout(() => {
          this.#coming = null;
          this.#tell();
        }, AGAIN);
      },
    );
    return this.#failed ? null : this.#coming;
  }

  #tell(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const again of waiting) again();
  }
}
