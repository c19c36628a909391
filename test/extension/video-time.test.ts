import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryMatch } from '../../components/source/memory-match.js';
import {
  MatchByVideo,
  parseReport,
  stampOf,
  StampedMatch,
  timeOf,
  type VideoReport,
} from '../../extension/video-time.js';
import type { Entry } from '../../src/index.js';
import { FRAME, pot, record } from '../engine/support.js';
import { HandClock, NOON } from './hand-clock.js';

const PLAYING: VideoReport = {
  time: 60,
  at: NOON,
  rate: 1,
  live: false,
  alone: false,
  duration: 3600,
};

test('the video goes on between two reports, at its own speed', () => {
  assert.equal(timeOf(PLAYING, NOON + 2500), 62.5);
  assert.equal(timeOf({ ...PLAYING, rate: 2 }, NOON + 2500), 65);
  assert.equal(timeOf({ ...PLAYING, rate: 0 }, NOON + 2500), 60);
});

test('it does not go on past its end', () => {
  assert.equal(timeOf({ ...PLAYING, time: 3599 }, NOON + 5000), 3600);
});

test('a stamp has the clock and the video’s time, to a tenth of a second', () => {
  assert.deepEqual(stampOf(PLAYING, NOON + 1234), { at: '2024-05-06T12:00:01.234Z', video: 61.2 });
});

test('without a video, the clock alone', () => {
  assert.deepEqual(stampOf(null, NOON), { at: '2024-05-06T12:00:00.000Z' });
});

const GOOD = { time: 1, at: NOON, rate: 1, live: true, alone: false, duration: null };
test('a report of the right shape is read, and nothing else of it', () => {
  assert.deepEqual(parseReport({ ...GOOD, more: 'x' }), GOOD);
  assert.deepEqual(parseReport({ ...GOOD, duration: Infinity, live: 1 }), { ...GOOD, live: false });
});

for (const wrong of [
  null,
  'x',
  { ...GOOD, time: NaN },
  { ...GOOD, time: -1 },
  { ...GOOD, time: '1' },
  { ...GOOD, at: undefined },
  { ...GOOD, rate: 1000 },
]) {
  test(`${JSON.stringify(wrong)} is no report`, () => {
    assert.equal(parseReport(wrong), null);
  });
}

const STAMP = { at: '2024-05-06T12:00:00.000Z', video: 75 };
const stamped = (entries: readonly Entry[] = []): StampedMatch =>
  new StampedMatch(new MemoryMatch('m', record(entries)), () => STAMP);

test('every new entry is stamped', () => {
  const match = stamped();
  assert.equal(match.enter(FRAME), null);
  assert.equal(match.insert(1, pot('red')), null);
  assert.deepEqual(match.record.entries, [
    { ...STAMP, ...FRAME },
    { ...STAMP, ...pot('red') },
  ]);
});

test('an entry that has a time already keeps it', () => {
  const match = stamped();
  match.enter({ ...FRAME, video: 3 });
  assert.deepEqual(match.record.entries, [{ ...FRAME, at: STAMP.at, video: 3 }]);
});

test('what is put in or right later, in the middle, gets no time of now', () => {
  const match = stamped([FRAME, { ...pot('red'), video: 10 }, { ...pot('black'), video: 20 }]);
  match.edit(2, { ...pot('pink'), video: 20 });
  match.insert(1, { kind: 'stroke' });
  assert.deepEqual(
    match.record.entries.map(({ video }) => video),
    [undefined, undefined, 10, 20],
  );
});

test('what is no entry is refused as it was given', () => {
  for (const wrong of [null, 7, 'x', [FRAME]]) {
    assert.equal(stamped().enter(wrong)?.code, 'entry');
  }
});

const seen = (): { clock: HandClock; board: MatchByVideo; score: () => number } => {
  const clock = new HandClock();
  const match = new MemoryMatch(
    'm',
    record([
      { ...FRAME, video: 10 },
      { ...pot('red'), video: 100 },
      { ...pot('black'), video: 101.5 },
    ]),
  );
  const board = new MatchByVideo(match, clock);
  return { clock, board, score: () => board.summary.now.scores[0] ?? -1 };
};

test('without a video the board shows the match as it stands', () => {
  assert.equal(seen().score(), 8);
});

test('a rewind shows the score as it stood; the end of the video, all of it', () => {
  const { board, score } = seen();
  board.report = { ...PLAYING, time: 100.5, rate: 0 };
  assert.equal(score(), 1);
  board.report = { ...PLAYING, time: 99, rate: 0 };
  assert.equal(score(), 0);
  board.report = { ...PLAYING, time: 3600, rate: 0 };
  assert.equal(score(), 8);
});

test('while the video plays, each stroke comes when it is reached, and the board hears of it', () => {
  const { clock, board, score } = seen();
  board.report = { ...PLAYING, time: 98 };
  const heard = new Set<number>();
  board.subscribe(() => heard.add(score()));
  clock.pass(1999);
  assert.equal(score(), 0);
  clock.pass(2);
  assert.equal(score(), 1);
  clock.pass(1500);
  assert.equal(score(), 8);
  assert.deepEqual([...heard].slice(-2), [1, 8]);
});

test('at double speed a stroke comes in half the time', () => {
  const { clock, board, score } = seen();
  board.report = { ...PLAYING, time: 98, rate: 2 };
  clock.pass(1000);
  assert.equal(score(), 1);
});

test('the board goes back to the present when the video is gone', () => {
  const { board, score } = seen();
  board.report = { ...PLAYING, time: 0, rate: 0 };
  assert.equal(score(), 0);
  board.report = null;
  assert.equal(score(), 8);
});

test('once it is closed, or the video stands still, nothing is waited for', () => {
  const { clock, board } = seen();
  board.report = PLAYING;
  assert.equal(clock.waiting, 1);
  board.report = { ...PLAYING, rate: 0 };
  assert.equal(clock.waiting, 0);
  board.report = PLAYING;
  board.close();
  assert.equal(clock.waiting, 0);
});
