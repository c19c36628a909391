/** Lines and circles: what holds of all of them, and the cases where float noise decides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  across,
  circle,
  crossings,
  line,
  meetsDisc,
  middles,
  type Curve,
} from '../../../src/table/curves.js';
import type { Position } from '../../../src/table/geometry.js';

const origin = { x: 0, y: 0 };
const right = { x: 2, y: 0 };

test('a line that misses a circle by a hair touches it', () => {
  const points = crossings(line({ x: 0, y: 5 + 1e-9 }, right), circle(origin, 5));
  assert.ok(points.length > 0);
  for (const { x } of points) assert.ok(Math.abs(x) < 1e-3);
});

test('a line that misses a circle by more does not', () => {
  assert.deepEqual(crossings(line({ x: 0, y: 5.001 }, right), circle(origin, 5)), []);
});

test('a line cuts a circle twice, whichever is named first', () => {
  const across = line({ x: 0, y: 3 }, right);
  const expected = [
    { x: -4, y: 3 },
    { x: 4, y: 3 },
  ];
  assert.deepEqual(crossings(across, circle(origin, 5)), expected);
  assert.deepEqual(crossings(circle(origin, 5), across), expected);
});

test('two circles cut each other twice', () => {
  const points = crossings(circle(origin, 5), circle({ x: 6, y: 0 }, 5));
  assert.deepEqual(points, [
    { x: 3, y: 4 },
    { x: 3, y: -4 },
  ]);
});

test('circles about one point, and parallel lines, do not cross', () => {
  assert.deepEqual(crossings(circle(origin, 5), circle(origin, 5)), []);
  assert.deepEqual(crossings(line(origin, right), line({ x: 0, y: 1 }, right)), []);
});

test('middles lie between the points on a line, and all round a circle', () => {
  const points = [
    { x: 6, y: 0 },
    { x: 2, y: 0 },
    { x: 0, y: 0 },
  ];
  assert.deepEqual(middles(line(origin, right), points), [
    { x: 1, y: 0 },
    { x: 4, y: 0 },
  ]);
  const round = middles(circle(origin, 1), [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ]);
  assert.deepEqual(
    round.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    [
      [0, 1],
      [-0, -1],
    ],
  );
});

const place: fc.Arbitrary<Position> = fc.record({
  x: fc.integer({ min: -50, max: 50 }),
  y: fc.integer({ min: -50, max: 50 }),
});
const direction = place.filter(({ x, y }) => x !== 0 && y !== 0);
const lines = fc.tuple(place, direction).map(([through, along]) => line(through, along));
const circles = fc
  .tuple(place, fc.integer({ min: 1, max: 40 }))
  .map(([centre, radius]) => circle(centre, radius));

/** How far a point lies from a curve. */
const offset = (curve: Curve, { x, y }: Position): number => {
  if (curve.kind === 'circle') {
    return Math.abs(Math.hypot(x - curve.centre.x, y - curve.centre.y) - curve.radius);
  }
  const { through, along } = curve;
  return Math.abs((x - through.x) * along.y - (y - through.y) * along.x);
};

const play = <T>(property: fc.IProperty<T>): void =>
  fc.assert(property, { seed: 147, numRuns: 300 });

/** Two curves that cross clearly, or clearly not, so that no rounding decides. */
const clearly = (count: number, a: Curve, b: Curve): void => {
  const points = crossings(a, b);
  assert.equal(points.length, count);
  for (const point of points) assert.ok(offset(a, point) < 1e-6 && offset(b, point) < 1e-6);
  if (count < 2) return;
  const [one, two] = points as [Position, Position];
  assert.ok(Math.hypot(one.x - two.x, one.y - two.y) > 1e-3);
};

test('two lines cross once, on both', () =>
  play(
    fc.property(lines, lines, (a, b) => {
      if (a.kind !== 'line' || b.kind !== 'line') return;
      const turn = a.along.x * b.along.y - a.along.y * b.along.x;
      if (Math.abs(turn) > 1e-3) clearly(1, a, b);
    }),
  ));

test('a line and a circle cross twice or not at all', () =>
  play(
    fc.property(lines, circles, (a, b) => {
      if (b.kind !== 'circle') return;
      const apart = offset(a, b.centre);
      if (Math.abs(apart - b.radius) < 0.01) return;
      clearly(apart < b.radius ? 2 : 0, a, b);
      clearly(apart < b.radius ? 2 : 0, b, a);
    }),
  ));

test('two circles cross twice or not at all', () =>
  play(
    fc.property(circles, circles, (a, b) => {
      if (a.kind !== 'circle' || b.kind !== 'circle') return;
      const apart = Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y);
      const [most, least] = [a.radius + b.radius, Math.abs(a.radius - b.radius)];
      if (Math.abs(apart - most) < 0.01 || Math.abs(apart - least) < 0.01) return;
      clearly(apart < most && apart > least ? 2 : 0, a, b);
    }),
  ));

/** Some point of a curve. */
const pointOf = (curve: Curve, at: number): Position =>
  curve.kind === 'circle'
    ? {
        x: curve.centre.x + curve.radius * Math.cos(at),
        y: curve.centre.y + curve.radius * Math.sin(at),
      }
    : { x: curve.through.x + at * curve.along.x, y: curve.through.y + at * curve.along.y };

test('across a curve is one long, and leads straight away from it', () =>
  play(
    fc.property(fc.oneof(lines, circles), fc.integer({ min: 0, max: 6 }), (curve, at) => {
      const point = pointOf(curve, at);
      const { x, y } = across(curve, point);
      assert.ok(Math.abs(Math.hypot(x, y) - 1) < 1e-9);
      const aside = { x: point.x + 0.5 * x, y: point.y + 0.5 * y };
      assert.ok(Math.abs(offset(curve, aside) - 0.5) < 1e-9);
    }),
  ));

test('the middle of a stretch lies on the curve, as far from one end as from the other', () =>
  play(
    fc.property(
      fc.oneof(lines, circles),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 4 }),
      (curve, cuts) => {
        const ends = cuts.sort((a, b) => a - b).map((at) => pointOf(curve, at));
        const found = middles(curve, ends);
        assert.equal(found.length, curve.kind === 'circle' ? cuts.length : cuts.length - 1);
        for (const middle of found) {
          assert.ok(offset(curve, middle) < 1e-9);
          const [near, next] = ends
            .map(({ x, y }) => Math.hypot(middle.x - x, middle.y - y))
            .sort((a, b) => a - b) as [number, number];
          assert.ok(Math.abs(near - next) < 1e-9);
        }
      },
    ),
  ));

test('no points, no stretch', () => assert.deepEqual(middles(circle(origin, 5), []), []));

for (const [what, curve, meets] of [
  ['a circle that comes into it', circle({ x: 14, y: 0 }, 5), true],
  ['a circle that touches it from outside', circle({ x: 15, y: 0 }, 5), true],
  ['a circle beside it', circle({ x: 16, y: 0 }, 5), false],
  ['a circle wholly in it', circle({ x: 1, y: 1 }, 2), true],
  ['a circle that touches it from around it', circle({ x: 5, y: 0 }, 15), true],
  ['a circle round it', circle({ x: 5, y: 0 }, 16), false],
  ['a line through it', line({ x: 30, y: 9 }, right), true],
  ['a line that touches it', line({ x: 30, y: 10 }, right), true],
  ['a line beside it', line({ x: 0, y: 11 }, right), false],
] as const) {
  test(`a disc of 10 round the origin, and ${what}`, () =>
    assert.equal(meetsDisc(curve, origin, 10), meets));
}
