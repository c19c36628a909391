/**
 * Web Locks of the extension for a page of it that lies in a page of the web, where browsers refuse
 * locks as they refuse cookies of others. The background asks for them in this page's name.
 */
import { browser } from '../browser.js';
import { LOCK_PORT, LOCK_TAKEN, type FromOverlayPage, type LockRequest } from '../messages.js';

/** A background that hears nothing for 30 s is stopped, and its locks with it: ms. */
const SIGN_OF_LIFE = 20_000;
/** Before a background that was stopped is asked again, ms. */
const PAUSE = 50;

type Work<T> = (lock: Lock | null) => T | PromiseLike<T>;

const gone = (): DOMException => new DOMException('The lock is lost.', 'AbortError');

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : gone());

/** Locks that are held or asked for. */
const open = new Set<HeldLock>();
let left = false;

/** A page that is set aside for the way back would keep its ports, and with them what all others wait for. */
addEventListener('pagehide', () => {
  left = true;
  for (const lock of open) lock.end();
});

/** One lock, through as many ports as it takes: a background that is stopped takes its locks along. */
class HeldLock {
  readonly #request: LockRequest;
  readonly #told: { granted(): void; taken(error: Error): void };
  #granted = false;
  #ended = false;
  #alive: ReturnType<typeof setInterval> | undefined;
  #port: ReturnType<typeof browser.runtime.connect> | null = null;

  constructor(request: LockRequest, told: { granted(): void; taken(error: Error): void }) {
    this.#request = request;
    this.#told = told;
    if (left) return;
    open.add(this);
    this.#ask(request);
  }

  end(): void {
    this.#ended = true;
    open.delete(this);
    clearInterval(this.#alive);
    this.#port?.disconnect();
  }

  #ask(request: LockRequest): void {
    if (this.#ended) return;
    let port;
    try {
      port = browser.runtime.connect({ name: LOCK_PORT });
    } catch {
      // The extension has been replaced: its next version has pages of its own.
      this.#taken();
      return;
    }
    this.#port = port;
    this.#alive = setInterval(() => {
      port.postMessage(null);
    }, SIGN_OF_LIFE);
    port.onMessage.addListener((answer: unknown) => {
      if (answer === LOCK_TAKEN) this.#taken();
      else if (!this.#granted) {
        this.#granted = true;
        this.#told.granted();
      }
    });
    port.onDisconnect.addListener(() => {
      clearInterval(this.#alive);
      // What was held stays held: another page that was in line may have come first.
      setTimeout(() => {
        this.#ask({ ...this.#request, steal: this.#granted || this.#request.steal });
      }, PAUSE);
    });
    port.postMessage(request);
  }

  #taken(): void {
    if (this.#ended) return;
    this.end();
    this.#told.taken(gone());
  }
}

const request = <T>(name: string, { signal, steal = false }: LockOptions, work: Work<T>) =>
  new Promise<T>((resolve, reject) => {
    if (signal?.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const abort = (): void => {
      lock.end();
      if (signal) reject(reasonOf(signal));
    };
    const granted = (): void => {
      signal?.removeEventListener('abort', abort);
      void Promise.resolve(work({ name, mode: 'exclusive' }))
        .then(resolve, reject)
        .finally(() => {
          lock.end();
        });
    };
    const lock = new HeldLock({ name, steal }, { granted, taken: reject });
    signal?.addEventListener('abort', abort);
  });

const snapshot = (): Promise<LockManagerSnapshot> =>
  browser.runtime.sendMessage<FromOverlayPage, LockManagerSnapshot>({ type: 'locks' });

export const portLocks: LockManager = {
  request: <T>(name: string, ...rest: [Work<T>] | [LockOptions, Work<T>]): Promise<T> => {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    return request(name, options, work);
  },
  query: snapshot,
};
