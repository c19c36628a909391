/** 3.2: how the balls stand at the start, and what befalls a ball that is being cleaned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startingPosition, type Colour, type Entry } from '../../../src/index.js';
import { FOUR_HANDED, after, pot, pots, referee, refuses, scores } from '../support.js';

/** Millimetres: middle 1778 / 2, baulk-line 737, radius of the D 292, length 3569. */
const SPOTS: readonly (readonly [string, Colour, string, number, number])[] = [
  ['3.2(a)(ii)', 'yellow', 'right corner of the D', 889 + 292, 737],
  ['3.2(a)(iii)', 'green', 'left corner of the D', 889 - 292, 737],
  ['3.2(a)(iv)', 'brown', 'middle of the baulk-line', 889, 737],
  ['3.2(a)(v)', 'blue', 'centre of the table', 889, 1784.5],
  ['3.2(a)(vi)', 'pink', 'halfway from there to the top cushion', 889, (1784.5 + 3569) / 2],
  ['3.2(a)(vii)', 'black', '324 mm from the top cushion', 889, 3569 - 324],
];

for (const [clause, colour, place, x, y] of SPOTS) {
  test(`[${clause}] ${colour}: ${place}`, () => {
    const lying = startingPosition().find(({ ball }) => ball === colour);
    assert.deepEqual(lying, { ball: colour, x, y });
  });
}

test('[3.2(a)(i)] 15 reds above the pink: the apex as near as can be, on the centre line', () => {
  const reds = startingPosition().filter(({ ball }) => ball === 'red');
  assert.equal(reds.length, 15);
  const [apex] = reds;
  assert.equal(apex?.x, 889);
  // Pink at 2676.75, balls 52.5 across, a hair between them.
  assert.ok(apex.y > 2676.75 + 52.5 && apex.y < 2676.75 + 52.6);
});

test('[3.2(a)(i)] five reds in the base, parallel with the top cushion and nearest to it', () => {
  const reds = startingPosition().filter(({ ball }) => ball === 'red');
  const base = Math.max(...reds.map(({ y }) => y));
  const row = reds.filter(({ y }) => y === base).map(({ x }) => x);
  assert.deepEqual(row, [784, 836.5, 889, 941.5, 994]);
});

test('[3.2(a)(i)][3.3(c)(i)] a frame starts with the white in-hand and a red on', () => {
  const { now } = after([]);
  assert.equal(now.inHand, true);
  assert.deepEqual(now.on, ['red']);
});

const marker = (by: number, ball: 'white' | 'red' | 'black'): Entry => ({
  kind: 'penalty',
  by,
  ball,
  reason: 'marker-touched',
});

test('[3.2(b)(ii)] red on, B touches the marker of the black: seven, A still plays', () => {
  const { now } = after([...pots('red', 'black'), marker(1, 'black')]);
  assert.deepEqual(now.scores, [8 + 7, 0]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.deepEqual(now.on, ['red']);
  assert.equal(now.awaiting, null);
});

test('[3.2(b)(ii)] the seven are in no break, and the break goes on', () => {
  const { now } = after([...pots('red', 'black'), marker(1, 'black'), pot('red')]);
  assert.equal(now.break, 9);
});

test('[3.2(b)(ii)] red on, the marker of the white: four', () => {
  assert.deepEqual(scores([marker(1, 'white')]), [4, 0]);
});

test('[3.2(b)(ii)] pink on, the marker of the white: six, as if he were the striker', () => {
  const onPink = referee({ reds: 0, colours: ['pink', 'black'] });
  assert.deepEqual(scores([onPink, marker(1, 'white')]), [6, 0]);
});

test('[3.2(b)(ii)] the striker himself fouls; his partner does not', () => {
  refuses('not-allowed', [marker(0, 'white')]);
  assert.deepEqual(scores([marker(0, 'white')], FOUR_HANDED), [0, 4]);
});

test('[3.2(b)(ii)] a marker stands for a ball that lies on the table', () => {
  const onPink = referee({ reds: 0, colours: ['pink', 'black'] });
  refuses('not-on-table', [onPink, marker(1, 'red')]);
});
