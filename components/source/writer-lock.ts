/** The right to write a match: one page at a time holds it. */

export interface LockEvents {
  granted(): void;
  /** Another page has taken it. */
  lost(): void;
  /** The browser refuses locks here: a user who blocks all data of the site. */
  refused(): void;
}

export interface WriterLock {
  readonly held: boolean;
  /** Is `held` the browser's word, or this page's belief? */
  readonly sure: boolean;
  /** Stands in line for it. */
  wait(): void;
  /** Takes it from whoever has it. */
  steal(): Promise<void>;
  /** Resolves when a loss that has happened already must have been told. */
  settle(): Promise<void>;
  /** Gives it up, or the place in the line. */
  release(): void;
}

/** Web Locks: the browser sees to it, also when a page crashes. */
export class WebLock implements WriterLock {
  readonly sure = true;
  readonly #locks: LockManager;
  readonly #name: string;
  readonly #events: LockEvents;
  #letGo: (() => void) | null = null;
  #waiting: AbortController | null = null;

  constructor(locks: LockManager, name: string, events: LockEvents) {
    this.#locks = locks;
    this.#name = name;
    this.#events = events;
  }

  get held(): boolean {
    return this.#letGo !== null;
  }

  wait(): void {
    if (this.held || this.#waiting) return;
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#request({ signal: waiting.signal }).then(
      () => {
        this.#events.granted();
      },
      () => {
        // Called off by `release` or `steal`: no news.
        if (!waiting.signal.aborted) this.#events.refused();
      },
    );
  }

  async steal(): Promise<void> {
    if (this.held) return;
    this.#waiting?.abort();
    await this.#request({ steal: true });
  }

  async settle(): Promise<void> {
    await this.#locks.query().catch(() => undefined);
  }

  release(): void {
    this.#waiting?.abort();
    this.#waiting = null;
    this.#letGo?.();
    this.#letGo = null;
  }

  /** Resolves when the lock is ours; it stays so until it is let go or stolen. */
  #request(options: LockOptions): Promise<void> {
    return new Promise((granted, failed) => {
      let letGo: () => void = () => undefined;
      const holding = new Promise<void>((resolve) => (letGo = resolve));
      const hold = (): Promise<void> => {
        this.#letGo = letGo;
        this.#waiting = null;
        granted();
        return holding;
      };
      this.#locks.request(this.#name, options, hold).catch((error: unknown) => {
        if (this.#letGo === letGo) {
          this.#letGo = null;
          this.#events.lost();
        }
        failed(error instanceof Error ? error : new Error('the lock was refused'));
      });
    });
  }
}

/** How pages without Web Locks agree, through their channel. */
export interface Belief {
  someoneWrites(): Promise<boolean>;
  /** Tells the others that this page is about to write, and gives them time to hear it. */
  announce(): Promise<void>;
}

/**
 * Without Web Locks (a club's own http): the page asks whether anybody writes, and believes the
 * answer. Should two pages start at once, the later claim on the stored row wins (see version.ts).
 */
export class BelievedLock implements WriterLock {
  readonly sure = false;
  held = false;
  #asking = false;
  readonly #belief: Belief;
  readonly #events: LockEvents;

  constructor(belief: Belief, events: LockEvents) {
    this.#belief = belief;
    this.#events = events;
  }

  wait(): void {
    if (this.held || this.#asking) return;
    this.#asking = true;
    void this.#belief.someoneWrites().then((someone) => {
      if (!this.#asking) return;
      this.#asking = false;
      if (someone) return;
      this.held = true;
      this.#events.granted();
    });
  }

  steal(): Promise<void> {
    this.#asking = false;
    this.held = true;
    return Promise.resolve();
  }

  settle(): Promise<void> {
    return this.#belief.announce();
  }

  /** Another page has shown that it writes. */
  yield(): void {
    if (!this.held) return;
    this.held = false;
    this.#events.lost();
  }

  release(): void {
    this.#asking = false;
    this.held = false;
  }
}
