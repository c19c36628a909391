/** The reading half of every match that has a log: views derived once a change, listeners told. */
import {
  MatchLog,
  summarise,
  type History,
  type MatchRecord,
  type MatchState,
  type Summary,
} from '../../src/index.js';
import { Listeners } from './listeners.js';
import type { Freshness, OpenSource } from './match-source.js';

export abstract class LogSource implements OpenSource {
  readonly id: string;
  protected log: MatchLog;
  #summary: Summary | null = null;
  #record: MatchRecord | null = null;
  readonly #listeners = new Listeners();

  /** @throws RecordError where the record does not replay */
  constructor(id: string, record: unknown, history?: History) {
    this.id = id;
    this.log = MatchLog.open(record, history);
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
  protected replaceLog(log: MatchLog): void {
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
