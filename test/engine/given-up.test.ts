/** Frames, games and matches that are given up or awarded, also between two of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, type SetupInput, type Summary } from '../../src/index.js';
import { FRAME, after, decide, pot, pots, referee, refuses, stroke } from './support.js';

const THREE: SetupInput = {
  sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
  game: { frames: 3 },
};
const GAMES = { game: { frames: 1 }, match: { games: 3 } } satisfies Partial<SetupInput>;

const concede = (by: number, what?: 'frame' | 'game' | 'match'): Entry => ({
  kind: 'concede',
  by,
  ...(what && { what }),
});
const award = (to: number, reason: 'time' | 'conduct' | 'claim'): Entry => ({
  kind: 'award',
  to,
  reason,
});
const gamesWon = ({ games }: Summary): readonly unknown[] => games.map(({ winner }) => winner);

test('[3.1(g)(iii)] a game given up before its first frame: the other side has it', () => {
  const summary = after([concede(0), concede(1, 'game')], GAMES);
  assert.deepEqual(gamesWon(summary), [1, 0]);
  assert.equal(summary.winner, null);
});

test('[3.1(g)(iii)] a match given up between two games: the games stand, the match goes', () => {
  const summary = after([concede(0), concede(1, 'match')], GAMES);
  assert.deepEqual(gamesWon(summary), [1]);
  assert.equal(summary.winner, 0);
});

test('[3.1(g)(iii)] a game given up within a frame: frame and game go, the match goes on', () => {
  const summary = after([pot('red'), concede(0, 'game')], GAMES);
  assert.deepEqual(gamesWon(summary), [1]);
  assert.equal(summary.frames[0]?.winner, 1);
  assert.equal(summary.winner, null);
});

test('[3.1(f)(ii)] three sides: a frame given up goes to the better of the others', () => {
  const ahead = [pot('red'), referee({ striker: [2, 0] }), ...pots('red', 'black'), concede(1)];
  assert.equal(after(ahead, THREE).frames[0]?.winner, 2);
});

test('[3.1(f)(ii)] three sides: where the others are level, nobody has the frame', () =>
  assert.equal(after([concede(0)], THREE).frames[0]?.winner, null));

test('[3.1(g)(iii)] three sides: a match given up goes to the one with more games', () => {
  const setup = { ...THREE, ...GAMES, match: { games: 5 } };
  const summary = after([award(2, 'time'), FRAME, concede(0, 'match')], setup);
  assert.equal(summary.winner, 2);
});

test('[3.1(g)(ii)] an aggregate game given up: the balls left count for the other side', () => {
  const setup: Partial<SetupInput> = { game: { frames: 2, wonBy: 'aggregate' } };
  // 1, then 14 reds at eight and the colours: 112 + 27.
  const summary = after([pot('red'), concede(1)], setup);
  assert.deepEqual(summary.frames[0]?.scores, [1 + 112 + 27, 0]);
});

test('[3.1(f)(iii)] three sides: an award for conduct takes nobody’s points', () => {
  const summary = after([pot('red'), award(1, 'conduct')], THREE);
  assert.deepEqual(summary.frames[0]?.scores, [1, 0, 0]);
  assert.equal(summary.frames[0].winner, 1);
});

const BLACK_LEFT = referee({ reds: 0, colours: ['black'], on: 'black', scores: [20, 12] });
test('[3.4(a)(i)] 2014: eight ahead with the black left, who is at the table may claim', () => {
  const claimed = after([BLACK_LEFT, award(0, 'claim')], { rules: '2014' });
  assert.equal(claimed.frames[0]?.winner, 0);
});

for (const [what, entries, setup] of [
  ['the side that is not at the table', [BLACK_LEFT, award(1, 'claim')], { rules: '2014' }],
  [
    'the leader who is not at the table',
    [referee({ ...BLACK_LEFT, striker: [1, 0] }), award(0, 'claim')],
    { rules: '2014' },
  ],
  [
    'seven ahead',
    [referee({ ...BLACK_LEFT, scores: [19, 12] }), award(0, 'claim')],
    { rules: '2014' },
  ],
  [
    'with pink and black left',
    [
      referee({ reds: 0, colours: ['pink', 'black'], on: 'pink', scores: [40, 0] }),
      award(0, 'claim'),
    ],
    { rules: '2014' },
  ],
  ['under the rules of 1995', [BLACK_LEFT, award(0, 'claim')], { rules: '1995' }],
  [
    'in a game of aggregate scores',
    [BLACK_LEFT, award(0, 'claim')],
    { rules: '2014', game: { frames: 2, wonBy: 'aggregate' } },
  ],
] as const) {
  test(`[3.4(a)(i)] no claim: ${what}`, () => {
    refuses('not-allowed', entries, setup);
  });
}

test('[3.1(f)(ii)] a frame is not given up where none is under way', () => {
  refuses('not-allowed', [concede(0), concede(0)]);
});

test('[3.1(h)] after the match nothing is given up', () => {
  refuses('not-allowed', [concede(0, 'match'), concede(0, 'game')]);
});

test('[3.13] a frame may be given up while a choice is awaited', () => {
  const summary = after([stroke({ hit: 'none' }), concede(0)]);
  assert.equal(summary.frames[0]?.winner, 1);
  refuses('not-allowed', [stroke({ hit: 'none' }), concede(0), decide('play')]);
});
