/** Rulings on reds, colours and free balls that are easily got wrong (1 to 46): the score change of each, as a quiz for referees would ask it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOT, isSnookered, startingPosition } from '../../src/index.js';
import type { Entry, SetupInput, Summary } from '../../src/index.js';
import { after, decide, MISSED, pot, pots, referee, refuses, scores, stroke } from './support.js';

type Now = Summary['now'];
const nowAfter = (entries: readonly Entry[], setup?: Partial<SetupInput>): Now =>
  after(entries, setup).now;

/** A misses everything; B has a free ball and 4 points. */
const FREE = stroke({ hit: 'none', freeBall: true });
const LATER = ['2014', '2019'] as const;

const blackOnly = (a: number, b: number): Entry =>
  referee({ scores: [a, b], reds: 0, colours: ['black'] });

/** B's points where A, with a colour of choice on, plays this. */
const atColour = (...fields: Parameters<typeof stroke>): readonly number[] =>
  scores([pot('red'), stroke(...fields)]);

test('[hard 1] [3.3(e)] two reds in one stroke: two, then a colour', () => {
  const now = nowAfter([pot('red', 'red')]);
  assert.deepEqual(now.scores, [2, 0]);
  assert.equal(now.reds, 13);
  assert.equal(now.on.length, 6);
});

test('[hard 2] [3.12(b)(iii)] red and blue fall, red on: five, the red stays down', () => {
  const now = nowAfter([pot('red', 'blue')]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.reds, 14);
  assert.equal(now.colours.length, 6);
});

test('[hard 3] [3.12(b)(iv)] red on, black hit first: seven', () => {
  assert.deepEqual(scores([stroke({ hit: 'black' })]), [0, 7]);
});

test('[hard 4] [3.11(g)] red on, hits blue, pots pink: six', () => {
  const now = nowAfter([stroke({ hit: 'blue', pocketed: ['pink'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.equal(now.colours.includes('pink'), true);
});

test('[hard 6] [3.12(b)(iii)] yellow nominated, yellow and black fall: seven', () => {
  assert.deepEqual(atColour({ nominated: 'yellow', pocketed: ['yellow', 'black'] }), [1, 7]);
});

test('[hard 7] [3.12(b)(iii)] pink nominated, pink and blue fall: six', () => {
  assert.deepEqual(atColour({ nominated: 'pink', pocketed: ['pink', 'blue'] }), [1, 6]);
});

test('[hard 8] [3.12(a)(vi)] in-off: red four, nominated pink six, black seven', () => {
  assert.deepEqual(scores([pot('white')]), [0, 4]);
  assert.deepEqual(atColour({ nominated: 'pink', pocketed: ['white'] }), [1, 6]);
  assert.deepEqual(scores([blackOnly(0, 20), pot('white')]), [0, 27]);
});

test('[hard 10] [3.12(b)(vii)] red off the table: four and it stays off; black: seven, spotted', () => {
  const red = nowAfter([stroke({ forcedOff: ['red'] })]);
  assert.deepEqual(red.scores, [0, 4]);
  assert.equal(red.reds, 14);
  const black = nowAfter([stroke({ forcedOff: ['black'] })]);
  assert.deepEqual(black.scores, [0, 7]);
  assert.equal(black.colours.length, 6);
});

test('[hard 11] [3.12(d)(vi)] after a red the sleeve touches green before nomination: seven', () => {
  assert.deepEqual(atColour({ beforeStroke: true, fouls: ['before-nomination'] }), [1, 7]);
});

test('[hard 12] [3.12(d)(v)] asked and does not declare: seven', () => {
  assert.deepEqual(atColour({ fouls: ['not-declared'] }), [1, 7]);
});

test('[hard 13] [3.12(d)(iii)] after a red plays at another red: seven', () => {
  assert.deepEqual(atColour({ hit: 'red', fouls: ['successive-reds'] }), [1, 7]);
});

test('[hard 14] [3.12(d)(i)] [3.12(d)(ii)] [3.12(d)(iv)] yellow as cue ball, measuring, a ball off the table: seven each', () => {
  for (const code of ['wrong-cue-ball', 'measured', 'dead-ball'] as const) {
    assert.deepEqual(scores([stroke({ fouls: [code] })]), [0, 7]);
  }
});

for (const rules of ['1995', ...LATER] as const) {
  test(`[hard 15] [3.12(b)(v)] ${rules}: push on a touching red four, on a touching black seven`, () => {
    const push = (ball: 'red' | 'black'): Entry[] => [
      stroke({ touching: [ball] }),
      stroke({ fouls: [{ code: 'push', balls: [ball] }] }),
    ];
    assert.deepEqual(scores(push('red'), { rules }), [4, 0]);
    assert.deepEqual(scores(push('black'), { rules }), [7, 0]);
  });
}

const TOUCHING_RED = stroke({ hit: 'red', touching: ['red'] });

test('[hard 16] [3.8(c)(i)] touching red, pink hit first, a red falls: fair, one', () => {
  assert.deepEqual(scores([TOUCHING_RED, stroke({ hit: 'pink', pocketed: ['red'] })]), [0, 1]);
});

test('[hard 17] [3.8(c)(i)] touching red, plays away into nothing: fair, no miss', () => {
  assert.deepEqual(scores([TOUCHING_RED, stroke({ hit: 'none' })]), [0, 0]);
  refuses('not-allowed', [TOUCHING_RED, stroke({ hit: 'none', miss: true })]);
});

test('[hard 18] [3.12(a)(viii)] jump over the black, red on: four', () => {
  assert.deepEqual(scores([stroke({ fouls: [{ code: 'jump-shot', balls: ['black'] }] })]), [0, 4]);
});

test('[hard 20] [3.11(g)] in-off and black hit first: seven once', () => {
  assert.deepEqual(scores([stroke({ hit: 'black', pocketed: ['white'] })]), [0, 7]);
});

const HASTY = [...pots('red', 'black'), stroke({ fouls: ['before-spotted'] })];

test('[hard 21] [3.12(b)(ii)] plays before the black is spotted: seven, its points stand', () => {
  assert.deepEqual(scores(HASTY), [8, 7]);
});

for (const rules of LATER) {
  test(`[hard 21] [3.12(b)(ii)] ${rules}: the black does not score`, () => {
    assert.deepEqual(scores(HASTY, { rules }), [1, 7]);
  });
}

test('[hard 22] [3.12(a)(v)] opening stroke misses all: four, white stays, free ball possible', () => {
  const now = nowAfter([FREE]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.equal(now.inHand, false);
  assert.equal(now.freeBall, true);
});

const table = startingPosition();
const reds = table.filter(({ ball }) => ball === 'red');
const colours = table.filter(({ ball }) => ball !== 'red');

test('[hard 23] [3.10] only other reds in the way: no free ball', () => {
  assert.equal(isSnookered({ x: 300, y: 2880 }, reds, colours), false);
});

test('[hard 24] [3.10] the pink hides part of all reds: free ball', () => {
  const betweenBlueAndPink = { x: SPOT.pink.x, y: (SPOT.blue.y + SPOT.pink.y) / 2 };
  assert.equal(isSnookered(betweenBlueAndPink, reds, colours), true);
});

test('[hard 25] [3.12(a)(iv)] opening stroke from outside the D: four', () => {
  assert.deepEqual(scores([stroke({ fouls: ['improper-in-hand'] })]), [0, 4]);
});

test('[hard 26] [3.5] the first red off two cushions is fair', () => {
  assert.deepEqual(scores([stroke({ hit: 'red', pocketed: ['red'] })]), [1, 0]);
});

test('[hard 27] [3.3(c)(i)] brown disturbed while placing the white: no foul, still in-hand', () => {
  const now = nowAfter([referee({ reason: 'brown put back' })]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.equal(now.inHand, true);
});

test('[hard 28] [3.12(b)(vi)] outgoing striker drops the rest on blue: five, the other side plays', () => {
  const dropped = stroke({ by: [0, 0], fouls: [{ code: 'touched', balls: ['blue'] }] });
  const now = nowAfter([MISSED, { ...dropped, beforeStroke: true }]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[hard 29] [3.11(c)] a foul noticed after the next stroke is condoned', () => {
  refuses('not-allowed', [MISSED, pot('red'), decide('play')]);
});

test('[hard 30] [3.7(c)] a red in place of the brown: 16 reds, no penalty; 17 there are never', () => {
  const now = nowAfter([referee({ reds: 16 })]);
  assert.deepEqual(now.scores, [0, 0]);
  // 8 x 16 + 27
  assert.deepEqual(now.remaining, [155, 155]);
  refuses('impossible', [referee({ reds: 17 })]);
});

test('[hard 31] [3.10(a)(ii)] free brown potted: one, spotted, then any colour, brown too', () => {
  const brown = stroke({ nominated: 'brown', pocketed: ['brown'] });
  assert.deepEqual(scores([FREE, brown, brown]), [0, 9]);
});

test('[hard 33] [3.10(d)] free brown hit, only a red falls: one, one red fewer', () => {
  const now = nowAfter([FREE, stroke({ nominated: 'brown', hit: 'brown', pocketed: ['red'] })]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.reds, 14);
});

test('[hard 34] [3.10(b)(i)] free brown: red first four, black first seven, nothing four', () => {
  const brown = (hit: 'red' | 'black' | 'none'): Entry[] => [
    FREE,
    stroke({ nominated: 'brown', hit }),
  ];
  assert.deepEqual(scores(brown('red')), [4, 4]);
  assert.deepEqual(scores(brown('black')), [7, 4]);
  assert.deepEqual(scores(brown('none')), [4, 4]);
});

test('[hard 35] [3.10(c)] one red, free green potted: one, and the red is still to come', () => {
  const lastRed = [referee({ reds: 1 }), FREE];
  // 1 + 7 + 1 + 7 + 27
  assert.equal(nowAfter(lastRed).remaining[1], 43);
  const now = nowAfter([...lastRed, stroke({ nominated: 'green', pocketed: ['green'] })]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.reds, 1);
  assert.equal(now.remaining[1], 42);
});

const AT_YELLOW = [referee({ reds: 0 }), FREE];

test('[hard 37] [3.10(c)] yellow on, free black potted: two, spotted, still yellow', () => {
  const now = nowAfter([...AT_YELLOW, stroke({ nominated: 'black', pocketed: ['black'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['yellow']);
  assert.equal(now.remaining[1], 27);
});

test('[hard 39] [3.10(e)] free black and yellow fall: two, black spotted, green on', () => {
  const both = stroke({ nominated: 'black', pocketed: ['black', 'yellow'] });
  const now = nowAfter([...AT_YELLOW, both]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['green']);
  assert.equal(now.remaining[1], 25);
});

test('[hard 40] [3.10(b)(ii)] yellow hidden behind the free brown: four; behind blue only: fair', () => {
  const brown = { nominated: 'brown', hit: 'brown' } as const;
  const hidden = stroke({ ...brown, fouls: ['free-ball-snooker'] });
  assert.deepEqual(scores([...AT_YELLOW, hidden]), [4, 4]);
  assert.deepEqual(scores([...AT_YELLOW, stroke(brown)]), [0, 4]);
});

for (const rules of LATER) {
  test(`[hard 43] [3.10(a)(i)] ${rules}: the ball on is no free ball`, () => {
    refuses('not-allowed', [FREE, stroke({ nominated: 'red', pocketed: ['red'] })], { rules });
  });
}

test('[hard 44] [3.10(f)] play again: the free ball is gone', () => {
  assert.equal(nowAfter([FREE, decide('play-again')]).freeBall, false);
});

test('[hard 45] [3.10(a)(ii)] 155 is possible; 148 with brown twice, then 13 blacks and 2 blues', () => {
  assert.equal(nowAfter([FREE]).remaining[1], 155);
  const brown = stroke({ nominated: 'brown', pocketed: ['brown'] });
  const reds15 = Array.from({ length: 15 }, (_, i) => pots('red', i < 13 ? 'black' : 'blue'));
  const rest = pots('yellow', 'green', 'brown', 'blue', 'pink', 'black');
  // 1 + 4 + 15 + 13 x 7 + 2 x 5 + 27
  const { frames } = after([FREE, brown, brown, ...reds15.flat(), ...rest]);
  assert.equal(frames[0]?.breaks[0]?.points, 148);
  assert.deepEqual(frames[0].scores, [0, 152]);
});

test('[hard 46] [3.10] white in-hand: snookered only if from everywhere in the D', () => {
  const on = [{ x: 889, y: 2000 }];
  assert.equal(isSnookered(SPOT.brown, on, [{ x: 889, y: 1300 }]), true);
  assert.equal(isSnookered('in-hand', on, [{ x: 889, y: 1300 }]), false);
  const wall = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((i) => ({ x: 889 + i * 53, y: 1300 }));
  assert.equal(isSnookered('in-hand', on, wall), true);
});
