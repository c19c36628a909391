/** Snookered with the cue ball in play: 3.10 and Section 2 Rule 16. Distances by arithmetic. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '../../../src/errors.js';
import { startingPosition, type Position } from '../../../src/table/geometry.js';
import { isSnookered } from '../../../src/table/snookered.js';

const at = (x: number, y: number): Position => ({ x, y });
const setUp = startingPosition();
const reds = setUp.filter(({ ball }) => ball === 'red');
const colours = setUp.filter(({ ball }) => ball !== 'red');

const white = at(889, 500);
const object = at(889, 2000);

test('[3.10] nothing in the way: not snookered', () => {
  assert.equal(isSnookered(white, [object], []), false);
});

test('[3.10] a ball not on straight between: snookered', () => {
  assert.equal(isSnookered(white, [object], [at(889, 1200)]), true);
});

for (const [edge, x] of [
  ['right', 940],
  ['left', 838],
] as const) {
  test(`3.10: only the ${edge} edge covered is snookered: wholly or partially obstructed`, () => {
    // the path to that edge runs 24.5 from the middle line there, 26.5 from the ball not on
    assert.equal(isSnookered(white, [object], [at(x, 1200)]), true);
  });
}

test('[3.10] a ball not on that leaves both edges free is no snooker', () => {
  // 24.5 from the middle line, 95.5 from the ball not on
  assert.equal(isSnookered(white, [object], [at(1009, 1200)]), false);
});

test('[3.10] balls behind the ball on or behind the cue ball do not obstruct', () => {
  assert.equal(isSnookered(white, [object], [at(889, 2052.5), at(889, 440)]), false);
});

test('[3.10] a grazed ball not on obstructs; a tenth of a millimetre of room does not', () => {
  // the path to the left edge of a ball at 941.5 runs straight up x = 889
  assert.equal(isSnookered(white, [at(941.5, 1000)], [at(836.5, 750)]), true);
  assert.equal(isSnookered(white, [at(941.5, 1000)], [at(836.4, 750)]), false);
});

test('[3.10] what counts as the extreme edge depends on how far off the cue ball is', () => {
  // a ball not on touches the ball on from behind: 31.5, 42, 52.5. From afar the cue ball comes to
  // (941.5, 1998) for the edge, 48.6 from it; from 105 away to (934.5, 1973.75), 69.7 from it.
  const beside = [at(889 + 31.5, 2042)];
  assert.equal(isSnookered(white, [object], beside), true);
  assert.equal(isSnookered(at(889, 1895), [object], beside), false);
});

test('[3.10] one ball on with both edges free is enough', () => {
  assert.equal(isSnookered(white, [object, at(300, 1500)], [at(889, 1200)]), false);
});

test('[3.10] different reds hidden by different colours: snookered all the same', () => {
  assert.equal(isSnookered(white, [object, at(389, 1500)], [at(889, 1200), at(639, 1000)]), true);
});

test('[3.10] one edge of one ball and the other edge of another do not make up for each other', () => {
  const on = [object, at(300, 1500)];
  assert.equal(isSnookered(white, on, [at(940, 1200), at(600, 1060)]), true);
});

test('[3.10] a ball on cannot snooker', () => {
  assert.equal(isSnookered(white, [at(889, 1200), object], []), false);
  assert.equal(isSnookered(white, [at(889, 1200), object], [at(940, 1000)]), true);
});

test('[3.10] a cushion cannot snooker', () => {
  assert.equal(isSnookered(at(26.25, 500), [at(26.25, 2000)], []), false);
});

test('[3.8(c)(i), 3.10] a ball on that the cue ball touches is open', () => {
  assert.equal(isSnookered(white, [at(889, 552.5)], [at(889 + 31.5, 542)]), false);
});

test('[3.8(d), 3.10] a touching ball not on obstructs a path into it, not one away from it', () => {
  assert.equal(isSnookered(white, [object], [at(889, 552.5)]), true);
  assert.equal(isSnookered(white, [object], [at(941.5, 500)]), true);
  assert.equal(isSnookered(white, [object], [at(889, 447.5)]), false);
  assert.equal(isSnookered(white, [object], [at(941.5, 500), at(300, 300)]), true);
});

test('[hard 23] reds hidden from each other, colours out of the way: no free ball', () => {
  assert.equal(isSnookered(at(300, 2880), reds, colours), false);
});

test('[hard 24] white midway between blue and pink: the pink hides all reds: free ball', () => {
  assert.equal(isSnookered(at(889, 2230.625), reds, colours), true);
  const noPink = colours.filter(({ ball }) => ball !== 'pink');
  assert.equal(isSnookered(at(889, 2230.625), reds, noPink), false);
});

test('with no ball on there is none that can be hit', () => {
  assert.equal(isSnookered(white, [], []), true);
});

const refused = (...[cueBall, on, notOn]: Parameters<typeof isSnookered>): void =>
  assert.throws(
    () => isSnookered(cueBall, on, notOn),
    (error) => error instanceof RecordError && error.code === 'entry' && error.entry === -1,
  );

test('places that are not numbers are refused', () => {
  refused(at(Number.NaN, 0), [object], []);
  refused(white, [at(0, Number.POSITIVE_INFINITY)], []);
  refused('in-hand', [object], [at(Number.NaN, 0)]);
});
