/** The table and its set-up: Section 1 Rule 1 and 3.2(a). Values by arithmetic from its measures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordError } from '../../../src/errors.js';
import { distance, inTheD, startingPosition } from '../../../src/table/geometry.js';

const placesOf = (name: string, reds = 15): { x: number; y: number }[] =>
  startingPosition(reds)
    .filter(({ ball }) => ball === name)
    .map(({ x, y }) => ({ x, y }));

const near = (actual: number, expected: number, within = 0.02): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not near ${expected}`);

test('[3.2(a)(i)] 15 reds and six colours stand on the table, the cue ball does not', () => {
  const balls = startingPosition().map(({ ball }) => ball);
  assert.equal(balls.length, 21);
  assert.deepEqual(balls.slice(15), ['yellow', 'green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.2(a)(i)] the apex red stands on the centre line, just clear of the pink', () => {
  const apex = placesOf('red')[0];
  assert.equal(apex?.x, 889);
  assert.ok(apex.y > 2729.25);
  near(apex.y, 2729.25);
});

test('[3.2(a)(i)] rows of one to five, the base parallel and nearest to the top cushion', () => {
  const reds = placesOf('red');
  const rows = [1, 2, 3, 4, 5].map((row) =>
    reds.slice((row * (row - 1)) / 2, (row * (row + 1)) / 2),
  );
  for (const [index, row] of rows.entries()) {
    for (const { y } of row) near(y, 2729.25 + index * 45.466);
  }
  assert.deepEqual(
    rows[4]?.map(({ x }) => x),
    [784, 836.5, 889, 941.5, 994],
  );
});

test('[3.2(a)(i)] the pyramid is tight: 30 pairs of reds touch and none overlap', () => {
  const reds = placesOf('red');
  const apart = reds.flatMap((a, index) => reds.slice(index + 1).map((b) => distance(a, b)));
  assert.equal(apart.filter((mm) => mm < 52.5001).length, 30);
  assert.ok(apart.every((mm) => mm > 52.4999));
});

test('[3.2(a)(ii)] yellow on the right corner of the D, seen from baulk', () => {
  assert.deepEqual(placesOf('yellow'), [{ x: 1181, y: 737 }]);
});

test('[3.2(a)(iii)] green on the left corner of the D', () => {
  assert.deepEqual(placesOf('green'), [{ x: 597, y: 737 }]);
});

test('[3.2(a)(iv)] brown on the middle of the baulk-line', () => {
  assert.deepEqual(placesOf('brown'), [{ x: 889, y: 737 }]);
});

test('[3.2(a)(v)] blue on the centre spot', () => {
  assert.deepEqual(placesOf('blue'), [{ x: 889, y: 1784.5 }]);
});

test('[3.2(a)(vi)] pink on the pyramid spot', () => {
  assert.deepEqual(placesOf('pink'), [{ x: 889, y: 2676.75 }]);
});

test('[3.2(a)(vii)] black on the spot, 324 mm from the top cushion', () => {
  assert.deepEqual(placesOf('black'), [{ x: 889, y: 3245 }]);
});

test('six reds make three full rows', () => {
  const ys = placesOf('red', 6).map(({ y }) => y);
  assert.equal(ys.length, 6);
  near(Math.max(...ys), 2729.25 + 2 * 45.466);
});

test('with two reds the second stands in the second row, on the left', () => {
  assert.equal(placesOf('red', 2)[1]?.x, 862.75);
});

test('[3.2(a)(i)] as many reds stand as the frame has, rows filled or not', () => {
  for (let count = 1; count <= 15; count += 1) assert.equal(placesOf('red', count).length, count);
});

test('with one red it is the apex alone', () => {
  assert.equal(placesOf('red', 1).length, 1);
});

for (const reds of [0, 16, 1.5, Number.NaN]) {
  test(`no frame starts with ${reds} reds`, () => {
    assert.throws(
      () => startingPosition(reds),
      (error) =>
        error instanceof RecordError &&
        error.code === 'setup' &&
        error.entry === -1 &&
        error.message.includes(`not ${reds}`),
    );
  });
}

test('[3.5] within the D', () => assert.ok(inTheD({ x: 889, y: 600 })));

test('[3.5(a)] on the baulk-line is properly placed, its ends too', () => {
  for (const x of [597, 889, 1181]) assert.ok(inTheD({ x, y: 737 }));
});

test('[3.5(a)] on the curve of the D is properly placed', () => {
  // 292 times 0.6 and 0.8
  assert.ok(inTheD({ x: 889 - 175.2, y: 737 - 233.6 }));
  assert.ok(inTheD({ x: 889, y: 445 }));
});

test('[3.5(a)] outside the lines is not: over the baulk-line, beside it, beyond the curve', () => {
  for (const place of [
    { x: 889, y: 737.1 },
    { x: 1181.1, y: 737 },
    { x: 889 - 175.3, y: 737 - 233.6 },
    { x: 889, y: 1000 },
  ]) {
    assert.equal(inTheD(place), false);
  }
});
