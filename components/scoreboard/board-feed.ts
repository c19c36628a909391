/** Where a board has its match from: one source at a time, the last good state kept through trouble. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { RecordError, type ErrorCode } from '../../src/errors.js';
import type { DelayedMatch } from '../source/delayed-match.js';
import type { MatchAt } from '../source/match-at.js';
import type { MatchSource, OpenSource } from '../source/match-source.js';
import { AGAIN, NOT_FETCHED } from './later.js';
import { parseMoment } from './moment.js';
import { RecordMatch } from './record-match.js';
import { VIEWS } from './views.js';

/** Why what was asked for is not shown. `entry`: index in the record, -1 for the whole. */
export type Trouble =
  | { readonly kind: 'record'; readonly code: ErrorCode; readonly entry: number }
  | { readonly kind: 'source'; readonly code: string }
  | { readonly kind: 'at'; readonly at: string }
  | { readonly kind: 'delay' };

/** What a board may be asked to show; the first of the four that is given counts. */
export interface Origin {
  readonly source: MatchSource | null;
  readonly record: unknown;
  readonly src: string | null;
  readonly match: string | null;
  /** Seconds between requests for `src`. */
  readonly refresh: number | undefined;
}

/** What in the match is shown: some seconds late, or as it stood at a moment. */
export interface Look {
  /** Null where its attribute was taken away. */
  readonly delay: number | null;
  readonly at: string | null;
}

const NOTHING: Origin = { source: null, record: null, src: null, match: null, refresh: undefined };

/** An error's stable code, for people to tell others; one without any is the network's. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : NOT_FETCHED;

export class BoardFeed implements ReactiveController {
  /** With the match, not with how it is looked at. */
  #trouble: Trouble | null = null;
  readonly #host: ReactiveControllerHost;
  #origin = NOTHING;
  #look: Look = { delay: 0, at: null };
  #base: MatchSource | null = null;
  /** What was opened here, and must be closed here. */
  #opened: OpenSource[] = [];
  #late: DelayedMatch | null = null;
  #moment: MatchAt | null = null;
  /** What it takes to show the match late, or as it stood, is not here yet. */
  #blind = false;
  #unsubscribe: (() => void) | null = null;
  /** Shown while a source that is opened again has nothing yet. */
  #last: MatchSource | null = null;
  #connected = false;
  /** Counts what was asked for: an answer to an earlier question is not wanted any more. */
  #turn = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The match to be shown; where its freshness is `waiting` there is nothing to be shown yet. */
  get match(): MatchSource | null {
    if (this.#hidden) return null;
    const match = this.#outer;
    return !match || match.freshness.kind === 'waiting' ? (this.#last ?? match) : match;
  }

  get trouble(): Trouble | null {
    return this.#hidden ?? this.#trouble;
  }

  /** Why nothing is shown, rather than what must not be seen yet. */
  get #hidden(): Trouble | null {
    const { at, delay } = this.#look;
    if (at !== null && !parseMoment(at)) return { kind: 'at', at };
    if (!Number.isFinite(delay ?? 0)) return { kind: 'delay' };
    return this.#blind ? { kind: 'source', code: NOT_FETCHED } : null;
  }

  get #outer(): MatchSource | null {
    return this.#moment ?? this.#late ?? this.#base;
  }

  hostConnected(): void {
    this.#connected = true;
    this.#open();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#last = this.match?.freshness.kind === 'waiting' ? null : this.match;
    this.#close();
  }

  /**
   * Another match.
   * @returns whether it counts as the one before, gone on: a record in the place of a record
   */
  show(origin: Origin): boolean {
    const { record } = origin;
    const { source, record: before } = this.#origin;
    this.#origin = origin;
    this.#trouble = null;
    if (!origin.source && !source && isGiven(record) && isGiven(before)) {
      this.#replace(record);
      return true;
    }
    this.#last = null;
    this.#close();
    this.#open();
    return false;
  }

  /** Another moment of the same match, or the same once what it takes is here. */
  look(look: Look): void {
    const { delay, at } = this.#look;
    const same = delay === look.delay;
    if (same && at === look.at && !this.#blind) return;
    this.#look = look;
    const moment = parseMoment(look.at);
    if (this.#moment && moment && same) this.#moment.moment = moment;
    else if (this.#base) this.#take(this.#base);
  }

  #open(): void {
    if (!this.#connected || this.#base) return;
    const { source, record, src, match, refresh } = this.#origin;
    if (source) this.#take(source);
    else if (isGiven(record)) this.#replace(record);
    else if (src !== null) {
      void this.#await(async () => {
        const { RemoteMatch } = await import('../source/remote-match.js');
        return new RemoteMatch(src, { refresh });
      });
    } else if (match !== null) {
      void this.#await(async () => (await import('../source/page-follow.js')).followMatch(match));
    }
  }

  /** A record in the place of the one before: what is shown late stays late. */
  #replace(record: unknown): void {
    this.#trouble = null;
    try {
      if (this.#base instanceof RecordMatch) this.#base.replace(record);
      else this.#take(new RecordMatch(record));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      this.#trouble = { kind: 'record', code: error.code, entry: error.entry };
    }
  }

  async #await(open: () => Promise<OpenSource>): Promise<void> {
    const turn = ++this.#turn;
    try {
      const opened = await open();
      if (turn !== this.#turn) {
        opened.close();
        return;
      }
      this.#trouble = null;
      this.#opened.push(opened);
      this.#take(opened);
    } catch (error) {
      if (turn !== this.#turn) return;
      const code = codeOf(error);
      this.#trouble = { kind: 'source', code };
      // A screen that was on before its network: nobody is there to load the page anew.
      if (code === NOT_FETCHED) {
        setTimeout(() => {
          if (turn === this.#turn) void this.#await(open);
        }, AGAIN);
      }
    }
    this.#host.requestUpdate();
  }

  /** Puts the views that are asked for over a source, and listens. */
  #take(base: MatchSource): void {
    this.#unsubscribe?.();
    this.#moment?.close();
    this.#late?.close();
    this.#base = base;
    const { at } = this.#look;
    const delay = this.#look.delay ?? 0;
    const moment = parseMoment(at);
    const past = moment === null || moment === 'now' ? null : moment;
    const views = VIEWS.value;
    this.#blind = !views && (delay > 0 || past !== null);
    this.#late = views && delay > 0 ? new views.DelayedMatch(base, delay) : null;
    this.#moment = views && past ? new views.MatchAt(this.#late ?? base, past) : null;
    this.#unsubscribe = (this.#outer ?? base).subscribe(() => {
      this.#host.requestUpdate();
    });
  }

  #close(): void {
    this.#turn += 1;
    this.#unsubscribe?.();
    for (const open of [this.#moment, this.#late, ...this.#opened]) open?.close();
    this.#unsubscribe = this.#moment = this.#late = this.#base = null;
    this.#opened = [];
  }
}

const isGiven = (record: unknown): boolean => record !== null && record !== undefined;
