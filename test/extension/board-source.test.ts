import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryMatch } from '../../components/source/memory-match.js';
import { BoardSource } from '../../extension/board-source.js';
import { FRAME, pot, record } from '../engine/support.js';
import { HandClock } from './hand-clock.js';

const STOPPED = { at: 0, rate: 0, live: false, alone: false, duration: 600 };
const match = () =>
  new MemoryMatch(
    'm',
    record([
      { ...FRAME, video: 0 },
      { ...pot('red'), video: 100 },
    ]),
  );
const score = ({ source }: BoardSource) => source.summary.now.scores[0];

test('as the match stands, where nothing else was chosen', () => {
  const of = match();
  assert.equal(new BoardSource(of, { follow: false, delay: 0 }).source, of);
});

test('as at the video’s time, where that was chosen', () => {
  const board = new BoardSource(match(), { follow: true, delay: 0 });
  assert.equal(score(board), 1);
  board.report = { ...STOPPED, time: 99 };
  assert.equal(score(board), 0);
  board.report = { ...STOPPED, time: 101 };
  assert.equal(score(board), 1);
});

test('so many seconds late, where that was chosen', () => {
  const [clock, of] = [new HandClock(), match()];
  const board = new BoardSource(of, { follow: false, delay: 10 }, clock);
  clock.pass(60_000);
  of.enter(pot('black'));
  clock.pass(9_999);
  assert.equal(score(board), 1);
  clock.pass(1);
  assert.equal(score(board), 8);
});

test('a board that goes by the video is not late on top of that', () => {
  const [clock, of] = [new HandClock(), match()];
  const board = new BoardSource(of, { follow: true, delay: 10 }, clock);
  of.enter({ ...pot('black'), video: 105 });
  board.report = { ...STOPPED, time: 106 };
  assert.equal(score(board), 8);
});
