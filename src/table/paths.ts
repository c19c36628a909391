/** Straight paths of the cue ball to the edges of a ball: Section 2 Rule 16. */
import { BALL_DIAMETER, TOLERANCE, type Position } from './geometry.js';

const TOUCH = BALL_DIAMETER + TOLERANCE;
const TOUCH_SQUARED = TOUCH ** 2;

/**
 * Whether the cue ball can be sent straight at both extreme edges of a ball, free of the obstacles.
 *
 * The finest contact on one side is made along the line on which the cue ball's centre just reaches
 * one diameter from the ball's centre. The path ends there: what lies behind the contact is no
 * obstruction, even if it touches the ball. Grazing an obstacle on the way is one, since it would
 * be hit first or together with the ball (3.12(b)(iv), (c)). An obstacle that the cue ball touches
 * at rest obstructs only paths that lead into it (3.8(d)). Where cue ball and ball touch, the ball
 * is open: there is no way left that could be obstructed.
 */
export function reachesBothEdges(
  cueBall: Position,
  ball: Position,
  obstacles: readonly Position[],
): boolean {
  const dx = ball.x - cueBall.x;
  const dy = ball.y - cueBall.y;
  const squared = dx * dx + dy * dy;
  if (squared <= TOUCH_SQUARED) return true;
  const length = Math.sqrt(squared - BALL_DIAMETER ** 2);
  // Direction to the centre, turned by the angle under which one ball's width is seen.
  const cos = length / squared;
  const sin = BALL_DIAMETER / squared;
  return (
    isClear(cueBall, dx * cos - dy * sin, dy * cos + dx * sin, length, obstacles) &&
    isClear(cueBall, dx * cos + dy * sin, dy * cos - dx * sin, length, obstacles)
  );
}

/** Whether the cue ball can roll `length` along the unit vector (ex, ey) without touching any obstacle. */
function isClear(
  from: Position,
  ex: number,
  ey: number,
  length: number,
  obstacles: readonly Position[],
): boolean {
  for (const obstacle of obstacles) {
    const dx = obstacle.x - from.x;
    const dy = obstacle.y - from.y;
    const along = dx * ex + dy * ey;
    if (dx * dx + dy * dy <= TOUCH_SQUARED) {
      if (along > TOLERANCE) return false;
      continue;
    }
    const nearest = Math.min(Math.max(along, 0), length);
    if ((dx - nearest * ex) ** 2 + (dy - nearest * ey) ** 2 <= TOUCH_SQUARED) return false;
  }
  return true;
}
