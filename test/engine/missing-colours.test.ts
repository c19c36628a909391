/** A table on which the referee states fewer colours than reds would have: what counts is what lies there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MISSED, after, referee, stroke } from './support.js';
import { told } from './advice/support.js';

const PINK_AND_BLACK = ['pink', 'black'] as const;

test('[3.12] while a red is left a foul costs four at least, whatever colour is the lowest', () => {
  // Red, black, pink and black: 21 remain, and B is 26 behind. Five short are two penalties of four.
  const { now } = after([referee({ scores: [26, 0], reds: 1, colours: PINK_AND_BLACK })]);
  assert.deepEqual(now.snookers[1], { tie: 2, win: 2 });
});

test('[3.4(a)] a red beside the black: the next foul ends nothing, and a penalty helps', () => {
  // Red, black and black: 15 remain, and B is 16 behind.
  const { now } = after([referee({ scores: [16, 0], reds: 1, colours: ['black'] })]);
  assert.deepEqual(now.snookers[1], { tie: 1, win: 1 });
});

test('[3.10] a colour of choice stated after a free ball was called counts once', () => {
  const { now } = after([stroke({ hit: 'none', freeBall: true }), referee({ on: 'colour' })]);
  // Black, fifteen reds with black, and the colours: 7 + 120 + 27.
  assert.deepEqual(now.remaining, [147, 154]);
});

test('[3.2(a)] with colours missing the balls do not stand as at the start', () => {
  assert.equal(told('set-reds', [referee({ colours: PINK_AND_BLACK })]), undefined);
  assert.equal(told('set-reds', [])?.places?.length, 15);
});

test('[3.7(b)] a colour missing beside reds, or with a colour of choice on, is not down for good', () => {
  const missing = (reds: number, on: 'red' | 'colour') =>
    told('remove-colour-already-down', [
      MISSED,
      referee({ reds, colours: PINK_AND_BLACK, on, inHand: false }),
    ]);
  assert.equal(missing(1, 'red'), undefined);
  assert.equal(missing(0, 'colour'), undefined);
});
