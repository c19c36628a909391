/** What holds for every table, Section 2 Rule 16; and the search of the D against plain sampling. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distance, type Position } from '../../../src/table/geometry.js';
import { isSnookered } from '../../../src/table/snookered.js';

/** Quarters of a millimetre, so that a mirrored place is exact. */
const place = (left: number, right: number, low: number, high: number): fc.Arbitrary<Position> =>
  fc.record({
    x: fc.integer({ min: left * 4, max: right * 4 }).map((quarter) => quarter / 4),
    y: fc.integer({ min: low * 4, max: high * 4 }).map((quarter) => quarter / 4),
  });

const anywhere = place(26, 1752, 26, 3542);
const some = fc.array(anywhere, { maxLength: 8 });
const many = fc.array(anywhere, { maxLength: 20, size: 'max' });

/** A row of balls not on across the view from the D, with gaps of any width, and strays. */
const walled = fc
  .record({
    on: fc.array(place(700, 1078, 2600, 3540), { minLength: 1, maxLength: 3 }),
    low: fc.integer({ min: 770, max: 3000 }),
    left: fc.integer({ min: 480, max: 760 }),
    steps: fc.array(fc.integer({ min: 53, max: 112 }), { minLength: 4, maxLength: 11 }),
    strays: fc.array(place(400, 1400, 400, 3500), { maxLength: 4 }),
  })
  .map(({ on, low, left, steps, strays }) => {
    let x = left;
    const row = steps.map((step, index) => ({ x: (x += step), y: low + 15 * (index % 3) }));
    return { on, notOn: [...row, ...strays] };
  });

/** A ball on in the D or in front of it, with balls not on crowding round it. */
const crowded = fc
  .record({
    ball: place(620, 1160, 480, 1000),
    round: fc.array(
      fc.record({
        angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        apart: fc.double({ min: 52.5, max: 130, noNaN: true }),
      }),
      { minLength: 2, maxLength: 8, size: 'max' },
    ),
  })
  .map(({ ball, round }) => ({
    on: [ball],
    notOn: round.map(({ angle, apart }) => ({
      x: ball.x + apart * Math.cos(angle),
      y: ball.y + apart * Math.sin(angle),
    })),
  }));

/** Points evenly over the D, and densely along its lines, where the last openings are. */
const places: Position[] = [
  ...Array.from({ length: 1500 }, (_, index) => {
    const radius = 292 * Math.sqrt((index + 0.5) / 1500);
    const angle = Math.PI * ((index * 0.6180339887) % 1);
    return { x: 889 + radius * Math.cos(angle), y: 737 - radius * Math.sin(angle) };
  }),
  ...Array.from({ length: 585 }, (_, index) => ({ x: 597 + index, y: 737 })),
  ...Array.from({ length: 401 }, (_, index) => {
    const angle = (Math.PI * index) / 400;
    return { x: 889 + 292 * Math.cos(angle), y: 737 - 292 * Math.sin(angle) };
  }),
];

test('16(a): where sampling finds a place in the D with a free view, the search finds one too', () => {
  fc.assert(
    fc.property(fc.oneof(walled, crowded), ({ on, notOn }) => {
      const balls = [...on, ...notOn];
      const free = places.some(
        (white) =>
          !isSnookered(white, on, notOn) && balls.every((ball) => distance(ball, white) >= 52.5),
      );
      if (free) assert.equal(isSnookered('in-hand', on, notOn), false);
    }),
    { numRuns: 400 },
  );
});

const mirrored = ({ x, y }: Position): Position => ({ x: 1778 - x, y });

test('a table and its mirror image are snookered alike', () => {
  fc.assert(
    fc.property(anywhere, some, many, (white, on, notOn) => {
      assert.equal(
        isSnookered(mirrored(white), on.map(mirrored), notOn.map(mirrored)),
        isSnookered(white, on, notOn),
      );
    }),
  );
});

test('16(a): a table and its mirror image are snookered alike from in-hand', () => {
  fc.assert(
    fc.property(walled, ({ on, notOn }) => {
      assert.equal(
        isSnookered('in-hand', on.map(mirrored), notOn.map(mirrored)),
        isSnookered('in-hand', on, notOn),
      );
    }),
  );
});

test('taking a ball not on away never snookers', () => {
  fc.assert(
    fc.property(anywhere, some, many, (white, on, notOn) => {
      if (isSnookered(white, on, notOn)) return;
      for (const gone of notOn) {
        const left = notOn.filter((ball) => ball !== gone);
        assert.equal(isSnookered(white, on, left), false);
      }
    }),
  );
});

test('16(a): one ball not on more never frees the way from in-hand', () => {
  fc.assert(
    fc.property(walled, anywhere, ({ on, notOn }, extra) => {
      if (!isSnookered('in-hand', on, notOn)) return;
      assert.equal(isSnookered('in-hand', on, [...notOn, extra]), true);
    }),
  );
});

test('a ball on more never snookers', () => {
  fc.assert(
    fc.property(anywhere, some, many, anywhere, (white, on, notOn, extra) => {
      if (isSnookered(white, on, notOn)) return;
      assert.equal(isSnookered(white, [...on, extra], notOn), false);
    }),
  );
});
