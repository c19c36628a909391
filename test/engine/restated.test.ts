/** What the referee states, and what he leaves out; what a log makes of a history that is not its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchLog, type Entry, type FrameState } from '../../src/index.js';
import { FRAME, MISSED, after, pot, record, referee, stateAfter, stroke } from './support.js';

const frameAfter = (entries: readonly Entry[]): FrameState => stateAfter(entries).frame!;

test('3.17(a): stated to be at the table, he who is there goes on with his break', () => {
  const { running, breaks, scores } = frameAfter([
    pot('red'),
    referee({ striker: [0, 0] }),
    pot('black'),
  ]);
  assert.deepEqual([running, breaks.map(({ points }) => points), scores], [true, [8], [8, 0]]);
});

test('stated to be at the table, another player begins a break of his own', () => {
  const { breaks, scores, striker } = frameAfter([
    pot('red'),
    referee({ striker: [1, 0] }),
    pot('red'),
  ]);
  assert.deepEqual(
    breaks.map(({ side, points }) => [side, points]),
    [
      [0, 1],
      [1, 1],
    ],
  );
  assert.deepEqual(
    [scores, striker],
    [
      [1, 1],
      [1, 0],
    ],
  );
});

test('stated to be at the table, another player has neither free ball, touching ball nor choice', () => {
  const fouled = stroke({ hit: 'none', freeBall: true });
  const { freeBall, pending, touching, running, misses } = frameAfter([
    fouled,
    referee({ striker: [0, 0] }),
  ]);
  assert.deepEqual([freeBall, pending, touching, running, misses], [false, null, [], false, 0]);
});

test('a colour of choice stays on for him who has potted the red, and for nobody else', () => {
  assert.equal(frameAfter([pot('red'), referee({ scores: [2, 0] })]).on, 'choice');
  assert.equal(frameAfter([pot('red'), referee({ striker: [0, 0] })]).on, 'choice');
  assert.equal(frameAfter([pot('red'), referee({ striker: [1, 0] })]).on, 'red');
});

test('3.5: with the white stated to be in-hand nothing touches it', () => {
  const touched = stroke({ touching: ['red'] });
  assert.deepEqual(frameAfter([touched]).touching, ['red']);
  assert.deepEqual(frameAfter([touched, referee({ inHand: true })]).touching, []);
});

test('scores stated before the first stroke: a match that is joined; later on: put right', () => {
  assert.equal(frameAfter([referee({ scores: [30, 40] })]).joined, true);
  assert.equal(frameAfter([pot('red'), referee({ scores: [30, 40] })]).joined, false);
  assert.equal(frameAfter([referee({ reds: 10 })]).joined, false);
});

const RED = pot('red');
const added = (at: number, entry: Entry) => ({ at, removed: [], added: [entry] });

test('a history of another match is forgotten: the last entry is what is undone', () => {
  const log = MatchLog.open(record([FRAME, RED]), { done: [added(1, MISSED)], undone: [] });
  assert.equal(log.undo(), null);
  assert.deepEqual(log.record.entries, [FRAME]);
});

test('a history that came through JSON is the log’s own: an entry in the middle is undone', () => {
  const done = JSON.parse(JSON.stringify([added(1, RED)])) as ReturnType<typeof added>[];
  const log = MatchLog.open(record([FRAME, RED, MISSED]), { done, undone: [] });
  assert.equal(log.undo(), null);
  assert.deepEqual(log.record.entries, [FRAME, MISSED]);
});

test('what was undone in another match is not redone', () => {
  const other = { at: 0, removed: [MISSED], added: [RED] };
  const log = MatchLog.open(record([FRAME]), { done: [], undone: [other] });
  assert.equal(log.redo()?.reason, 'nothing-to-redo');
  assert.deepEqual(log.record.entries, [FRAME]);
});

test('[3.4(a)(i)] a last ball below the black: a foul is worth four, and may be enough', () => {
  const stated = referee({ scores: [0, 3], reds: 0, colours: ['yellow'], striker: [1, 0] });
  assert.deepEqual(after([stated]).now.snookers[0], { tie: 1, win: 1 });
  // B hits nothing: 4-3, and the frame is over.
  const { frames } = after([stated, stroke({ hit: 'none' })]);
  assert.deepEqual([frames[0]?.scores, frames[0]?.winner], [[4, 3], 0]);
});

test('[3.3(f)(i)] the black alone, as a colour of choice: a foul on it does not end the frame', () => {
  const stated = referee({ scores: [10, 0], reds: 0, colours: ['black'], on: 'colour' });
  assert.deepEqual(after([stated]).now.snookers[1], { tie: 1, win: 1 });
});

test('[3.10] a free ball on offer is none with only the black left: seven remain', () => {
  const left = referee({ reds: 0, colours: ['pink', 'black'], on: 'pink', scores: [0, 0] });
  const foul = stroke({ hit: 'none', freeBall: true });
  const { now } = after([left, foul, referee({ colours: ['black'] })]);
  assert.equal(now.freeBall, false);
  assert.equal(now.remaining[now.striker[0]], 7);
});
