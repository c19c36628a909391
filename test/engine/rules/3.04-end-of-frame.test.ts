/** 3.4: the last black, and the black that is spotted once more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay, type Entry, type SetupInput } from '../../../src/index.js';
import { FRAME, MISSED, after, pot, record, referee, refuses, stroke } from '../support.js';

/** Only the black left, A to play at these scores. */
const lastBlack = (a: number, b: number): Entry =>
  referee({ scores: [a, b], reds: 0, colours: ['black'], striker: [0, 0], inHand: false });

const IN_OFF = stroke({ hit: 'black', pocketed: ['white'] });
const lots = (first: number): Entry => ({ kind: 'lots', first });

/** 60-60 after A has potted the black. */
const LEVEL = [lastBlack(53, 60), pot('black')];

const ended = (entries: readonly Entry[], setup?: Partial<SetupInput>) => {
  const [frame] = after(entries, setup).frames;
  return { scores: frame?.scores, winner: frame?.winner, ended: frame?.ended };
};

test('[3.4(a)(i)] 60-57, A goes in-off the black: 60-64, over, no play again', () => {
  const entries = [lastBlack(60, 57), IN_OFF];
  assert.deepEqual(ended(entries), { scores: [60, 64], winner: 1, ended: 'black' });
  assert.deepEqual(after(entries).now.choices, []);
  assert.equal(after(entries).now.awaiting, 'frame');
});

test('[3.4(a)(i)] a score ends it too: 52-60 and the black is 59-60, lost', () => {
  const entries = [lastBlack(52, 60), pot('black')];
  assert.deepEqual(ended(entries), { scores: [59, 60], winner: 1, ended: 'black' });
});

test('[3.4(a)(i)] a foul before the stroke ends it as well', () => {
  const sleeve = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['black'] }] });
  assert.deepEqual(ended([lastBlack(60, 57), sleeve]).winner, 1);
});

test('[3.4(a)(i)] a stroke that neither scores nor fouls does not end it', () => {
  const { now, frames } = after([lastBlack(60, 57), MISSED]);
  assert.equal(frames[0]?.ended, null);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.4(a)(i)] with the pink still there a foul does not end it', () => {
  const two = referee({ scores: [60, 50], reds: 0, colours: ['pink', 'black'] });
  assert.equal(after([two, stroke({ hit: 'none' })]).now.awaiting, 'decision');
});

test('[3.4(a)(i)] 53-60 and the black potted: 60-60, not over', () => {
  const { now, frames } = after(LEVEL);
  assert.deepEqual(now.scores, [60, 60]);
  assert.equal(frames[0]?.ended, null);
  assert.equal(now.phase, 'respotted-black');
});

test('[3.4(a)(i)] N5: equal after it. 60-53 and a foul on the black: 60-60', () => {
  const { now } = after([lastBlack(60, 53), IN_OFF]);
  assert.deepEqual(now.scores, [60, 60]);
  assert.equal(now.awaiting, 'lots');
});

test('[3.4(a)(i)] N5: equal before it does not matter. 60-60 and the black: 67-60', () => {
  assert.deepEqual(ended([lastBlack(60, 60), pot('black')]), {
    scores: [67, 60],
    winner: 0,
    ended: 'black',
  });
});

test('[3.4(a)(i)] a handicap counts: 14 start, 46 made, level at 60', () => {
  const sides = [{ name: 'A' }, { name: 'B', start: 14 }];
  const scored = { kind: 'break', points: 46 } as const;
  const { now } = after([MISSED, scored, lastBlack(53, 60), pot('black')], { sides });
  assert.equal(now.awaiting, 'lots');
  assert.deepEqual(after([MISSED, scored], { sides }).now.scores, [0, 60]);
});

test('[3.4(a)(i)] of three sides the two best level at the end: not over', () => {
  const sides = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const onBlack = (a: number, b: number, c: number) =>
    referee({ scores: [a, b, c], reds: 0, colours: ['black'] });
  assert.equal(after([onBlack(33, 40, 12), pot('black')], { sides }).now.awaiting, 'lots');
  assert.equal(ended([onBlack(33, 39, 39), pot('black')], { sides }).winner, 0);
});

const AGGREGATE = { game: { frames: 2, wonBy: 'aggregate' } } as const;

test('[3.4(a)(ii)] where aggregates count a frame may end 55-55', () => {
  const entries = [lastBlack(48, 55), pot('black')];
  assert.deepEqual(ended(entries, AGGREGATE), { scores: [55, 55], winner: null, ended: 'tied' });
  assert.equal(after(entries, AGGREGATE).now.awaiting, 'frame');
});

test('[3.4(b)(i)] the black is spotted, alone, and is on', () => {
  const { now } = after([...LEVEL, lots(0)]);
  assert.deepEqual(now.colours, ['black']);
  assert.deepEqual(now.on, ['black']);
  assert.deepEqual(now.remaining, [7, 7]);
});

test('[3.4(b)(ii)] lots come before anything else', () => {
  assert.equal(after(LEVEL).now.awaiting, 'lots');
  refuses('not-allowed', [...LEVEL, MISSED]);
});

test('[3.4(b)(ii)] they say who plays first', () => {
  assert.deepEqual(after([...LEVEL, lots(0)]).now.striker, [0, 0]);
  assert.deepEqual(after([...LEVEL, lots(1)]).now.striker, [1, 0]);
  assert.deepEqual(after([...LEVEL, lots(1), MISSED]).now.striker, [0, 0]);
});

test('[3.4(b)(ii)] once: no lots after the first stroke at it, nor a second time', () => {
  refuses('not-allowed', [...LEVEL, lots(1), lots(0)]);
});

test('[3.4(b)(iii)] the white is in-hand', () => {
  assert.equal(after([...LEVEL, lots(1)]).now.inHand, true);
  assert.equal(after([...LEVEL, lots(1), MISSED]).now.inHand, false);
});

test('[3.4(b)(iv)] A fouls: seven to B, who wins', () => {
  assert.deepEqual(ended([...LEVEL, lots(0), IN_OFF]), {
    scores: [60, 67],
    winner: 1,
    ended: 'respotted-black',
  });
});

test('[3.4(b)(iv)] B pots it and wins', () => {
  assert.deepEqual(ended([...LEVEL, lots(0), MISSED, pot('black')]), {
    scores: [60, 67],
    winner: 1,
    ended: 'respotted-black',
  });
});

test('[3.4(b)(iv)] safety play goes on as long as it likes', () => {
  assert.equal(after([...LEVEL, lots(0), MISSED, MISSED, MISSED]).now.phase, 'respotted-black');
});

/** The first of two aggregate frames ends at these scores, and the second at those. */
const twoFrames = (first: [number, number], second: [number, number]): Entry[] =>
  [first, second].flatMap(([a, b]) => [FRAME, lastBlack(a - 7, b), pot('black')]);

const played = (entries: readonly Entry[], setup: Partial<SetupInput>) =>
  replay(record(entries, setup));

test('[3.4(c)] totals of 110-110 after the last frame: its black is spotted again', () => {
  const { now, frames } = played(twoFrames([60, 50], [50, 60]), AGGREGATE);
  assert.equal(now.phase, 'respotted-black');
  assert.equal(now.awaiting, 'lots');
  assert.equal(frames[1]?.ended, null);
});

test('[3.4(c)] the black then decides the game: 110-117', () => {
  const level = twoFrames([60, 50], [50, 60]);
  const { games, winner } = played([...level, lots(0), IN_OFF], AGGREGATE);
  assert.deepEqual(games[0]?.points, [110, 117]);
  assert.equal(winner, 1);
});

test('[3.4(c)] a level last frame with totals apart ends the game', () => {
  const { games } = played(twoFrames([60, 50], [55, 55]), AGGREGATE);
  assert.deepEqual(games[0], { frames: [1, 0], points: [115, 105], winner: 0 });
});

test('[3.4(c)] a match on aggregate, level after its last frame', () => {
  const match = { game: { frames: 1 }, match: { games: 2, wonBy: 'aggregate' } } as const;
  const level = twoFrames([60, 50], [50, 60]);
  assert.equal(played(level, match).now.awaiting, 'lots');
  assert.equal(played([...level, lots(1), pot('black')], match).winner, 1);
});
