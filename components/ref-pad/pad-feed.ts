/** Where a pad has its match from: one that is given, or one of this browser by its id. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Entry } from '../../src/index.js';
import type { WritableMatch } from '../source/match-source.js';

/** What a change of the match was: an entry more, an entry taken back, or anything else. */
export interface Step {
  readonly match: WritableMatch;
  /** The entry just made, or null. */
  readonly entry: Entry | null;
  /** The last entry, just taken back, or null. */
  readonly gone: Entry | null;
}

/** Why a match cannot be opened; each has its words. */
export const PAD_TROUBLES = ['no-such-match', 'bad-id', 'bad-row', 'blocked', 'other'] as const;
export type PadTrouble = (typeof PAD_TROUBLES)[number];

const troubleOf = (error: unknown): PadTrouble => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return PAD_TROUBLES.find((trouble) => trouble === code) ?? 'other';
};

export class PadFeed implements ReactiveController {
  match: WritableMatch | null = null;
  /** What kept a match from being opened. */
  trouble: PadTrouble | null = null;
  /** This page wrote the match, and another one does so now. */
  takenOver = false;
  /** Then it had entries that could not be kept: they were passed on, or are a match of their own. */
  unkept = false;
  /** Copies of which the user has been shown the list. */
  #copiesSeen = 0;
  readonly #host: ReactiveControllerHost;
  readonly #stepped: (step: Step) => void;
  #source: WritableMatch | null = null;
  #id: string | null = null;
  #opened: WritableMatch | null = null;
  #unsubscribe: (() => void) | null = null;
  #entries: readonly Entry[] = [];
  #wrote = false;
  #connected = false;
  /** Counts what was asked for: a match that arrives for an earlier question is closed again. */
  #turn = 0;

  constructor(host: ReactiveControllerHost, stepped: (step: Step) => void) {
    this.#host = host;
    this.#stepped = stepped;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = true;
    this.#open();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#close();
  }

  /** There is no match of the id that was asked for: one may be made. */
  get isMissing(): boolean {
    return this.trouble === 'no-such-match' || this.trouble === 'blocked';
  }

  /** Something could not go into the match, and is a match of its own that the user has not looked for. */
  get copied(): boolean {
    return (this.match?.copies ?? 0) > this.#copiesSeen;
  }

  /** The list of matches is shown. */
  listed(): void {
    this.#copiesSeen = this.match?.copies ?? 0;
    this.#host.requestUpdate();
  }

  show(source: WritableMatch | null, id: string | null): void {
    if (source === this.#source && id === this.#id) return;
    this.#source = source;
    this.#id = id;
    this.#close();
    this.#open();
  }

  /** Asks for the same match again: by now there may be one. */
  again(): void {
    if (this.match) return;
    this.#close();
    this.#open();
  }

  /** Takes a match that was just made or opened for this pad. */
  adopt(match: WritableMatch): void {
    this.#close();
    this.#source = null;
    this.#id = match.id;
    this.trouble = null;
    this.#opened = match;
    if (this.#connected) this.#take(match);
  }

  #open(): void {
    if (!this.#connected || this.match) return;
    this.trouble = null;
    // Adopted while the pad was in no document.
    if (this.#opened) this.#take(this.#opened);
    else if (this.#source) this.#take(this.#source);
    else if (this.#id !== null) void this.#await(this.#id);
  }

  async #await(id: string): Promise<void> {
    const turn = ++this.#turn;
    try {
      const { openMatch } = await import('../source/page-store.js');
      const match = await openMatch(id);
      if (turn !== this.#turn) {
        match.close();
        return;
      }
      this.#opened = match;
      this.#take(match);
    } catch (error) {
      if (turn === this.#turn) this.trouble = troubleOf(error);
    }
    this.#host.requestUpdate();
  }

  #take(match: WritableMatch): void {
    this.match = match;
    this.#entries = match.record.entries;
    this.#wrote = match.role === 'writer';
    this.takenOver = this.unkept = false;
    this.#copiesSeen = 0;
    this.#unsubscribe = match.subscribe(() => {
      this.#changed(match);
    });
    this.#host.requestUpdate();
  }

  #changed(match: WritableMatch): void {
    const before = this.#entries;
    const { entries } = match.record;
    this.#entries = entries;
    if (match.role === 'writer') {
      this.takenOver = false;
      this.unkept = match.keeping.kind === 'not-kept' && match.keeping.why !== 'off';
    } else if (this.#wrote) this.takenOver = true;
    this.#wrote = match.role === 'writer';
    this.#host.requestUpdate();
    if (isSame(before, entries)) return;
    this.#stepped({ match, entry: newest(before, entries), gone: newest(entries, before) });
  }

  #close(): void {
    this.#turn += 1;
    this.#unsubscribe?.();
    this.#opened?.close();
    this.#unsubscribe = this.#opened = this.match = null;
  }
}

/** Entries that came from another page are equal without being the same. */
const isEqual = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

const startsWith = (entries: readonly Entry[], start: readonly Entry[]): boolean =>
  start.every((entry, index) => isEqual(entry, entries[index]));

const isSame = (before: readonly Entry[], after: readonly Entry[]): boolean =>
  before === after || (before.length === after.length && startsWith(after, before));

/** The entry that was added at the end, where nothing else has changed. */
const newest = (before: readonly Entry[], after: readonly Entry[]): Entry | null =>
  after.length === before.length + 1 && startsWith(after, before) ? (after.at(-1) ?? null) : null;
