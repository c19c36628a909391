/** 3.18: rests, extensions and the like. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, pot, pots, referee, scores, stroke } from '../support.js';

/** The rest is laid on this ball. */
const restOn = (ball: 'red' | 'blue' | 'black') =>
  stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: [ball] }], tags: ['rest'] });

test('[3.18] the outgoing striker takes his rest away: dropped on the black, seven against him', () => {
  // The turn is his until the rest is off the table.
  const dropped = stroke({ hit: 'red', fouls: [{ code: 'touched', balls: ['black'] }] });
  const { now } = after([dropped]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.18(a)] the rest touches the blue, red on: five', () => {
  assert.deepEqual(scores([restOn('blue')]), [0, 5]);
});

test('[3.18(a)] the rest touches a red, red on: four', () => {
  assert.deepEqual(scores([restOn('red')]), [0, 4]);
});

test('[3.18(a)] a break of 30 ends with it, and stands', () => {
  // Three reds and three blacks, a red and a blue.
  const made = pots('red', 'black', 'red', 'black', 'red', 'black', 'red', 'blue');
  assert.deepEqual(scores([...made, restOn('black')]), [30, 7]);
});

test('[3.18(b)] equipment of the table gives way: no foul, balls put back, the break of 30 goes on', () => {
  const made = pots('red', 'black', 'red', 'black', 'red', 'black', 'red', 'blue');
  const putBack = referee({ reason: 'the rest came apart' });
  const { now } = after([...made, putBack, pot('red')]);
  assert.deepEqual(now.scores, [31, 0]);
  assert.equal(now.break, 31);
});
