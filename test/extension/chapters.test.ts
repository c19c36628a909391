import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chapterText,
  chapters,
  chapterVtt,
  clockText,
  type ChapterWords,
} from '../../extension/chapters.js';
import type { Entry } from '../../src/index.js';
import { record } from '../engine/support.js';

const WORDS: ChapterWords = {
  frame: (number) => `Frame ${number}`,
  frameOfGame: (game, frame) => `Game ${game}, frame ${frame}`,
  break: (points, player) => `${player} ${points}`,
};

const frameAt = (video: number): Entry => ({ kind: 'frame', video });
const potAt = (video: number, ball: 'red' | 'black'): Entry => ({
  kind: 'stroke',
  pocketed: [ball],
  video,
});
const concedeAt = (video: number): Entry => ({ kind: 'concede', by: 1, video });

/** Reds and blacks in turn, 20 s a stroke: seven of each are 56. */
const breakFrom = (video: number, pairs: number): Entry[] =>
  Array.from({ length: pairs }, (_, i) => [
    potAt(video + i * 40, 'red'),
    potAt(video + i * 40 + 20, 'black'),
  ]).flat();

const text = (entries: readonly Entry[], setup = {}): string =>
  chapterText(chapters(record(entries, setup), WORDS));

test('one a frame, from the time at which it was opened', () => {
  const entries = [frameAt(4), concedeAt(900), frameAt(1000), concedeAt(3700), frameAt(3725)];
  assert.equal(text(entries), '0:00 Frame 1\n16:40 Frame 2\n1:02:05 Frame 3\n');
});

test('a frame is counted within its game, 3.1(g)', () => {
  const entries = [frameAt(4), concedeAt(900), frameAt(1000)];
  const games = { game: { frames: 1 }, match: { games: 3 } };
  assert.equal(text(entries, games), '0:00 Game 1, frame 1\n16:40 Game 2, frame 1\n');
});

test('a break of 50 and more has its own, at its first ball; one of 48 has none', () => {
  const entries = [frameAt(0), ...breakFrom(60, 7)];
  assert.equal(text(entries), '0:00 Frame 1\n1:00 A 56\n');
  assert.equal(text([frameAt(0), ...breakFrom(60, 6)]), '0:00 Frame 1\n');
});

test('what comes before the first frame is the chapter at 0:00', () => {
  assert.equal(text([frameAt(754)]), '0:00 A – B\n12:34 Frame 1\n');
});

test('nearer than 10 s they share a line', () => {
  const entries = [frameAt(100), ...breakFrom(109, 7)];
  assert.equal(text(entries), '0:00 A – B\n1:40 Frame 1 · A 56\n');
});

test('exactly 10 s apart they stand alone', () => {
  const entries = [frameAt(0), ...breakFrom(10, 7)];
  assert.equal(text(entries), '0:00 Frame 1\n0:10 A 56\n');
});

test('ascending, also where the viewer had gone back', () => {
  const entries = [frameAt(500), concedeAt(600), frameAt(300)];
  assert.equal(text(entries), '0:00 A – B\n5:00 Frame 2\n8:20 Frame 1\n');
});

test('a break that a re-rack voided has no chapter, 3.16', () => {
  const entries: Entry[] = [frameAt(0), ...breakFrom(60, 7), { kind: 'rerack', video: 700 }];
  assert.equal(text([...entries, ...breakFrom(800, 8)]), '0:00 Frame 1\n13:20 A 64\n');
});

test('an entry without a time takes that of the next in its frame', () => {
  assert.equal(text([{ kind: 'frame' }, potAt(30, 'red')]), '0:00 A – B\n0:30 Frame 1\n');
});

test('with no video time, the clock counts from the first entry', () => {
  const entries: Entry[] = [
    { kind: 'frame', at: '2024-05-06T13:00:00.000Z' },
    { kind: 'concede', by: 0, at: '2024-05-06T13:20:00.000Z' },
    { kind: 'frame', at: '2024-05-06T13:25:30.000Z' },
  ];
  assert.equal(text(entries), '0:00 Frame 1\n25:30 Frame 2\n');
});

test('a match without times has no chapters', () => {
  assert.deepEqual(chapters(record([{ kind: 'frame' }]), WORDS), []);
});

test('names are one line, whatever is in them', () => {
  const setup = { sides: [{ name: 'Lü\nHaotian' }, { name: '丁俊暉' }] };
  assert.equal(text([frameAt(60)], setup), '0:00 Lü Haotian – 丁俊暉\n1:00 Frame 1\n');
});

test('WebVTT: each cue until the next, the last one to the end of the video', () => {
  const list = chapters(record([frameAt(0), concedeAt(500), frameAt(3725)]), WORDS);
  assert.equal(
    chapterVtt(list, 4000.2),
    'WEBVTT\n\n00:00:00.000 --> 01:02:05.000\nFrame 1\n\n01:02:05.000 --> 01:06:41.000\nFrame 2\n',
  );
});

test('WebVTT: names are no markup, and no time line', () => {
  const vtt = chapterVtt([{ start: 0, title: '<b>x</b> & --> y' }]);
  assert.equal(
    vtt,
    'WEBVTT\n\n00:00:00.000 --> 00:00:10.000\n&lt;b&gt;x&lt;/b&gt; &amp; --&gt; y\n',
  );
});

test('times as people write them', () => {
  assert.deepEqual([0, 59.9, 60, 3599, 3600].map(clockText), [
    '0:00',
    '0:59',
    '1:00',
    '59:59',
    '1:00:00',
  ]);
});
