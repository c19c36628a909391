/** Advice where a plain rule has a neighbour: misses that were not full-ball, sides of unlike size, free balls. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advice } from '../../../src/advice/advice.js';
import { options } from '../../../src/options.js';
import { MISSED, decide, pot, pots, referee, stateAfter, stroke } from '../support.js';
import { adviceIn, nowIn, told } from './support.js';
import { begin, type Entry } from '../../../src/index.js';

const FOUL = stroke({ hit: 'none' });
/** A miss with no full-ball path, replaced. */
const HALF_AGAIN = [stroke({ hit: 'none', miss: true }), decide('replace')];
/** B is 44 behind with 35 left: one red with black, then the colours. */
const B_IN_NEED = referee({ scores: [50, 6], reds: 1, inHand: false });
const MIXED = { sides: [{ name: 'A' }, { name: 'B', players: [{ name: 'B1' }, { name: 'B2' }] }] };

test('[3.14(c)(i)] only a full-ball miss makes the next one a miss whatever the scores', () => {
  assert.equal(told('miss-again-whatever-scores', HALF_AGAIN), undefined);
  assert.equal(told('miss-if-open', HALF_AGAIN)?.clause, '3.14(b)');
});

test('[3.14(b)] in need, and replaced after a miss that was not full-ball: by intention only', () => {
  const needing: readonly Entry[] = [B_IN_NEED, ...HALF_AGAIN];
  // B has four more: 40 behind, 35 left.
  assert.deepEqual(told('miss-only-if-intended', needing)?.sides, [1]);
  assert.equal(options(stateAfter(needing)).stroke?.miss, 'intentional');
});

test('[3.16] a foul is one of the strokes without a pot', () => {
  const five = [MISSED, MISSED, MISSED, MISSED, MISSED];
  assert.equal(told('offer-restart', [...five, FOUL])?.count, 6);
});

test('[3.17(a)] one side of two players is enough for an order to be set', () => {
  assert.equal(adviceIn(begin(stateAfter([], MIXED).setup), 'set-order')?.side, 0);
});

test('[3.17(b)] partners set no order once the match is over', () => {
  assert.deepEqual(advice(stateAfter([{ kind: 'concede', by: 0, what: 'match' }], MIXED)), []);
});

test('[3.1(e)] points behind are what the other side has more', () => {
  const colours = referee({ scores: [60, 30], reds: 0, on: 'yellow', inHand: false });
  assert.deepEqual(told('snookers-required', [colours])?.needs, [
    { side: 1, behind: 30, remaining: 27, tie: 1, win: 1 },
  ]);
});

test('[3.8(a)] with a free ball a touching red is on as ever, and needs no declaring', () => {
  const free = stroke({ hit: 'none', freeBall: true, touching: ['red'] });
  assert.deepEqual(told('touching-ball', [free])?.balls, ['red']);
  assert.ok(!nowIn(stateAfter([free])).includes('declare-touching'));
});

test('[3.7(b)] while reds are left no colour is down for good', () => {
  assert.equal(told('remove-colour-already-down', [MISSED]), undefined);
  assert.equal(told('remove-colour-already-down', [pot('red')]), undefined);
});

test('[3.7(c)(ii)] [3.7(f)] the colours still to be spotted are named', () => {
  const potted = pots('red', 'black');
  assert.deepEqual(told('struck-before-spotted', potted)?.balls, ['black']);
  assert.deepEqual(told('near-own-spot', potted)?.balls, ['black']);
});
