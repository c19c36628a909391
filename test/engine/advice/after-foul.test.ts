/** Advice after a foul: 3.10 to 3.13, and foul and a miss, 3.14. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../../../src/index.js';
import { MISSED, decide, pot, pots, referee, stateAfter, stroke } from '../support.js';
import { MISSED_RED, edition, lastBlack, nowIn, onlyAfter, told } from './support.js';

const FREE = stroke({ hit: 'none', freeBall: true });
const FOUL = stroke({ hit: 'none' });
/** A full-ball miss that is replaced. */
const AGAIN: readonly Entry[] = [MISSED_RED, decide('replace')];
const WARNED: readonly Entry[] = [...AGAIN, ...AGAIN];
const BEFORE_STROKE = stroke({ fouls: [{ code: 'touched', balls: ['red'] }], beforeStroke: true });
/** B is 44 behind with 35 left: one red with black, then the colours. */
const B_IN_NEED = referee({ scores: [50, 6], reds: 1, inHand: false });
/** B is 35 behind with 35 left: he can tie, not win. */
const B_CAN_TIE = referee({ scores: [41, 6], reds: 1, inHand: false });

test('[3.10] free ball is said after the foul, and only where it was called', () => {
  onlyAfter('3.10', 'free-ball', [FREE], [FOUL]);
  assert.deepEqual(told('free-ball', [FREE])?.player, [1, 0]);
  assert.equal(told('free-ball', [FREE, decide('play')]), undefined);
});

test('[3.10(a)(i)] he is asked which ball, until he has played', () => {
  onlyAfter('3.10(a)(i)', 'ask-nominated-ball', [FREE, decide('play')], [FREE, MISSED]);
  assert.equal(told('ask-nominated-ball', [FREE])?.balls?.length, 7);
});

test('[3.10(a)(i)] 2014: the ball on itself is not among them', () => {
  const colours = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'];
  assert.deepEqual(told('ask-nominated-ball', [FREE], edition('2014'))?.balls, colours);
});

test('[3.10(f)] nothing of a free ball once the offender plays again', () => {
  assert.deepEqual(nowIn(stateAfter([FREE, decide('play-again')])), []);
});

test('[3.11(c)] a foul that nobody called is condoned with the next stroke', () => {
  onlyAfter('3.11(c)', 'foul-condoned', [MISSED], [FOUL]);
  assert.equal(told('foul-condoned', []), undefined);
});

test('[3.11(d)] after a foul a wrongly spotted colour stays', () => {
  onlyAfter('3.11(d)', 'wrongly-spotted-stays', [FOUL], [FOUL, decide('play')]);
});

test('[3.12(d)(v)] the colour is asked for where one of choice is on', () => {
  onlyAfter('3.12(d)(v)', 'ask-colour', [pot('red')], [MISSED]);
  assert.deepEqual(told('ask-colour', [pot('red')])?.player, [0, 0]);
});

test('[3.13] a request stands: said before it is made', () => {
  onlyAfter('3.13', 'request-stands', [FOUL], [FOUL, decide('play-again')]);
});

test('[3.14] he shall try; with only the black left no miss, 1995', () => {
  onlyAfter('3.14', 'best-effort', [], [lastBlack()]);
  onlyAfter('3.14', 'no-miss-on-last-black', [lastBlack()], []);
});

test('[3.14] 2014: a miss with only the black left', () => {
  onlyAfter('3.14', 'best-effort', [lastBlack()], [FOUL], edition('2014'));
  assert.equal(told('no-miss-on-last-black', [lastBlack()], edition('2014')), undefined);
});

test('[3.14(b)] an open ball not hit is a miss, unless a side needs penalty points', () => {
  onlyAfter('3.14(b)', 'miss-if-open', [], [B_IN_NEED]);
  onlyAfter('3.14(b)', 'miss-only-if-intended', [B_IN_NEED], []);
  assert.deepEqual(told('miss-only-if-intended', [B_IN_NEED])?.sides, [1]);
});

test('[3.14(b)] able to tie only: in need until 2019', () => {
  onlyAfter('3.14(b)', 'miss-only-if-intended', [B_CAN_TIE], [], edition('2014'));
  onlyAfter('3.14(b)', 'miss-if-open', [B_CAN_TIE], [B_IN_NEED], edition('2019'));
});

test('[3.14(b)] 2014: a need that the stroke brings counts too', () => {
  onlyAfter('3.14(b)', 'miss-unless-needed-after', [], [B_IN_NEED], edition('2014'));
  assert.equal(told('miss-unless-needed-after', []), undefined);
});

test('[3.14(c)(i)] from the same position again it is a miss whatever the scores', () => {
  onlyAfter('3.14(c)(i)', 'miss-again-whatever-scores', AGAIN, [MISSED_RED, decide('play-again')]);
  assert.equal(told('miss-again-whatever-scores', AGAIN)?.count, 1);
  assert.equal(told('miss-if-open', AGAIN), undefined);
});

test('[3.14(c)(ii)] the warning comes before the third attempt, not before the second', () => {
  onlyAfter('3.14(c)(ii)', 'warn-third-miss', WARNED, AGAIN);
  const item = told('warn-third-miss', WARNED);
  assert.deepEqual([item?.when, item?.player, item?.count], ['now', [0, 0], 2]);
});

test('[3.14(c)(ii)] no warning where only one of two misses was full-ball', () => {
  const half = [stroke({ hit: 'none', miss: true }), decide('replace')];
  assert.equal(told('warn-third-miss', [...half, ...AGAIN]), undefined);
});

test('[3.14(d)(i)] a foul before the replaced stroke is no miss', () => {
  onlyAfter('3.14(d)(i)', 'no-miss-before-stroke', AGAIN, []);
});

test('[3.14(d)(ii)] and all balls may be put back after it', () => {
  const code = 'all-balls-back-after-foul-before-stroke';
  onlyAfter('3.14(d)(ii)', code, [...AGAIN, BEFORE_STROKE], [BEFORE_STROKE]);
});

test('[3.14(d)(iii)] the warning stays in force', () => {
  const here = [...WARNED, BEFORE_STROKE];
  onlyAfter('3.14(d)(iii)', 'warning-stands', here, [...AGAIN, BEFORE_STROKE]);
  assert.deepEqual(told('warning-stands', here)?.player, [0, 0]);
});

test('[3.14(e)] other misses are the referee’s to judge', () => {
  onlyAfter('3.14(e)', 'other-misses-by-judgement', [], [lastBlack()]);
});

test('[3.14(f)] on a replacement other balls stay: those that fell are named', () => {
  const miss = stroke({ hit: 'blue', pocketed: ['blue'], miss: true });
  onlyAfter('3.14(f)', 'others-stay-unless-gain', [miss], [FOUL]);
  assert.deepEqual(told('others-stay-unless-gain', [miss])?.balls, ['blue']);
  assert.equal(told('all-balls-replaced', [miss]), undefined);
});

test('[3.14(f)] 2014: all balls go back', () => {
  onlyAfter('3.14(f)', 'all-balls-replaced', [MISSED_RED], [FOUL], edition('2014'));
  assert.equal(told('others-stay-unless-gain', [MISSED_RED], edition('2014')), undefined);
});

test('[3.14(g)] after a replacement both players are asked, the offender first', () => {
  onlyAfter('3.14(g)', 'consult-positions', AGAIN, [...AGAIN, MISSED]);
  const item = told('consult-positions', AGAIN);
  assert.deepEqual(item?.players, [
    [0, 0],
    [1, 0],
  ]);
});

test('[3.14(h)] a ball touched meanwhile: its value, from 2014 seven', () => {
  onlyAfter('3.14(h)', 'touched-while-consulting', AGAIN, [MISSED_RED]);
  assert.equal(told('touched-while-consulting', AGAIN)?.points, undefined);
  assert.equal(told('touched-while-consulting', AGAIN, edition('2014'))?.points, 7);
});

test('[3.14(i)] he may ask first whether other balls would go back', () => {
  onlyAfter('3.14(i)', 'tell-if-others-go-back', [MISSED_RED], [FOUL]);
  assert.deepEqual(told('tell-if-others-go-back', [MISSED_RED])?.player, [1, 0]);
});

test('[3.14(a)] a fair hit ends it all', () => {
  assert.deepEqual(nowIn(stateAfter([...WARNED, ...pots('red')])), []);
});
