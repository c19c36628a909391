/** When a miss may be called: 3.14 lead, (b), (c)(i), (d). */
import { bestOther } from './frame.js';
import { remaining } from './remaining.js';
import type { Edition } from './editions.js';
import { isLastBallOn, type FrameState } from './state.js';

/** Sides that need penalty points to win (in later editions: to win or draw level). */
export const sidesInNeed = (frame: FrameState, edition: Edition): readonly number[] => {
  const points = remaining(frame);
  return frame.scores.flatMap((score, side) => {
    const excess = bestOther(frame.scores, side) - score - (points[side] ?? 0);
    return excess > 0 || (excess === 0 && !edition.missAtEquality) ? [side] : [];
  });
};

/** `intentional`: only where the referee holds the failure intended, 3.14(b). */
export type MissAdvice = 'no' | 'intentional' | 'yes';

/**
 * Should a failure to hit a ball on that lay open be called a miss?
 * @param before the frame before the stroke
 * @param after the frame after the foul, where it is known: later editions look at both
 */
export const missAdvice = (
  before: FrameState,
  edition: Edition,
  after?: FrameState,
): MissAdvice => {
  if (isLastBallOn(before) && !edition.missOnLastBlack) return 'no';
  // 3.14(c)(i): from the same position again, whatever the scores.
  if (before.replaced && before.misses > 0) return 'yes';
  const inNeed =
    sidesInNeed(before, edition).length > 0 ||
    (edition.needsAfterStroke && after !== undefined && sidesInNeed(after, edition).length > 0);
  return inNeed ? 'intentional' : 'yes';
};
