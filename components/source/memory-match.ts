/** A match in this page's memory: the core of every writable match. */
import {
  MatchLog,
  summarise,
  type History,
  type MatchRecord,
  type MatchState,
  type Refusal,
  type Summary,
} from '../../src/index.js';
import type { Freshness, Keeping, Role, WritableMatch } from './match-source.js';

/** Holds the log, derives the summary once a change, and tells those who listen. */
export class MemoryMatch implements WritableMatch {
  readonly id: string;
  protected log: MatchLog;
  readonly #role: Role = 'writer';
  #summary: Summary | null = null;
  #record: MatchRecord | null = null;
  readonly #listeners = new Set<() => void>();

  /** @throws RecordError where the record does not replay */
  constructor(id: string, record: unknown, history?: History) {
    this.id = id;
    this.log = MatchLog.open(record, history);
  }

  get record(): MatchRecord {
    return (this.#record ??= this.log.record);
  }

  get state(): MatchState {
    return this.log.state;
  }

  get summary(): Summary {
    return (this.#summary ??= summarise(this.log.state));
  }

  get history(): History {
    return this.log.history;
  }

  get freshness(): Freshness {
    return { kind: 'live' };
  }

  get keeping(): Keeping {
    return { kind: 'not-kept', why: 'off' };
  }

  get role(): Role {
    return this.#role;
  }

  get canUndo(): boolean {
    return this.log.canUndo;
  }

  get canRedo(): boolean {
    return this.log.canRedo;
  }

  stateAfter(count: number): MatchState {
    return this.log.stateAfter(count);
  }

  enter(entry: unknown): Refusal | null {
    return this.write((log) => log.enter(entry));
  }

  insert(at: number, entry: unknown): Refusal | null {
    return this.write((log) => log.insert(at, entry));
  }

  edit(at: number, entry: unknown): Refusal | null {
    return this.write((log) => log.edit(at, entry));
  }

  remove(at: number): Refusal | null {
    return this.write((log) => log.remove(at));
  }

  undo(): Refusal | null {
    return this.write((log) => log.undo());
  }

  redo(): Refusal | null {
    return this.write((log) => log.redo());
  }

  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.#listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The one way in: makes a change, and where it was taken, tells everybody. */
  protected write(change: (log: MatchLog) => Refusal | null): Refusal | null {
    const refused = change(this.log);
    if (!refused) this.changed();
    return refused;
  }

  /** Puts another log in the place of this one: what a follower does. */
  protected replaceLog(log: MatchLog): void {
    this.log = log;
    this.changed();
  }

  protected changed(): void {
    this.#record = null;
    this.#summary = null;
    this.tell();
  }

  protected tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
