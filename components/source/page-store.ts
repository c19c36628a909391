/** The matches of this page's origin: one store for the page, made when it is first asked for. */
import type { SetupInput } from '../../src/index.js';
import type { KeptMatch } from './kept-match.js';
import { MatchStore } from './match-store.js';
import { aroundPage } from './page-follow.js';

let store: MatchStore | null = null;

export const matchStore = (): MatchStore => (store ??= new MatchStore(aroundPage()));

/** Opens a match of this browser to be written, see `MatchStore.open`. */
export const openMatch = (id: string, setup?: SetupInput): Promise<KeptMatch> =>
  matchStore().open(id, setup);
