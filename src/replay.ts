/** A whole record at once. */
import { apply, begin } from './apply.js';
import { RecordError, isRefusal } from './errors.js';
import { FORMAT, VERSION, type Entry, type MatchRecord, type SetupInput } from './record.js';
import { parseRecord } from './schema.js';
import type { MatchState } from './state.js';
import { summarise } from './summary.js';
import type { Summary } from './summary-types.js';

/** A record that only is looked at, with the state after each of its entries. */
export class Replay {
  private constructor(
    /** As it was given, fields of strangers kept. */
    readonly record: MatchRecord,
    readonly states: readonly MatchState[],
  ) {}

  /** @throws RecordError with the index of the entry that fails, -1 for the set-up or the whole */
  static open(record: unknown): Replay {
    const parsed = parseRecord(record);
    if (isRefusal(parsed)) throw RecordError.from(parsed, -1);
    const entries = parsed.entries as readonly Entry[];
    let state = begin(parsed.setup);
    const states = [state];
    for (const [index, entry] of entries.entries()) {
      const next = apply(state, entry);
      if (isRefusal(next)) throw RecordError.from(next, index);
      states.push(next);
      state = next;
    }
    const given = record as { readonly setup: SetupInput };
    return new Replay(
      { ...given, format: FORMAT, version: VERSION, entries: [...entries] },
      states,
    );
  }

  /** The state after the last entry. */
  get state(): MatchState {
    return this.stateAfter(Infinity);
  }

  /** The state after the first `count` entries. */
  stateAfter(count: number): MatchState {
    const state = this.states[Math.max(0, Math.min(count, this.states.length - 1))];
    if (!state) throw new RangeError('a record has a state for every entry');
    return state;
  }
}

/**
 * The state after every entry of a record.
 * @throws RecordError, as `Replay.open`
 */
export const replayState = (record: unknown): MatchState => Replay.open(record).state;

/**
 * The summary of a record.
 * @throws RecordError, as `Replay.open`
 */
export const replay = (record: unknown): Summary => summarise(replayState(record));
