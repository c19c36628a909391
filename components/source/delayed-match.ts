/** A match some seconds late, so that a board beside a delayed stream never gives the shot away. */
import {
  Replay,
  summarise,
  type MatchRecord,
  type MatchState,
  type Summary,
} from '../../src/index.js';
import { BLANK } from './blank.js';
import { systemClock, type Clock } from './clock.js';
import { Listeners } from './listeners.js';
import type { Freshness, MatchSource, OpenSource, Sharing } from './match-source.js';
import { asItStood, present, statesOf, type Snapshot } from './snapshot.js';

interface Received extends Snapshot {
  readonly at: number;
}

/**
 * What may be shown at the start, when nobody knows when the present state came about: all of it
 * where it is old enough, else the entries up to the first that is stamped later. Where the last
 * change is recent and no stamp tells what it was (an undo, an edit), null: wait.
 */
const atFirst = (source: MatchSource, cutoff: number): Snapshot | null => {
  if ((source.changedAt ?? Infinity) <= cutoff) return present(source);
  const late = source.record.entries.findIndex(({ at }) => Date.parse(at ?? '') > cutoff);
  return late < 0 ? null : asItStood(source, late);
};

export class DelayedMatch implements OpenSource {
  readonly id: string;
  readonly seconds: number;
  readonly #source: MatchSource;
  readonly #clock: Clock;
  readonly #listeners = new Listeners();
  readonly #unsubscribe: () => void;
  #received: Received[] = [];
  #newest: MatchState | null = null;
  /** Null until something is old enough to be shown. */
  #shown: Snapshot | null = null;
  #states: (count: number) => MatchState = () => blank.state;
  #stop: (() => void) | null = null;

  /** @param seconds how far behind, counted from when each change is received here */
  constructor(source: MatchSource, seconds: number, clock: Clock = systemClock) {
    this.id = source.id;
    this.seconds = Math.max(0, seconds);
    this.#source = source;
    this.#clock = clock;
    this.#receive();
    this.#unsubscribe = source.subscribe(() => {
      if (!this.#receive()) this.#listeners.tell();
    });
  }

  get record(): MatchRecord {
    return (this.#shown ?? blank).record;
  }

  get state(): MatchState {
    return (this.#shown ?? blank).state;
  }

  get summary(): Summary {
    return (this.#shown ?? blank).summary;
  }

  get freshness(): Freshness {
    return this.#shown || this.#source.freshness.kind === 'waiting'
      ? this.#source.freshness
      : { kind: 'waiting' };
  }

  get sharing(): Sharing | undefined {
    return this.#source.sharing;
  }

  stateAfter(count: number): MatchState {
    return this.#states(count);
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#unsubscribe();
    this.#stop?.();
    this.#listeners.clear();
  }

  /** Lays the source's state by, where it is another; answers whether it was. */
  #receive(): boolean {
    const { state, freshness } = this.#source;
    if (freshness.kind === 'waiting' || state === this.#newest) return false;
    const now = this.#clock.now();
    if (!this.#newest) {
      const first = atFirst(this.#source, now - this.seconds * 1000);
      if (first) this.#show(first);
    }
    this.#newest = state;
    this.#received.push({ ...present(this.#source), at: now });
    this.#release();
    return true;
  }

  /** Shows the newest that is old enough, and waits for the next. */
  #release(): void {
    const cutoff = this.#clock.now() - this.seconds * 1000;
    const due = this.#received.filter(({ at }) => at <= cutoff).at(-1);
    this.#received = this.#received.filter(({ at }) => at > cutoff);
    const next = this.#received[0];
    this.#stop?.();
    this.#stop = next
      ? this.#clock.after(next.at - cutoff, () => {
          this.#release();
        })
      : null;
    if (due && due.state !== this.#shown?.state) this.#show(due);
  }

  #show(snapshot: Snapshot): void {
    this.#shown = snapshot;
    this.#states = statesOf(snapshot);
    this.#listeners.tell();
  }
}

const { record, state } = Replay.open(BLANK);
const blank: Snapshot = { record, state, summary: summarise(state) };
