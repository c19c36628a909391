/** A match at an address: its record is fetched again and again, and the last good one is shown. */
import { Replay } from '../../src/index.js';
import { pageAttention, type Attention } from './attention.js';
import { waitFor } from './backoff.js';
import { BLANK } from './blank.js';
import { systemClock, type Clock } from './clock.js';
import { fetchRecord, type Answer, type Validators } from './fetch-record.js';
import { LogSource } from './log-source.js';
import { sameFreshness, type AddressTrouble, type Freshness } from './match-source.js';

export interface RemoteOptions {
  /** Seconds between requests: 5 where left out, at least 1, at most a day. */
  readonly refresh?: number | undefined;
}

export interface RemoteSurroundings {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** 0 to 1. */
  readonly chance: () => number;
  readonly attention: Attention;
}

const page: RemoteSurroundings = {
  clock: systemClock,
  fetch: (input, init) => fetch(input, init),
  chance: () => Math.random(),
  attention: pageAttention,
};

/** A server that has not answered by then is asked again later, ms. */
const PATIENCE = 15_000;

const DAY = 86_400;

const secondsOf = (refresh = 5): number =>
  Number.isFinite(refresh) ? Math.min(Math.max(1, refresh), DAY) : 5;

/** A code beside the error, as other sources have one for people to tell others. */
const addressOf = (url: string): URL => {
  try {
    return new URL(url, document.baseURI);
  } catch (error) {
    throw Object.assign(error as TypeError, { code: 'bad-address' });
  }
};

export class RemoteMatch extends LogSource<Replay> {
  readonly #url: URL;
  readonly #refresh: number;
  readonly #around: RemoteSurroundings;
  readonly #endWatch: () => void;
  #freshness: Freshness = { kind: 'waiting' };
  #validators: Validators = { etag: null, modified: null };
  /** The text that was read last, good or bad: the same again means nothing new. */
  #text: string | null = null;
  /** And it did not replay. */
  #stillBad = false;
  #lastGood = 0;
  #changedAt: number | undefined;
  #failures = 0;
  #asking: AbortController | null = null;
  #stopWaiting: (() => void) | null = null;
  #closed = false;

  /** @throws TypeError where the address is none, with the code `bad-address` */
  constructor(url: string, { refresh }: RemoteOptions = {}, around = page) {
    super(url, Replay.open(BLANK));
    this.#url = addressOf(url);
    this.#refresh = secondsOf(refresh);
    this.#around = around;
    this.#endWatch = around.attention.watch(() => {
      this.#look();
    });
    this.#look();
  }

  get freshness(): Freshness {
    return this.#freshness;
  }

  get changedAt(): number | undefined {
    return this.#changedAt;
  }

  override close(): void {
    this.#closed = true;
    this.#endWatch();
    this.#stopWaiting?.();
    this.#asking?.abort();
    super.close();
  }

  /** Asks now, unless nobody looks or an answer is on its way. */
  #look(): void {
    if (this.#closed || this.#asking || this.#around.attention.away) return;
    this.#stopWaiting?.();
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { clock, fetch: fetcher, chance } = this.#around;
    const asking = new AbortController();
    this.#asking = asking;
    const stop = clock.after(PATIENCE, () => {
      asking.abort();
    });
    const answer = await fetchRecord(fetcher, this.#url, this.#validators, asking.signal);
    stop();
    this.#asking = null;
    if (this.#closed) return;
    this.#hear(answer);
    const patience = answer.kind === 'trouble' ? answer.patience : 0;
    const wait = waitFor(this.#refresh, this.#failures, chance(), patience);
    this.#stopWaiting = clock.after(wait, () => {
      this.#look();
    });
  }

  #hear(answer: Answer): void {
    if (answer.kind === 'trouble') this.#fail(answer.why);
    else if (answer.kind === 'text' && answer.text !== this.#text) this.#read(answer);
    // The same as before: good as it was, or as bad.
    else if (this.#stillBad) this.#fail('bad-record');
    // "Not modified" before anything was sent: no answer to build on.
    else if (this.#text === null) this.#fail('network');
    else this.#succeed();
  }

  #read({ text, validators }: Extract<Answer, { kind: 'text' }>): void {
    this.#text = text;
    this.#validators = validators;
    let log: Replay;
    try {
      log = Replay.open(JSON.parse(text));
    } catch {
      this.#stillBad = true;
      this.#fail('bad-record');
      return;
    }
    this.#stillBad = false;
    this.#changedAt = this.#around.clock.now();
    this.#succeed(log);
  }

  #succeed(log?: Replay): void {
    this.#failures = 0;
    this.#lastGood = this.#around.clock.now();
    const wasLive = this.#freshness.kind === 'live';
    this.#freshness = { kind: 'live' };
    if (log) this.replaceLog(log);
    else if (!wasLive) this.tell();
  }

  #fail(why: AddressTrouble): void {
    this.#failures += 1;
    const before = this.#freshness;
    const after: Freshness =
      before.kind === 'waiting'
        ? { kind: 'waiting', why: this.#url.protocol === 'file:' ? 'file' : why }
        : { kind: 'stale', since: this.#lastGood, why };
    this.#freshness = after;
    if (!sameFreshness(after, before)) this.tell();
  }
}
