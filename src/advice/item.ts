/** What one piece of advice is made of: clause, code, time, and the state in which it applies. */
import type { Ball } from '../balls.js';
import type { PlayerRef } from '../record.js';
import type { FrameState, MatchState } from '../state.js';
import type { PlacedBall } from '../table/geometry.js';

/** A side that needs penalty points, 3.1(e). */
export interface Need {
  readonly side: number;
  /** Points behind the best other side. */
  readonly behind: number;
  /** Points remaining for the side. */
  readonly remaining: number;
  /** Penalties needed to draw level and to win; null where none is enough. */
  readonly tie: number | null;
  readonly win: number | null;
}

/** What a piece of advice is about, as data; each code fills the fields that it needs. */
export interface Facts {
  /** Balls to name, ask about, spot or leave, in the order in which that is done. */
  readonly balls?: readonly Ball[];
  /** Further balls that are named only when a player asks, 3.8(e). */
  readonly others?: readonly Ball[];
  /** Where balls are placed, in millimetres as in table/geometry. */
  readonly places?: readonly PlacedBall[];
  readonly player?: PlayerRef;
  readonly players?: readonly PlayerRef[];
  readonly side?: number;
  readonly sides?: readonly number[];
  /** Strokes or misses so far, or the number that a clause allows. */
  readonly count?: number;
  /** A penalty, or a break that stands. */
  readonly points?: number;
  readonly needs?: readonly Need[];
}

/** `now`: to be done in this very state. `on-request`: a standing duty that is open in it. */
export type When = 'now' | 'on-request';

/**
 * Stages of a frame. `opening`: nothing played yet; `play`: somebody is at the table; `started`: the
 * first stroke has been made; `stroke`: a stroke comes next; `foul`: a foul awaits its answer;
 * `lots`: the re-spotted black awaits them.
 */
export type FrameStage = 'opening' | 'play' | 'started' | 'stroke' | 'foul' | 'lots';

interface Head {
  readonly clause: string;
  readonly code: string;
  readonly when: When;
}

/** Advice while a frame is open; null where it does not apply, left out where the stage is all. */
export interface FrameItem extends Head {
  readonly at: FrameStage;
  readonly facts?: (frame: FrameState, state: MatchState) => Facts | null;
}

/** Advice before a frame is opened. */
export interface BetweenItem extends Head {
  readonly at: 'before-frame';
  readonly facts?: (state: MatchState) => Facts | null;
}

export type Item = FrameItem | BetweenItem;

/** Facts where a condition holds. */
export const where = (applies: boolean, facts: Facts = {}): Facts | null =>
  applies ? facts : null;
