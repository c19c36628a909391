/** One tap on a ball: the stroke that it stands for, or why it stands for none. */
import type { Ball, BallOn, StrokeEntry, StrokeOptions } from '../../src/index.js';

/** What became of a free ball: potted, hit with nothing falling, or the ball on fell off it. */
export const FREE_OUTCOMES = ['potted', 'hit', 'other'] as const;
export type FreeOutcome = (typeof FREE_OUTCOMES)[number];

export interface TapMode {
  /** Reds beside the one tapped that fell in the same stroke, 3.3(e). */
  readonly extraReds: number;
  /** The ball tapped is nominated as the free ball, 3.10(a). */
  readonly free: FreeOutcome | null;
}

export const PLAIN: TapMode = { extraReds: 0, free: null };

/** Balls that a tap may mean. */
export const tappable = (stroke: StrokeOptions, { free }: TapMode): readonly Ball[] =>
  free ? stroke.freeBall : stroke.on;

/** How many reds may fall beside the ball tapped. */
export const mostExtraReds = ({ on, reds }: StrokeOptions, { free }: TapMode): number => {
  if (!on.includes('red') || free === 'hit') return 0;
  return free === 'potted' ? reds : reds - 1;
};

const reds = (count: number): readonly Ball[] => Array.from({ length: count }, () => 'red');

const freeStroke = (ball: Ball, on: BallOn, { free, extraReds }: TapMode): readonly Ball[] => {
  if (free === 'hit') return [];
  const other: readonly Ball[] = on === 'choice' ? [] : [on];
  const own = free === 'other' ? other : [ball];
  return [...own, ...reds(extraReds)];
};

/** @returns null where the ball is not on: nothing is guessed, neither a foul nor a free ball */
export const strokeOfTap = (
  ball: Ball,
  stroke: StrokeOptions,
  on: BallOn,
  mode: TapMode,
): StrokeEntry | null => {
  if (!tappable(stroke, mode).includes(ball)) return null;
  if (mode.free === null) {
    const beside = ball === 'red' ? reds(mode.extraReds) : [];
    return { kind: 'stroke', pocketed: [ball, ...beside] };
  }
  const pocketed = freeStroke(ball, on, mode);
  return {
    kind: 'stroke',
    nominated: ball,
    ...(pocketed.length > 0 ? { pocketed } : {}),
  };
};
