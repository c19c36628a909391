/** Statistics: hand-worked records, one kind of figure each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COLOURS,
  MatchLog,
  RecordError,
  statistics,
  statisticsOf,
  type Ball,
  type Entry,
  type SetupInput,
  type SideFigures,
} from '../../src/index.js';
import {
  FOUR_HANDED,
  FRAME,
  MISSED,
  decide,
  pot,
  pots,
  record,
  referee,
  stroke,
} from './support.js';

const MAXIMUM: Ball[] = [
  ...Array.from({ length: 15 }, (): Ball[] => ['red', 'black']).flat(),
  ...COLOURS,
];

/** Match figures of a side after a frame was opened and these entries were made. */
const side = (s: number, entries: readonly Entry[], setup?: Partial<SetupInput>): SideFigures => {
  const figures = statistics(record([FRAME, ...entries], setup)).match.sides[s];
  assert.ok(figures);
  return figures;
};

const MISSES_ALL = stroke({ hit: 'none' });
const SAFETY = stroke({ tags: ['safety'] });

/** A: 8, misses a red; B misses all balls; A: 1, then safety; B: 1, then safety; A misses. */
const RALLY: Entry[] = [
  stroke({ pocketed: ['red'], tags: ['long'] }),
  stroke({ pocketed: ['black'], tags: ['rest'] }),
  stroke({ attempted: 'red', tags: ['long'] }),
  stroke({ hit: 'none', tags: ['escape'] }),
  pot('red'),
  SAFETY,
  pot('red'),
  SAFETY,
  MISSED,
];

test('a rally: breaks, points by balls and by penalties, visits, strokes', () => {
  const a = side(0, RALLY);
  assert.deepEqual(a.breaks, [
    { frame: 0, player: 0, points: 8, balls: ['red', 'black'] },
    { frame: 0, player: 0, points: 1, balls: ['red'] },
  ]);
  assert.equal(a.highestBreak, 8);
  assert.equal(a.pointsByBalls, 9);
  assert.equal(a.pointsByPenalties, 4);
  assert.equal(a.score, 13);
  assert.equal(a.visits, 3);
  assert.equal(a.strokes, 6);
  assert.equal(a.fouls, 0);
  const b = side(1, RALLY);
  assert.equal(b.pointsByBalls, 1);
  assert.equal(b.pointsByPenalties, 0);
  assert.equal(b.visits, 2);
  assert.equal(b.strokes, 3);
  assert.equal(b.fouls, 1);
});

test('a rally: pots, long pots, pots with the rest, safeties, escapes', () => {
  const a = side(0, RALLY);
  assert.deepEqual(a.pots, { attempts: 4, successes: 3 });
  assert.deepEqual(a.long, { attempts: 2, successes: 1 });
  assert.deepEqual(a.rest, { attempts: 1, successes: 1 });
  assert.deepEqual(a.safety, { attempts: 1, successes: 0 }, 'B potted a red from it');
  const b = side(1, RALLY);
  assert.deepEqual(b.safety, { attempts: 1, successes: 1 });
  assert.deepEqual(b.escape, { attempts: 1, successes: 0 });
  assert.deepEqual(side(0, [stroke({ tags: ['escape'] })]).escape, { attempts: 1, successes: 1 });
});

test('a player alone on his side has the figures of the side', () => {
  const { pointsByPenalties, score, framesWon, players, ...figures } = side(0, RALLY);
  assert.deepEqual(players, [figures]);
  assert.deepEqual([pointsByPenalties, score, framesWon], [4, 13, 0]);
});

test('a safety counts when it is answered, or the frame is over', () => {
  const none = { attempts: 0, successes: 0 };
  const held = { attempts: 1, successes: 1 };
  assert.deepEqual(side(0, [SAFETY]).safety, none);
  assert.deepEqual(side(0, [SAFETY, MISSES_ALL]).safety, held, 'a foul is no score');
  assert.deepEqual(side(0, [SAFETY, { kind: 'concede', by: 1 }]).safety, held);
  assert.deepEqual(side(0, [SAFETY, { kind: 'break', points: 8 }]).safety.successes, 0);
  const foul = side(0, [stroke({ hit: 'none', tags: ['safety'] })]);
  assert.deepEqual(foul.safety, { attempts: 1, successes: 0 });
});

test('a tag of a pot is an attempt, unless the stroke was a safety or an escape', () => {
  const missed = (...tags: string[]) => side(0, [stroke({ tags })]).pots.attempts;
  assert.equal(missed('plant'), 1);
  assert.equal(missed('rest'), 1);
  assert.equal(missed('rest', 'safety'), 0);
  assert.equal(missed('long', 'escape'), 0);
  assert.equal(missed(), 0);
});

test('a pot in a foul, or of another ball than the one attempted, is a miss', () => {
  const inOff = stroke({ pocketed: ['red', 'white'], attempted: 'red' });
  assert.deepEqual(side(0, [inOff]).pots, { attempts: 1, successes: 0 });
  const other = stroke({ nominated: 'blue', pocketed: ['blue'], attempted: 'black' });
  assert.deepEqual(side(0, [pot('red'), other]).pots, { attempts: 2, successes: 1 });
});

test('fifties and centuries: a maximum is both, 49 and 99 are neither', () => {
  const a = side(0, pots(...MAXIMUM));
  assert.deepEqual([a.highestBreak, a.fifties, a.centuries], [147, 1, 1]);
  assert.equal(a.framesWon, 1);
  // From a full table: 6 reds and blacks and a red make 49.
  const b = side(1, [MISSED, ...pots(...MAXIMUM.slice(0, 13))]);
  assert.deepEqual([b.highestBreak, b.fifties], [49, 0]);
  const entered: Entry[] = [50, 1, 49].map((points) => ({ kind: 'break', points }));
  assert.deepEqual([side(0, entered).fifties, side(0, entered).centuries], [1, 0]);
});

test('a break entered as one number: points, a break and a visit, no strokes', () => {
  const {
    breaks,
    pointsByBalls,
    visits,
    strokes,
    pots: potted,
  } = side(0, [{ kind: 'break', points: 40 }]);
  assert.deepEqual(breaks, [{ frame: 0, player: 0, points: 40, balls: [] }]);
  assert.deepEqual([pointsByBalls, visits, strokes, potted.attempts], [40, 1, 0, 0]);
});

test('a visit goes on while nobody else plays: play again and replace are no new one', () => {
  const foul = stroke({ hit: 'none', miss: true });
  assert.equal(side(0, [foul, decide('replace'), MISSED]).visits, 1);
  assert.equal(side(0, [foul, MISSED, MISSED]).visits, 2);
});

test('3.11(a): a foul before the stroke is a foul and a visit, but no stroke', () => {
  const touched = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['pink'] }] });
  const { fouls, strokes, visits } = side(0, [touched]);
  assert.deepEqual([fouls, strokes, visits], [1, 0, 1]);
  assert.equal(side(1, [touched]).pointsByPenalties, 6);
});

test('3.14(h): a penalty without loss of turn counts, and breaks no visit', () => {
  const penalty: Entry = {
    kind: 'penalty',
    by: 0,
    ball: 'blue',
    reason: 'touched-while-consulting',
  };
  const entries = [pot('red'), penalty, pot('black')];
  const { fouls, visits, breaks } = side(0, entries);
  assert.deepEqual([fouls, visits, breaks.length], [1, 1, 1]);
  // A colour of choice is on and none nominated: seven.
  assert.equal(side(1, entries).pointsByPenalties, 7);
  // Of two players nobody knows whose it was.
  const four = side(0, entries, FOUR_HANDED);
  assert.deepEqual([four.fouls, ...four.players.map((player) => player.fouls)], [1, 0, 0]);
});

test('3.17: in four-handed snooker each player has his own', () => {
  const { players, pointsByBalls } = side(
    0,
    [...pots('red', 'black'), MISSED, MISSED, pot('red')],
    FOUR_HANDED,
  );
  assert.equal(pointsByBalls, 9);
  assert.deepEqual(
    players.map((player) => [player.pointsByBalls, player.highestBreak, player.visits]),
    [
      [8, 8, 1],
      [1, 1, 1],
    ],
  );
});

test('3.16: a re-rack voids points and breaks of the frame, but not what was played', () => {
  const entries: Entry[] = [
    ...pots('red', 'black'),
    MISSED,
    MISSES_ALL,
    { kind: 'rerack' },
    pot('red'),
  ];
  const a = side(0, entries);
  assert.deepEqual([a.pointsByBalls, a.pointsByPenalties, a.score], [1, 0, 1]);
  assert.deepEqual(a.breaks, [{ frame: 0, player: 0, points: 1, balls: ['red'] }]);
  assert.deepEqual([a.pots.successes, a.visits, a.strokes], [3, 2, 4]);
  assert.equal(side(1, entries).fouls, 1);
});

test('score: handicap and what the referee states are in it, points by balls are not', () => {
  const sides = [{ name: 'A', start: 20 }, { name: 'B' }];
  const handicap = side(0, [pot('red')], { sides });
  assert.deepEqual([handicap.score, handicap.pointsByBalls], [21, 1]);
  const joined = side(1, [referee({ scores: [30, 40], striker: [1, 0] }), pot('red')]);
  assert.deepEqual([joined.score, joined.pointsByBalls], [41, 1]);
});

test('time: from the entry before a stroke to the stroke, both stamped', () => {
  const stamp = (entry: Entry, seconds: number): Entry => ({
    ...entry,
    at: new Date(Date.UTC(2024, 0, 1) + seconds * 1000).toISOString(),
  });
  const entries = [
    stamp(FRAME, 0),
    stamp(MISSED, 20),
    stamp(MISSES_ALL, 50),
    stamp(decide('play-again'), 90),
    stamp(MISSED, 100),
    stamp(pot('red'), 130),
    MISSED,
  ];
  const [a, b] = statistics(record(entries)).match.sides;
  // A: 20 and 30; his last stroke has no stamp. B: 30 and, the choice of A left out, 10.
  assert.deepEqual([a?.time, a?.averageShotTime], [50, 25]);
  assert.deepEqual([b?.time, b?.averageShotTime], [40, 20]);
});

test('time: null without stamps, and a whole break is time at the table, not of one shot', () => {
  assert.deepEqual([side(0, [MISSED]).time, side(0, [MISSED]).averageShotTime], [null, null]);
  const entries: Entry[] = [
    { kind: 'frame', at: '2024-01-01T12:00:00Z' },
    { kind: 'break', points: 60, at: '2024-01-01T12:05:00Z' },
  ];
  const [a] = statistics(record(entries)).match.sides;
  assert.deepEqual([a?.time, a?.averageShotTime], [300, null]);
});

test('frames and match: each frame for itself, the match their sum', () => {
  const conceded: Entry = { kind: 'concede', by: 1 };
  const entries: Entry[] = [FRAME, pot('red'), conceded, FRAME, MISSED, ...pots('red', 'blue')];
  const { frames, match } = statistics(record(entries));
  assert.deepEqual(
    frames.map(({ sides }) => sides.map(({ score }) => score)),
    [
      [1, 0],
      [6, 0],
    ],
  );
  assert.deepEqual(
    match.sides.map(({ score, framesWon, visits }) => [score, framesWon, visits]),
    [
      [7, 1, 2],
      [0, 0, 1],
    ],
  );
  assert.deepEqual(
    match.sides[0]?.breaks.map(({ frame }) => frame),
    [0, 1],
  );
});

test('before the first frame there are no frames, and the match stands at nought', () => {
  const { frames, match } = statistics(record([]));
  assert.deepEqual(frames, []);
  assert.equal(match.sides.length, 2);
  assert.equal(match.sides[0]?.score, 0);
});

test('a change in the middle of a log: the figures are those of the new record', () => {
  const log = MatchLog.open(record([FRAME, ...RALLY]));
  assert.equal(log.edit(2, stroke({ pocketed: ['pink'] })), null);
  assert.equal(statisticsOf(log).match.sides[0]?.highestBreak, 7);
  assert.deepEqual(statisticsOf(log), statistics(log.record));
});

test('statistics are plain data, and a record that fails throws', () => {
  const plain = statistics(record([FRAME, ...RALLY]));
  assert.deepEqual(JSON.parse(JSON.stringify(plain)), plain);
  assert.throws(() => statistics(record([MISSED])), RecordError);
});
