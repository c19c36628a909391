/** Views over a source: some seconds late, or as it stood. */
export { DelayedMatch } from './delayed-match.js';
export { MatchAt } from './match-at.js';
