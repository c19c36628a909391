/**
 * Web Locks of the extension for a page of it that lies in a page of the web, where browsers refuse
 * locks as they refuse cookies of others. The background asks for them in this page's name.
 */
import { browser } from '../browser.js';
import { LOCK_PORT, type FromOverlayPage, type LockRequest } from '../messages.js';

/** A background that hears nothing for 30 s is stopped, and its locks with it: ms. */
const SIGN_OF_LIFE = 20_000;

type Work<T> = (lock: Lock | null) => T | PromiseLike<T>;

const gone = (): DOMException => new DOMException('The lock is lost.', 'AbortError');

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : gone());

const request = <T>(name: string, { signal, steal = false }: LockOptions, work: Work<T>) =>
  new Promise<T>((resolve, reject) => {
    if (signal?.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const port = browser.runtime.connect({ name: LOCK_PORT });
    const message: LockRequest = { name, steal };
    const alive = setInterval(() => {
      port.postMessage(null);
    }, SIGN_OF_LIFE);
    const end = (): void => {
      clearInterval(alive);
      port.disconnect();
    };
    const abort = (): void => {
      end();
      if (signal) reject(reasonOf(signal));
    };
    signal?.addEventListener('abort', abort);
    port.onDisconnect.addListener(() => {
      clearInterval(alive);
      reject(gone());
    });
    // The one answer there is: it is granted.
    port.onMessage.addListener(() => {
      signal?.removeEventListener('abort', abort);
      void Promise.resolve(work({ name, mode: 'exclusive' }))
        .then(resolve, reject)
        .finally(end);
    });
    port.postMessage(message);
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
