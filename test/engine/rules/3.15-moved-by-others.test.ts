/** 3.15: balls moved by others than the striker. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FOUR_HANDED, MISSED, after, pot, pots, referee, scores, stroke } from '../support.js';

test('[3.15] a red knocked into a pocket goes back: no penalty, nothing else changes', () => {
  const { now } = after([...pots('red', 'blue'), referee({ reds: 14 })]);
  assert.deepEqual(now.scores, [6, 0]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.break, 6);
  assert.equal(now.awaiting, null);
});

test('[3.15] reds that were counted as gone are restored, and red is on', () => {
  const { now } = after([referee({ reds: 0 }), MISSED, referee({ reds: 2 })]);
  assert.equal(now.reds, 2);
  assert.deepEqual(now.on, ['red']);
  assert.deepEqual(now.striker, [1, 0]);
  assert.deepEqual(now.scores, [0, 0]);
});

test('[3.15] a moving white stopped by somebody: placed where it would have come to rest', () => {
  const placed = referee({ inHand: false, reason: 'placed by the referee' });
  const { now } = after([stroke({ hit: 'red' }), placed]);
  assert.equal(now.inHand, false);
  assert.deepEqual(now.striker, [1, 0]);
});

/** The striker is jostled and moves the blue, red on. */
const BLUE = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['blue'] }] });

test('[3.15(a)] jostled by his partner, he has fouled: five', () => {
  assert.deepEqual(scores([BLUE], FOUR_HANDED), [0, 5]);
});

test('[3.15(a)] jostled by anybody else: no foul is entered, the blue is put back, he plays on', () => {
  const { now } = after([pot('red'), referee({ reason: 'blue put back' }), pot('black')]);
  assert.deepEqual(now.scores, [8, 0]);
  assert.equal(now.break, 8);
});

test('[3.15(b)] the referee’s own disturbance costs nobody anything, in a respotted black too', () => {
  const black = referee({ scores: [20, 27], reds: 0, colours: ['black'] });
  const level = [black, pot('black'), { kind: 'lots', first: 1 } as const];
  const { now } = after([...level, referee({ reason: 'black moved, put back' })]);
  assert.deepEqual(now.scores, [27, 27]);
  assert.equal(now.phase, 'respotted-black');
  assert.deepEqual(now.striker, [1, 0]);
});
