/** What the striker plays at: the ball on, a nominated colour, or a free ball (3.3(f)(i), 3.10(a)). */
import { isColour, type AnyBall } from './balls.js';
import type { Edition } from './editions.js';
import { refuse, type Refusal } from './errors.js';
import type { Target } from './penalty.js';
import type { StrokeEntry } from './record.js';
import type { Position } from './state.js';

/** Where a colour of choice is on and the stroke itself shows which one was meant. */
const shownByStroke = (stroke: StrokeEntry): Target['ball'] => {
  const colours = (stroke.pocketed ?? []).filter(isColour);
  if (colours.length === 1) return colours[0] ?? null;
  const hit = stroke.hit;
  return typeof hit === 'string' && hit !== 'none' && isColour(hit) ? hit : null;
};

/** Resolves the ball on and the free ball of a stroke, or refuses a nomination that cannot be. */
export const targetOf = (
  position: Position,
  stroke: StrokeEntry,
  edition: Edition,
): Target | Refusal => {
  const { on, freeBall } = position;
  const nominated: AnyBall | undefined = stroke.nominated;
  if (on === 'choice') {
    if (nominated === 'red') {
      return refuse('not-allowed', 'nominate-colour', { clause: '3.3(f)(i)' });
    }
    return { ball: nominated ?? shownByStroke(stroke), free: null };
  }
  if (nominated === undefined) return { ball: on, free: null };
  if (nominated === on) {
    return freeBall && !edition.freeBallMayBeBallOn
      ? refuse('not-allowed', 'free-ball-is-ball-on', { clause: '3.10(a)(i)' })
      : { ball: on, free: null };
  }
  return freeBall
    ? { ball: on, free: nominated }
    : refuse('not-allowed', 'no-free-ball', { clause: '3.10(a)(i)', detail: nominated });
};
