/** Those who want to hear of changes. One that throws keeps nobody else from hearing. */
export class Listeners {
  readonly #all = new Set<() => void>();

  add(listener: () => void): () => void {
    // A listener that is added twice is told twice, and each ends for itself.
    const own = (): void => {
      listener();
    };
    this.#all.add(own);
    return () => this.#all.delete(own);
  }

  tell(): void {
    for (const listener of [...this.#all]) {
      try {
        listener();
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#all.clear();
  }
}
