/** Frames, games and matches given up, awarded and claimed: who wins, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Refusal,
  apply,
  options,
  replay,
  replayState,
  type Entry,
  type RefereeEntry,
  type SetupInput,
  type Summary,
} from '../../src/index.js';
import { FRAME, after, record, referee, stateAfter } from './support.js';

type SetUp = Partial<SetupInput>;

const THREE: SetUp = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
const GAMES: SetUp = { game: { frames: 3 }, match: { games: 5 } };
const gameTo = (to: number): Entry => ({ kind: 'award', to, what: 'game', reason: 'time' });

const all = (entries: readonly Entry[], setup: SetUp): Summary => replay(record(entries, setup));

/** All that the refusal of the last entry says. */
const refusal = (entries: readonly Entry[], last: Entry, setup?: SetUp): readonly unknown[] => {
  const next = apply(replayState(record(entries, setup)), last);
  assert.ok(next instanceof Refusal, 'refused');
  return [next.code, next.reason, next.detail, next.clause];
};

test('[3.1(f)(ii)] of three sides, a concession gives the frame to the better of the others', () => {
  const { frames } = after([referee({ scores: [50, 10, 30] }), { kind: 'concede', by: 0 }], THREE);
  assert.deepEqual([frames[0]?.winner, frames[0]?.ended], [2, 'conceded']);
});

test('of three sides, a concession gives the frame to nobody where the others are level', () => {
  const { frames } = after([referee({ scores: [0, 10, 10] }), { kind: 'concede', by: 0 }], THREE);
  assert.deepEqual([frames[0]?.winner, frames[0]?.ended], [null, 'conceded']);
});

test('[3.1(g)(iii)] a game that is conceded in its first frame leaves the match open', () => {
  const { games, winner, now } = all([FRAME, { kind: 'concede', by: 0, what: 'game' }], GAMES);
  assert.deepEqual([games.length, games[0]?.winner, winner], [1, 1, null]);
  assert.equal(now.phase, 'frame-over');
});

test('[3.1(g)(iii)] between two games it is the next one that is conceded', () => {
  const { games, winner } = all(
    [FRAME, gameTo(0), { kind: 'concede', by: 0, what: 'game' }],
    GAMES,
  );
  assert.deepEqual(
    games.map((game) => game.winner),
    [0, 1],
  );
  assert.equal(winner, null);
});

test('the game that was conceded before its first frame has no frames and no points', () => {
  const { games } = all([FRAME, gameTo(0), { kind: 'concede', by: 0, what: 'game' }], GAMES);
  assert.deepEqual(
    [games[1]?.frames, games[1]?.points],
    [
      [0, 0],
      [0, 0],
    ],
  );
});

test('between two frames it is the game under way that is conceded', () => {
  const frame: Entry = { kind: 'award', to: 0, reason: 'time' };
  const { games } = all([FRAME, frame, { kind: 'concede', by: 0, what: 'game' }], GAMES);
  assert.deepEqual(
    games.map((game) => game.winner),
    [1],
  );
});

test('a match that is conceded between two games opens no other game', () => {
  const { games, winner } = all(
    [FRAME, gameTo(0), { kind: 'concede', by: 0, what: 'match' }],
    GAMES,
  );
  assert.deepEqual([games.length, winner], [1, 1]);
});

test('of three sides, a match conceded goes to the one of the others that won more games', () => {
  // B has two games; C leads the third by a frame, and takes it.
  const { games, winner } = all(
    [
      ...[FRAME, gameTo(1), FRAME, gameTo(1)],
      ...[FRAME, { kind: 'award', to: 2, reason: 'time' } as const],
      { kind: 'concede', by: 0, what: 'match' },
    ],
    { ...THREE, ...GAMES },
  );
  assert.deepEqual(
    games.map((game) => game.winner),
    [1, 1, 2],
  );
  assert.equal(winner, 1);
});

test('of three sides, a game conceded goes by its frames, not by the games before it', () => {
  const { games } = all(
    [
      ...[FRAME, gameTo(1), FRAME, { kind: 'award', to: 2, reason: 'time' } as const],
      { kind: 'concede', by: 0, what: 'game' },
    ],
    { ...THREE, ...GAMES },
  );
  assert.equal(games[1]?.winner, 2);
});

const MATCH_OVER = ['not-allowed', 'match-over', undefined, undefined];
const OVER: readonly Entry[] = [FRAME, { kind: 'concede', by: 0, what: 'match' }];

for (const what of ['frame', 'game', 'match'] as const) {
  test(`a ${what} is not conceded after the match`, () =>
    assert.deepEqual(refusal(OVER, { kind: 'concede', by: 0, what }), MATCH_OVER));

  test(`a ${what} is not awarded after the match`, () =>
    assert.deepEqual(refusal(OVER, { kind: 'award', to: 0, what, reason: 'time' }), MATCH_OVER));
}

const NO_FRAME = ['not-allowed', 'no-frame', undefined, undefined];

test('a frame is not conceded where none is under way', () =>
  assert.deepEqual(refusal([], { kind: 'concede', by: 0 }), NO_FRAME));

test('a frame is not awarded where none is under way', () =>
  assert.deepEqual(refusal([], { kind: 'award', to: 0, reason: 'time' }), NO_FRAME));

test('a third of two sides concedes nothing', () =>
  assert.deepEqual(refusal([FRAME], { kind: 'concede', by: 2 }), [
    ...['entry', 'no-such-player', 'by', undefined],
  ]));

test('a third of two sides is awarded nothing', () =>
  assert.deepEqual(refusal([FRAME], { kind: 'award', to: 2, reason: 'time' }), [
    ...['entry', 'no-such-player', 'to', undefined],
  ]));

test('[Section 4] of two sides, the offender loses his points and the other is given the table', () => {
  // 20 and 2 reds at eight each, and 27 for the colours: 63.
  const { frames } = after([
    referee({ scores: [10, 20], reds: 2 }),
    { kind: 'award', to: 1, reason: 'conduct' },
  ]);
  assert.deepEqual([frames[0]?.scores, frames[0]?.winner], [[0, 63], 1]);
});

test('of three sides, conduct costs nobody his points: it is not said who offended', () => {
  const { frames } = after(
    [referee({ scores: [10, 20, 30] }), { kind: 'award', to: 0, reason: 'conduct' }],
    THREE,
  );
  assert.deepEqual([frames[0]?.scores, frames[0]?.winner], [[10, 20, 30], 0]);
});

const LATER: SetUp = { rules: '2014' };
const BLACK: Partial<RefereeEntry> = { reds: 0, colours: ['black'], on: 'black', striker: [0, 0] };
const claimable = (stated: Partial<RefereeEntry>, setup: SetUp = LATER): number | null =>
  options(stateAfter([referee({ ...BLACK, ...stated })], setup)).claim;

test('[2014] eight ahead with only the black left, the striker may claim the frame', () => {
  assert.equal(claimable({ scores: [60, 52] }), 0);
  assert.equal(claimable({ scores: [52, 60], striker: [1, 0] }), 1);
});

test('[2014] seven ahead is not enough to claim', () =>
  assert.equal(claimable({ scores: [60, 53] }), null));

test('[2014] he that is not at the table does not claim', () =>
  assert.equal(claimable({ scores: [52, 60] }), null));

test('[2014] with pink and black left nobody claims', () =>
  assert.equal(claimable({ scores: [90, 0], colours: ['pink', 'black'], on: 'pink' }), null));

test('[2014] with reds left nobody claims', () =>
  assert.equal(options(stateAfter([referee({ scores: [90, 0] })], LATER)).claim, null));

test('[1995] nobody claims a frame', () => assert.equal(claimable({ scores: [60, 0] }, {}), null));

test('where points decide the game nobody claims a frame', () => {
  const aggregate: SetUp = { ...LATER, game: { frames: 2, wonBy: 'aggregate' } };
  assert.equal(claimable({ scores: [60, 0] }, aggregate), null);
});

test('a claim that may not be made is refused by 3.4(a)', () =>
  assert.deepEqual(refusal([FRAME], { kind: 'award', to: 0, reason: 'claim' }, LATER), [
    ...['not-allowed', 'no-claim', undefined, '3.4(a)'],
  ]));

test('[2014] a claim that may be made gives the frame to the striker', () => {
  const { frames } = after(
    [referee({ ...BLACK, scores: [60, 52] }), { kind: 'award', to: 0, reason: 'claim' }],
    LATER,
  );
  assert.deepEqual([frames[0]?.winner, frames[0]?.ended], [0, 'awarded']);
});
