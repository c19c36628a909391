import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strokeLines } from '../../extension/pages/stroke-lines.js';
import { en } from '../../extension/pages/words/en.js';
import { MatchLog, type Entry } from '../../src/index.js';
import { decide, FRAME, logAfter, MISSED, pot, record, stroke } from '../engine/support.js';

const lines = (...entries: Entry[]) => {
  const log = logAfter(entries);
  return strokeLines(log.record, (count) => log.stateAfter(count), en.entry);
};
test('a frame is counted within its game, 3.1(g)', () => {
  const entries: Entry[] = [FRAME, { kind: 'concede', by: 1 }, FRAME];
  const log = MatchLog.open(record(entries, { game: { frames: 1 }, match: { games: 3 } }));
  const texts = strokeLines(log.record, (count) => log.stateAfter(count), en.entry);
  assert.deepEqual(
    texts.map(({ text }) => text),
    ['Game 1, frame 1', 'Conceded', 'Game 2, frame 1'],
  );
});

const last = (...entries: Entry[]) => {
  const { text, scores } = lines(...entries).at(-1)!;
  return [text, scores.join('–')];
};

test('each entry with its place, the score after it and the time of the video', () => {
  assert.deepEqual(lines({ ...pot('red'), video: 61.5 }), [
    { index: 0, video: null, text: 'Frame 1', scores: [0, 0], opensFrame: true },
    { index: 1, video: 61.5, text: 'red', scores: [1, 0], opensFrame: false },
  ]);
});

for (const [name, entries, text, scores] of [
  ['two reds in one stroke', [pot('red', 'red')], 'red, red', '2–0'],
  ['a missed shot', [MISSED], 'No ball potted', '0–0'],
  ['an in-off while red is on, 3.12(a)', [pot('white')], 'Foul, 4', '0–4'],
  ['hitting the black first while red is on', [stroke({ hit: 'black' })], 'Foul, 7', '0–7'],
  ['a called foul', [stroke({ called: 5 })], 'Foul, 5', '0–5'],
  [
    'the miss that follows a decision',
    [pot('white'), decide('play'), MISSED],
    'No ball potted',
    '0–4',
  ],
  [
    'a decision',
    [pot('white'), decide('play-again')],
    'Decision of the side that was fouled',
    '0–4',
  ],
  ['a break as one number', [{ kind: 'break', points: 24 }], 'Break of 24', '24–0'],
  ['the next frame', [{ kind: 'concede', by: 1 }, FRAME], 'Frame 2', '0–0'],
  ['a concession', [{ kind: 'concede', by: 1 }], 'Conceded', '0–0'],
] as [string, Entry[], string, string][]) {
  test(name, () => {
    assert.deepEqual(last(...entries), [text, scores]);
  });
}
