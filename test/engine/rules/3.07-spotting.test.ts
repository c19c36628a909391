/** 3.7: which colours come back, where, and what mistakes in it cost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotColours, type Ball, type Colour, type Entry } from '../../../src/index.js';
import { after, pot, pots, referee, scores, stroke } from '../support.js';

test('[3.7] black forced off, red on: seven, and the black comes back', () => {
  const { now } = after([stroke({ hit: 'red', forcedOff: ['black'] })]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.equal(now.colours.includes('black'), true);
});

test('[3.7] every colour that fell in a foul comes back', () => {
  assert.equal(after([pot('red', 'blue', 'pink', 'white')]).now.colours.length, 6);
});

test('[3.7] until it is potted in ascending order: then it stays down', () => {
  const { now } = after([referee({ reds: 0 }), ...pots('yellow', 'green')]);
  assert.deepEqual(now.colours, ['brown', 'blue', 'pink', 'black']);
});

test('[3.7] in ascending order a ball on that falls in a foul comes back', () => {
  const { now } = after([referee({ reds: 0 }), pot('yellow', 'white')]);
  assert.equal(now.colours.length, 6);
  assert.deepEqual(now.on, ['yellow']);
});

test('[3.7(a)] an error of the referee put right costs nobody anything', () => {
  const { now } = after([
    ...pots('red', 'black'),
    referee({ reason: 'the black stood on the pink spot' }),
  ]);
  assert.deepEqual(now.scores, [8, 0]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.break, 8);
});

/** The yellow and the green were potted in ascending order, and the referee spotted the green again. */
const GREEN_BACK = [
  referee({ reds: 0 }),
  ...pots('yellow', 'green'),
  referee({ colours: ['green', 'brown', 'blue', 'pink', 'black'] }),
];

test('[3.7(b)] green wrongly back after it was potted is taken off: 22 left, brown on', () => {
  const taken = referee({ colours: ['brown', 'blue', 'pink', 'black'] });
  const { now } = after([...GREEN_BACK, taken]);
  assert.deepEqual(now.on, ['brown']);
  assert.deepEqual(now.remaining, [22, 22]);
  assert.deepEqual(now.scores, [5, 0]);
  assert.equal(now.break, 5);
});

test('[3.7(b)] N6: a colour still needed is not taken off for standing in the wrong place', () => {
  const misplaced = referee({ reason: 'green and brown on each other’s spots' });
  const { now } = after([referee({ reds: 0 }), pot('yellow'), misplaced]);
  assert.deepEqual(now.colours, ['green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.7(c)] played from a wrong spot it counts as if it were right', () => {
  const misplaced = referee({ reason: 'green and brown on each other’s spots' });
  assert.deepEqual(scores([pot('red'), misplaced, ...pots('green', 'red', 'brown')]), [9, 0]);
});

/** The yellow was never put back after the last red and colour. */
const YELLOW_FORGOTTEN: readonly Entry[] = [
  referee({ reds: 1 }),
  ...pots('red', 'yellow'),
  referee({ colours: ['green', 'brown', 'blue', 'pink', 'black'] }),
  ...pots('green', 'brown', 'blue'),
];

test('[3.7(c)(i)] yellow forgotten, noticed after the blue: spotted, no penalty, points stand', () => {
  const spotted = referee({ colours: ['yellow', 'pink', 'black'] });
  const { now } = after([...YELLOW_FORGOTTEN, spotted]);
  assert.deepEqual(now.scores, [3 + 3 + 4 + 5, 0]);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [15, 15]);
});

test('[3.7(c)(i)] then yellow, pink, black, in the same break', () => {
  const spotted = referee({ colours: ['yellow', 'pink', 'black'] });
  const [frame] = after([...YELLOW_FORGOTTEN, spotted, ...pots('yellow', 'pink', 'black')]).frames;
  assert.deepEqual(frame?.scores, [15 + 15, 0]);
  assert.equal(frame.breaks.length, 1);
});

test('[3.7(c)(i)] a red spotted in the place of the brown: it stays, no penalty', () => {
  const { now } = after([...pots('red', 'brown'), referee({ reds: 15 })]);
  assert.deepEqual(now.scores, [5, 0]);
  assert.deepEqual(now.remaining, [15 * 8 + 27, 15 * 8 + 27]);
});

test('[3.7(c)(ii)] struck before the black was spotted, red on: seven', () => {
  const hasty = stroke({ hit: 'red', fouls: ['before-spotted'] });
  assert.deepEqual(scores([...pots('red', 'black'), hasty]), [8, 7]);
});

test('[3.7(c)(ii)] before the yellow was: four, the least', () => {
  const hasty = stroke({ hit: 'red', fouls: ['before-spotted'] });
  assert.deepEqual(scores([...pots('red', 'yellow'), hasty]), [3, 4]);
});

/** Spots in millimetres. */
const SPOT: Record<Colour, { x: number; y: number }> = {
  yellow: { x: 1181, y: 737 },
  green: { x: 597, y: 737 },
  brown: { x: 889, y: 737 },
  blue: { x: 889, y: 1784.5 },
  pink: { x: 889, y: 2676.75 },
  black: { x: 889, y: 3245 },
};
const covering = (...spots: Colour[]) =>
  spots.map((spot): { ball: Ball; x: number; y: number } => ({ ball: 'red', ...SPOT[spot] }));
const ALL = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const;
/** How far one ball that was just spotted lies from a place up the table. */
const offBy = (placed: readonly { x: number; y: number }[], x: number, y: number): number => {
  assert.equal(placed[0]?.x, x);
  return placed[0].y - y;
};

test('[3.7(d)] black spot covered, pink spot free: the black goes there', () => {
  assert.deepEqual(spotColours(covering('black'), ['black']), [{ ball: 'black', ...SPOT.pink }]);
});

test('[3.7(d)] green spot covered: the highest spot of all, the black’s', () => {
  assert.deepEqual(spotColours(covering('green'), ['green']), [{ ball: 'green', ...SPOT.black }]);
});

test('[3.7(e)] blue and brown to spot, only the pink spot free: the blue has it', () => {
  const table = covering('yellow', 'green', 'brown', 'blue', 'black');
  assert.deepEqual(spotColours(table, ['brown', 'blue'])[0], { ball: 'blue', ...SPOT.pink });
});

test('[3.7(f)] all spots covered: towards the top cushion, as near its own as can be', () => {
  const off = offBy(spotColours(covering(...ALL), ['blue']), 889, 1784.5 + 52.5);
  assert.ok(off > 0 && off < 0.1);
});

test('[3.7(g)] black, no room above its spot: below it on the centre line', () => {
  // Reds from the spot up to the cushion, a ball's width apart.
  const above = [1, 2, 3, 4, 5].map((n) => ({ ball: 'red' as const, x: 889, y: 3245 + n * 60 }));
  const off = offBy(spotColours([...covering(...ALL), ...above], ['black']), 889, 3245 - 52.5);
  assert.ok(off < 0 && off > -0.1);
});

test('[3.7(h)] a spotted ball touches no other: a red beside the spot covers it', () => {
  const beside = { ball: 'red' as const, x: 889 + 52.5, y: 3245 };
  assert.deepEqual(spotColours([beside], ['black']), [{ ball: 'black', ...SPOT.pink }]);
});

test('[3.7(i)] by hand on its own spot where that is free', () => {
  for (const ball of ALL) assert.deepEqual(spotColours([], [ball]), [{ ball, ...SPOT[ball] }]);
});
