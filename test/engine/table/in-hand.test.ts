/** Snookered from in-hand: from every place in the D, Section 2 Rule 16(a). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startingPosition, type Position } from '../../../src/table/geometry.js';
import { isSnookered } from '../../../src/table/snookered.js';

const at = (x: number, y: number): Position => ({ x, y });
const setUp = startingPosition();
const reds = setUp.filter(({ ball }) => ball === 'red');
const colours = setUp.filter(({ ball }) => ball !== 'red');

/** Five balls side by side, 131.25 from the middle to where the cue ball would just miss the last. */
const wall = [-2, -1, 0, 1, 2].map((step) => at(889 + 52.5 * step, 3430));

test('3.10: at the start of a frame reds can be hit from the D', () => {
  assert.equal(isSnookered('in-hand', reds, colours), false);
});

test('hard case 46: hidden from the middle of the D but not from its corner: no free ball', () => {
  const black = at(889, 3245);
  const blue = at(889, 1784.5);
  assert.equal(isSnookered(at(889, 600), [black], [blue]), true);
  assert.equal(isSnookered(at(1181, 737), [black], [blue]), false);
  assert.equal(isSnookered('in-hand', [black], [blue]), false);
});

test('hard case 46: hidden from every place in the D: free ball', () => {
  // at the wall paths from the D are at most 52.5 + 292 * 70 / 2763 = 59.9 off the middle
  assert.equal(isSnookered('in-hand', [at(889, 3500)], wall), true);
});

test('hard case 46: one ball more that is on and in the open: no free ball', () => {
  assert.equal(isSnookered('in-hand', [at(889, 3500), at(300, 2000)], wall), false);
});

test('hard case 46: a wall of balls on hides nothing', () => {
  assert.equal(isSnookered('in-hand', [...wall, at(889, 3500)], []), false);
});

test('a ball on within the D can be approached, so it is open', () => {
  assert.equal(isSnookered('in-hand', [at(889, 650)], colours), false);
});

/**
 * A ball not on beside the path from the right corner of the D to the left edge of a ball straight
 * above it, `room` from being grazed. The whole D lies left of that path, from where the ball not
 * on is more in the way: paths from there pass up to 16 mm further to its side.
 */
function besidePathFromCorner(room: number): Position {
  const sin = 52.5 / 2263;
  const cos = Math.sqrt(1 - sin * sin);
  const along = 2200;
  const aside = 52.5 + room;
  return at(1181 - along * sin - aside * cos, 737 + along * cos - aside * sin);
}

test('Section 2 Rule 16(a): a chink of 0.04 mm at the very corner of the D is found', () => {
  // 0.001 at 63 from the edge is 0.001 * 2263 / 63 in the D
  const obstacle = besidePathFromCorner(0.001);
  assert.equal(isSnookered(at(1181, 737), [at(1181, 3000)], [obstacle]), false);
  assert.equal(isSnookered(at(1180.9, 737), [at(1181, 3000)], [obstacle]), true);
  assert.equal(isSnookered('in-hand', [at(1181, 3000)], [obstacle]), false);
});

test('Section 2 Rule 16(a): and where there is none, snookered', () => {
  assert.equal(isSnookered('in-hand', [at(1181, 3000)], [besidePathFromCorner(-0.001)]), true);
});

test('3.5: a place where another ball lies is no place for the white', () => {
  // the chink at the corner is 1 mm wide, and a ball lies on it, below any path from elsewhere
  const obstacle = besidePathFromCorner(0.03);
  const inTheWay = at(1181 + 26.25, 737 - 40);
  assert.equal(isSnookered('in-hand', [at(1181, 3000)], [obstacle]), false);
  assert.equal(isSnookered('in-hand', [at(1181, 3000)], [obstacle, inTheWay]), true);
});
