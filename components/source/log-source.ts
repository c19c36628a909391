/** The reading half of every match: views derived once a change, listeners told. */
import { summarise, type MatchRecord, type MatchState, type Summary } from '../../src/index.js';
import { Listeners } from './listeners.js';
import type { Freshness, OpenSource } from './match-source.js';

/** A record with its states: a log that can be written, or a replay. */
export interface Kept {
  readonly record: MatchRecord;
  readonly state: MatchState;
  stateAfter(count: number): MatchState;
}

export abstract class LogSource<Log extends Kept = Kept> implements OpenSource {
  readonly id: string;
  protected log: Log;
  #summary: Summary | null = null;
  #record: MatchRecord | null = null;
  readonly #listeners = new Listeners();

  constructor(id: string, log: Log) {
    this.id = id;
    this.log = log;
  }

  abstract get freshness(): Freshness;

  get record(): MatchRecord {
    return (this.#record ??= this.log.record);
  }

  get state(): MatchState {
    return this.log.state;
  }

  get summary(): Summary {
    return (this.#summary ??= summarise(this.log.state));
  }

  stateAfter(count: number): MatchState {
    return this.log.stateAfter(count);
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  /** Puts another log in the place of this one: what a follower does. */
  protected replaceLog(log: Log): void {
    this.log = log;
    this.forget();
    this.tell();
  }

  /** The log has another state: what was derived from the one before is not true any more. */
  protected forget(): void {
    this.#record = null;
    this.#summary = null;
  }

  protected tell(): void {
    this.#listeners.tell();
  }
}
