/** Advice before and around the first stroke: 3.2, 3.3, 3.5. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdviceCode } from '../../../src/advice/advice.js';
import { apply, begin, isRefusal, type MatchState } from '../../../src/index.js';
import { MISSED, pot, referee, stateAfter, stroke, decide } from '../support.js';
import { adviceIn, nowIn, onlyAfter, told } from './support.js';

const WHITE_IN = stroke({ pocketed: ['white'] });
const TOUCHED_BEFORE = stroke({
  fouls: [{ code: 'touched', balls: ['white'] }],
  beforeStroke: true,
});

/** The spots on a table of 1778 by 3569 mm, seen from baulk. */
const SPOTS: readonly (readonly [string, AdviceCode, number, number])[] = [
  ['3.2(a)(ii)', 'set-yellow', 1181, 737],
  ['3.2(a)(iii)', 'set-green', 597, 737],
  ['3.2(a)(iv)', 'set-brown', 889, 737],
  ['3.2(a)(v)', 'set-blue', 889, 1784.5],
  ['3.2(a)(vi)', 'set-pink', 889, 2676.75],
  ['3.2(a)(vii)', 'set-black', 889, 3245],
];
for (const [clause, code, x, y] of SPOTS) {
  test(`[${clause}] ${code}: its spot at the start of a frame`, () => {
    const item = told(code, []);
    assert.equal(item?.clause, clause);
    assert.deepEqual(
      item.places?.map((place) => [place.x, place.y]),
      [[x, y]],
    );
  });
}

test('[3.2(a)(i)] the reds of the set-up, apex nearest to the pink', () => {
  const places = told('set-reds', [], { reds: 6 })?.places ?? [];
  assert.equal(places.length, 6);
  assert.ok(places.every(({ ball, y }) => ball === 'red' && y > 2676.75 + 52.5));
  assert.equal(places[0]?.x, 889);
});

test('[3.2(a)] the list of the set-up goes with the first stroke', () => {
  assert.deepEqual(nowIn(stateAfter([MISSED])), []);
});

test('[3.2(a)] the list does not come back after a foul before the first stroke', () => {
  assert.equal(told('set-reds', [TOUCHED_BEFORE, decide('play')]), undefined);
});

test('[3.2(a)] no list where the referee states another table', () => {
  assert.equal(told('set-reds', [referee({ reds: 9, scores: [30, 20] })]), undefined);
  assert.equal(told('set-reds', [referee({ reds: 9 })]), undefined);
});

test('[3.2(b)] the striker may ask for a ball to be cleaned once the frame has started', () => {
  onlyAfter('3.2(b)', 'clean-ball', [MISSED], []);
  assert.deepEqual(told('clean-ball', [MISSED])?.player, [1, 0]);
});

test('[3.2(b)(i)] its place is marked before it is lifted', () => {
  onlyAfter('3.2(b)(i)', 'mark-before-cleaning', [MISSED], []);
});

test('[3.3] lots are drawn before the first frame, once', () => {
  const before = begin(stateAfter([]).setup);
  assert.equal(adviceIn(before, 'draw-lots')?.clause, '3.3');
  assert.deepEqual(adviceIn(before, 'draw-lots')?.sides, [0, 1]);
  const drawn = apply(before, { kind: 'lots', first: 1 });
  assert.ok(!isRefusal(drawn));
  assert.equal(adviceIn(drawn, 'draw-lots'), undefined);
  const second: MatchState = stateAfter([{ kind: 'concede', by: 0 }]);
  assert.equal(adviceIn(second, 'draw-lots'), undefined);
});

test('[3.3] no lots after a foul before the first stroke', () => {
  const refused = apply(stateAfter([TOUCHED_BEFORE, decide('play')]), { kind: 'lots', first: 1 });
  assert.ok(isRefusal(refused) && refused.reason === 'no-lots');
});

test('[3.3(c)(i)] the stroke starts the frame', () => {
  onlyAfter('3.3(c)(i)', 'frame-starts-when-struck', [], [MISSED]);
});

test('[3.3(c)(ii)] so does touching the white in addressing it', () => {
  onlyAfter('3.3(c)(ii)', 'frame-starts-when-addressed', [], [MISSED]);
  assert.deepEqual(told('frame-starts-when-addressed', [])?.player, [0, 0]);
});

test('[3.5] in-hand: at the start, after an in-off, not after a pot', () => {
  onlyAfter('3.5', 'place-in-the-d', [], [pot('red')]);
  const item = told('place-in-the-d', [WHITE_IN]);
  assert.deepEqual([item?.when, item?.player], ['now', [1, 0]]);
});

test('[3.5(a)] when asked, whether the white is properly placed', () => {
  onlyAfter('3.5(a)', 'say-if-properly-placed', [WHITE_IN], [MISSED]);
});

test('[3.5(b)] the tip may touch the white while it is placed', () => {
  onlyAfter('3.5(b)', 'tip-while-placing', [WHITE_IN], [MISSED]);
});

test('[3.2(a), 3.5] the frame begins with seven balls or groups to set and the white to place', () => {
  assert.deepEqual(nowIn(stateAfter([])), [
    'set-reds',
    ...SPOTS.map(([, code]) => code),
    'place-in-the-d',
  ]);
});
