/** Points remaining, snookers required and penalties: every row of the arithmetic, worked by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, missAdvice, type Colour, type Entry } from '../../src/index.js';
import { MISSED, after, decide, pot, pots, referee, refuses, scores } from './support.js';
import { stateAfter, stroke } from './support.js';

const remaining = (...entries: Entry[]): readonly number[] => after(entries).now.remaining;

/** A fouls and B has a free ball. */
const FREE = stroke({ hit: 'none', freeBall: true });

const REDS: readonly (readonly [number, number])[] = [
  [15, 147],
  [10, 107],
  [6, 75],
  [5, 67],
  [4, 59],
  [3, 51],
  [2, 43],
  [1, 35],
];

for (const [reds, points] of REDS) {
  test(`[arithmetic R=${reds}] red on: 8 x ${reds} + 27 = ${points} for either side`, () => {
    assert.deepEqual(remaining(referee({ reds })), [points, points]);
  });
}

/** Reds still up, for the striker on a colour, for the other side. */
const AT_COLOUR: readonly (readonly [number, number, number])[] = [
  [14, 146, 139],
  [5, 74, 67],
  [2, 50, 43],
  [1, 42, 35],
  [0, 34, 27],
];

for (const [reds, striker, other] of AT_COLOUR) {
  test(`[arithmetic ${striker}/${other}] colour on after a red, ${reds} reds up`, () => {
    const entries = [referee({ reds: reds + 1 }), pot('red')];
    assert.deepEqual(remaining(...entries), [striker, other]);
  });
}

const SEQUENCE: readonly (readonly [Colour, number])[] = [
  ['yellow', 27],
  ['green', 25],
  ['brown', 22],
  ['blue', 18],
  ['pink', 13],
  ['black', 7],
];

const from = (lowest: Colour): Entry =>
  referee({ reds: 0, colours: COLOURS.slice(COLOURS.indexOf(lowest)) });

for (const [lowest, points] of SEQUENCE) {
  test(`[arithmetic ${points}] colours from the ${lowest}: ${points}`, () => {
    assert.deepEqual(remaining(from(lowest)), [points, points]);
  });
}

const FREE_WITH_REDS: readonly (readonly [number, number])[] = [
  [15, 155],
  [6, 83],
  [2, 51],
  [1, 43],
];

for (const [reds, points] of FREE_WITH_REDS) {
  test(`[arithmetic ${points}] free ball on offer with ${reds} reds: 8 x ${reds} + 35`, () => {
    assert.deepEqual(remaining(referee({ reds }), FREE), [points - 8, points]);
  });
}

const FREE_IN_SEQUENCE: readonly (readonly [Colour, number])[] = [
  ['yellow', 29],
  ['green', 28],
  ['brown', 26],
  ['blue', 23],
  ['pink', 19],
];

for (const [lowest, points] of FREE_IN_SEQUENCE) {
  test(`[arithmetic ${points}] free ball on offer with the ${lowest} on: ${points}`, () => {
    assert.equal(remaining(from(lowest), FREE)[1], points);
  });
}

test('[arithmetic bk] with only the black left there is no free ball', () => {
  refuses('not-allowed', [from('black'), FREE]);
});

test('[arithmetic 15] yellow, pink, black left: their sum', () => {
  const colours = ['yellow', 'pink', 'black'] as const;
  assert.deepEqual(remaining(referee({ reds: 0, colours })), [15, 15]);
});

test('[arithmetic 7] re-spotted black: seven for either side', () => {
  const level = referee({ scores: [53, 60], reds: 0, colours: ['black'] });
  assert.deepEqual(remaining(level, pot('black')), [7, 7]);
});

test('[arithmetic 147-8] a red and its colour take eight off, whatever the colour', () => {
  assert.deepEqual(remaining(...pots('red', 'blue')), [139, 139]);
});

test('[arithmetic 147-8] a colour missed takes the seven of its term away', () => {
  assert.deepEqual(remaining(pot('red'), MISSED), [139, 139]);
});

test('[arithmetic 147-16] two reds pocketed in a foul take sixteen off', () => {
  assert.deepEqual(remaining(pot('red', 'red', 'white')), [131, 131]);
});

test('[arithmetic 155] a free ball does not count once play again was chosen', () => {
  assert.deepEqual(remaining(FREE, decide('play-again')), [147, 147]);
});

test('[arithmetic 29] a free ball potted leaves the ball on where it was', () => {
  const potted = stroke({ nominated: 'black', pocketed: ['black'] });
  const { now } = after([from('yellow'), FREE, potted]);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [27, 27]);
});

/** The table with this much on for B, who is at it and behind A by D. */
const TABLES: Readonly<Record<number, Parameters<typeof referee>[0]>> = {
  35: { reds: 1 },
  34: { reds: 0, on: 'colour' },
  27: { reds: 0 },
  18: { reds: 0, colours: ['blue', 'pink', 'black'] },
  13: { reds: 0, colours: ['pink', 'black'] },
};

const behind = (difference: number, points: number): Entry =>
  referee({ scores: [difference, 0], striker: [1, 0], ...TABLES[points] });

/** D, P, penalties to tie, penalties to win. */
const NEEDED: readonly (readonly [number, number, number, number])[] = [
  [26, 27, 0, 0],
  [27, 27, 0, 1],
  [28, 27, 1, 1],
  [31, 27, 1, 2],
  [32, 27, 2, 2],
  [36, 27, 3, 3],
  [30, 27, 1, 1],
  [40, 35, 2, 2],
  [35, 34, 1, 1],
  [35, 27, 2, 3],
  [24, 18, 2, 2],
  [23, 18, 1, 2],
  [19, 13, 1, 2],
  [25, 13, 2, 3],
];

for (const [difference, points, tie, win] of NEEDED) {
  test(`[arithmetic ${difference}/${points}] ${tie} to tie, ${win} to win`, () => {
    const { now } = after([behind(difference, points)]);
    assert.equal(now.remaining[1], points);
    assert.deepEqual(now.snookers, [
      { tie: 0, win: 0 },
      { tie, win },
    ]);
  });
}

test('[arithmetic 35/34] the colour missed, 27 are on: two to tie, three to win', () => {
  assert.deepEqual(after([behind(35, 34), MISSED]).now.snookers[1], { tie: 2, win: 3 });
});

test('[arithmetic 8/7] only the black left: no penalty is enough, the first foul ends the frame', () => {
  const left = (difference: number): Entry =>
    referee({ scores: [difference, 0], striker: [1, 0], reds: 0, colours: ['black'] });
  assert.deepEqual(after([left(8)]).now.snookers[1], { tie: null, win: null });
  assert.deepEqual(after([left(7)]).now.snookers[1], { tie: 0, win: null });
  assert.deepEqual(after([left(6)]).now.snookers[1], { tie: 0, win: 0 });
});

test('[arithmetic 36/43] 40 behind, one red, a foul of four and a free ball: B can win', () => {
  const start = referee({ scores: [40, 0], reds: 1 });
  const { now } = after([start, FREE]);
  assert.deepEqual(now.scores, [40, 4]);
  assert.equal(now.remaining[1], 43);
  assert.deepEqual(now.snookers[1], { tie: 0, win: 0 });
});

test('[arithmetic 36/35] the same without the free ball: one more', () => {
  const { now } = after([referee({ scores: [40, 0], reds: 1 }), stroke({ hit: 'none' })]);
  assert.equal(now.remaining[1], 35);
  assert.deepEqual(now.snookers[1], { tie: 1, win: 1 });
});

test('[arithmetic 33/35] the same with a foul on the black: B can win', () => {
  const { now } = after([referee({ scores: [40, 0], reds: 1 }), stroke({ hit: 'black' })]);
  assert.deepEqual(now.scores, [40, 7]);
  assert.deepEqual(now.snookers[1], { tie: 0, win: 0 });
});

test('[arithmetic 31/27] a handicap start counts in the difference', () => {
  const sides = [{ name: 'A', start: 31 }, { name: 'B' }];
  const { now } = after([referee({ reds: 0 })], { sides });
  assert.deepEqual(now.snookers[1], { tie: 1, win: 2 });
});

test('[arithmetic 38 ahead] 35 on, the striker 38 ahead: no miss but an intended one', () => {
  const { frame, edition } = stateAfter([referee({ scores: [38, 0], reds: 1 })]);
  assert.ok(frame);
  assert.equal(missAdvice(frame, edition), 'intentional');
});

test('[arithmetic 4.2] red on, or a free ball in its place, counts one; the least is four', () => {
  assert.deepEqual(scores([FREE]), [0, 4]);
  assert.deepEqual(scores([FREE, stroke({ nominated: 'black', hit: 'none' })]), [4, 4]);
});

test('[arithmetic 4.2] the colour nominated, or lowest in sequence, counts its value', () => {
  assert.deepEqual(scores([pot('red'), stroke({ nominated: 'pink', hit: 'none' })]), [1, 6]);
  assert.deepEqual(scores([from('blue'), stroke({ hit: 'none' })]), [0, 5]);
  const free = stroke({ nominated: 'black', hit: 'none' });
  assert.deepEqual(scores([from('blue'), FREE, free]), [5, 5]);
});

test('[arithmetic 4.2] after a foul: red on while there are reds, else the lowest colour', () => {
  assert.deepEqual(after([pot('red'), stroke({ nominated: 'pink', hit: 'none' })]).now.on, ['red']);
  const foul = stroke({ nominated: 'pink', hit: 'none' });
  assert.deepEqual(after([referee({ reds: 1 }), pot('red'), foul]).now.on, ['yellow']);
});
