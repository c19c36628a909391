/** A record that grows: enter, undo, redo, and changes in the middle, with the states along it. */
import { apply, begin } from './apply.js';
import { RecordError, isRefusal, refuse, type Refusal } from './errors.js';
import { inverse, soundHistory, type Change, type History } from './history.js';
import { FORMAT, VERSION, type Entry, type MatchRecord, type SetupInput } from './record.js';
import { parseEntry, parseRecord } from './schema.js';
import type { MatchState } from './state.js';

/**
 * The log of one match. State is always a fold of the record: `states[i]` is the state before entry
 * `i`, so that an entry at the end costs the same in the last frame as in the first.
 */
export class MatchLog {
  readonly #head: SetupInput;
  readonly #foreign: Readonly<Record<string, unknown>>;
  #entries: Entry[] = [];
  #states: MatchState[];
  #done: Change[] = [];
  #undone: Change[] = [];

  private constructor(foreign: Readonly<Record<string, unknown>>, start: MatchState) {
    this.#foreign = foreign;
    this.#head = foreign.setup as SetupInput;
    this.#states = [start];
  }

  /**
   * Opens a record, with what undo and redo knew where that was kept.
   * @throws RecordError as `replay`
   */
  static open(record: unknown, history?: History): MatchLog {
    const parsed = parseRecord(record);
    if (isRefusal(parsed)) throw RecordError.from(parsed, -1);
    const log = new MatchLog(record as Record<string, unknown>, begin(parsed.setup));
    const refused = log.#splice({ at: 0, removed: [], added: parsed.entries as Entry[] });
    if (refused) throw RecordError.from(refused, refused.entry ?? -1);
    const { done, undone } = soundHistory(history);
    log.#done = [...done];
    log.#undone = [...undone];
    return log;
  }

  /** The record as it stands; a new object each time, fields of strangers kept. */
  get record(): MatchRecord {
    return {
      ...this.#foreign,
      format: FORMAT,
      version: VERSION,
      setup: this.#head,
      entries: [...this.#entries],
    };
  }

  get history(): History {
    return { done: [...this.#done], undone: [...this.#undone] };
  }

  get length(): number {
    return this.#entries.length;
  }

  /** The state after the last entry. */
  get state(): MatchState {
    return this.stateAfter(this.#entries.length);
  }

  get canUndo(): boolean {
    return this.#entries.length > 0 || this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The state after the first `count` entries. */
  stateAfter(count: number): MatchState {
    const state = this.#states[Math.max(0, Math.min(count, this.#entries.length))];
    if (!state) throw new RangeError('a log has a state for every entry');
    return state;
  }

  entryAt(index: number): Entry | undefined {
    return this.#entries[index];
  }

  /** Adds an entry at the end. */
  enter(entry: unknown): Refusal | null {
    return this.insert(this.#entries.length, entry);
  }

  /** Inserts an entry before the one at `at`; everything after it is derived anew. */
  insert(at: number, entry: unknown): Refusal | null {
    if (!this.#isIndex(at, this.#entries.length)) return refuse('entry', 'no-such-entry');
    const parsed = parseEntry(entry);
    if (isRefusal(parsed)) return parsed;
    return this.#change({ at, removed: [], added: [parsed] });
  }

  /** Puts another entry in the place of one; everything after it is derived anew. */
  edit(at: number, entry: unknown): Refusal | null {
    const old = this.#entries[at];
    if (!old) return refuse('entry', 'no-such-entry');
    const parsed = parseEntry(entry);
    if (isRefusal(parsed)) return parsed;
    return this.#change({ at, removed: [old], added: [parsed] });
  }

  /** Takes an entry out; everything after it is derived anew. */
  remove(at: number): Refusal | null {
    const old = this.#entries[at];
    return old ? this.#change({ at, removed: [old], added: [] }) : refuse('entry', 'no-such-entry');
  }

  /** Takes the last change back; where none is known, the last entry. */
  undo(): Refusal | null {
    const last = this.#lastChange() ?? this.#lastEntry();
    if (!last) return refuse('not-allowed', 'nothing-to-undo');
    const refused = this.#splice(inverse(last));
    if (refused) return refused;
    this.#done.pop();
    this.#undone.push(last);
    return null;
  }

  /** Brings back the change that was undone last. */
  redo(): Refusal | null {
    const next = this.#undone.at(-1);
    if (!next || !this.#stands(next.at, next.removed))
      return refuse('not-allowed', 'nothing-to-redo');
    const refused = this.#splice(next);
    if (refused) return refused;
    this.#undone.pop();
    this.#done.push(next);
    return null;
  }

  #isIndex(at: number, most: number): boolean {
    return Number.isInteger(at) && at >= 0 && at <= most;
  }

  /** The last known change, unless the log has moved on without it (a history kept by somebody else). */
  #lastChange(): Change | undefined {
    const last = this.#done.at(-1);
    if (last && !this.#stands(last.at, last.added)) {
      this.#done = [];
      return undefined;
    }
    return last;
  }

  /** Compared as they would be kept: a foreign value that JSON cannot hold stands for nothing. */
  #stands(at: number, entries: readonly Entry[]): boolean {
    const here = this.#entries.slice(at, at + entries.length);
    if (here.length !== entries.length) return false;
    if (here.every((entry, i) => entry === entries[i])) return true;
    try {
      return JSON.stringify(here) === JSON.stringify(entries);
    } catch {
      return false;
    }
  }

  #lastEntry(): Change | undefined {
    const entry = this.#entries.at(-1);
    return entry && { at: this.#entries.length - 1, removed: [], added: [entry] };
  }

  #change(change: Change): Refusal | null {
    const refused = this.#splice(change);
    if (refused) return refused;
    this.#done.push(change);
    this.#undone = [];
    return null;
  }

  /** Makes a change whole or not at all; a refusal names the entry that would break. */
  #splice({ at, removed, added }: Change): Refusal | null {
    const tail = [...added, ...this.#entries.slice(at + removed.length)];
    const states: MatchState[] = [];
    let state = this.stateAfter(at);
    for (const [offset, entry] of tail.entries()) {
      const next = apply(state, entry);
      if (isRefusal(next)) return next.at(at + offset);
      states.push(next);
      state = next;
    }
    this.#entries.splice(at, Infinity, ...tail);
    this.#states.splice(at + 1, Infinity, ...states);
    return null;
  }
}
