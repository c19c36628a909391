/** Time and chance from outside, so that tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms`; returns what calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** What a browser can count, ms; it would run at once after more. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, LONGEST));
    return () => {
      clearTimeout(timer);
    };
  },
};

export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => clock.after(ms, resolve));

/** Resolves to true when the promise is done within `ms`, to false when time is up first. */
export const within = (clock: Clock, ms: number, promise: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const stop = clock.after(ms, () => {
      resolve(false);
    });
    const done = (): void => {
      stop();
      resolve(true);
    };
    promise.then(done, done);
  });

/** A name that nobody else has. `randomUUID` is missing where a page is not secure: a club's http. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) =>
    word.toString(36).padStart(7, '0'),
  ).join('');
