/** A page goes away with strokes that were seen and not yet kept: the background keeps them for it. */
import type { Keeper } from '../components/source/keeper.js';
import { broughtUp } from '../components/source/last-state.js';
import { parseRow } from '../components/source/match-row.js';

/** Keeps the last state of a match, where nobody else has written it since. */
export const keepLastState = async (keeper: Keeper, input: unknown): Promise<void> => {
  const last = parseRow(input);
  if (last) await keeper.update(last.id, (found) => broughtUp(found, last));
};
