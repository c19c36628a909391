/** 3.17: sides of two, A1 and A2 against B1 and B2. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay, type Entry, type PlayerRef, type StrokeEntry } from '../../../src/index.js';
import { FOUR_HANDED, FRAME, MISSED, decide, pot, record, referee, stroke } from '../support.js';

const A1 = [0, 0] as const;
const A2 = [0, 1] as const;
const B1 = [1, 0] as const;
const B2 = [1, 1] as const;

const FOUR = { ...FOUR_HANDED, game: { frames: 9 } };
const now = (entries: readonly Entry[]) => replay(record(entries, FOUR)).now;

/** Who plays now, and in the turns after it when nobody scores. */
const strikers = (entries: readonly Entry[], turns: number): PlayerRef[] =>
  Array.from({ length: turns }, (_, turn) => {
    return now([...entries, ...Array<Entry>(turn).fill(MISSED)]).striker;
  });

const FOUL = stroke({ hit: 'none' });
const CONCEDED: Entry = { kind: 'concede', by: 1 };
const opened = (...order: PlayerRef[]): Entry => ({ kind: 'frame', order });
const outOfTurn = (by: PlayerRef): StrokeEntry => stroke({ hit: 'red', by });

test('[3.17(a)] the order is kept through the frame: A1, B1, A2, B2, A1', () => {
  assert.deepEqual(strikers([FRAME], 5), [A1, B1, A2, B2, A1]);
});

test('[3.17(a)] a break is one turn', () => {
  assert.deepEqual(strikers([FRAME, pot('red'), pot('blue')], 2), [A1, B1]);
});

test('[3.17(a)] the sides open in turn', () => {
  const second = [FRAME, CONCEDED, FRAME];
  assert.deepEqual(strikers(second, 4), [B1, A1, B2, A2]);
  assert.deepEqual(now([...second, CONCEDED, FRAME]).striker, A1);
});

test('[3.17(a)] the order is stated when the frame starts', () => {
  assert.deepEqual(strikers([opened(A2, B1, A1, B2)], 5), [A2, B1, A1, B2, A2]);
});

test('[3.17(a)] an order sends the sides in turn, and everybody', () => {
  for (const order of [
    [A1, A2, B1, B2],
    [A1, B1, A1, B2],
    [A1, B1],
  ]) {
    assert.throws(() => now([opened(...order)]), { code: 'entry' });
  }
});

test('[3.17(b)] the next frame may have another order', () => {
  const second = [FRAME, CONCEDED, opened(B2, A2, B1, A1)];
  assert.deepEqual(strikers(second, 5), [B2, A2, B1, A1, B2]);
});

test('[3.17(c)] asked to play again, the player who fouled plays, and the order goes on', () => {
  assert.deepEqual(strikers([FRAME, FOUL, decide('play-again')], 5), [A1, B1, A2, B2, A1]);
});

test('[3.17(c)] the same when it is the second of a side', () => {
  const entries = [FRAME, MISSED, MISSED, FOUL, decide('play-again')];
  assert.deepEqual(strikers(entries, 3), [A2, B2, A1]);
});

test('[3.17(c)] asked twice: the same player again, and then B1', () => {
  const again = [FOUL, decide('play-again')];
  assert.deepEqual(strikers([FRAME, ...again, ...again], 2), [A1, B1]);
});

test('[3.17(c)] one against two: A, B1, A, B2. B1 plays again, then A, and then B2', () => {
  const sides = [{ name: 'A' }, { players: [{ name: 'B1' }, { name: 'B2' }] }];
  const strikersOfThree = [0, 1, 2].map((turn) => {
    const entries = [FRAME, MISSED, FOUL, decide('play-again'), ...Array<Entry>(turn).fill(MISSED)];
    return replay(record(entries, { sides })).now.striker;
  });
  assert.deepEqual(strikersOfThree, [B1, A1, B2]);
});

test('[3.17(c)] N10: A2 plays in the turn of A1: four, and A1 has lost it', () => {
  const entries = [FRAME, outOfTurn(A2)];
  assert.deepEqual(now(entries).scores, [0, 4]);
  assert.deepEqual(strikers(entries, 5), [B1, A2, B2, A1, B1]);
});

test('[3.17(c)] N10: asked to play again it is A2 who plays, and then B1', () => {
  const entries = [FRAME, outOfTurn(A2), decide('play-again')];
  assert.deepEqual(strikers(entries, 5), [A2, B1, A2, B2, A1]);
});

test('[3.17(c)] N10: replaced after a miss it is A2 who plays as well', () => {
  const missed = stroke({ hit: 'none', by: A2, miss: true });
  assert.deepEqual(strikers([FRAME, missed, decide('replace')], 2), [A2, B1]);
});

test('[3.17(c)] B1 plays in the turn of A1: four to A, whose turn it still is', () => {
  const entries = [FRAME, outOfTurn(B1)];
  assert.deepEqual(now(entries).scores, [4, 0]);
  assert.deepEqual(strikers(entries, 4), [A1, B1, A2, B2]);
});

/** 27-27 after the last black, in a frame that A1 opened; A2 potted it. */
const LEVEL: readonly Entry[] = [
  FRAME,
  referee({ scores: [20, 27], reds: 0, colours: ['black'], striker: A2 }),
  pot('black'),
];

test('[3.17(d)] level: the black is spotted again', () => {
  assert.equal(now(LEVEL).awaiting, 'lots');
});

test('[3.17(d)] the side that plays first names its player, and the order goes on after him', () => {
  const first = (side: number, player: number): Entry => ({ kind: 'lots', first: side, player });
  assert.deepEqual(strikers([...LEVEL, first(0, 1)], 5), [A2, B2, A1, B1, A2]);
  assert.deepEqual(strikers([...LEVEL, first(1, 0)], 4), [B1, A2, B2, A1]);
});

test('[3.17(e)(i)] conferring while one of them is at the table, red on: four', () => {
  assert.deepEqual(
    now([FRAME, stroke({ beforeStroke: true, fouls: ['conferring'] })]).scores,
    [0, 4],
  );
});

test('[3.17(e)(ii)] conferring in a turn that has begun, black nominated: seven', () => {
  const conferred = stroke({ nominated: 'black', beforeStroke: true, fouls: ['conferring'] });
  assert.deepEqual(now([FRAME, pot('red'), conferred]).scores, [1, 7]);
});
