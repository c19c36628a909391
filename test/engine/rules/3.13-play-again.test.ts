/** 3.13: the offender plays again from where the balls lie. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, decide, pot, pots, referee, refuses, scores, stroke } from '../support.js';

const FOUL = stroke({ hit: 'none' });
const AGAIN = decide('play-again');

test('[3.13] a request to play again cannot be withdrawn', () => {
  for (const choice of ['play', 'play-again', 'replace'] as const) {
    refuses('not-allowed', [FOUL, AGAIN, decide(choice)]);
  }
});

test('[3.13] without a foul nobody is asked to play again', () => {
  refuses('not-allowed', [stroke(), AGAIN]);
});

test('[3.13] after a foul of his own the other side is asked in its turn', () => {
  const { now } = after([FOUL, AGAIN, FOUL]);
  assert.deepEqual(now.scores, [0, 8]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.equal(now.awaiting, 'decision');
});

test('[3.13(a)(i)] he may play any stroke: red is on, whatever he played before', () => {
  const { now } = after([FOUL, AGAIN]);
  assert.deepEqual(now.on, ['red']);
  assert.deepEqual(scores([FOUL, AGAIN, stroke({ hit: 'red' })]), [0, 4]);
});

test('[3.13(a)(ii)] after a foul on a colour he is on a red; no reds left, on the lowest colour', () => {
  const foul = stroke({ nominated: 'blue', hit: 'none' });
  assert.deepEqual(after([pot('red'), foul, AGAIN]).now.on, ['red']);
  const lastRed = referee({ reds: 1 });
  assert.deepEqual(after([lastRed, pot('red'), foul, AGAIN]).now.on, ['yellow']);
});

test('[3.13(a)(ii)] then he names another colour than before', () => {
  const foul = stroke({ nominated: 'blue', hit: 'none' });
  const other = stroke({ nominated: 'black', pocketed: ['black'] });
  assert.deepEqual(scores([pot('red'), foul, AGAIN, pot('red'), other]), [9, 5]);
});

test('[3.13(b)] asked again he pots a red: one, and a new break', () => {
  const { now, frames } = after([...pots('red', 'pink'), FOUL, AGAIN, pot('red')]);
  assert.deepEqual(now.scores, [8, 4]);
  assert.equal(now.break, 1);
  assert.deepEqual(
    frames[0]?.breaks.map(({ points }) => points),
    [7, 1],
  );
});
