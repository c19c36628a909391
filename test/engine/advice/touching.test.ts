/** Advice on touching balls, 3.8, and balls on the edge of a pocket, 3.9. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ball, type Entry } from '../../../src/index.js';
import { MISSED, decide, pot, stateAfter, stroke } from '../support.js';
import { nowIn, onlyAfter, told } from './support.js';

const rests = (...touching: Ball[]): Entry => stroke({ touching });
const redThen = (...touching: Ball[]): Entry => stroke({ pocketed: ['red'], touching });
const freeBallTouching = (...touching: Ball[]): Entry =>
  stroke({ hit: 'none', freeBall: true, touching });

test('[3.8(a)] white against the ball on is announced, with the ball', () => {
  onlyAfter('3.8(a)', 'touching-ball', [rests('red')], [rests('blue')]);
  const item = told('touching-ball', [rests('red')]);
  assert.deepEqual([item?.when, item?.balls], ['now', ['red']]);
});

test('[3.8(a)] after a red any colour could be on', () => {
  assert.deepEqual(told('touching-ball', [redThen('pink')])?.balls, ['pink']);
  assert.equal(told('touching-ball', [redThen('red')]), undefined);
});

test('[3.8(a)] with a free ball any ball could be on', () => {
  assert.deepEqual(told('touching-ball', [freeBallTouching('green')])?.balls, ['green']);
});

test('[3.8(b)] it must be played away from', () => {
  onlyAfter('3.8(b)', 'play-away', [rests('red')], [MISSED]);
});

test('[3.8(c)(ii)] a colour that could be on must be declared, a red on need not', () => {
  onlyAfter('3.8(c)(ii)', 'declare-touching', [redThen('pink')], [rests('red')]);
  assert.equal(told('declare-touching', [redThen('pink')])?.when, 'now');
  assert.deepEqual(told('declare-touching', [freeBallTouching('green')])?.balls, ['green']);
});

test('[3.8(c)(iii)] or another one declared', () => {
  onlyAfter('3.8(c)(iii)', 'declares-another', [redThen('pink')], [rests('red')]);
});

test('[3.8(d)] a touching ball not on: yes or no, when asked', () => {
  onlyAfter('3.8(d)', 'answer-touching', [rests('blue')], [rests('red')]);
  const item = told('answer-touching', [rests('blue')]);
  assert.deepEqual([item?.when, item?.balls], ['on-request', ['blue']]);
});

test('[3.8(d)] nothing touches a white in-hand', () => {
  assert.equal(told('answer-touching', [stroke({ pocketed: ['white'] })]), undefined);
});

test('[3.8(e)] of two touching balls only the one on is announced', () => {
  onlyAfter('3.8(e)', 'announce-only-ball-on', [rests('red', 'blue')], [rests('red')]);
  const item = told('announce-only-ball-on', [rests('red', 'blue')]);
  assert.deepEqual([item?.balls, item?.others], [['red'], ['blue']]);
  assert.deepEqual(told('touching-ball', [rests('red', 'blue')])?.balls, ['red']);
});

test('[3.8(f)] moved by something else: no foul', () => {
  onlyAfter('3.8(f)', 'touching-moved-not-by-striker', [rests('red')], [rests('blue')]);
});

test('[3.8(g)] found touching later: put back', () => {
  onlyAfter('3.8(g)', 'touching-found-later', [MISSED], [rests('red')]);
  assert.equal(told('touching-found-later', []), undefined);
});

test('[3.8] none of it after the next stroke', () => {
  assert.deepEqual(nowIn(stateAfter([rests('red'), MISSED])), []);
});

test('[3.9(a)] a ball that falls by itself goes back, once the frame has started', () => {
  onlyAfter('3.9(a)', 'ball-falls-by-itself', [pot('red')], []);
});

test('[3.9(b)(i)] fallen before it was hit, no foul', () => {
  onlyAfter('3.9(b)(i)', 'ball-falls-before-hit', [MISSED], [stroke({ hit: 'none' })]);
});

test('[3.9(b)(ii)] fallen before it was hit in a foul: the balls that may go back', () => {
  const foul = stroke({ hit: 'black', pocketed: ['red'] });
  onlyAfter('3.9(b)(ii)', 'ball-falls-before-hit-in-foul', [foul], [stroke({ hit: 'none' })]);
  assert.deepEqual(told('ball-falls-before-hit-in-foul', [foul])?.balls, ['red']);
  assert.equal(told('ball-falls-before-hit-in-foul', [foul, decide('play')]), undefined);
});

test('[3.9(c)] balanced, then fallen: pocketed', () => {
  onlyAfter('3.9(c)', 'ball-balances-then-falls', [MISSED], []);
});
