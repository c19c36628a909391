/** What is kept of a match, and how a page follows it. */
import { FollowedMatch } from './followed-match.js';
import { isId, type MatchRow } from './match-row.js';
import type { WaitingWhy } from './match-source.js';
import { readRow } from './read-row.js';
import { SourceError } from './source-error.js';
import type { Surroundings } from './surroundings.js';

/** What was read of a match: a row, nothing, or storage that cannot be read at all. */
export type Found = MatchRow | 'nothing' | 'blocked';

/**
 * The row of a match, whose record is known to replay.
 * @throws SourceError `bad-row`, with the row as JSON, and `bad-id`
 */
export const findRow = async ({ keeper }: Surroundings, id: string): Promise<Found> => {
  if (!isId(id)) throw new SourceError('bad-id');
  let input: unknown;
  try {
    input = await keeper.load(id);
  } catch {
    return 'blocked';
  }
  return input === undefined ? 'nothing' : readRow(input);
};

const orWhy = (found: Found, file: boolean): MatchRow | WaitingWhy => {
  if (typeof found === 'object') return found;
  if (file) return 'file';
  return found === 'blocked' ? 'blocked' : 'no-such-match';
};

/**
 * Opens a match to be shown only. Never fails for want of a match: `freshness` says that, and why,
 * it waits for one.
 * @throws SourceError `bad-row`, `bad-id`
 */
export const follow = async (around: Surroundings, id: string): Promise<FollowedMatch> => {
  const found = await findRow(around, id);
  const match = new FollowedMatch(around, id, orWhy(found, around.file));
  match.begin();
  return match;
};
