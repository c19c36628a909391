/** Three sides at one table, 3.1 lead: every penalty goes to both of the others. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { SetupInput } from '../../src/index.js';
import { after, pot, referee, scores, stroke } from './support.js';

const THREE: Partial<SetupInput> = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };

test('[3.1(d)] a penalty goes to each of the other sides', () => {
  assert.deepEqual(scores([stroke({ hit: 'none' })], THREE), [0, 4, 4]);
});

test('[3.1(e)] 30 and 34 behind with 27 left: 3 and 7 short, so 1 penalty of the one and 2 of the other', () => {
  const { snookers } = after([referee({ scores: [0, 30, 34], reds: 0 })], THREE).now;
  assert.deepEqual(snookers[0], { tie: 3, win: 3 });
});

test('[3.11(a)][3.7] a foul before the stroke leaves the black of the last pot still to be spotted', () => {
  const early = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['red'] }] });
  const impatient = stroke({ fouls: ['before-spotted'] });
  // Black potted (8), foul on red (4 to the other side), who plays before the black is up: 7.
  assert.deepEqual(scores([pot('red'), pot('black'), early, impatient]), [15, 4]);
});
