/** Lines and circles: the cases where float noise decides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circle, crossings, line, middles } from '../../../src/table/curves.js';

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
