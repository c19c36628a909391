/** What users of other scorers ran into, as far as the engine is concerned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchLog, isRefusal, options, replay, summarise, type Entry } from '../../src/index.js';
import {
  FRAME,
  MISSED,
  after,
  decide,
  logAfter,
  pot,
  pots,
  record,
  referee,
  refuses,
  scores,
  stateAfter,
  stroke,
} from './support.js';

const FREE = stroke({ hit: 'none', freeBall: true });
const MISS = stroke({ hit: 'none', miss: { fullBall: true } });
const COLOURS_ONLY = referee({ reds: 0 });
const CONCEDE_B: Entry = { kind: 'concede', by: 0 };

const blackOnly = (a: number, b: number): Entry =>
  referee({ scores: [a, b], reds: 0, colours: ['black'] });

/** The live state says what a replay of the record says. */
const standsAsRecorded = (log: MatchLog): void =>
  assert.deepEqual(summarise(log.state), replay(log.record));

test('[lesson 1] one red potted: 146 for the striker, 139 for the opponent', () => {
  assert.deepEqual(after([pot('red')]).now.remaining, [146, 139]);
});

test('[lesson 2] last red potted: 34 and 27', () => {
  assert.deepEqual(after([referee({ reds: 1 }), pot('red')]).now.remaining, [34, 27]);
});

test('[lesson 3] free ball after the opening stroke: 155; once potted 154', () => {
  assert.equal(after([FREE]).now.remaining[1], 155);
  const potted = stroke({ nominated: 'green', pocketed: ['green'] });
  assert.equal(after([FREE, potted]).now.remaining[1], 154);
});

test('[lesson 4] yellow on, free black potted: two, spotted, yellow still on, 27 left', () => {
  const potted = stroke({ nominated: 'black', pocketed: ['black'] });
  const { now } = after([COLOURS_ONLY, FREE, potted]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.equal(now.colours.includes('black'), true);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [27, 27]);
});

test('[lesson 5] a free ball that is missed is gone; undo brings it back', () => {
  const log = logAfter([FREE, stroke({ nominated: 'green', hit: 'green' })]);
  assert.equal(summarise(log.state).now.freeBall, false);
  assert.equal(log.undo(), null);
  assert.equal(summarise(log.state).now.freeBall, true);
  standsAsRecorded(log);
});

test('[lesson 6] free brown and a red both fall: two, one red gone, a colour on', () => {
  const { now } = after([FREE, stroke({ nominated: 'brown', pocketed: ['brown', 'red'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.equal(now.reds, 14);
  assert.equal(now.on.length, 6);
});

test('[lesson 7] foul on a colour after a red: the opponent is on a red, worth one', () => {
  const foul = stroke({ nominated: 'blue', hit: 'none' });
  assert.deepEqual(after([pot('red'), foul]).now.on, ['red']);
  assert.deepEqual(scores([pot('red'), foul, pot('red')]), [1, 6]);
});

test('[lesson 8] in-off with blue, pink, black on, in sequence and nominated: 5, 6, 7', () => {
  for (const [ball, points, colours] of [
    ['blue', 5, ['blue', 'pink', 'black']],
    ['pink', 6, ['pink', 'black']],
    ['black', 7, ['black']],
  ] as const) {
    const { frames } = after([referee({ reds: 0, colours }), pot('white')]);
    assert.deepEqual(frames[0]?.scores, [0, points]);
    const nominated = stroke({ nominated: ball, pocketed: ['white'] });
    assert.deepEqual(scores([pot('red'), nominated]), [1, points]);
  }
});

test('[lesson 9] a foul on the last black ends the frame, or levels it: re-spotted black', () => {
  assert.equal(after([blackOnly(20, 30), pot('white')]).frames[0]?.winner, 1);
  const { now } = after([blackOnly(60, 53), pot('white')]);
  assert.deepEqual(now.scores, [60, 60]);
  assert.equal(now.phase, 'respotted-black');
});

test('[lesson 10] level after the last black: lots, then the first score or foul ends it', () => {
  const level = [blackOnly(53, 60), pot('black')];
  assert.equal(after(level).now.awaiting, 'lots');
  refuses('not-allowed', [...level, pot('black')]);
  const lots: Entry = { kind: 'lots', first: 1 };
  assert.deepEqual(after([...level, lots]).now.striker, [1, 0]);
  assert.equal(after([...level, lots, MISSED]).now.phase, 'respotted-black');
  assert.deepEqual(after([...level, lots, pot('black')]).frames[0]?.scores, [60, 67]);
});

test('[lesson 11] the leader concedes at 50-30: one frame to the other, the next adds nothing', () => {
  const conceded = [referee({ scores: [50, 30] }), CONCEDE_B];
  assert.deepEqual(after(conceded).games[0]?.frames, [0, 1]);
  assert.deepEqual(after([...conceded, FRAME]).games[0]?.frames, [0, 1]);
  refuses('not-allowed', [...conceded, CONCEDE_B]);
});

test('[lesson 12] third full-ball miss: the frame, with the points of the foul first', () => {
  const replace = decide('replace');
  const { frames } = after([MISS, replace, MISS, replace, MISS]);
  assert.deepEqual(frames[0]?.scores, [0, 12]);
  assert.equal(frames[0].winner, 1);
});

test('[lesson 13] miss, fair safety, miss: the count starts again', () => {
  const safety = stroke({ hit: 'red', tags: ['safety'] });
  const entries = [MISS, decide('replace'), safety, MISSED, MISS];
  assert.equal(after(entries).now.misses, 1);
});

test('[lesson 14] a red fell in a foul and a miss, all replaced: it is back, the penalty stands', () => {
  const fell = stroke({ hit: 'black', pocketed: ['red'], miss: true });
  const { now } = after([fell, decide('replace')]);
  assert.equal(now.reds, 15);
  assert.deepEqual(now.scores, [0, 7]);
});

test('[lesson 15] play again: on red or the lowest colour, no free ball', () => {
  const again = decide('play-again');
  assert.deepEqual(after([FREE, again]).now.on, ['red']);
  assert.equal(after([FREE, again]).now.freeBall, false);
  assert.deepEqual(after([COLOURS_ONLY, FREE, again]).now.on, ['yellow']);
});

test('[lesson 15] replaced: what was on before is on again', () => {
  const missed = stroke({ nominated: 'blue', hit: 'none', miss: true });
  assert.equal(after([pot('red'), missed, decide('replace')]).now.on.length, 6);
});

test('[lesson 16] play again is there for a side that needs snookers', () => {
  const needing = [referee({ scores: [70, 0], reds: 1 }), stroke({ hit: 'none' })];
  assert.deepEqual(after(needing).now.snookers[1], { tie: 8, win: 8 });
  assert.deepEqual(after([...needing, decide('play-again')]).now.striker, [0, 0]);
});

test('[lesson 17] pot and foul on the opening stroke are like any other', () => {
  assert.deepEqual(scores([pot('red')]), [1, 0]);
  assert.deepEqual(scores([pot('red', 'white')]), [0, 4]);
});

test('[lesson 18] five reds pocketed in one foul all leave the table', () => {
  const { now } = after([pot('red', 'red', 'red', 'red', 'red', 'white')]);
  assert.equal(now.reds, 10);
  assert.deepEqual(now.scores, [0, 4]);
});

test('[lesson 19] red on: only a red may be tapped; a blue that falls is a foul of five', () => {
  assert.deepEqual(options(stateAfter([])).stroke?.on, ['red']);
  const { now } = after([pot('blue')]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.freeBall, false);
});

test('[lesson 20] foul, pot, undo, redo, reload: the live state is a replay of the record', () => {
  const log = logAfter([]);
  for (const entry of [FREE, stroke({ nominated: 'pink', pocketed: ['pink'] })]) {
    assert.equal(log.enter(entry), null);
    standsAsRecorded(log);
  }
  log.undo();
  assert.deepEqual(summarise(log.state).now.scores, [0, 4]);
  standsAsRecorded(log);
  log.redo();
  assert.deepEqual(summarise(log.state).now.scores, [0, 5]);
  standsAsRecorded(log);
  const saved = JSON.parse(JSON.stringify([log.record, log.history])) as [unknown, never];
  const reloaded = MatchLog.open(...saved);
  assert.deepEqual(summarise(reloaded.state), summarise(log.state));
  assert.equal(reloaded.undo(), null);
  assert.deepEqual(summarise(reloaded.state).now.scores, [0, 4]);
});

test('[lesson 21] undo after the last black, and after the next frame has begun', () => {
  const log = logAfter([blackOnly(60, 20), pot('black'), FRAME]);
  log.undo();
  assert.equal(summarise(log.state).now.awaiting, 'frame');
  log.undo();
  const { now, frames } = summarise(log.state);
  assert.deepEqual(now.scores, [60, 20]);
  assert.deepEqual(now.on, ['black']);
  assert.equal(frames.length, 1);
  assert.equal(frames[0]?.ended, null);
});

test('[lesson 21] undo of the first action of a match', () => {
  const log = MatchLog.open(record([]));
  assert.equal(log.enter(FRAME), null);
  assert.equal(log.undo(), null);
  assert.equal(log.length, 0);
  assert.equal(summarise(log.state).now.awaiting, 'frame');
  assert.equal(isRefusal(log.undo()), true);
});

/** 40 strokes: red, colour, red, miss, and the other side the same; the sixth is a blue. */
const FORTY = Array.from({ length: 10 }, (_, visit) => [
  pot('red'),
  pot(visit === 1 ? 'blue' : 'black'),
  MISSED,
  MISSED,
]).flat();

test('[lesson 22] a blue made a pink early on: one more from there, nothing else changes', () => {
  const log = logAfter(FORTY);
  const before = summarise(log.state);
  // 10 reds, 9 blacks and a blue.
  assert.deepEqual(before.now.scores, [78, 0]);
  assert.equal(log.edit(6, pot('pink')), null);
  const edited = summarise(log.state);
  assert.deepEqual(edited.now.scores, [79, 0]);
  assert.deepEqual(
    edited.frames[0]?.breaks.map(({ points }) => points),
    [8, 7, 8, 8, 8, 8, 8, 8, 8, 8],
  );
  // 78 behind with 67 on, then 79.
  assert.deepEqual(before.now.snookers[1], { tie: 3, win: 3 });
  assert.deepEqual(edited.now.snookers[1], { tie: 3, win: 4 });
  const others = { scores: [], snookers: [] };
  assert.deepEqual({ ...edited.now, ...others }, { ...before.now, ...others });
  standsAsRecorded(log);
});

test('[lesson 22] an edit that makes a later stroke impossible is refused and names it', () => {
  const log = logAfter([...pots('red', 'blue'), FREE, stroke({ nominated: 'pink' })]);
  const before = log.record;
  // Entry 3 is the foul; without it nothing allows the nomination of entry 4.
  const refused = log.edit(3, MISSED);
  assert.equal(refused?.code, 'not-allowed');
  assert.equal(refused.entry, 4);
  assert.deepEqual(log.record, before);
});

test('[lesson 23] joined late: 62-41, four reds, B at the table, 59 on', () => {
  const { now } = after([referee({ scores: [62, 41], reds: 4, striker: [1, 0], on: 'red' })]);
  assert.deepEqual(now.scores, [62, 41]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.deepEqual(now.remaining, [59, 59]);
});

test('[lesson 24] re-rack: frame clean, match score kept, same player breaks', () => {
  const first = [blackOnly(60, 20), pot('black'), FRAME];
  const { now, games } = after([...first, ...pots('red', 'black'), FREE, { kind: 'rerack' }]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.equal(now.reds, 15);
  assert.equal(now.freeBall, false);
  assert.equal(now.awaiting, null);
  assert.deepEqual(games[0]?.frames, [1, 0]);
});

test('[lesson 25] a break of 16, then a foul of five', () => {
  const { now } = after([{ kind: 'break', points: 16 }, pot('blue')]);
  assert.deepEqual(now.scores, [21, 0]);
});

test('[lesson 25] three with yellow on, 148 with no free ball: refused', () => {
  refuses('impossible', [COLOURS_ONLY, { kind: 'break', points: 3 }]);
  refuses('impossible', [{ kind: 'break', points: 148 }]);
  assert.deepEqual(scores([COLOURS_ONLY, { kind: 'break', points: 5 }]), [5, 0]);
});

const HANDICAP = { sides: [{ name: 'A' }, { name: 'B', start: 14 }] };

test('[lesson 26] a start of 14 counts in the frame, in ties and in snookers, not in breaks', () => {
  const opened = after([pot('red')], HANDICAP);
  assert.deepEqual(opened.now.scores, [1, 14]);
  assert.equal(opened.frames[0]?.breaks.length, 1);
  const level = [blackOnly(7, 14), pot('black')];
  assert.equal(after(level, HANDICAP).now.phase, 'respotted-black');
  // 14 behind with 13 on.
  const { now } = after([referee({ reds: 0, colours: ['pink', 'black'] })], HANDICAP);
  assert.deepEqual(now.snookers[0], { tie: 1, win: 1 });
});

for (const [reds, points] of [
  [10, 107],
  [6, 75],
] as const) {
  test(`[lesson 27] ${reds} reds: ${points} on the table, again after a re-rack`, () => {
    assert.deepEqual(after([], { reds }).now.remaining, [points, points]);
    const { now } = after([pot('red'), { kind: 'rerack' }], { reds });
    assert.equal(now.reds, reds);
  });
}
