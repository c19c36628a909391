/** A part of the board that is fetched when it is first wanted. */
export class Later<T> {
  /** Null until it is here, and for good where it cannot be had. */
  value: T | null = null;
  readonly #fetch: () => Promise<T>;
  #coming: Promise<void> | null = null;
  #ended = false;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Fetches it where nobody did; null where there is nothing (more) to wait for. */
  want(): Promise<void> | null {
    if (this.#ended) return null;
    return (this.#coming ??= this.#fetch()
      .then((value) => {
        this.value = value;
      }, reportError)
      .finally(() => {
        this.#ended = true;
      }));
  }
}
