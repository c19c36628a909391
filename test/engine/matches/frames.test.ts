/** Frames that were really played; the source of each is the `source` of its record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchLog, replay, type Ball } from '../../../src/index.js';
import { readRecord } from './records.js';

const blacks = (pairs: number): Ball[] =>
  Array.from({ length: pairs }, (): Ball[] => ['red', 'black']).flat();
const CLEARANCE: Ball[] = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'];

test("O'Sullivan 147, 1997: fifteen reds and blacks and the colours, 36 strokes", () => {
  const record = readRecord('osullivan-price-1997');
  const [frame] = replay(record).frames;
  assert.deepEqual(frame, {
    scores: [147, 0],
    winner: 0,
    ended: 'black',
    breaks: [{ side: 0, player: 0, points: 147, balls: [...blacks(15), ...CLEARANCE] }],
  });
  const strokes = MatchLog.open(record).record.entries.filter(({ kind }) => kind === 'stroke');
  assert.equal(strokes.length, 36);
});

test("O'Sullivan 147, 1997: after each red and black 8 fewer remain", () => {
  const log = MatchLog.open(readRecord('osullivan-price-1997'));
  const remaining = Array.from({ length: 16 }, (_, pairs) => {
    const { entries } = log.record;
    return replay({ ...log.record, entries: entries.slice(0, 1 + 2 * pairs) }).now.remaining[0];
  });
  assert.deepEqual(
    remaining,
    Array.from({ length: 16 }, (_, pairs) => 147 - 8 * pairs),
  );
});

test('3.10(a)(ii): Burnett 148, 2004: brown as a red, and then brown, before the fifteen reds', () => {
  const { frames } = replay(readRecord('burnett-fernandez-2004'));
  const { scores, breaks, ended } = frames[0]!;
  assert.equal(ended, 'black');
  // The foul before it is worth 4: nobody says more of it.
  assert.deepEqual(scores, [148 + 4, 0]);
  assert.equal(breaks.length, 1);
  assert.equal(breaks[0]?.points, 148);
  assert.equal(breaks[0].balls.filter((ball) => ball === 'red').length, 15);
  assert.equal(breaks[0].balls.filter((ball) => ball === 'black').length, 12 + 1);
});

test('Taylor 66-62, 1985: joined at 44-62 with four colours left, won on the last black', () => {
  const record = readRecord('taylor-davis-1985-last-frame');
  const { frames, winner } = replay(record);
  const visits = frames[0]?.breaks.map(({ side, points }) => ({ side, points }));
  assert.deepEqual(frames[0]?.scores, [62, 66]);
  assert.deepEqual([frames[0].winner, frames[0].ended, winner], [1, 'black', 1]);
  // Brown, blue and pink in one visit, the black in a later one.
  assert.deepEqual(visits, [
    { side: 1, points: 15 },
    { side: 1, points: 7 },
  ]);
});

test('Taylor-Davis 1985: all four colours were needed, and at the black whoever pots it wins', () => {
  const log = MatchLog.open(readRecord('taylor-davis-1985-last-frame'));
  const now = (entries: number) =>
    replay({ ...log.record, entries: log.record.entries.slice(0, entries) }).now;
  assert.deepEqual(now(2).remaining, [22, 22]);
  assert.deepEqual(now(2).snookers, [
    { tie: 0, win: 0 },
    { tie: 0, win: 0 },
  ]);
  assert.deepEqual(now(5).scores, [62, 59]);
  assert.deepEqual(now(5).remaining, [7, 7]);
  assert.deepEqual(now(9).striker, [1, 0]);
});

test('3.14(a), 3.12: Robertson 178-6, 2021: 44 points of fouls round a red and a 133', () => {
  const record = readRecord('robertson-walker-2021');
  const { frames } = replay(record);
  assert.deepEqual(frames[0]?.scores, [1 + 40 + 4 + 133, 6]);
  assert.deepEqual(
    frames[0].breaks.map(({ points }) => points),
    [1, 133],
  );
  assert.equal(frames[0].ended, 'black');
});

test('3.14(b): the misses were called with all reds but one up, which no score forbids', () => {
  const log = MatchLog.open(readRecord('robertson-walker-2021'));
  const before = replay({ ...log.record, entries: log.record.entries.slice(0, -1) }).now;
  assert.deepEqual(before.scores, [45, 6]);
  assert.equal(before.reds, 14);
  // 14 reds with their blacks, and the colours: 133 is 6 fewer.
  assert.deepEqual(before.remaining, [139, 139]);
});
