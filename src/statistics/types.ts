/** Statistics of a match: plain data, derived from its record. */
import type { Ball } from '../balls.js';

/** How often something was tried, and how often it came off. */
export interface Success {
  readonly attempts: number;
  readonly successes: number;
}

/** A break of a side, with the frame (index from 0) and the player who made it. */
export interface NotedBreak {
  readonly frame: number;
  readonly player: number;
  readonly points: number;
  /** Empty where the break was entered as one number. */
  readonly balls: readonly Ball[];
}

/** What is counted alike for a player and for his side. */
export interface Figures {
  /** Breaks in the order in which they were made, 3.3(f)(ii); none of a frame that was re-racked, 3.16. */
  readonly breaks: readonly NotedBreak[];
  readonly highestBreak: number;
  /** Breaks of 50 and more, centuries among them. */
  readonly fifties: number;
  /** Breaks of 100 and more. */
  readonly centuries: number;
  /** Points scored by potting balls, 3.1(c); none of before a re-rack, 3.16. */
  readonly pointsByBalls: number;
  /** Times at the table: strokes of one player with nobody else's in between are one visit. */
  readonly visits: number;
  /** Strokes noted one by one; those inside a break entered as one number are not among them. */
  readonly strokes: number;
  /**
   * Attempts: strokes that scored, that name a ball `attempted`, or that are tagged `long`, `rest`
   * or `plant` and neither `safety` nor `escape`. A success scored, and potted the ball attempted
   * where one is named.
   */
  readonly pots: Success;
  /** Of the attempts to pot, those tagged `long`. */
  readonly long: Success;
  /** Of the attempts to pot, those tagged `rest`. */
  readonly rest: Success;
  /**
   * Strokes tagged `safety`. A success was no foul, and nobody else scored from the next stroke.
   * A safety that still waits for its answer is not counted yet.
   */
  readonly safety: Success;
  /** Strokes tagged `escape`. A success was no foul. */
  readonly escape: Success;
  /** Fouls committed, those before a stroke and penalties without loss of turn among them. */
  readonly fouls: number;
  /**
   * Seconds at the table: from the entry before each stroke to the stroke itself, as far as both
   * are stamped. Null where none is.
   */
  readonly time: number | null;
  /** Mean seconds of the strokes that are timed; null where none is. */
  readonly averageShotTime: number | null;
}

export interface SideFigures extends Figures {
  /** Points received for fouls of the others, 3.1(d); none of before a re-rack, 3.16. */
  readonly pointsByPenalties: number;
  /**
   * Score of the frame, of all frames together in the match. Handicap points, and what the referee
   * stated or awarded, are in it.
   */
  readonly score: number;
  /** Frames won: 0 or 1 within a frame. */
  readonly framesWon: number;
  /** A penalty without loss of turn counts for a player only where he is alone on his side. */
  readonly players: readonly Figures[];
}

export interface Statistics {
  /** In order of play, one under way last; in each, the figures of every side. */
  readonly frames: readonly { readonly sides: readonly SideFigures[] }[];
  readonly match: { readonly sides: readonly SideFigures[] };
}
