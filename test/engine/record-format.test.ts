/** The record as it may be written: set-up, entries, and every error with its code and place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ERROR_CODES,
  FOUL_CODES,
  RecordError,
  apply,
  isRefusal,
  parseSetup,
  replay,
  summarise,
  type Entry,
} from '../../src/index.js';
import { FRAME, MISSED, after, decide, logAfter, pot, pots, record, referee } from './support.js';
import { refuses, scores, stateAfter, stroke } from './support.js';

const FOUL = stroke({ hit: 'none' });
const MISS = stroke({ hit: 'none', miss: true });

/** What a whole record throws, when it is from anywhere. */
const thrown = (input: unknown): readonly [string, number] => {
  try {
    replay(input);
  } catch (error) {
    assert.ok(error instanceof RecordError);
    assert.ok(error.message.length > 10 && error.message.includes(' '), 'a sentence for people');
    return [error.code, error.entry];
  }
  return ['none', -2];
};

/** The code of an entry made up by a stranger, as the second of a record. */
const strange = (entry: unknown): readonly [string, number] =>
  thrown({ ...record([FRAME]), entries: [FRAME, entry] });

const withSetup = (setup: unknown): readonly [string, number] =>
  thrown({ ...record([FRAME]), setup });

test('[record-format errors] the codes', () => {
  assert.deepEqual([...ERROR_CODES].sort(), [
    'entry',
    'format',
    'impossible',
    'nomination-needed',
    'not-allowed',
    'not-on-table',
    'setup',
  ]);
});

test('[record-format errors] format: no record, or one from the future; entry -1', () => {
  const whole = record([]);
  for (const input of [undefined, null, 7, 'text', [], {}, { ...whole, format: 'other' }]) {
    assert.deepEqual(thrown(input), ['format', -1]);
  }
  for (const version of [2, 0, '1', undefined]) {
    assert.deepEqual(thrown({ ...whole, version }), ['format', -1]);
  }
  assert.deepEqual(thrown({ ...whole, entries: {} }), ['format', -1]);
});

test('[record-format setup] defaults: 1995, 15 reds, no start, side 0 breaks, one match', () => {
  const setup = parseSetup({ sides: [{ name: 'A' }, { name: 'B' }] });
  assert.ok(!isRefusal(setup));
  assert.equal(setup.rules, '1995');
  assert.equal(setup.reds, 15);
  assert.equal(setup.first, 0);
  assert.deepEqual(
    setup.sides.map(({ start, players }) => [start, players.length]),
    [
      [0, 1],
      [0, 1],
    ],
  );
  assert.equal(setup.match.games, 1);
});

test('[record-format setup] errors: entry -1', () => {
  const sides = [{ name: 'A' }, { name: 'B' }];
  const faults: readonly unknown[] = [
    undefined,
    null,
    {},
    { sides: [] },
    { sides: [{ name: 'A' }] },
    { sides, rules: '1996' },
    { sides, reds: 0 },
    { sides, reds: 16 },
    { sides, reds: 7.5 },
    { sides, first: 2 },
    { sides, first: -1 },
    { sides, game: { frames: 0 } },
    { sides, game: { frames: 3, wonBy: 'luck' } },
    { sides, match: { games: 0 } },
    { sides: [{ name: 'A', players: [] }, { name: 'B' }] },
    { sides: [{ name: 'A', start: 'seven' }, { name: 'B' }] },
  ];
  for (const setup of faults) assert.deepEqual(withSetup(setup), ['setup', -1]);
});

test('[record-format setup] each edition, 1 to 15 reds, either side first', () => {
  for (const rules of ['1995', '2014', '2019'] as const) {
    assert.equal(after([], { rules }).now.reds, 15);
  }
  assert.equal(after([], { reds: 1 }).now.reds, 1);
  const opened = after([], { first: 1 });
  assert.deepEqual(opened.now.striker, [1, 0]);
  const next = after([{ kind: 'concede', by: 0 }, FRAME], { first: 1 });
  assert.deepEqual(next.now.striker, [0, 0]);
});

test('[record-format setup] start: handicap points in every frame', () => {
  const sides = [{ name: 'A', start: 7 }, { name: 'B' }];
  const { frames, now } = after([{ kind: 'concede', by: 0 }, FRAME], { sides });
  assert.deepEqual(frames[0]?.scores, [7, 0]);
  assert.deepEqual(now.scores, [7, 0]);
});

const KINDS: readonly Entry[] = [
  FRAME,
  { kind: 'lots', first: 0 },
  pot('red'),
  stroke({ nominated: 'pink', hit: 'none', miss: true }),
  decide('replace'),
  { kind: 'penalty', by: 1, ball: 'red', reason: 'touched-while-consulting' },
  referee({ reason: 'said' }),
  { kind: 'break', points: 7 },
  { kind: 'rerack' },
  { kind: 'concede', by: 0 },
  FRAME,
  { kind: 'award', to: 0, reason: 'time' },
];

test('[record-format entries] at, video, note and fields of strangers change nothing, on any kind', () => {
  const stamped = KINDS.map((entry) => ({
    ...entry,
    at: '2024-05-06T19:00:00Z',
    video: 12.5,
    note: 'as seen',
    theirs: { any: ['thing'] },
  }));
  assert.deepEqual(replay(record(stamped)), replay(record(KINDS)));
});

test('[record-format entries] a log keeps the fields of strangers', () => {
  const entry = { ...pot('red'), theirs: 1 };
  assert.deepEqual(logAfter([entry]).record.entries[1], entry);
});

test('[record-format errors] entry: unknown kinds and field values, with their index', () => {
  const faults: readonly unknown[] = [
    undefined,
    null,
    'stroke',
    {},
    { kind: 'shot' },
    { kind: 'stroke', pocketed: 'red' },
    { kind: 'stroke', pocketed: ['purple'] },
    { kind: 'stroke', hit: 'white' },
    { kind: 'stroke', hit: ['red'] },
    { kind: 'stroke', hit: ['red', 'none'] },
    { kind: 'stroke', hit: ['red', 'red', 'red'] },
    { kind: 'stroke', nominated: 'white' },
    { kind: 'stroke', forcedOff: ['cue'] },
    { kind: 'stroke', fouls: ['bad-language'] },
    { kind: 'stroke', fouls: [{ code: 'push', balls: ['purple'] }] },
    { kind: 'stroke', fouls: 'push' },
    { kind: 'stroke', called: 3 },
    { kind: 'stroke', called: 8 },
    { kind: 'stroke', called: 4.5 },
    { kind: 'stroke', hit: 'none', miss: 'yes' },
    { kind: 'stroke', hit: 'none', freeBall: 1 },
    { kind: 'stroke', touching: ['white'] },
    { kind: 'stroke', by: [0] },
    { kind: 'stroke', by: [2, 0] },
    { kind: 'stroke', by: [0, 1] },
    { kind: 'stroke', video: 'soon' },
    { kind: 'decision', choice: 'pass' },
    { kind: 'penalty', by: 2, ball: 'red', reason: 'marker-touched' },
    { kind: 'penalty', by: 1, ball: 'red', reason: 'late' },
    { kind: 'lots', first: 2 },
    { kind: 'lots', first: 0, player: 1 },
    { kind: 'concede', by: 2 },
    { kind: 'concede', by: 0, what: 'evening' },
    { kind: 'award', to: 0, reason: 'charm' },
    { kind: 'award', to: 3, reason: 'time' },
    { kind: 'referee', scores: [1] },
    { kind: 'referee', striker: [0, 9] },
    { kind: 'referee', on: 'white' },
    { kind: 'break' },
    { kind: 'break', points: '16' },
  ];
  for (const entry of faults) {
    assert.deepEqual(strange(entry), ['entry', 1], JSON.stringify(entry));
  }
});

test('[record-format errors] the first entry that fails is named, however many follow', () => {
  const entries = [FRAME, pot('red'), pot('black'), decide('play'), { kind: 'nonsense' }];
  assert.deepEqual(thrown({ ...record([]), entries }), ['not-allowed', 3]);
});

test('[record-format errors] not-on-table: pocketed, hit, nominated, forced off, concerned', () => {
  const pinkOn = referee({ reds: 0, colours: ['pink', 'black'] });
  refuses('not-on-table', [pinkOn, pot('blue')]);
  refuses('not-on-table', [pinkOn, stroke({ hit: 'red' })]);
  refuses('not-on-table', [pinkOn, stroke({ hit: ['pink', 'blue'] })]);
  refuses('not-on-table', [pinkOn, stroke({ forcedOff: ['yellow'] })]);
  refuses('not-on-table', [pinkOn, stroke({ fouls: [{ code: 'touched', balls: ['green'] }] })]);
  refuses('not-on-table', [
    pinkOn,
    stroke({ hit: 'none', freeBall: true }),
    stroke({ nominated: 'red' }),
  ]);
  refuses('not-on-table', [
    pinkOn,
    { kind: 'penalty', by: 1, ball: 'blue', reason: 'touched-while-consulting' },
  ]);
});

test('[record-format errors] not-on-table: more reds than there are, a ball that falls twice', () => {
  refuses('not-on-table', [referee({ reds: 2 }), pot('red', 'red', 'red')]);
  refuses('not-on-table', [referee({ reds: 1 }), stroke({ hit: ['red', 'red'] })]);
  refuses('not-on-table', [pot('black', 'black')]);
  refuses('not-on-table', [pot('white', 'white')]);
  refuses('not-on-table', [stroke({ pocketed: ['black'], forcedOff: ['black'] })]);
});

test('[record-format errors] not-on-table: a white off the table touches nothing', () => {
  refuses('not-on-table', [stroke({ pocketed: ['white'], touching: ['red'] })]);
});

test('[record-format errors] nomination-needed: the value depends on a colour that nobody named', () => {
  refuses('nomination-needed', [pot('red'), FOUL]);
  refuses('nomination-needed', [pot('red'), pot('red')]);
  refuses('nomination-needed', [pot('red'), pot('yellow', 'green')]);
  refuses('nomination-needed', [pot('red'), stroke({ fouls: ['feet'] })]);
  // Seven whichever it was.
  assert.deepEqual(scores([pot('red'), pot('yellow', 'black')]), [1, 7]);
});

const LEVEL = [referee({ scores: [53, 60], reds: 0, colours: ['black'] }), pot('black')];

test('[record-format errors] not-allowed: nothing is played before a frame or after its end', () => {
  assert.deepEqual(thrown(record([MISSED])), ['not-allowed', 0]);
  const over: Entry[] = [{ kind: 'concede', by: 0 }];
  for (const entry of [MISSED, FOUL, decide('play'), referee({ reds: 3 })]) {
    refuses('not-allowed', [...over, entry]);
  }
  for (const entry of [{ kind: 'break', points: 1 }, { kind: 'rerack' }] as const) {
    refuses('not-allowed', [...over, entry]);
  }
});

test('[record-format errors] not-allowed: no frame within a frame, none after the match', () => {
  refuses('not-allowed', [FRAME]);
  refuses('not-allowed', [{ kind: 'concede', by: 0, what: 'match' }, FRAME]);
});

test('[record-format errors] not-allowed: while lots are awaited nobody plays', () => {
  refuses('not-allowed', [...LEVEL, MISSED]);
  refuses('not-allowed', [...LEVEL, { kind: 'break', points: 7 }]);
  refuses('not-allowed', [pot('red'), { kind: 'lots', first: 1 }]);
});

test('[record-format errors] not-allowed: decisions', () => {
  refuses('not-allowed', [decide('play')]);
  refuses('not-allowed', [MISSED, decide('play-again')]);
  refuses('not-allowed', [FOUL, decide('replace')]);
  refuses('not-allowed', [MISS, decide('play'), decide('play')]);
  refuses('not-allowed', [MISS, decide('replace'), decide('replace')]);
});

test('[record-format errors] not-allowed: free ball or miss without a foul, a miss on the last black', () => {
  refuses('not-allowed', [stroke({ freeBall: true })]);
  refuses('not-allowed', [stroke({ miss: true })]);
  refuses('not-allowed', [stroke({ miss: {} })]);
  refuses('not-allowed', [referee({ reds: 0, colours: ['black'] }), MISS]);
});

test('[record-format errors] impossible: breaks, scores and tables that cannot be', () => {
  refuses('impossible', [{ kind: 'break', points: 148 }]);
  refuses('impossible', [referee({ scores: [1000, 0] })]);
  refuses('impossible', [referee({ scores: [-1, 0] })]);
  refuses('impossible', [referee({ reds: -1 })]);
  refuses('impossible', [referee({ reds: 17 })]);
  refuses('impossible', [referee({ colours: [] })]);
  refuses('impossible', [referee({ colours: ['pink', 'pink'] })]);
  refuses('impossible', [referee({ on: 'pink' })]);
  refuses('impossible', [referee({ reds: 0, on: 'red' })]);
});

test('[record-format errors] an entry that fails is never half applied', () => {
  const log = logAfter([...pots('red', 'black')]);
  const state = log.state;
  const before = JSON.stringify(summarise(state));
  assert.equal(isRefusal(apply(state, stroke({ pocketed: ['red'], miss: true }))), true);
  assert.equal(log.enter(pot('black', 'black'))?.code, 'not-on-table');
  assert.equal(JSON.stringify(summarise(log.state)), before);
  assert.equal(log.length, 3);
});

test('[record-format fouls] every code is a foul of four to seven', () => {
  for (const code of FOUL_CODES) {
    const points = scores([stroke({ fouls: [code] })])[1] ?? 0;
    assert.ok(points >= 4 && points <= 7, code);
    assert.deepEqual(scores([stroke({ fouls: [{ code }] })]), [0, points]);
  }
});

test('[record-format fouls] a stroke is a foul when one thing holds, or when called', () => {
  assert.deepEqual(scores([stroke({ pocketed: [], forcedOff: [], fouls: [] })]), [0, 0]);
  assert.deepEqual(scores([stroke({ freeBall: false, miss: false, beforeStroke: false })]), [0, 0]);
  const called = after([stroke({ pocketed: ['red'], called: 5 })]);
  assert.deepEqual(called.now.scores, [0, 5]);
  assert.equal(called.now.reds, 14);
});

test('[record-format stroke] tags and attempted are for statistics', () => {
  const tagged = stroke({ tags: ['long', 'my own'], attempted: 'red' });
  assert.deepEqual(after([tagged]), after([MISSED]));
});

test('[record-format stroke] a colour of choice names itself where one falls or is hit', () => {
  assert.deepEqual(scores([pot('red'), pot('blue')]), [6, 0]);
  assert.deepEqual(scores([pot('red'), stroke({ hit: 'blue' })]), [1, 0]);
  assert.deepEqual(scores([pot('red'), MISSED]), [1, 0]);
});

test('[record-format decision] a stroke with no decision between means play', () => {
  for (const foul of [FOUL, MISS, stroke({ hit: 'none', freeBall: true })]) {
    assert.deepEqual(after([foul, pot('red')]), after([foul, decide('play'), pot('red')]));
  }
});

test('[record-format referee] what is left out stays as it is', () => {
  const before = after([pot('red')]).now;
  assert.deepEqual(after([pot('red'), referee({ reason: 'no change' })]).now, before);
  const { now } = after([pot('red'), referee({ scores: [5, 9] })]);
  assert.deepEqual(now.scores, [5, 9]);
  assert.deepEqual(now.on, before.on);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.reds, 14);
});

test('[record-format referee] each thing that he may state', () => {
  const { now } = after([
    referee({
      scores: [62, 41],
      reds: 3,
      striker: [1, 0],
      on: 'colour',
      inHand: false,
      reason: 'joined',
    }),
  ]);
  assert.deepEqual([now.scores, now.reds, now.striker], [[62, 41], 3, [1, 0]]);
  assert.equal(now.on.length, 6);
  assert.equal(now.inHand, false);
  assert.equal(after([MISSED, referee({ inHand: true })]).now.inHand, true);
  assert.deepEqual(after([referee({ reds: 0, colours: ['blue', 'green'] })]).now.on, ['green']);
});

test('[record-format] the record given is not changed, and equal records have equal summaries', () => {
  const text = JSON.stringify(record(KINDS));
  const one = JSON.parse(text) as unknown;
  const summary = replay(one);
  assert.equal(JSON.stringify(one), text);
  assert.deepEqual(replay(JSON.parse(text)), summary);
});

test('[record-format] apply leaves the state that it was given as it was', () => {
  const state = stateAfter([pot('red')]);
  const before = JSON.stringify(state);
  apply(state, pot('black'));
  apply(state, stroke({ nominated: 'pink', hit: 'none', miss: true }));
  assert.equal(JSON.stringify(state), before);
});
