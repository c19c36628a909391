/** Following a match of this page's origin, without what it takes to write one. */
import { follow } from './follow.js';
import type { FollowedMatch } from './followed-match.js';
import { pageSurroundings, type Surroundings } from './surroundings.js';

let around: Surroundings | null = null;

/** One for the page: its matches share one connection to what is kept. */
export const aroundPage = (): Surroundings => (around ??= pageSurroundings());

/** Opens a match of this browser to be shown only, see `MatchStore.follow`. */
export const followMatch = (id: string): Promise<FollowedMatch> => follow(aroundPage(), id);
