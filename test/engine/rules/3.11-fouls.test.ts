/** 3.11: what a foul does to turn, score and table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, decide, MISSED, pot, pots, referee, refuses, scores, stroke } from '../support.js';

const IN_OFF = stroke({ hit: 'red', pocketed: ['white'] });

test('[3.11] a foul ends the turn, and the side that was fouled decides', () => {
  const { now } = after([IN_OFF]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.equal(now.awaiting, 'decision');
  assert.deepEqual(now.choices, ['play', 'play-again']);
});

test('[3.11(a)] a sleeve on the black before the stroke, red on: seven, the turn is over', () => {
  const sleeve = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['black'] }] });
  const { now } = after([sleeve]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.11(a)] a foul before the stroke needs an infringement', () => {
  refuses('not-allowed', [stroke({ beforeStroke: true })]);
});

/** The white rests against a red; B fouls before his stroke. */
const atRest = (ball: 'blue' | 'red' | 'white') => [
  stroke({ hit: 'red', touching: ['red'] }),
  stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: [ball] }] }),
];

test('[3.11(a)] [3.8(c)(i)] a foul before the stroke leaves the white touching the ball on', () => {
  assert.deepEqual(scores([...atRest('blue'), stroke({ hit: 'none' })]), [5, 0]);
});

test('[3.11(a)] [3.8(a)] the white or the touching ball moved: it touches no more unless stated', () => {
  assert.deepEqual(scores([...atRest('white'), stroke({ hit: 'none' })]), [4, 4]);
  assert.deepEqual(scores([...atRest('red'), stroke({ hit: 'none' })]), [4, 4]);
});

test('[3.11(b)] all that the stroke did counts, up to its end: black off the table at last', () => {
  const all = stroke({ hit: 'red', pocketed: ['red', 'white'], forcedOff: ['black'] });
  assert.deepEqual(scores([all]), [0, 7]);
});

test('[3.11(c)] a foul that nobody called before the next stroke is condoned', () => {
  const { now } = after([MISSED, MISSED]);
  assert.deepEqual(now.scores, [0, 0]);
  refuses('not-allowed', [MISSED, MISSED, decide('play-again')]);
});

test('[3.11(d)] a colour wrongly spotted stays; off the table it is spotted rightly', () => {
  const misplaced = referee({ reason: 'green and brown on each other’s spots' });
  const { now } = after([...pots('red', 'green'), misplaced, ...pots('red', 'brown')]);
  assert.deepEqual(now.scores, [9, 0]);
  assert.equal(now.colours.length, 6);
});

test('[3.11(e)] 24 made, then red and in-off: the 24 stand, the red does not score', () => {
  // Three reds and three blacks.
  const made = pots('red', 'black', 'red', 'black', 'red', 'black');
  const { now, frames } = after([...made, pot('red', 'white')]);
  assert.deepEqual(now.scores, [24, 4]);
  assert.equal(now.reds, 11);
  assert.deepEqual(
    frames[0]?.breaks.map(({ points }) => points),
    [24],
  );
});

test('[3.11(e)] the ball on that falls in a foul comes back where it is a colour', () => {
  const { now } = after([referee({ reds: 0 }), pot('yellow', 'white')]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.deepEqual(now.on, ['yellow']);
});

test('[3.11(f)] the next stroke is from where the white lies; pocketed or forced off: in-hand', () => {
  assert.equal(after([stroke({ hit: 'black' })]).now.inHand, false);
  assert.equal(after([IN_OFF]).now.inHand, true);
  assert.equal(after([stroke({ forcedOff: ['white'] })]).now.inHand, true);
  assert.equal(after([IN_OFF, MISSED]).now.inHand, false);
});

test('[3.11(g)] in-off and black hit first, red on: seven once', () => {
  assert.deepEqual(scores([stroke({ hit: 'black', pocketed: ['white'] })]), [0, 7]);
});

test('[3.11(g)] foul upon foul: only the highest counts', () => {
  const all = stroke({
    hit: 'blue',
    pocketed: ['white', 'pink'],
    fouls: ['double-hit', 'feet', { code: 'touched', balls: ['green'] }],
  });
  assert.deepEqual(scores([all]), [0, 6]);
});

test('[3.11(h)(i)] the penalty goes to the other side; the offender loses nothing', () => {
  const { now, frames } = after([...pots('red', 'blue'), IN_OFF]);
  assert.deepEqual(now.scores, [6, 4]);
  assert.deepEqual(
    frames[0]?.breaks.map(({ side }) => side),
    [0],
  );
});

test('[3.11(h)(ii)] the offender plays again when he is asked to', () => {
  assert.deepEqual(after([IN_OFF, decide('play-again')]).now.striker, [0, 0]);
  assert.equal(after([IN_OFF, decide('play-again')]).now.inHand, true);
});

test('[3.11(h)(ii)] after him the side that was fouled plays', () => {
  assert.deepEqual(after([IN_OFF, decide('play-again'), MISSED]).now.striker, [1, 0]);
});
