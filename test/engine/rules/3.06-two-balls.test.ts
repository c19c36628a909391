/** 3.6: two balls hit at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, pot, pots, referee, scores, stroke } from '../support.js';

const FREE = stroke({ hit: 'none', freeBall: true });

test('[3.6] two reds at once are fair where red is on', () => {
  assert.deepEqual(scores([stroke({ hit: ['red', 'red'] })]), [0, 0]);
  assert.deepEqual(scores([stroke({ hit: ['red', 'red'], pocketed: ['red'] })]), [1, 0]);
});

test('[3.6] red and black at once, red on: seven', () => {
  assert.deepEqual(scores([stroke({ hit: ['red', 'black'] })]), [0, 7]);
  assert.deepEqual(scores([stroke({ hit: ['black', 'red'] })]), [0, 7]);
});

test('[3.6] nominated green and red at once: four', () => {
  const both = stroke({ nominated: 'green', hit: ['green', 'red'] });
  assert.deepEqual(scores([pot('red'), both]), [1, 4]);
});

test('[3.6] two reds at once after a red, blue nominated: five', () => {
  const both = stroke({ nominated: 'blue', hit: ['red', 'red'] });
  assert.deepEqual(scores([pot('red'), both]), [1, 5]);
});

test('[3.6] free ball and a red at once are fair, in either order', () => {
  const { now } = after([FREE, stroke({ nominated: 'brown', hit: ['brown', 'red'] })]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.deepEqual(scores([FREE, stroke({ nominated: 'brown', hit: ['red', 'brown'] })]), [0, 4]);
});

test('[3.6] free ball and yellow at once are fair where yellow is on', () => {
  const both = stroke({ nominated: 'black', hit: ['black', 'yellow'], pocketed: ['yellow'] });
  assert.deepEqual(scores([referee({ reds: 0 }), FREE, both]), [0, 4 + 2]);
});

test('[3.6] free ball and a third ball at once are not: brown for red, and blue', () => {
  const both = stroke({ nominated: 'brown', hit: ['brown', 'blue'] });
  assert.deepEqual(scores([FREE, both]), [5, 4]);
});

test('[3.6] what falls in it does not score', () => {
  const foul = stroke({ hit: ['red', 'pink'], pocketed: ['red'] });
  assert.deepEqual(scores([...pots('red', 'blue'), foul]), [6, 6]);
});
