/** Whether the cue ball is snookered from every place in the D: Section 2 Rule 16(a). */
import { circle, across, crossings, line, meetsDisc, middles, type Curve } from './curves.js';
import {
  BALL_DIAMETER,
  D_CENTRE,
  D_RADIUS,
  TOLERANCE,
  distance,
  inTheD,
  type Position,
} from './geometry.js';
import { reachesBothEdges } from './paths.js';

/** How far beside a curve its two sides are tried; an opening narrower than this, in mm, is none. */
const BESIDE = 1e-4;

const D_LINES = [line(D_CENTRE, { x: 1, y: 0 }), circle(D_CENTRE, D_RADIUS)];

/**
 * The straight lines on which the view of both edges of a ball past one obstacle opens or closes.
 * With a circle of one diameter about each, they are the tangents that pass between the circles or,
 * where the circles cut each other, the tangents to the ball's circle at the cuts. A line that has
 * both on the same side is none of them: there the obstacle hides the other edge.
 */
function sightLines(ball: Position, obstacle: Position): Curve[] {
  const dx = obstacle.x - ball.x;
  const dy = obstacle.y - ball.y;
  const apart = distance(ball, obstacle);
  if (apart < 2 * BALL_DIAMETER) {
    const cuts = crossings(circle(ball, BALL_DIAMETER), circle(obstacle, BALL_DIAMETER));
    return cuts.map((cut) => line(cut, { x: ball.y - cut.y, y: cut.x - ball.x }));
  }
  const middle = { x: (ball.x + obstacle.x) / 2, y: (ball.y + obstacle.y) / 2 };
  const sin = (2 * BALL_DIAMETER) / apart;
  const cos = Math.sqrt(1 - sin ** 2);
  return [
    line(middle, { x: dx * cos - dy * sin, y: dy * cos + dx * sin }),
    line(middle, { x: dx * cos + dy * sin, y: dy * cos - dx * sin }),
  ];
}

/** Whether an obstacle can be in the way from anywhere in the D: is it near the strip to the ball? */
function canObstruct(obstacle: Position, ball: Position): boolean {
  const dx = ball.x - D_CENTRE.x;
  const dy = ball.y - D_CENTRE.y;
  const along = (obstacle.x - D_CENTRE.x) * dx + (obstacle.y - D_CENTRE.y) * dy;
  const part = Math.min(Math.max(along / (dx * dx + dy * dy || 1), 0), 1);
  const nearest = { x: D_CENTRE.x + part * dx, y: D_CENTRE.y + part * dy };
  return distance(obstacle, nearest) <= D_RADIUS + BALL_DIAMETER + TOLERANCE;
}

/**
 * A place in every field into which the curves divide the D: each field has a stretch of a curve,
 * between two crossings, as part of its border, so it is met beside the middle of that stretch.
 */
function* placesBetween(curves: readonly Curve[]): Generator<Position> {
  for (const curve of curves) {
    const cuts = curves.flatMap((other) => (other === curve ? [] : crossings(curve, other)));
    for (const middle of middles(curve, cuts)) {
      const { x, y } = across(curve, middle);
      yield { x: middle.x + BESIDE * x, y: middle.y + BESIDE * y };
      yield { x: middle.x - BESIDE * x, y: middle.y - BESIDE * y };
    }
  }
}

/**
 * Whether no ball on can be hit at both extreme edges from anywhere in the D where the white can
 * lie. Between the curves along which something opens or closes nothing changes, so one place in
 * each field between them decides: no sampling grid, and a chink of a fraction of a millimetre is
 * found (down to `BESIDE`).
 */
export function isSnookeredFromTheD(on: readonly Position[], notOn: readonly Position[]): boolean {
  const balls = [...on, ...notOn];
  const inDisc = (curve: Curve): boolean => meetsDisc(curve, D_CENTRE, D_RADIUS);
  const circles = balls.map((ball) => circle(ball, BALL_DIAMETER)).filter(inDisc);
  const isRoomAt = (place: Position): boolean =>
    balls.every((ball) => distance(ball, place) >= BALL_DIAMETER - TOLERANCE);

  return !on.some((ball) => {
    const obstacles = notOn.filter((obstacle) => canObstruct(obstacle, ball));
    const lines = obstacles.flatMap((obstacle) => sightLines(ball, obstacle)).filter(inDisc);
    for (const place of placesBetween([...D_LINES, ...circles, ...lines])) {
      if (inTheD(place) && reachesBothEdges(place, ball, obstacles) && isRoomAt(place)) return true;
    }
    return false;
  });
}
