/** A stored row is believed only once its record has been replayed. */
import { RecordError, replayState } from '../../src/index.js';
import { troubleOf } from './keeper.js';
import { parseRow, type MatchRow } from './match-row.js';
import { SourceError } from './source-error.js';

/** @throws SourceError `bad-row`, with the row as JSON in `raw` and the engine's word in `cause` */
export const readRow = (input: unknown): MatchRow => {
  const row = parseRow(input);
  if (!row) throw new SourceError('bad-row', { raw: rawOf(input) });
  try {
    replayState(row.record);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new SourceError('bad-row', { raw: rawOf(input), cause: error });
  }
  return row;
};

const rawOf = (input: unknown): string => {
  try {
    return JSON.stringify(input, null, 2);
  } catch {
    // What is stored can have loops and big integers, which JSON has not.
    return JSON.stringify(String(input));
  }
};

/** Why storage failed, as a coded error. */
export const storageError = (error: unknown): SourceError => new SourceError(troubleOf(error));
