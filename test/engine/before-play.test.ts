/** What a match says and offers before its first frame, between frames and after its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, replay, replayState, type Entry, type SetupInput } from '../../src/index.js';
import {
  FRAME,
  MISSED,
  after,
  pots,
  record,
  referee,
  refuses,
  stateAfter,
  stroke,
} from './support.js';

const CONCEDED: Entry = { kind: 'concede', by: 1 };
const STARTS: Partial<SetupInput> = {
  sides: [
    { name: 'A', start: 10 },
    { name: 'B', start: -7 },
  ],
  first: 1,
  reds: 6,
};

test('before the first frame: the starts, the side that is due to break, nothing on', () =>
  assert.deepEqual(replay(record([], STARTS)).now, {
    phase: 'frame-over',
    scores: [10, -7],
    striker: [1, 0],
    break: 0,
    on: [],
    reds: 6,
    colours: ['yellow', 'green', 'brown', 'blue', 'pink', 'black'],
    inHand: false,
    freeBall: false,
    awaiting: 'frame',
    choices: [],
    misses: 0,
    remaining: [0, 0],
    snookers: [null, null],
  }));

test('a match that was given up before its first frame is over, and waits for nothing', () => {
  const { now } = replay(record([{ kind: 'concede', by: 0, what: 'match' }]));
  assert.deepEqual([now.phase, now.awaiting], ['match-over', null]);
});

test('after a frame: nothing is on, and no choice is open', () => {
  const { now } = after([...pots('red'), stroke({ hit: 'none', nominated: 'blue' }), CONCEDED]);
  assert.deepEqual([now.phase, now.awaiting], ['frame-over', 'frame']);
  assert.deepEqual([now.on, now.choices, now.misses, now.inHand], [[], [], 0, false]);
});

const AGGREGATE: Partial<SetupInput> = { game: { frames: 2, wonBy: 'aggregate' } };

test('[3.1(g)(ii)] aggregate: in the last frame snookers are counted from the points of all frames', () => {
  const won = referee({ reds: 0, colours: ['black'], on: 'black', scores: [20, 5] });
  const level = referee({ reds: 0, colours: ['pink', 'black'], on: 'pink', scores: [0, 0] });
  const { now } = after([won, ...pots('black'), FRAME, level], AGGREGATE);
  // 22 behind, 13 on the table: 9 short, and a foul on the pink is worth 6.
  assert.deepEqual(now.snookers[1], { tie: 2, win: 2 });
});

test('games: the points of those that are over stay as they were', () => {
  const setup: Partial<SetupInput> = { game: { frames: 1 }, match: { games: 3 } };
  const { games } = after([...pots('red', 'black'), CONCEDED, FRAME, ...pots('red')], setup);
  const [first, second] = games.map(({ points }) => points);
  assert.deepEqual(first, [8, 0]);
  assert.deepEqual(
    [...(second ?? [])].sort((a, b) => b - a),
    [1, 0],
  );
});

test('lots may be drawn before the first frame, and must be where the black is re-spotted', () => {
  assert.equal(options(replayState(record([]))).lots, 'possible');
  assert.equal(options(stateAfter([])).lots, 'possible');
  assert.equal(options(stateAfter([MISSED])).lots, null);
  const level = referee({ reds: 0, colours: ['black'], on: 'black', scores: [3, 10] });
  const respotted = options(stateAfter([level, ...pots('black')]));
  assert.equal(respotted.lots, 'required');
  assert.deepEqual([respotted.stroke, respotted.break, respotted.penalty], [null, false, null]);
  assert.deepEqual([respotted.rerack, respotted.referee], [false, true]);
});

test('[3.4(a)(i)] reasons of an award: a claim only where there is one', () => {
  assert.deepEqual(options(stateAfter([])).awardReasons, ['third-miss', 'conduct', 'time']);
  const ahead = referee({ reds: 0, colours: ['black'], on: 'black', scores: [20, 12] });
  const claimed = options(stateAfter([ahead], { rules: '2014' }));
  assert.deepEqual(claimed.awardReasons, ['third-miss', 'conduct', 'claim', 'time']);
  assert.equal(claimed.claim, 0);
});

const PAIRS: SetupInput = {
  sides: [
    { name: 'A', players: [{ name: 'A1' }, { name: 'A2' }] },
    { name: 'B', players: [{ name: 'B1' }, { name: 'B2' }] },
  ],
};
const ordered = (order: readonly (readonly [number, number])[], first?: number): Entry => ({
  kind: 'frame',
  order,
  ...(first !== undefined && { first }),
});

for (const [what, order, first] of [
  ['a side twice running', [[0, 0], [0, 1], [1, 0], [1, 1]], 0], // prettier-ignore
  ['a side twice running at its end', [[0, 0], [1, 0], [0, 1], [1, 1], [0, 0]], 0], // prettier-ignore
  ['a player who is not there', [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 0]], 0], // prettier-ignore
  [
    'without one of the players',
    [
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 1],
    ],
    0,
  ],
  [
    'begun by the side that does not break',
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    1,
  ],
] as const) {
  test(`[3.17(a)] order of play refused: ${what}`, () => {
    const entry = ordered(order as readonly (readonly [number, number])[], first);
    assert.throws(() => replay(record([entry], PAIRS)), { code: 'entry', entry: 0 });
  });
}

test('[3.17(a)] an order in which a player comes more often is taken', () => {
  const order = [[0, 0], [1, 0], [0, 1], [1, 1], [0, 0], [1, 0]] as const; // prettier-ignore
  assert.deepEqual(replay(record([ordered(order)], PAIRS)).now.striker, [0, 0]);
});

test('[3.17(b)] three players against one: the one plays every other turn, the three in turn', () => {
  const setup: SetupInput = {
    sides: [{ name: 'A', players: [{ name: '1' }, { name: '2' }, { name: '3' }] }, { name: 'B' }],
  };
  const turns = [0, 1, 2, 3, 4, 5, 6].map(
    (count) => after(Array<Entry>(count).fill(MISSED), setup).now.striker,
  );
  assert.deepEqual(turns, [[0, 0], [1, 0], [0, 1], [1, 0], [0, 2], [1, 0], [0, 0]]); // prettier-ignore
});

test('[3.17(a)] sides of two and of three: everybody twice or three times before the order repeats', () => {
  const setup: SetupInput = {
    sides: [
      { name: 'A', players: [{ name: '1' }, { name: '2' }] },
      { name: 'B', players: [{ name: '3' }, { name: '4' }, { name: '5' }] },
    ],
  };
  const strikers = Array.from(
    { length: 13 },
    (_, count) => after(Array<Entry>(count).fill(MISSED), setup).now.striker,
  );
  assert.deepEqual(
    strikers.map(([side, player]) => side * 10 + player),
    [0, 10, 1, 11, 0, 12, 1, 10, 0, 11, 1, 12, 0],
  );
});

test('a frame is not begun by a side that there is not', () => {
  refuses('entry', [CONCEDED, { kind: 'frame', first: 2 }]);
});
