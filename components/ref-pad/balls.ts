/** One tap on a ball: the stroke that it stands for, or why it stands for none. */
import type { Ball, BallOn, StrokeEntry, StrokeOptions } from '../../src/index.js';

/** With a free ball: it fell, it and the ball on fell, the ball on alone fell, or nothing did. */
export const FREE_OUTCOMES = ['potted', 'both', 'other', 'hit'] as const;
export type FreeOutcome = (typeof FREE_OUTCOMES)[number];

export interface TapMode {
  /** Reds beside the one tapped that fell in the same stroke, 3.3(e). */
  readonly extraReds: number;
  /** The ball tapped is nominated as the free ball, 3.10(a). */
  readonly free: FreeOutcome | null;
}

export const PLAIN: TapMode = { extraReds: 0, free: null };

/** Does the ball on fall as well as, or instead of, the free ball? */
const withOn = (free: FreeOutcome): boolean => free === 'both' || free === 'other';

/** Balls that a tap may mean. */
export const tappable = (stroke: StrokeOptions, { free }: TapMode): readonly Ball[] => {
  if (free === null) return stroke.on;
  return stroke.freeBall.filter((ball) => !withOn(free) || !stroke.on.includes(ball));
};

/** How many reds may fall beside the ball tapped. */
export const mostExtraReds = ({ on, reds }: StrokeOptions, { free }: TapMode): number => {
  if (!on.includes('red') || free === 'hit') return 0;
  return free === 'potted' ? reds : reds - 1;
};

/** The next outcome, and after the last of them none again. */
export const nextOutcome = (free: FreeOutcome | null): FreeOutcome | null =>
  FREE_OUTCOMES[free === null ? 0 : FREE_OUTCOMES.indexOf(free) + 1] ?? null;

const reds = (count: number): readonly Ball[] => Array.from({ length: count }, () => 'red');

const freeStroke = (ball: Ball, on: BallOn, { free, extraReds }: TapMode): readonly Ball[] => {
  if (free === 'hit') return [];
  const other: readonly Ball[] = on === 'choice' ? [] : [on];
  const fell: Readonly<Record<'potted' | 'both' | 'other', readonly Ball[]>> = {
    potted: [ball],
    // 3.10(e): one of them scores.
    both: [...other, ball],
    other,
  };
  return [...fell[free ?? 'potted'], ...reds(extraReds)];
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
