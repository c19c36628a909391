/** Events that the rules decided, with their arithmetic; sources stand in the data beside each id. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  SPOT,
  replay,
  spotColours,
  type Colour,
  type Entry,
  type Summary,
} from '../../../src/index.js';
import { readRecord } from '../matches/records.js';
import { FRAME, MISSED, after, decide, pot, pots, referee, refuses, stroke } from '../support.js';
import { frameEntries } from './frame-entries.js';
import { shared, skip } from './shared.js';

const FRAME_ONLY = { game: { frames: 1 } } as const;
const FOUL = stroke({ hit: 'none' });
const CLEAR: Colour[] = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'];

/** A frame joined with these scores, and these colours and up left; side 0 is to play. */
const joined = (scores: readonly [number, number], from: Colour): Entry =>
  referee({ scores, reds: 0, colours: CLEAR.slice(CLEAR.indexOf(from)), striker: [0, 0] });

const clearFrom = (from: Colour): Entry[] => pots(...CLEAR.slice(CLEAR.indexOf(from)));

const frameOf = (entries: readonly Entry[]): Summary['frames'][number] =>
  after(entries, FRAME_ONLY).frames[0]!;

const respotted = (): Entry[] => [{ kind: 'lots', first: 0 }, MISSED, MISSED, pot('black')];

const EVENTS: Readonly<Record<string, () => void>> = {
  'robertson-178': () => {
    const [frame] = replay(readRecord('robertson-walker-2021')).frames;
    assert.deepEqual(frame?.scores, [178, 6]);
  },
  'dale-167': () => {
    // A red, 44 points of fouls, and 122 of the 139 that fourteen reds allow.
    const fouls = Array.from({ length: 11 }, () => [FOUL, decide('play-again')]).flat();
    const entries = [
      pot('red'),
      MISSED,
      ...fouls.slice(0, -1),
      { kind: 'break' as const, points: 122 },
    ];
    assert.equal(frameOf(entries).scores[0], 1 + 44 + 122);
  },
  'brecel-tian-2020': () => {
    const start = [joined([34, 67], 'green'), MISSED];
    assert.deepEqual(after(start, FRAME_ONLY).now.snookers[0], { tie: 2, win: 3 });
    const level = [...start, FOUL, decide('play-again'), FOUL, ...clearFrom('green')];
    assert.deepEqual(after(level, FRAME_ONLY).now.scores, [67, 67]);
    assert.equal(after(level, FRAME_ONLY).now.awaiting, 'lots');
    assert.deepEqual(frameOf([...level, ...respotted()]).scores, [74, 67]);
  },
  'williams-hendry-1998': () => {
    const level = [joined([34, 56], 'brown'), ...clearFrom('brown')];
    assert.deepEqual(after(level, FRAME_ONLY).now.scores, [56, 56]);
    const { scores, ended } = frameOf([...level, ...respotted()]);
    assert.deepEqual([scores, ended], [[63, 56], 'respotted-black']);
  },
  'murphy-burns-2024': () => levelAt(66),
  'robertson-mertens-2024': () => levelAt(59),
  'dorgham-clarke-2024': () => levelAt(76),
  'long-zhao-2025': () => {
    const entries: Entry[] = [
      joined([50, 57], 'black'),
      pot('black'),
      { kind: 'lots', first: 1 },
      MISSED,
      { kind: 'concede', by: 1 },
    ];
    const { scores, winner, ended } = frameOf(entries);
    assert.deepEqual([scores, winner, ended], [[57, 57], 0, 'conceded']);
  },
  'yuan-higgins-2019': () => {
    const black = joined([63, 56], 'black');
    assert.deepEqual(frameOf([black, pot('black')]).scores, [70, 56]);
    const rest = stroke({ pocketed: ['black'], fouls: [{ code: 'touched', balls: ['white'] }] });
    const { now } = after([black, rest], FRAME_ONLY);
    assert.deepEqual([now.scores, now.phase, now.awaiting], [[63, 63], 'respotted-black', 'lots']);
  },
  'kazakov-2024': () => inOffOnTheBlack(),
  'day-brecel-2025': () => inOffOnTheBlack(),
  'white-threemiss': () => {
    const miss = stroke({ hit: 'none', miss: { fullBall: true } });
    const won = (by: number): Entry[] => [FRAME, { kind: 'concede', by }];
    const entries = [...won(0).slice(1), ...won(1), FRAME, miss, decide('replace'), miss];
    const warned = after([...entries, decide('replace')], { game: { frames: 3 } });
    assert.equal(warned.now.misses, 2);
    const { frames, games } = after([...entries, decide('replace'), miss], { game: { frames: 3 } });
    assert.equal(frames[2]?.ended, 'awarded');
    assert.deepEqual(games[0]?.frames, [1, 2]);
  },
  'osullivan-higgins-2022-f23': () => {
    const miss = stroke({ hit: 'none', miss: { fullBall: true } });
    const twice = [miss, decide('replace'), miss, decide('replace')];
    assert.equal(after(twice).now.misses, 2);
    assert.equal(after([...twice, stroke({ hit: 'red' })]).now.misses, 0);
    const [frame] = after(frameEntries([105, 26], [[54], []], 0, 23).slice(1), FRAME_ONLY).frames;
    assert.deepEqual(frame?.scores, [105, 26]);
  },
  'ding-docked-2023': () => docked(),
  'nasa-docked-2025': () => docked(),
  reracks: () => {
    const { now } = after([
      ...pots('red', 'black'),
      MISSED,
      { kind: 'rerack' },
      { kind: 'rerack' },
    ]);
    assert.deepEqual([now.scores, now.reds, now.striker], [[0, 0], 15, [0, 0]]);
  },
  'yuan-higgins-2022': () => {
    const start = referee({ scores: [8, 64], reds: 4, striker: [0, 0] });
    const entries: Entry[] = [
      start,
      { kind: 'break', points: 31, reds: 4 },
      MISSED,
      ...pots(...CLEAR),
    ];
    assert.deepEqual(frameOf(entries).scores, [8 + 31 + 27, 64]);
  },
  'hendry-white-1994': () => {
    const start = referee({ scores: [24, 37], striker: [0, 0] });
    const { now } = after([start, { kind: 'break', points: 58 }], FRAME_ONLY);
    assert.deepEqual(now.scores, [82, 37]);
  },
  'spot-swap-2020': () => {
    const black = spotColours([{ ball: 'red', ...SPOT.black }], ['black']);
    assert.deepEqual(black, [{ ball: 'black', ...SPOT.pink }]);
    const pink = spotColours([{ ball: 'black', ...SPOT.pink }], ['pink']);
    assert.deepEqual(pink, [{ ball: 'pink', ...SPOT.black }]);
    // The black has been moved off the Pink Spot: there the pink belongs again.
    assert.deepEqual(spotColours([], ['pink']), [{ ball: 'pink', ...SPOT.pink }]);
  },
  'lyu-brecel-2022': () => {
    const { now } = after([referee({ reds: 2 }), stroke({ pocketed: ['black'] })]);
    assert.deepEqual([now.scores, now.reds, now.colours.at(-1)], [[0, 7], 2, 'black']);
  },
  'sixred-max': () => {
    const six = { ...FRAME_ONLY, reds: 6 };
    assert.deepEqual(after([], six).now.remaining, [75, 75]);
    for (const points of [72, 71]) {
      assert.equal(after([{ kind: 'break', points, reds: 6 }], six).frames[0]?.ended, 'black');
    }
    refuses('impossible', [{ kind: 'break', points: 76 }], six);
  },
  'golden-ball': () =>
    // No rule of the game knows a ball of 20: 167 can't be made.
    refuses('impossible', [{ kind: 'break', points: 167 }], FRAME_ONLY),
  '147-frames': () => {
    const entries: Entry[] = [MISSED, FOUL, { kind: 'break', points: 147 }];
    assert.deepEqual(frameOf(entries).scores, [151, 0]);
  },
  'bingham-totten': () => {
    const nine = Array.from({ length: 9 }, () => pots('red', 'black')).flat();
    assert.equal(after([...nine, MISSED], FRAME_ONLY).now.remaining[1], 75);
    const { scores, ended } = frameOf([...nine, MISSED, { kind: 'break', points: 73 }]);
    assert.deepEqual([scores, ended], [[72, 73], 'black']);
  },
};

/** Times, a data feed, and the Shoot Out, whose blue-ball decider is no part of these rules. */
const NOT_RECORDS = ['longest', 'max-times', 'wst-feed', 'shootout-2024'];

/** 3.4(b): level on the black, and the re-spotted black is worth seven more. */
const levelAt = (points: number): void => {
  const level = [joined([points - 7, points], 'black'), pot('black')];
  assert.deepEqual(after(level, FRAME_ONLY).now.scores, [points, points]);
  assert.deepEqual(frameOf([...level, ...respotted()]).scores, [points + 7, points]);
};

/** 3.4(a): the black falls, the white too: seven away, and the frame is over. */
const inOffOnTheBlack = (): void => {
  const { scores, winner, ended } = frameOf([joined([50, 53], 'black'), pot('black', 'white')]);
  assert.deepEqual([scores, winner, ended], [[50, 60], 1, 'black']);
};

/** A frame taken away for coming late, and the match won 4-3 all the same. */
const docked = (): void => {
  const entries: Entry[] = [
    { kind: 'award', to: 1, reason: 'time' },
    ...[1, 0, 1, 0, 1, 1].flatMap((by): Entry[] => [FRAME, { kind: 'concede', by }]),
  ];
  const { frames, games, winner } = after(entries, { game: { frames: 7 } });
  assert.deepEqual([frames[0]?.ended, frames[0]?.scores], ['awarded', [0, 0]]);
  assert.deepEqual([games[0]?.frames, winner], [[4, 3], 0]);
};

for (const [id, check] of Object.entries(EVENTS)) test(`rule event: ${id}`, check);

test('every event of the data is one of these', { skip }, () => {
  const { events } = shared('rule_events.json');
  const here = [...Object.keys(EVENTS), ...NOT_RECORDS];
  assert.deepEqual(events.map(({ id }) => id).sort(), here.sort());
});

/** Sums of products of whole numbers. */
const evaluate = (sum: string): number =>
  sum
    .split('+')
    .map((product) => product.split('*').reduce((value, factor) => value * Number(factor), 1))
    .reduce((total, product) => total + product, 0);

test('the arithmetic of the data adds up', { skip }, () => {
  const sums = shared('rule_events.json').events.flatMap(({ arithmetic }) => arithmetic ?? []);
  assert.ok(sums.length > 10);
  for (const { expr, value } of sums) assert.equal(evaluate(expr), value, expr);
});
