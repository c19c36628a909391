/** Figures from plays and breaks: the same for a player and a side, for a frame and a match. */
import type { Play } from './play.js';
import type { Figures, NotedBreak, Success } from './types.js';

/** A play with what came of it later in its frame. */
export interface SettledPlay extends Play {
  /** Its points stand: no re-rack came after it, 3.16. */
  readonly stands: boolean;
  /** The safety held; null where it was none, or its answer is still awaited. */
  readonly held: boolean | null;
}

const FIFTY = 50;
const CENTURY = 100;

export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** Counts outcomes; null is no attempt. */
const success = (outcomes: readonly (boolean | null)[]): Success => ({
  attempts: outcomes.filter((outcome) => outcome !== null).length,
  successes: outcomes.filter((outcome) => outcome === true).length,
});

/** Sum of stamped seconds, null where there are none. */
const timeOf = (
  plays: readonly Play[],
): { readonly sum: number; readonly count: number } | null => {
  const stamped = plays.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  return stamped.length === 0 ? null : { sum: total(stamped), count: stamped.length };
};

const tagged = (plays: readonly SettledPlay[], tag: string): readonly SettledPlay[] =>
  plays.filter(({ tags }) => tags.includes(tag));

const pots = (plays: readonly SettledPlay[]): Success => success(plays.map(({ pot }) => pot));

export const figuresOf = (
  plays: readonly SettledPlay[],
  breaks: readonly NotedBreak[],
): Figures => {
  const struck = plays.filter((play) => play.struck);
  const shots = timeOf(struck);
  const heights = breaks.map(({ points }) => points);
  return {
    breaks,
    highestBreak: Math.max(0, ...heights),
    fifties: heights.filter((points) => points >= FIFTY).length,
    centuries: heights.filter((points) => points >= CENTURY).length,
    pointsByBalls: total(plays.filter(({ stands }) => stands).map(({ points }) => points)),
    visits: plays.filter(({ visit }) => visit).length,
    strokes: struck.length,
    pots: pots(plays),
    long: pots(tagged(plays, 'long')),
    rest: pots(tagged(plays, 'rest')),
    safety: success(plays.map(({ held }) => held)),
    escape: success(tagged(plays, 'escape').map(({ foul }) => !foul)),
    fouls: plays.filter(({ foul }) => foul).length,
    time: timeOf(plays)?.sum ?? null,
    averageShotTime: shots && shots.sum / shots.count,
  };
};
