/**
 * The overlay's way to its content script: a channel that is believed only with a ticket of the
 * background's. Whatever else the page around it posts is thrown away.
 */
import { browser } from '../browser.js';
import {
  isObject,
  type FromOverlay,
  type FromOverlayPage,
  type Redeemed,
  type ToOverlay,
} from '../messages.js';

/** A page that keeps guessing is not listened to any more. */
const MOST_TRIES = 3;

export class Channel {
  readonly #listeners = new Set<(message: ToOverlay) => void>();
  readonly #last = new Map<ToOverlay['type'], ToOverlay>();

  constructor(
    readonly at: Redeemed,
    readonly port: MessagePort,
  ) {
    port.onmessage = ({ data }: MessageEvent<ToOverlay>) => {
      this.#last.set(data.type, data);
      for (const listener of this.#listeners) listener(data);
    };
  }

  send(message: FromOverlay): void {
    this.port.postMessage(message);
  }

  /** Calls back with each message, the latest of its kind at once; returns what ends it. */
  hear<T extends ToOverlay['type']>(
    type: T,
    listener: (message: Extract<ToOverlay, { type: T }>) => void,
  ): () => void {
    const heard = (message: ToOverlay): void => {
      if (message.type === type) listener(message as Extract<ToOverlay, { type: T }>);
    };
    this.#listeners.add(heard);
    const last = this.#last.get(type);
    if (last) heard(last);
    return () => {
      this.#listeners.delete(heard);
    };
  }
}

/** Resolves with the first channel that comes with a good ticket. */
export const channel = (): Promise<Channel> =>
  new Promise((resolve) => {
    let tries = 0;
    const hear = ({ data, ports: [port] }: MessageEvent<unknown>): void => {
      if (!isObject(data) || typeof data.ticket !== 'string' || !port) return;
      tries += 1;
      if (tries >= MOST_TRIES) removeEventListener('message', hear);
      const message: FromOverlayPage = { type: 'redeem', ticket: data.ticket };
      void browser.runtime.sendMessage(message).then(
        (at: unknown) => {
          if (!isObject(at)) return;
          removeEventListener('message', hear);
          resolve(new Channel(at as unknown as Redeemed, port));
        },
        () => undefined,
      );
    };
    addEventListener('message', hear);
  });
