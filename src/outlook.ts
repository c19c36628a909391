/** What can still become of the frame: for a caption beside the score. */
import type { Ball } from './balls.js';
import { breakOf } from './frame.js';
import { decidingTotals } from './match.js';
import { isFrameBall, shortestCourse } from './outlook/clearance.js';
import { fewestPenalties } from './outlook/fewest.js';
import { strikersRemaining } from './remaining.js';
import { replayState } from './replay.js';
import type { MatchState } from './state.js';
import type { Snookers } from './summary-types.js';

/** A maximum from a full set of balls; a free ball can make a break higher still. */
const MAXIMUM = 147;

/** Plain data. Before the first frame and after a frame nothing can be added any more. */
export interface Outlook {
  /**
   * For each side, the fewest penalties by the others with which it can draw level and win, each at
   * the least value that it can have where it is earned (6 while the pink is on the table). Null
   * where none is enough, and for a side once the frame is over.
   */
  readonly fewest: readonly (Snookers | null)[];
  /**
   * Another side can still win or tie without penalties, and could not once the striker has potted
   * the most valuable ball on. False once the frame is over.
   */
  readonly frameBall: boolean;
  /** The striker's break and all that he can still add; once the frame is over the break that stood. */
  readonly highestBreak: number;
  /** `highestBreak` is 147 or more. */
  readonly maximumOn: boolean;
  /**
   * The fewest balls, in order, after which no other side can win or tie without penalties: `[]`
   * when that is so already or the frame is over, null when no clearance does it. A free ball is
   * listed as the colour nominated.
   */
  readonly shortest: readonly Ball[] | null;
}

const beforePlay = (state: MatchState): Outlook => ({
  fewest: state.setup.sides.map(() => null),
  frameBall: false,
  highestBreak: 0,
  maximumOn: false,
  shortest: [],
});

/** The outlook of a state. While a decision is awaited the incoming player is the striker. */
export const outlookOf = (state: MatchState): Outlook => {
  const { frame } = state;
  if (!frame) return beforePlay(state);
  const totals = decidingTotals(state, frame);
  const highestBreak = breakOf(frame) + (frame.end ? 0 : strikersRemaining(frame));
  return {
    fewest: fewestPenalties(frame, totals),
    frameBall: isFrameBall(frame, totals),
    highestBreak,
    maximumOn: highestBreak >= MAXIMUM,
    shortest: shortestCourse(frame, totals),
  };
};

/**
 * The outlook after every entry of a record.
 * @throws RecordError, as `replay`
 */
export const outlook = (record: unknown): Outlook => outlookOf(replayState(record));
