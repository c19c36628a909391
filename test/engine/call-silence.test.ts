/** What the referee does not say: nothing of what has not changed, is known already, or is not so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call } from '../../src/call/call.js';
import {
  CALL_CODES,
  RESULT_CODES,
  RULING_CODES,
  STANDING_CODES,
  type Call,
} from '../../src/call/codes.js';
import { apply, isRefusal, type Entry, type SetupInput } from '../../src/index.js';
import { FRAME, MISSED, pot, pots, referee, stateAfter, stroke } from './support.js';

const A = [0, 0] as const;
const B = [1, 0] as const;
const FOUL = stroke({ hit: 'none' });
const THREE_GAMES: Partial<SetupInput> = {
  game: { frames: 1, wonBy: 'majority' },
  match: { games: 3, wonBy: 'majority' },
};
const CONCEDED: Entry = { kind: 'concede', by: 0 };

const callOf = (
  before: readonly Entry[],
  entry: Entry,
  setup?: Partial<SetupInput>,
): readonly Call[] => {
  const state = stateAfter(before, setup);
  const next = apply(state, entry);
  assert.ok(!isRefusal(next), JSON.stringify(next));
  return call(state, entry, next);
};

test('every code is a ruling, a result, or how play stands', () => {
  assert.deepEqual(CALL_CODES, [...RULING_CODES, ...RESULT_CODES, ...STANDING_CODES]);
});

test('[3.14] a miss is said where it is called, and only there', () => {
  const foul = (miss: boolean): string | undefined =>
    callOf([], stroke({ hit: 'none', miss }))[0]?.code;
  assert.deepEqual([foul(true), foul(false)], ['foul-and-a-miss', 'foul']);
});

test('[3.11(e)] a foul after a colour takes nothing of the break', () => {
  assert.deepEqual(callOf(pots('red', 'black'), FOUL), [
    { code: 'foul', player: A, points: 4 },
    { code: 'score', side: 1, points: 4 },
    { code: 'choice', player: B, choices: ['play', 'play-again'] },
  ]);
});

test('[3.1(h)] no game is over while its frame goes on', () => {
  const codes = callOf([], pot('red'), THREE_GAMES).map(({ code }) => code);
  assert.deepEqual(codes, ['score', 'break', 'remaining']);
});

test('[3.3] lots between two games: no player yet, and no word of the game that was', () => {
  assert.deepEqual(callOf([CONCEDED], { kind: 'lots', first: 1 }, THREE_GAMES), [
    { code: 'lots', side: 1 },
  ]);
});

test('[3.3(b)] he who was at the table when the frame ended is named again when he breaks off', () => {
  assert.deepEqual(callOf([MISSED, CONCEDED], FRAME), [
    { code: 'frame', game: 1, frame: 2 },
    { code: 'at-table', player: B, on: 'red' },
  ]);
});

test('[3.2(b)(ii)] a marker touched during a break: what remains is as it was', () => {
  const touched: Entry = { kind: 'penalty', by: 1, ball: 'black', reason: 'marker-touched' };
  assert.deepEqual(callOf([pot('red')], touched), [
    { code: 'penalty', side: 1, points: 7, reason: 'marker-touched' },
    { code: 'score', side: 0, points: 8 },
  ]);
});

test('[3.14(h)] a penalty while a choice is awaited: the choice is not said twice', () => {
  const touched: Entry = {
    kind: 'penalty',
    by: 1,
    ball: 'pink',
    reason: 'touched-while-consulting',
  };
  assert.deepEqual(callOf([FOUL], touched), [
    { code: 'penalty', side: 1, points: 6, reason: 'touched-while-consulting' },
    { code: 'score', side: 0, points: 6 },
  ]);
});

// 27 remain on the colours, and a penalty is four at least.
for (const [what, then, now, needed] of [
  ['level at most, then ahead: only winning needs fewer', 27, 26, { tie: 0, win: 0 }],
  ['four short, then five: only the draw needs more', 31, 32, { tie: 2, win: 2 }],
] as const) {
  test(`[3.1(e)] ${what}`, () => {
    const colours = (ahead: number): Entry =>
      referee({ scores: [ahead, 0], reds: 0, on: 'yellow', inHand: false });
    assert.deepEqual(callOf([colours(then)], colours(now)), [
      { code: 'restated' },
      { code: 'score', side: 0, points: now },
      { code: 'remaining', side: 0, points: 27 },
      { code: 'snookers-required', side: 1, ...needed },
    ]);
  });
}

test('[3.1(e)] needs that stay as they are', () => {
  // Five short and six short: two penalties of four either way.
  const colours = (ahead: number): Entry =>
    referee({ scores: [ahead, 0], reds: 0, on: 'yellow', inHand: false });
  assert.deepEqual(
    callOf([colours(32)], colours(33)).map(({ code }) => code),
    ['restated', 'score', 'remaining'],
  );
});
