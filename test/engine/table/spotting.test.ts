/** Where colours are spotted. A ball placed close to another leaves a hundredth of a millimetre. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, type Colour } from '../../../src/balls.js';
import { RecordError } from '../../../src/errors.js';
import { distance, type PlacedBall } from '../../../src/table/geometry.js';
import { spotColours } from '../../../src/table/spotting.js';

const SPOTS = {
  yellow: { x: 1181, y: 737 },
  green: { x: 597, y: 737 },
  brown: { x: 889, y: 737 },
  blue: { x: 889, y: 1784.5 },
  pink: { x: 889, y: 2676.75 },
  black: { x: 889, y: 3245 },
};

const red = (x: number, y: number): PlacedBall => ({ ball: 'red', x, y });
const on = (spot: Colour, ball: PlacedBall['ball'] = 'red'): PlacedBall => ({
  ball,
  ...SPOTS[spot],
});
const allCoveredBut = (...free: Colour[]): PlacedBall[] =>
  COLOURS.filter((colour) => !free.includes(colour)).map((colour) => on(colour));

/** The one colour's place, which must be on the given x and as near to y as the gap lets it. */
function assertNear(placed: readonly PlacedBall[], x: number, y: number): void {
  assert.equal(placed.length, 1);
  for (const place of placed) {
    const off = Math.abs(place.y - y);
    assert.equal(place.x, x);
    assert.ok(off > 0 && off <= 0.02, `${place.y} is not just clear of ${y}`);
  }
}

for (const colour of COLOURS) {
  test(`3.7(i): the ${colour} goes on its own spot where that is free`, () => {
    assert.deepEqual(spotColours([], [colour]), [{ ball: colour, ...SPOTS[colour] }]);
  });
}

test('[3.7(d)] black spot occupied: the highest-value spot available is the pink', () => {
  assert.deepEqual(spotColours([on('black')], ['black']), [on('pink', 'black')]);
});

test('[3.7(d)] yellow spot occupied: the black spot comes first', () => {
  assert.deepEqual(spotColours([on('yellow')], ['yellow']), [on('black', 'yellow')]);
});

test('[3.7(d)] spots are tried from black down to yellow', () => {
  const covered: Colour[] = ['green', 'black', 'pink', 'blue', 'brown'];
  const table = covered.map((colour) => on(colour));
  assert.deepEqual(spotColours(table, ['green']), [on('yellow', 'green')]);
});

test('[3.7(d)] the cue ball occupies a spot like any ball', () => {
  assert.deepEqual(spotColours([on('blue', 'white')], ['blue']), [on('black', 'blue')]);
});

test('[3.7(d)] a spot is occupied when a ball on it would just touch, free when it would not', () => {
  assert.deepEqual(spotColours([red(889 + 52.5, 3245)], ['black']), [on('pink', 'black')]);
  assert.deepEqual(spotColours([red(889 + 52.51, 3245)], ['black']), [on('black', 'black')]);
});

test('[3.7(e)] blue and brown to spot, only the pink spot free: the blue gets it', () => {
  const placed = spotColours(allCoveredBut('pink'), ['brown', 'blue']);
  assert.deepEqual(placed[0], on('pink', 'blue'));
  assert.equal(placed[1]?.ball, 'brown');
  assertNear(placed.slice(1), 889, 737 + 52.5);
});

test('[3.7(e)] two spots free and two colours to go there: the higher colour has the higher', () => {
  assert.deepEqual(spotColours(allCoveredBut('pink', 'green'), ['yellow', 'black']), [
    on('pink', 'black'),
    on('green', 'yellow'),
  ]);
});

test('[3.7(e)] a colour whose own spot is free keeps it from a higher one whose spot is not', () => {
  assert.deepEqual(spotColours([on('black')], ['pink', 'black']), [
    on('blue', 'black'),
    on('pink', 'pink'),
  ]);
});

test('[3.7(e)] several colours with free spots are answered highest first', () => {
  const placed = spotColours([], ['yellow', 'black', 'blue']);
  assert.deepEqual(placed, [on('black', 'black'), on('blue', 'blue'), on('yellow', 'yellow')]);
});

test('[3.7(f)] all spots occupied: on the line to the top cushion, just clear of the ball', () => {
  assertNear(spotColours(allCoveredBut(), ['black']), 889, 3245 + 52.5);
  assertNear(spotColours(allCoveredBut(), ['green']), 597, 737 + 52.5);
});

test('[3.7(f)] a ball beside the spot is passed as closely as the circles let it', () => {
  // 31.5, 42 and 52.5 are the sides of a right-angled triangle
  const table = [...allCoveredBut('black'), red(889 + 31.5, 3245)];
  assertNear(spotColours(table, ['black']), 889, 3245 + 42);
});

test('[3.7(f)] a space too narrow for the ball is passed over', () => {
  const table = [...allCoveredBut(), red(889, 737 + 104.9)];
  assertNear(spotColours(table, ['brown']), 889, 737 + 104.9 + 52.5);
});

test('[3.7(f)] a space just wide enough is used', () => {
  const table = [...allCoveredBut(), red(889, 737 + 105.1)];
  assertNear(spotColours(table, ['brown']), 889, 737 + 52.5);
});

test('[3.7(g)] black with no room up to the top cushion goes below its spot', () => {
  const table = [...allCoveredBut(), red(889, 3340), red(889, 3440), red(889, 3540)];
  assertNear(spotColours(table, ['black']), 889, 3245 - 52.5);
});

test('[3.7(g)] room is counted only as far as a ball lies wholly on the table', () => {
  // clear from 3500 + 52.5 on; the last centre on the table is 3569 - 26.25 = 3542.75
  const table = [...allCoveredBut(), red(889, 3340), red(889, 3440), red(889, 3500)];
  assertNear(spotColours(table, ['black']), 889, 3245 - 52.5);
});

test('[3.7(g)] the last place before the top cushion is room enough', () => {
  const table = [...allCoveredBut(), red(889, 3340), red(889, 3440), red(889, 3490)];
  assertNear(spotColours(table, ['black']), 889, 3490 + 52.5);
});

test('[3.7(g)] pink with no room up to the top cushion goes below its spot', () => {
  const wall = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => red(889, 2676.75 + 100 * step));
  const table = [...allCoveredBut(), ...wall, red(889, 3540)];
  assertNear(spotColours(table, ['pink']), 889, 2676.75 - 52.5);
});

test('[3.7(g)] another colour whose line is full goes towards baulk', () => {
  const wall = Array.from({ length: 29 }, (_, step) => red(1181, 737 + 100 * step));
  const table = [...allCoveredBut('yellow'), ...wall];
  assertNear(spotColours(table, ['yellow']), 1181, 737 - 52.5);
});

test('[3.7(h)] two colours placed one behind the other do not touch', () => {
  const placed = spotColours(allCoveredBut(), [
    'black',
    'pink',
    'blue',
    'brown',
    'green',
    'yellow',
  ]);
  const all = [...allCoveredBut(), ...placed];
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) assert.ok(distance(a, b) > 52.5);
  }
});

test('[hard 54] black spot covered: pink spot; the pink then takes the black spot, if free', () => {
  assert.deepEqual(spotColours([on('black')], ['black']), [on('pink', 'black')]);
  assert.deepEqual(spotColours([on('pink', 'black')], ['pink']), [on('black', 'pink')]);
});

test('[hard 54] once its own spot is free the pink goes there', () => {
  assert.deepEqual(spotColours([red(300, 300)], ['pink']), [on('pink', 'pink')]);
});

test('spot-swap-2020: the pink goes on the black spot only while the black is on the pink spot', () => {
  const others = [on('blue', 'blue'), on('brown', 'brown'), on('green', 'green')];
  const covered = [...others, on('pink', 'black')];
  assert.deepEqual(spotColours(covered, ['pink']), [on('black', 'pink')]);
  const movedOff: PlacedBall[] = [...others, { ball: 'black', x: 700, y: 2500 }];
  assert.deepEqual(spotColours(movedOff, ['pink']), [on('pink', 'pink')]);
});

test('nothing to spot, nothing placed', () => assert.deepEqual(spotColours([red(1, 1)], []), []));

const refused = (table: unknown, colours: unknown, why: RegExp): void =>
  assert.throws(
    () => spotColours(table as PlacedBall[], colours as Colour[]),
    (error) =>
      error instanceof RecordError &&
      error.code === 'entry' &&
      error.entry === -1 &&
      why.test(error.message),
  );

test('[3.3(g)] reds are not spotted', () => refused([], ['red'], /not red/));
test('the cue ball is not spotted', () => refused([], ['white'], /not white/));
test('unknown balls are refused', () =>
  refused([{ ball: 'orange', x: 1, y: 1 }], ['black'], /orange/));
test('a colour to be spotted twice is refused', () => refused([], ['black', 'black'], /one black/));
test('a colour that lies on the table is not spotted', () =>
  refused([on('pink', 'black')], ['black'], /black lies/));
test('places that are not numbers are refused', () => {
  refused([red(Number.NaN, 1)], ['black'], /NaN, 1/);
  refused([red(1, Number.POSITIVE_INFINITY)], ['black'], /1, Infinity/);
  refused([{ ball: 'red', x: '889', y: 1 }], ['black'], /889, 1/);
});
test('a line full from cushion to cushion is refused', () => {
  const wall = Array.from({ length: 36 }, (_, step) => red(889, 26.25 + 100 * step));
  refused([...allCoveredBut(), ...wall], ['black'], /no room .* black/);
});
