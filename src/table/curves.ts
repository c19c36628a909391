/** Lines and circles in the plane, and where they cross: what the search of the D is made of. */
import { TOLERANCE, distance, type Position } from './geometry.js';

/** A whole line through a point along a unit vector, or a whole circle. */
export type Curve =
  | { readonly kind: 'line'; readonly through: Position; readonly along: Position }
  | { readonly kind: 'circle'; readonly centre: Position; readonly radius: number };

export const circle = (centre: Position, radius: number): Curve => ({
  kind: 'circle',
  centre,
  radius,
});

/** The line through a point in the direction of a vector of any length but zero. */
export function line(through: Position, direction: Position): Curve {
  const length = Math.sqrt(direction.x ** 2 + direction.y ** 2);
  return { kind: 'line', through, along: { x: direction.x / length, y: direction.y / length } };
}

/** Whether a curve comes into a disc or touches it. */
export function meetsDisc(curve: Curve, centre: Position, radius: number): boolean {
  if (curve.kind === 'circle') {
    const apart = distance(curve.centre, centre);
    return apart <= radius + curve.radius && curve.radius <= apart + radius;
  }
  const { through, along } = curve;
  const cross = (centre.x - through.x) * along.y - (centre.y - through.y) * along.x;
  return Math.abs(cross) <= radius;
}

/** Half the chord that a line at this distance cuts off; a hair's miss counts as touching. */
function halfChord(radius: number, apart: number): number | null {
  if (apart > radius + TOLERANCE) return null;
  return Math.sqrt(Math.max(0, radius ** 2 - apart ** 2));
}

/** The points where two curves cross or touch; none where they run together. */
export function crossings(a: Curve, b: Curve): Position[] {
  if (a.kind === 'circle' && b.kind === 'line') return crossings(b, a);
  if (a.kind === 'line') {
    const dx = (b.kind === 'line' ? b.through.x : b.centre.x) - a.through.x;
    const dy = (b.kind === 'line' ? b.through.y : b.centre.y) - a.through.y;
    if (b.kind === 'line') {
      const cross = a.along.x * b.along.y - a.along.y * b.along.x;
      if (Math.abs(cross) < 1e-12) return [];
      return [pointOn(a, (dx * b.along.y - dy * b.along.x) / cross)];
    }
    const foot = dx * a.along.x + dy * a.along.y;
    const half = halfChord(b.radius, Math.abs(dx * a.along.y - dy * a.along.x));
    return half === null ? [] : [pointOn(a, foot - half), pointOn(a, foot + half)];
  }
  if (b.kind === 'line') return [];
  const apart = distance(a.centre, b.centre);
  if (apart < TOLERANCE) return [];
  const along = { x: (b.centre.x - a.centre.x) / apart, y: (b.centre.y - a.centre.y) / apart };
  const foot = (apart ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * apart);
  const half = halfChord(a.radius, Math.abs(foot));
  if (half === null) return [];
  const x = a.centre.x + foot * along.x;
  const y = a.centre.y + foot * along.y;
  return [
    { x: x - half * along.y, y: y + half * along.x },
    { x: x + half * along.y, y: y - half * along.x },
  ];
}

/** The point of a curve at a parameter: millimetres along a line, radians on a circle. */
function pointOn(curve: Curve, at: number): Position {
  if (curve.kind === 'line') {
    return { x: curve.through.x + at * curve.along.x, y: curve.through.y + at * curve.along.y };
  }
  const { centre, radius } = curve;
  return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) };
}

function parameterOf(curve: Curve, point: Position): number {
  if (curve.kind === 'circle') {
    return Math.atan2(point.y - curve.centre.y, point.x - curve.centre.x);
  }
  const { through, along } = curve;
  return (point.x - through.x) * along.x + (point.y - through.y) * along.y;
}

/** The unit vector across a curve at one of its points. */
export function across(curve: Curve, point: Position): Position {
  if (curve.kind === 'line') return { x: -curve.along.y, y: curve.along.x };
  return {
    x: (point.x - curve.centre.x) / curve.radius,
    y: (point.y - curve.centre.y) / curve.radius,
  };
}

/** The middle of each stretch of a curve between two of the points on it. */
export function middles(curve: Curve, points: readonly Position[]): Position[] {
  const cuts = points.map((point) => parameterOf(curve, point)).sort((a, b) => a - b);
  const [first] = cuts;
  if (first !== undefined && curve.kind === 'circle') cuts.push(first + 2 * Math.PI);
  return cuts.slice(1).map((cut, index) => pointOn(curve, (cut + (cuts[index] ?? cut)) / 2));
}
