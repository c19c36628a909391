/** Advice on spotting: 3.7 and the re-spotted black, 3.4(b). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../../../src/index.js';
import { FOUR_HANDED, decide, pot, pots, referee, stateAfter, stroke } from '../support.js';
import { MISSED_RED, adviceIn, lastBlack, nowIn, onlyAfter, told } from './support.js';

/** Blue and brown fall with red on: seven colours' worth of trouble, two colours to spot. */
const TWO_DOWN = stroke({ hit: 'blue', pocketed: ['brown', 'blue'] });
const YELLOW_ON = referee({ scores: [0, 0], reds: 0, on: 'yellow', inHand: false });
/** The last black levels the scores. */
const LEVEL: readonly Entry[] = [lastBlack([33, 40]), pot('black')];

test('[3.7] a colour that fell is spotted, a red is not', () => {
  onlyAfter('3.7', 'spot-colours', pots('red', 'blue'), pots('red'));
  const item = told('spot-colours', pots('red', 'blue'));
  assert.deepEqual(item?.places, [{ ball: 'blue', x: 889, y: 1784.5 }]);
});

test('[3.7] a colour potted in ascending order is not spotted', () => {
  assert.equal(told('spot-colours', [YELLOW_ON, pot('yellow')]), undefined);
});

test('[3.7] after a replacement only what fell in the foul goes back', () => {
  const black = pots('red', 'black');
  const missed = stroke({ hit: 'pink', pocketed: ['pink'], miss: true });
  const item = told('spot-colours', [...black, missed, decide('replace')]);
  assert.deepEqual(item?.balls, ['pink']);
  assert.equal(told('spot-colours', [...black, MISSED_RED, decide('replace')]), undefined);
});

test('[3.7(a)] an error in spotting is nobody’s fault, once something has been played', () => {
  onlyAfter('3.7(a)', 'spotting-error-no-blame', pots('red'), []);
});

test('[3.7(b)] colours down for good are named, needed ones are not', () => {
  onlyAfter('3.7(b)', 'remove-colour-already-down', [YELLOW_ON, pot('yellow')], [YELLOW_ON]);
  const item = told('remove-colour-already-down', [YELLOW_ON, ...pots('yellow', 'green')]);
  assert.deepEqual(item?.balls, ['yellow', 'green']);
});

test('[3.7(c)] a stroke makes a wrong place right', () => {
  onlyAfter('3.7(c)', 'wrongly-spotted-counts-as-right', pots('red'), []);
});

test('[3.7(c)(i)] the colours that must be there', () => {
  onlyAfter('3.7(c)(i)', 'spot-colour-overlooked', [YELLOW_ON], []);
  const item = told('spot-colour-overlooked', [YELLOW_ON, pot('yellow')]);
  assert.deepEqual(item?.balls, ['green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.7(c)(ii)] a stroke before spotting is done is a foul', () => {
  onlyAfter('3.7(c)(ii)', 'struck-before-spotted', pots('red', 'black'), pots('red'));
});

test('[3.7(d)] spots are tried from black down to yellow', () => {
  onlyAfter('3.7(d)', 'highest-spot-available', pots('red', 'blue'), pots('red'));
  const item = told('highest-spot-available', pots('red', 'blue'));
  assert.deepEqual(item?.balls, ['black', 'pink', 'blue', 'brown', 'green', 'yellow']);
});

test('[3.7(e)] of two colours the higher one comes first', () => {
  onlyAfter('3.7(e)', 'highest-colour-first', [TWO_DOWN], pots('red', 'blue'));
  assert.deepEqual(told('highest-colour-first', [TWO_DOWN])?.balls, ['blue', 'brown']);
});

test('[3.7(f)] all spots covered: near its own', () => {
  onlyAfter('3.7(f)', 'near-own-spot', pots('red', 'blue'), pots('red'));
});

test('[3.7(g)] only pink and black go below their spot', () => {
  onlyAfter('3.7(g)', 'below-own-spot', pots('red', 'pink'), pots('red', 'blue'));
  assert.deepEqual(told('below-own-spot', pots('red', 'black'))?.balls, ['black']);
});

test('[3.7(h)] never against another ball', () => {
  onlyAfter('3.7(h)', 'spot-without-touching', pots('red', 'green'), pots('red'));
});

test('[3.7(i)] by hand', () => {
  onlyAfter('3.7(i)', 'spot-by-hand', pots('red', 'green'), pots('red'));
});

test('[3.4(b)(i)] level on the last black: it goes on its spot', () => {
  onlyAfter('3.4(b)(i)', 'respot-black', LEVEL, [lastBlack([30, 40]), pot('black')]);
  assert.deepEqual(told('respot-black', LEVEL)?.places, [{ ball: 'black', x: 889, y: 3245 }]);
});

test('[3.4(b)(ii)] and lots are drawn; that is all there is to do', () => {
  assert.equal(told('draw-lots-for-black', LEVEL)?.clause, '3.4(b)(ii)');
  assert.deepEqual(nowIn(stateAfter(LEVEL)), ['respot-black', 'draw-lots-for-black']);
});

test('[3.4(b)(iii)] after the lots only the white is to be placed', () => {
  assert.deepEqual(nowIn(stateAfter([...LEVEL, { kind: 'lots', first: 1 }])), ['place-in-the-d']);
});

test('[3.17(d)] with partners the side chooses who plays', () => {
  const item = adviceIn(stateAfter(LEVEL, FOUR_HANDED), 'choose-player-for-black');
  assert.equal(item?.clause, '3.17(d)');
  assert.equal(item.players?.length, 4);
  assert.equal(told('choose-player-for-black', LEVEL), undefined);
});
