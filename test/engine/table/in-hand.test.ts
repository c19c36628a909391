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

test('[3.10] at the start of a frame reds can be hit from the D', () => {
  assert.equal(isSnookered('in-hand', reds, colours), false);
});

test('[hard 46] hidden from the middle of the D but not from its corner: no free ball', () => {
  const black = at(889, 3245);
  const blue = at(889, 1784.5);
  assert.equal(isSnookered(at(889, 600), [black], [blue]), true);
  assert.equal(isSnookered(at(1181, 737), [black], [blue]), false);
  assert.equal(isSnookered('in-hand', [black], [blue]), false);
});

test('[hard 46] hidden from every place in the D: free ball', () => {
  // at the wall paths from the D are at most 52.5 + 292 * 70 / 2763 = 59.9 off the middle
  assert.equal(isSnookered('in-hand', [at(889, 3500)], wall), true);
});

test('[hard 46] one ball more that is on and in the open: no free ball', () => {
  assert.equal(isSnookered('in-hand', [at(889, 3500), at(300, 2000)], wall), false);
});

test('[hard 46] a wall of balls on hides nothing', () => {
  assert.equal(isSnookered('in-hand', [...wall, at(889, 3500)], []), false);
});

test('[hard 46] a wall close to the D must be as wide as the D', () => {
  // paths to the ball cross the wall within a few mm of 597 + 63 * 239 / 1263 = 609 or nearer in;
  // without its two balls on the left the wall starts at 705, 96 from there
  const reds12 = Array.from({ length: 12 }, (_, step) => at(600.25 + 52.5 * step, 800));
  assert.equal(isSnookered('in-hand', [at(889, 2000)], reds12), true);
  assert.equal(isSnookered('in-hand', [at(889, 2000)], reds12.slice(2)), false);
});

test('brown on, on its spot, ringed by balls not on: free ball; with one side open: none', () => {
  const ring = [0, 1, 2, 3, 4, 5].map((step) => {
    const angle = (step * Math.PI) / 3;
    return at(889 + 52.5 * Math.cos(angle), 737 + 52.5 * Math.sin(angle));
  });
  assert.equal(isSnookered('in-hand', [at(889, 737)], ring), true);
  assert.equal(isSnookered('in-hand', [at(889, 737)], ring.slice(0, 3)), false);
});

/**
 * The path from the right corner of the D to the left edge of a ball straight above it, at 1181,
 * 3000. The whole D lies left of that path. A ball not on is put left of it, seen from a point
 * `along` the path, with `room` to spare for the cue ball, turned forwards by `turn` degrees.
 */
function besidePathFromCorner(along: number, room: number, turn = 0): Position {
  const sin = 52.5 / 2263;
  const cos = Math.sqrt(1 - sin * sin);
  const aside = (52.5 + room) * Math.cos((turn * Math.PI) / 180);
  const on = along + (52.5 + room) * Math.sin((turn * Math.PI) / 180);
  return at(1181 - on * sin - aside * cos, 737 + on * cos - aside * sin);
}

const corner = at(1181, 737);
const above = at(1181, 3000);

test('Section 2 Rule 16(a): a chink of 0.04 mm at the very corner of the D is found', () => {
  // 0.001 at 63 from the edge is 0.001 * 2263 / 63 in the D; paths from elsewhere pass further left
  const obstacle = besidePathFromCorner(2200, 0.001);
  assert.equal(isSnookered(corner, [above], [obstacle]), false);
  assert.equal(isSnookered(at(1180.9, 737), [above], [obstacle]), true);
  assert.equal(isSnookered('in-hand', [above], [obstacle]), false);
});

test('Section 2 Rule 16(a): and where there is none, snookered', () => {
  assert.equal(isSnookered('in-hand', [above], [besidePathFromCorner(2200, -0.001)]), true);
});

test('Section 2 Rule 16(a): a chink past a ball not on that stands behind the edge is found', () => {
  // seen from further left the edge lies further round the ball, nearer to the ball not on
  const edge = Math.sqrt(2263 ** 2 - 52.5 ** 2);
  const obstacle = besidePathFromCorner(edge, 0.001, 60);
  assert.equal(isSnookered(corner, [above], [obstacle]), false);
  assert.equal(isSnookered(at(1180, 737), [above], [obstacle]), true);
  assert.equal(isSnookered('in-hand', [above], [obstacle]), false);
  assert.equal(isSnookered('in-hand', [above], [besidePathFromCorner(edge, -0.001, 60)]), true);
});

test('[3.5] a place where another ball lies is no place for the white', () => {
  // the view is open on the last 0.03 * 2263 / 63 = 1.1 mm, and a ball lies 47.8 from the corner
  const obstacle = besidePathFromCorner(2200, 0.03);
  assert.equal(isSnookered('in-hand', [above], [obstacle]), false);
  assert.equal(isSnookered('in-hand', [above], [obstacle, at(1207.25, 697)]), true);
});

test('[3.5] what another ball leaves of an open corner is found', () => {
  // open on the last 30 mm or so, of which a ball 52.77 from the corner leaves a third of one
  const obstacle = besidePathFromCorner(2200, 0.85);
  const inTheWay = at(1157, 690);
  assert.equal(isSnookered(corner, [above], [obstacle, inTheWay]), false);
  assert.equal(isSnookered('in-hand', [above], [obstacle, inTheWay]), false);
});

test('a ball on within the D can be approached, so it is open', () => {
  assert.equal(isSnookered('in-hand', [at(889, 650)], colours), false);
});

test('a ball on within the D, crowded by balls not on: open where the white can lie against it', () => {
  const crowd = [at(857, 685), at(818, 607), at(922, 649)];
  // straight below it, 92.6 from the nearest of them
  assert.equal(isSnookered(at(889, 547.5), [at(889, 600)], crowd), false);
  assert.equal(isSnookered('in-hand', [at(889, 600)], crowd), false);
});

test('Section 2 Rule 16(a): close in front of a ball far to the side, a ball not on hides it', () => {
  // 62.1 apart: nowhere in the D do both paths, 105 from edge to edge, pass it.
  assert.equal(isSnookered('in-hand', [at(1500, 900)], [at(1440, 884)]), true);
  assert.equal(isSnookered('in-hand', [at(1500, 900)], []), false);
});

test('Section 2 Rule 16(a): a ball not on beside the left corner shuts the only view that there is', () => {
  // the other one, 53.7 from the ball on, hides it from all of the D but its left end
  const beside = at(577, 2069);
  assert.equal(isSnookered(at(597, 737), [at(551, 2022)], [beside]), false);
  assert.equal(isSnookered('in-hand', [at(551, 2022)], [beside]), false);
  assert.equal(isSnookered('in-hand', [at(551, 2022)], [beside, at(636, 738)]), true);
});

test('Section 2 Rule 16(a): a view between two balls not on, from the left of the D alone, is found', () => {
  const between = [at(376, 1465), at(564, 980)];
  assert.equal(isSnookered(at(623.5, 638), [at(262, 1470)], between), false);
  assert.equal(isSnookered('in-hand', [at(262, 1470)], between), false);
});
