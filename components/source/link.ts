/** A match's channel to the other pages of its origin. Where there is none, nothing is heard. */
import type { Sharing } from './match-source.js';
import { channelName, parseMessage, type Message, type Post } from './messages.js';
import type { Surroundings } from './surroundings.js';

export class Link {
  readonly sharing: Sharing;
  readonly #id: string;
  #channel: BroadcastChannel | null;

  constructor(around: Surroundings, id: string, hear: (message: Message) => void) {
    this.#id = id;
    this.#channel = around.channel(channelName(id));
    this.sharing = this.#shares(around.file);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = parseMessage(id, data);
      if (message) hear(message);
    });
  }

  get open(): boolean {
    return this.#channel !== null;
  }

  post(message: Post): void {
    try {
      this.#channel?.postMessage({ match: this.#id, ...message });
    } catch (error) {
      // An entry that cannot be cloned; scoring goes on, and followers ask for what they miss.
      reportError(error);
    }
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }

  #shares(file: boolean): Sharing {
    if (file) return { kind: 'alone', why: 'file' };
    return this.open ? { kind: 'shared' } : { kind: 'alone', why: 'no-channel' };
  }
}
