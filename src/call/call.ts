/** The referee's words after an entry, whole and in the order in which they are said. */
import type { Entry } from '../record.js';
import type { MatchState } from '../state.js';
import type { Call } from './codes.js';
import { results } from './results.js';
import { rulings } from './rulings.js';
import { goesOn, scores, standing } from './standing.js';

/**
 * What is said once the entry has been applied: the ruling on it, what it has decided, how play
 * stands. After a pot the score of the side leads ("Selby 8, break 8, 139 remaining"); after
 * anything else the ruling does ("Foul, five. Free ball."). Nothing is said twice: a frame that has
 * ended brings its scores with it.
 */
export const call = (before: MatchState, entry: Entry, after: MatchState): readonly Call[] => {
  const ruling = rulings(before, entry, after);
  const through = goesOn(before, entry, after);
  const score = through ? scores(through) : [];
  const pot = ruling[0]?.code === 'break';
  return [
    ...(pot ? score : []),
    ...ruling,
    ...(pot ? [] : score),
    ...results(before, after),
    ...standing(before, entry, after),
  ];
};
