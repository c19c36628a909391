/** Where a board has its match from: one source at a time, the last good state kept through trouble. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { RecordError, type ErrorCode } from '../../src/errors.js';
import type { MatchSource } from '../source/match-source.js';
import { MemoryMatch } from '../source/memory-match.js';

/** Why what was asked for is not shown. */
export interface Trouble {
  readonly code: ErrorCode;
  /** Entry of the record, -1 for the whole. */
  readonly entry: number;
}

/** What a board may be asked to show; the first that is given counts. */
export interface Wanted {
  readonly source: MatchSource | null;
  readonly record: unknown;
}

export class BoardFeed implements ReactiveController {
  /** The match as last seen. */
  match: MatchSource | null = null;
  trouble: Trouble | null = null;
  readonly #host: ReactiveControllerHost;
  #stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listen();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }

  want({ source, record }: Wanted): void {
    this.trouble = null;
    if (source) this.#show(source);
    else if (record !== null && record !== undefined) this.#open(record);
    else this.#show(null);
  }

  #open(record: unknown): void {
    try {
      this.#show(new MemoryMatch('', record));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.trouble = { code: error.code, entry: error.entry };
    }
  }

  #show(match: MatchSource | null): void {
    this.hostDisconnected();
    this.match = match;
    this.#listen();
  }

  #listen(): void {
    this.#stop ??=
      this.match?.subscribe(() => {
        this.#host.requestUpdate();
      }) ?? null;
  }
}
