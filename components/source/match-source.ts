/** What an element needs of a match: the state comes down, requests go up. */
import type { History, MatchRecord, MatchState, Refusal, Summary } from '../../src/index.js';

/** What is wrong with the address of a record. */
export type AddressTrouble = 'network' | 'not-found' | 'bad-record';

/** Why nothing has arrived: `file`: the page was opened from a file, where pages share nothing. */
export type WaitingWhy = AddressTrouble | 'no-such-match' | 'blocked' | 'file';

/** How far what is shown can be trusted. */
export type Freshness =
  /** Kept, and its writer is at work. */
  | { readonly kind: 'live' }
  /** Nobody writes it at present: it is as it was left at `since` (ms since 1970). */
  | { readonly kind: 'idle'; readonly since: number }
  /** Its address has failed since; the last good state is shown. */
  | { readonly kind: 'stale'; readonly since: number; readonly why: AddressTrouble }
  /** Nothing has arrived yet: record, state and summary are those of a blank match, not to be shown. */
  | { readonly kind: 'waiting'; readonly why?: WaitingWhy };

/** The same news, whatever object it comes in. */
export const sameFreshness = (a: Freshness, b: Freshness): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Why entries do not survive the page; `off`: the match was never meant to be kept. */
export const NOT_KEPT = ['full', 'blocked', 'wiped', 'off'] as const;
export type NotKept = (typeof NOT_KEPT)[number];

/** Whether entries survive the page of the writer. */
export type Keeping =
  | { readonly kind: 'kept' }
  /** In this page's memory only: storage is full, blocked or was wiped. */
  | { readonly kind: 'not-kept'; readonly why: NotKept };

/** Whether other pages of this origin hear of the match. */
export type Sharing =
  | { readonly kind: 'shared' }
  /** This page alone: it was opened from a file, or the browser has no channel here. */
  | { readonly kind: 'alone'; readonly why: 'file' | 'no-channel' };

/** Who may write. */
export type Role = 'writer' | 'follower';

/** A match to be shown. */
export interface MatchSource {
  /** Id of the match; every storage key and channel carries it. */
  readonly id: string;
  readonly record: MatchRecord;
  readonly state: MatchState;
  readonly summary: Summary;
  readonly freshness: Freshness;
  /** When the match last changed, ms since 1970; left out where that is not known. */
  readonly changedAt?: number | undefined;
  /** Left out where the match does not depend on other pages. */
  readonly sharing?: Sharing | undefined;
  /** The state after the first `count` entries: a replay, a delay, a look back. */
  stateAfter(count: number): MatchState;
  /** Calls back after every change of any of the above; returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** A source that holds something: a channel, timers, an address. */
export interface OpenSource extends MatchSource {
  /** Ends what the source holds: locks, channels, timers. */
  close(): void;
}

/** A match that can be written. A refusal changes nothing; null says that it was taken. */
export interface WritableMatch extends OpenSource {
  readonly role: Role;
  readonly keeping: Keeping;
  /** What could be neither kept nor passed on, where there is any. */
  readonly leftOver?: readonly MatchRecord[];
  /** Matches that were made of what could not be passed on. */
  readonly copies?: number;
  readonly history: History;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  enter(entry: unknown): Refusal | null;
  insert(at: number, entry: unknown): Refusal | null;
  edit(at: number, entry: unknown): Refusal | null;
  remove(at: number): Refusal | null;
  undo(): Refusal | null;
  redo(): Refusal | null;
  /** Makes this page the writer; the one that was is told. */
  takeOver(): Promise<void>;
}
