/** What holds for every table, 3.7(d) to (h). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COLOURS } from '../../../src/balls.js';
import { SPOT, distance, type PlacedBall } from '../../../src/table/geometry.js';
import { spotColours } from '../../../src/table/spotting.js';

/** Balls crowd round the spots and the lines above them, where spotting gets hard. */
const ball: fc.Arbitrary<PlacedBall> = fc
  .record({
    spot: fc.constantFrom(...COLOURS),
    dx: fc.double({ min: -60, max: 60, noNaN: true }),
    up: fc.oneof(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -300, max: 300, noNaN: true }),
    ),
    name: fc.constantFrom('red' as const, 'white' as const),
  })
  .map(({ spot, dx, up, name }) => ({ ball: name, x: SPOT[spot].x + dx, y: SPOT[spot].y + up }));

const table = fc.array(ball, { maxLength: 21, size: 'max' });
const colours = fc.shuffledSubarray([...COLOURS], { minLength: 1 });

const isOnASpot = (place: PlacedBall): boolean =>
  COLOURS.some((colour) => distance(SPOT[colour], place) === 0);

test('[3.7(h)] a spotted colour never touches a ball, and lies wholly on the table', () => {
  fc.assert(
    fc.property(table, colours, (lying, toSpot) => {
      const placed = spotColours(lying, toSpot);
      for (const [index, colour] of placed.entries()) {
        for (const other of [...lying, ...placed.slice(0, index)]) {
          assert.ok(distance(colour, other) > 52.5);
        }
        assert.ok(colour.y >= 26.25 && colour.y <= 3569 - 26.25);
      }
    }),
  );
});

test('[3.7(e)] each colour is placed once, the highest value first', () => {
  fc.assert(
    fc.property(table, colours, (lying, toSpot) => {
      const order = [...COLOURS].reverse().filter((colour) => toSpot.includes(colour));
      assert.deepEqual(
        spotColours(lying, toSpot).map(({ ball: colour }) => colour),
        order,
      );
    }),
  );
});

test('the order in which balls and colours are listed makes no difference, nor are they changed', () => {
  fc.assert(
    fc.property(table, colours, (lying, toSpot) => {
      const before = JSON.stringify([lying, toSpot]);
      const placed = spotColours(lying, toSpot);
      assert.deepEqual(spotColours([...lying].reverse(), [...toSpot].reverse()), placed);
      assert.equal(JSON.stringify([lying, toSpot]), before);
    }),
  );
});

test('[3.7(d)] own spot where it is free, another spot or the line through it where not', () => {
  fc.assert(
    fc.property(table, colours, (lying, toSpot) => {
      for (const placed of spotColours(lying, toSpot)) {
        const own = SPOT[placed.ball as (typeof COLOURS)[number]];
        if (lying.every((other) => distance(other, own) > 52.5 + 1e-6)) {
          assert.equal(distance(placed, own), 0);
        } else {
          assert.ok(isOnASpot(placed) || placed.x === own.x);
          assert.notEqual(distance(placed, own), 0);
        }
      }
    }),
  );
});

test('[3.7(f), (g)] no place on the line is nearer to the own spot than the one taken', () => {
  const crowd = fc.array(ball, { minLength: 5, maxLength: 15, size: 'max' });
  fc.assert(
    fc.property(crowd, fc.constantFrom(...COLOURS), (some, colour) => {
      const lying = [...some, ...COLOURS.map((spot) => ({ ball: 'red' as const, ...SPOT[spot] }))];
      const [placed] = spotColours(lying, [colour]);
      assert.ok(placed);
      const { x, y: own } = SPOT[colour];
      const isClear = (y: number): boolean =>
        lying.every((other) => distance(other, { x, y }) > 52.5 + 0.02);
      const end = placed.y > own ? placed.y : 3569 - 26.25;
      for (let y = own; y < end; y += 0.25) assert.ok(!isClear(y), `${y} above is free`);
      for (let y = own; placed.y < own && y > placed.y; y -= 0.25) {
        assert.ok(!isClear(y), `${y} below is free`);
      }
    }),
  );
});
