/** A match as it stood at a time of the video, or after some entries: rewinding beside a recording. */
import type { MatchRecord, MatchState, Summary } from '../../src/index.js';
import { Listeners } from './listeners.js';
import {
  sameFreshness,
  type Freshness,
  type MatchSource,
  type OpenSource,
  type Sharing,
} from './match-source.js';
import { asItStood, type Snapshot } from './snapshot.js';

export type Moment =
  | 'now'
  /** After the first `entries` entries. */
  | { readonly entries: number }
  /** Seconds into the video. */
  | { readonly video: number };

/** How many entries had been made by then; one without a stamp goes with the one before it. */
export const countAt = ({ entries }: MatchRecord, moment: Moment): number => {
  if (moment === 'now') return entries.length;
  if ('entries' in moment) return Math.max(0, Math.min(moment.entries, entries.length));
  const later = entries.findIndex(({ video }) => (video ?? -Infinity) > moment.video);
  return later < 0 ? entries.length : later;
};

export class MatchAt implements OpenSource {
  readonly id: string;
  readonly #source: MatchSource;
  readonly #listeners = new Listeners();
  readonly #unsubscribe: () => void;
  #moment: Moment;
  #shown: Snapshot;
  #freshness: Freshness;

  constructor(source: MatchSource, moment: Moment = 'now') {
    this.id = source.id;
    this.#source = source;
    this.#moment = moment;
    this.#shown = this.#look();
    this.#freshness = source.freshness;
    this.#unsubscribe = source.subscribe(() => {
      this.#update();
    });
  }

  get moment(): Moment {
    return this.#moment;
  }

  /** Another moment; those who listen hear of it where the match stood differently then. */
  set moment(moment: Moment) {
    this.#moment = moment;
    this.#update();
  }

  get record(): MatchRecord {
    return this.#shown.record;
  }

  get state(): MatchState {
    return this.#shown.state;
  }

  get summary(): Summary {
    return this.#shown.summary;
  }

  get freshness(): Freshness {
    return this.#freshness;
  }

  get changedAt(): number | undefined {
    return this.#source.changedAt;
  }

  get sharing(): Sharing | undefined {
    return this.#source.sharing;
  }

  stateAfter(count: number): MatchState {
    return this.#source.stateAfter(Math.min(count, this.record.entries.length));
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#unsubscribe();
    this.#listeners.clear();
  }

  #look(): Snapshot {
    return asItStood(this.#source, countAt(this.#source.record, this.#moment));
  }

  #update(): void {
    const before = this.#shown;
    const { freshness } = this.#source;
    this.#shown = this.#look();
    if (this.#shown.state === before.state && sameFreshness(freshness, this.#freshness)) return;
    this.#freshness = freshness;
    this.#listeners.tell();
  }
}
