/** The engine's summary of a record: plain data with names that outside readers rely on. */
import type { Ball, Colour } from './balls.js';
import type { Choice, PlayerRef } from './record.js';

/** A break: points scored in one visit, 3.3(f)(ii), with the balls that scored where known. */
export interface Break {
  readonly side: number;
  readonly player: number;
  readonly points: number;
  readonly balls: readonly Ball[];
}

export const ENDINGS = ['black', 'respotted-black', 'conceded', 'awarded', 'tied'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface FrameSummary {
  readonly scores: readonly number[];
  /** Side, or null while under way or tied. */
  readonly winner: number | null;
  readonly ended: Ending | null;
  readonly breaks: readonly Break[];
}

export interface GameSummary {
  /** Frames won by each side. */
  readonly frames: readonly number[];
  /** Points of each side in the frames of this game, the one under way included. */
  readonly points: readonly number[];
  readonly winner: number | null;
}

export const PHASES = ['reds', 'colours', 'respotted-black', 'frame-over', 'match-over'] as const;
export type Phase = (typeof PHASES)[number];

/** Penalties that a side needs, null where none is enough. */
export interface Snookers {
  readonly tie: number | null;
  readonly win: number | null;
}

export interface Now {
  readonly phase: Phase;
  readonly scores: readonly number[];
  readonly striker: PlayerRef;
  readonly break: number;
  readonly on: readonly Ball[];
  readonly reds: number;
  readonly colours: readonly Colour[];
  readonly inHand: boolean;
  readonly freeBall: boolean;
  readonly awaiting: 'decision' | 'lots' | 'frame' | null;
  readonly choices: readonly Choice[];
  readonly misses: number;
  readonly remaining: readonly number[];
  readonly snookers: readonly (Snookers | null)[];
}

export interface Summary {
  readonly frames: readonly FrameSummary[];
  readonly games: readonly GameSummary[];
  readonly winner: number | null;
  readonly now: Now;
}
