/** Statistics at their edges: who a penalty counts for, what begins a visit, when a safety held. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statistics, type Entry, type SetupInput, type SideFigures } from '../../src/index.js';
import { FOUR_HANDED, FRAME, MISSED, pot, pots, record, referee, stroke } from './support.js';

const side = (s: number, entries: readonly Entry[], setup?: Partial<SetupInput>): SideFigures => {
  const figures = statistics(record([FRAME, ...entries], setup)).match.sides[s];
  assert.ok(figures);
  return figures;
};

const penalty = (by: number): Entry => ({
  kind: 'penalty',
  by,
  ball: 'red',
  reason: 'touched-while-consulting',
});
const SAFETY = stroke({ tags: ['safety'] });
const CONCEDED: Entry = { kind: 'concede', by: 1 };
const RERACK: Entry = { kind: 'rerack' };

for (const tag of ['long', 'rest', 'plant']) {
  test(`a miss tagged “${tag}” alone was an attempt to pot`, () => {
    const missed = [stroke({ tags: [tag] })];
    assert.deepEqual(side(0, missed).pots, { attempts: 1, successes: 0 });
  });
}

test('a miss without tags, and a safety with the rest, were none', () => {
  assert.deepEqual(side(0, [MISSED]).pots, { attempts: 0, successes: 0 });
  const safe = [stroke({ tags: ['safety', 'rest'] })];
  assert.deepEqual(side(0, safe).pots, { attempts: 0, successes: 0 });
});

test('a break of 99 is no century; one of 100 is', () => {
  const points = (count: number): Entry[] => [{ kind: 'break', points: count }];
  assert.equal(side(0, points(99)).centuries, 0);
  assert.equal(side(0, points(100)).centuries, 1);
  assert.equal(side(0, points(49)).fifties, 0);
  assert.equal(side(0, points(50)).fifties, 1);
});

test('a penalty without loss of turn is a foul of the player who is alone on his side', () => {
  const b = side(1, [penalty(1)]);
  assert.equal(b.fouls, 1);
  assert.equal(b.players[0]?.fouls, 1);
});

test('of a pair nobody knows which: the side has the foul, neither player', () => {
  const b = side(1, [penalty(1)], FOUR_HANDED);
  assert.equal(b.fouls, 1);
  assert.deepEqual(
    b.players.map(({ fouls }) => fouls),
    [0, 0],
  );
});

test('two sides of one and two players: the one is known, the pair is not', () => {
  const setup: SetupInput = {
    sides: [{ name: 'A', players: [{ name: 'A1' }, { name: 'A2' }] }, { name: 'B' }],
  };
  assert.equal(side(1, [MISSED, penalty(1)], setup).players[0]?.fouls, 1);
  assert.equal(side(0, [MISSED, penalty(0)], setup).players[0]?.fouls, 0);
});

test('a penalty is no visit, no stroke and no time, and does not end the visit at the table', () => {
  const at = (second: number): { at: string } => ({ at: `2026-01-01T10:00:0${second}Z` });
  const a = side(0, [
    { ...pot('red'), ...at(1) },
    { ...penalty(1), ...at(3) },
    { ...pot('black'), ...at(7) },
  ]);
  assert.deepEqual([a.visits, a.strokes, a.time], [1, 2, 4]);
  const own = side(0, [{ ...pot('red'), ...at(1) }, { ...penalty(0), ...at(3) }]); // prettier-ignore
  assert.deepEqual([own.visits, own.strokes, own.time], [1, 1, null]);
});

test('time: none where a stamp is missing or runs backwards; nought is a time', () => {
  const at = '2026-01-01T10:00:05Z';
  const before = '2026-01-01T10:00:00Z';
  assert.equal(side(0, [{ ...pot('red'), at }, pot('black')]).time, null);
  assert.equal(side(0, [pot('red'), { ...pot('black'), at }]).time, null);
  assert.equal(
    side(0, [
      { ...pot('red'), at },
      { ...pot('black'), at: before },
    ]).time,
    null,
  );
  assert.equal(
    side(0, [
      { ...pot('red'), at },
      { ...pot('black'), at },
    ]).time,
    0,
  );
});

test('a safety held: the next stroke scored nothing, or was the same side’s', () => {
  assert.deepEqual(side(0, [SAFETY, MISSED]).safety, { attempts: 1, successes: 1 });
  assert.deepEqual(side(0, [SAFETY, pot('red')]).safety, { attempts: 1, successes: 0 });
  const again: Entry[] = [SAFETY, referee({ striker: [0, 0] }), pot('red')];
  assert.deepEqual(side(0, again).safety, { attempts: 1, successes: 1 });
});

test('a penalty in between is no answer to a safety', () => {
  assert.deepEqual(side(0, [SAFETY, penalty(0), pot('red')]).safety, { attempts: 1, successes: 0 });
  assert.deepEqual(side(0, [SAFETY, penalty(0)]).safety, { attempts: 0, successes: 0 });
});

test('a safety without an answer: it held once the frame is over, or begun anew (3.16)', () => {
  assert.deepEqual(side(0, [SAFETY]).safety, { attempts: 0, successes: 0 });
  assert.deepEqual(side(0, [SAFETY, CONCEDED]).safety, { attempts: 1, successes: 1 });
  assert.deepEqual(side(0, [SAFETY, RERACK]).safety, { attempts: 1, successes: 1 });
  assert.deepEqual(side(0, [SAFETY, RERACK, pot('red')]).safety, { attempts: 1, successes: 1 });
});

test('[3.16] a frame that is begun anew: a visit too, and no points of before', () => {
  const a = side(0, [...pots('red', 'black'), RERACK, ...pots('red')]);
  assert.deepEqual([a.visits, a.pointsByBalls], [2, 1]);
});

test('[3.4(b)(ii)] after the lots for the re-spotted black whoever plays comes to the table', () => {
  const level = referee({ reds: 0, colours: ['black'], on: 'black', scores: [3, 10] });
  const lots: Entry = { kind: 'lots', first: 0 };
  assert.equal(side(0, [level, pot('black'), lots, pot('black')]).visits, 2);
});

test('a frame won counts for its winner, and another frame begins with nothing', () => {
  const { frames } = statistics(record([FRAME, ...pots('red', 'black'), CONCEDED, FRAME]));
  assert.deepEqual(
    frames.map(({ sides }) => sides.map(({ framesWon, visits }) => [framesWon, visits])),
    [
      [
        [1, 1],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ],
  );
});

test('nothing was played: no frames, and no figures', () => {
  const { frames, match } = statistics(record([]));
  assert.deepEqual(frames, []);
  assert.deepEqual(
    match.sides.map(({ visits, score }) => [visits, score]),
    [
      [0, 0],
      [0, 0],
    ],
  );
});
