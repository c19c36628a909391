/** 3.5: playing from in-hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTheD } from '../../../src/table/geometry.js';
import { MISSED, after, decide, referee, scores, stroke } from '../support.js';

const OUTSIDE = stroke({ fouls: ['improper-in-hand'] });

test('[3.5] the opening stroke from outside the D, red on: four', () => {
  assert.deepEqual(scores([OUTSIDE]), [0, 4]);
});

test('[3.5] after an in-off on the pink, again from outside the D: six', () => {
  const onPink = referee({ reds: 0, colours: ['pink', 'black'] });
  assert.deepEqual(scores([onPink, stroke({ pocketed: ['white'] }), OUTSIDE]), [6, 6]);
});

test('[3.5] in-hand until the white has been played', () => {
  const inOff = stroke({ hit: 'red', pocketed: ['white'] });
  assert.equal(after([inOff, decide('play')]).now.inHand, true);
  assert.equal(after([inOff, MISSED]).now.inHand, false);
});

test('[3.5] asked to play again after his in-off, A plays from in-hand', () => {
  const inOff = stroke({ hit: 'red', pocketed: ['white'] });
  assert.equal(after([inOff, decide('play-again')]).now.inHand, true);
});

test('[3.5(a)] on the line is not outside it', () => {
  // The baulk-line is 737 mm up the table, the D goes 292 mm round its middle.
  assert.equal(inTheD({ x: 889, y: 737 }), true);
  assert.equal(inTheD({ x: 889 - 292, y: 737 }), true);
  assert.equal(inTheD({ x: 889, y: 737 - 292 }), true);
});

test('[3.5(a)] over the baulk-line or beyond the curve it is', () => {
  assert.equal(inTheD({ x: 889, y: 738 }), false);
  assert.equal(inTheD({ x: 889, y: 737 - 293 }), false);
  assert.equal(inTheD({ x: 889 + 292, y: 700 }), false);
});

/** A foul that leaves the white alone while it is in-hand. */
const touchedRed = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['red'] }] });

test('[3.5(b)] from 2019 a foul before the stroke that leaves the white alone leaves it in-hand', () => {
  assert.equal(after([touchedRed], { rules: '2019' }).now.inHand, true);
  assert.equal(after([touchedRed]).now.inHand, false);
});
