/** When a miss may be called: 3.14 lead, (b), (c)(i), (d). */
import { bestOther } from './frame.js';
import { remaining } from './remaining.js';
import type { Edition } from './editions.js';
import { isLastBallOn, type FrameState } from './state.js';

/**
 * Sides that need penalty points to win (in later editions: to win or draw level).
 * @param carried points of earlier frames that count in this one, for each side
 */
export const sidesInNeed = (
  frame: FrameState,
  edition: Edition,
  carried: readonly number[] = [],
): readonly number[] => {
  const points = remaining(frame);
  const totals = frame.scores.map((score, side) => score + (carried[side] ?? 0));
  return totals.flatMap((total, side) => {
    const excess = bestOther(totals, side) - total - (points[side] ?? 0);
    return excess > 0 || (excess === 0 && !edition.missAtEquality) ? [side] : [];
  });
};

/** `intentional`: only where the referee holds the failure intended, 3.14(b). */
export type MissAdvice = 'no' | 'intentional' | 'yes';

/**
 * Should a failure to hit a ball on that lay open be called a miss?
 * @param before the frame before the stroke
 * @param after the frame after the foul, where it is known: later editions look at both
 * @param carried points of earlier frames that count in this one, for each side
 */
export const missAdvice = (
  before: FrameState,
  edition: Edition,
  after?: FrameState,
  carried: readonly number[] = [],
): MissAdvice => {
  if (isLastBallOn(before) && !edition.missOnLastBlack) return 'no';
  // 3.14(c)(i): from the same position again, whatever the scores.
  if (before.replaced && before.misses > 0) return 'yes';
  const isNeeded = (frame: FrameState): boolean => sidesInNeed(frame, edition, carried).length > 0;
  const inNeed =
    isNeeded(before) || (edition.needsAfterStroke && after !== undefined && isNeeded(after));
  return inNeed ? 'intentional' : 'yes';
};
