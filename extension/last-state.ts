/** A page goes away with strokes that were seen and not yet kept: the background keeps them for it. */
import type { Keeper } from '../components/source/keeper.js';
import { parseRow, withState } from '../components/source/match-row.js';
import { writerOf } from '../components/source/version.js';

/** Keeps the last state of a match, where nobody else has written it since. */
export const keepLastState = async (keeper: Keeper, input: unknown): Promise<void> => {
  const last = parseRow(input);
  if (!last) return;
  await keeper.update(last.id, (found) => {
    const stored = parseRow(found);
    if (!stored || writerOf(stored.version) !== writerOf(last.version)) return null;
    return stored.version.revision < last.version.revision ? withState(stored, last) : null;
  });
};
