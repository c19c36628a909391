/** A new match of this browser. */
import type { SetupInput } from '../../src/index.js';
import type { KeptMatch } from '../source/kept-match.js';

/** @param id that it is to have, so that boards which wait for it come alive; null: any */
export const newMatch = async (setup: SetupInput, id: string | null): Promise<KeptMatch> => {
  const { matchStore } = await import('../source/page-store.js');
  const store = matchStore();
  if (id === null) return store.create(setup);
  // Another page may have made a match of that id by now: that one stays as it is.
  return store.create(setup, { id }).catch(() => store.create(setup));
};
