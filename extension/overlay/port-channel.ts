/**
 * A channel to the extension's other pages for a frame that the browser keeps apart from them, as in
 * a page that is cross-origin isolated. The background passes messages on.
 */
import { browser } from '../browser.js';
import { CHANNEL_PORT } from '../messages.js';

/** See port-locks.ts, ms. */
const SIGN_OF_LIFE = 20_000;

type ChannelPort = ReturnType<typeof browser.runtime.connect>;

export class PortChannel extends EventTarget implements BroadcastChannel {
  readonly name: string;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onmessageerror = null;
  #closed = false;
  #port: ChannelPort | null = null;
  readonly #alive: ReturnType<typeof setInterval>;

  constructor(name: string) {
    super();
    this.name = name;
    this.#alive = setInterval(() => {
      this.#port?.postMessage(null);
    }, SIGN_OF_LIFE);
    this.#connect();
  }

  postMessage(message: unknown): void {
    this.#port?.postMessage({ message });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#alive);
    this.#port?.disconnect();
    this.#port = null;
  }

  #connect(): void {
    this.#port = null;
    let port: ChannelPort;
    try {
      port = browser.runtime.connect({ name: CHANNEL_PORT + this.name });
    } catch {
      // The extension has been replaced: its next version has pages of its own.
      this.close();
      return;
    }
    this.#port = port;
    port.onMessage.addListener((data: unknown) => {
      const event = new MessageEvent('message', { data });
      this.onmessage?.(event);
      this.dispatchEvent(event);
    });
    // The background was stopped; it starts again for this.
    port.onDisconnect.addListener(() => {
      if (!this.#closed) this.#connect();
    });
  }
}
