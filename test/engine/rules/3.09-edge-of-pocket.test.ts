/** 3.9: balls that fall by themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, decide, pot, pots, referee, refuses, scores, stroke } from '../support.js';

test('[3.9(a)] another red falls by itself after a pot: put back, the point stands', () => {
  const { now } = after([pot('red'), referee({ reds: 14, reason: 'red fell by itself' })]);
  assert.deepEqual(now.scores, [1, 0]);
  assert.equal(now.reds, 14);
  assert.equal(now.on.length, 6);
  assert.equal(now.break, 1);
});

test('[3.9(a)] a red that was counted and goes back is on again', () => {
  const { now } = after([referee({ reds: 0 }), pot('yellow'), referee({ reds: 1 })]);
  assert.deepEqual(now.on, ['red']);
  assert.deepEqual(now.scores, [2, 0]);
  assert.deepEqual(now.striker, [0, 0]);
});

/** The hanging red fell before it was hit: no stroke is entered, the referee puts all back. */
const ALL_BACK = referee({ reason: 'the red fell before it was hit' });

test('[3.9(b)(i)] the stroke is void: same striker, same ball on, same score, break goes on', () => {
  const { now } = after([...pots('red', 'black'), ALL_BACK, pot('red')]);
  assert.deepEqual(now.scores, [9, 0]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.break, 9);
  assert.equal(now.reds, 13);
});

test('[3.9(b)(i)] he may play another stroke: after a red, any colour still', () => {
  assert.equal(after([pot('red'), ALL_BACK]).now.on.length, 6);
});

/** Red on, black hit first, and the hanging red fell. */
const FOUL = stroke({ hit: 'black', pocketed: ['red'] });

test('[3.9(b)(ii)] in a foul: seven, the red goes back', () => {
  const { now } = after([FOUL, decide('play', ['red'])]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.equal(now.reds, 15);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.9(b)(ii)] and the next player has his usual choice', () => {
  assert.deepEqual(after([FOUL]).now.choices, ['play', 'play-again']);
  const again = after([FOUL, decide('play-again', ['red'])]).now;
  assert.equal(again.reds, 15);
  assert.deepEqual(again.striker, [0, 0]);
});

test('[3.9(b)(ii)] the last red goes back: a red is on, not the yellow', () => {
  const last = after([referee({ reds: 1 }), FOUL]).now;
  assert.deepEqual(last.on, ['yellow']);
  assert.deepEqual(after([referee({ reds: 1 }), FOUL, decide('play', ['red'])]).now.on, ['red']);
});

test('[3.9(b)(ii)] no more balls go back than fell', () => {
  refuses('impossible', [FOUL, decide('play', ['red', 'red'])]);
});

test('[3.9(c)] balanced on the edge and fallen: pocketed like any other', () => {
  assert.deepEqual(scores([pot('red')]), [1, 0]);
  assert.equal(after([pot('red')]).now.reds, 14);
});
