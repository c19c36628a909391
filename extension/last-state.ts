/** A page goes away with strokes that were seen and not yet kept: the background keeps them for it. */
import { TakenError, type Keeper } from '../components/source/keeper.js';
import { broughtUp, leftOut } from '../components/source/last-state.js';
import { parseRow, type MatchRow } from '../components/source/match-row.js';

/** Keeps the last state of a match; as a match of its own, where somebody else has gone on without it. */
export const keepLastState = async (keeper: Keeper, input: unknown): Promise<void> => {
  const last = parseRow(input);
  if (!last) return;
  const others: MatchRow[] = [];
  await keeper.update(last.id, (found) => {
    const next = broughtUp(found, last);
    const other = next ? null : leftOut(found, last);
    if (other) others.push(other);
    return next;
  });
  if (others.length === 0) return;
  await keeper.add(others).catch((error: unknown) => {
    if (!(error instanceof TakenError)) throw error;
  });
};
