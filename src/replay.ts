/** A whole record at once. */
import { apply, begin } from './apply.js';
import { RecordError, isRefusal } from './errors.js';
import { parseRecord } from './schema.js';
import type { MatchState } from './state.js';
import { summarise } from './summary.js';
import type { Summary } from './summary-types.js';

/**
 * The state after every entry of a record.
 * @throws RecordError with the index of the entry that fails, -1 for the set-up or the whole
 */
export const replayState = (record: unknown): MatchState => {
  const parsed = parseRecord(record);
  if (isRefusal(parsed)) throw RecordError.from(parsed, -1);
  return parsed.entries.reduce<MatchState>((state, entry, index) => {
    const next = apply(state, entry);
    if (isRefusal(next)) throw RecordError.from(next, index);
    return next;
  }, begin(parsed.setup));
};

/**
 * The summary of a record.
 * @throws RecordError, as `replayState`
 */
export const replay = (record: unknown): Summary => summarise(replayState(record));
