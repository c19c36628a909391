/** 3.16: the frame is started again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, replay, type Entry } from '../../../src/index.js';
import {
  FOUR_HANDED,
  FRAME,
  MISSED,
  after,
  pots,
  record,
  referee,
  refuses,
  stateAfter,
  stroke,
} from '../support.js';

const RERACK: Entry = { kind: 'rerack' };
const AT_34_20 = referee({ scores: [34, 20], reds: 3, striker: [1, 0] });

test('[3.16] 34-20 is void: 0-0, 15 reds, all colours, the white in-hand', () => {
  const { now, frames } = after([...pots('red', 'black'), MISSED, AT_34_20, RERACK]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.equal(now.reds, 15);
  assert.equal(now.colours.length, 6);
  assert.equal(now.inHand, true);
  assert.deepEqual(now.on, ['red']);
  assert.deepEqual(frames[0]?.breaks, []);
});

test('[3.16] it is the same frame, and the match score stands', () => {
  const conceded: Entry = { kind: 'concede', by: 1 };
  const { games, frames } = replay(record([FRAME, conceded, FRAME, MISSED, RERACK]));
  assert.deepEqual(games[0]?.frames, [1, 0]);
  assert.equal(frames.length, 2);
});

test('[3.16] a handicap counts from the new start', () => {
  const sides = [{ name: 'A' }, { name: 'B', start: 14 }];
  assert.deepEqual(after([...pots('red', 'black'), RERACK], { sides }).now.scores, [0, 14]);
});

test('[3.16] a foul that awaits its answer is void with the rest', () => {
  const { now } = after([
    stroke({ hit: 'none', freeBall: true, miss: { fullBall: true } }),
    RERACK,
  ]);
  assert.equal(now.awaiting, null);
  assert.equal(now.freeBall, false);
  assert.equal(now.misses, 0);
});

test('[3.16] only a frame that is under way is started again', () => {
  refuses('not-allowed', [{ kind: 'concede', by: 1 }, RERACK]);
  assert.equal(options(stateAfter([])).rerack, true);
  assert.equal(options(stateAfter([{ kind: 'concede', by: 1 }])).rerack, false);
});

test('[3.16(i)] the same player breaks off again, whoever was at the table', () => {
  assert.deepEqual(after([MISSED, RERACK]).now.striker, [0, 0]);
  assert.deepEqual(after([AT_34_20, RERACK], { first: 1 }).now.striker, [1, 0]);
});

test('[3.16(i)] lots do not change that', () => {
  refuses('not-allowed', [MISSED, RERACK, { kind: 'lots', first: 1 }]);
  assert.equal(options(stateAfter([MISSED, RERACK])).lots, null);
});

test('[3.16(i)] and the next frame is the other side’s', () => {
  const entries: Entry[] = [FRAME, MISSED, RERACK, { kind: 'concede', by: 0 }, FRAME];
  assert.deepEqual(replay(record(entries)).now.striker, [1, 0]);
});

test('[3.16(ii)] the same order: B2, A1, B1, A2', () => {
  const order = [
    [1, 1],
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const;
  const opened: Entry = { kind: 'frame', order };
  const strikers = [0, 1, 2, 3].map((strokes) => {
    const entries = [opened, MISSED, MISSED, RERACK, ...Array<Entry>(strokes).fill(MISSED)];
    return replay(record(entries, FOUR_HANDED)).now.striker;
  });
  assert.deepEqual(strikers, order);
});
