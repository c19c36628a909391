/** 3.1: sides, balls, points; how frames, games and matches are won. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALUE, replay, type Entry, type SetupInput } from '../../../src/index.js';
import {
  FOUR_HANDED,
  FRAME,
  MISSED,
  after,
  pot,
  pots,
  record,
  referee,
  refuses,
  scores,
  stroke,
} from '../support.js';

const frames = (count: number, wonBy: 'majority' | 'most' | 'aggregate'): Partial<SetupInput> => ({
  game: { frames: count, wonBy },
});

/** A frame conceded by one side. */
const lostBy = (by: number): Entry[] => [FRAME, { kind: 'concede', by }];

/** A frame that ends with these scores: the black decides it, A pots it or misses it and loses. */
const endsAt = (a: number, b: number): Entry[] => [
  FRAME,
  referee({ scores: [a - 7, b], reds: 0, colours: ['black'], striker: [0, 0], inHand: false }),
  pot('black'),
];

const played = (entries: readonly Entry[], setup: Partial<SetupInput>) =>
  replay(record(entries, setup));

test('[3.1] two sides of two players: one score for each side', () => {
  const { now, frames } = after([pot('red'), MISSED, MISSED, pot('red')], FOUR_HANDED);
  assert.deepEqual(now.scores, [2, 0]);
  assert.deepEqual(
    frames[0]?.breaks.map(({ side, player }) => [side, player]),
    [
      [0, 0],
      [0, 1],
    ],
  );
});

test('[3.1] one side alone is no match', () => {
  assert.throws(() => played([], { sides: [{ name: 'A' }] }), { code: 'setup', entry: -1 });
});

test('[3.1(a)] 15 reds and six colours: 147 to be had', () => {
  const { now } = after([]);
  assert.equal(now.reds, 15);
  assert.deepEqual(now.colours, ['yellow', 'green', 'brown', 'blue', 'pink', 'black']);
  // 15 reds with 15 blacks, then 2 to 7.
  assert.deepEqual(now.remaining, [15 * 8 + 27, 15 * 8 + 27]);
});

test('[3.1(a)] red 1, yellow 2, green 3, brown 4, blue 5, pink 6, black 7', () => {
  assert.deepEqual(VALUE, { red: 1, yellow: 2, green: 3, brown: 4, blue: 5, pink: 6, black: 7 });
});

test('[3.1(a)] with ten reds 107 are to be had, and no eleventh red falls', () => {
  assert.deepEqual(after([], { reds: 10 }).now.remaining, [107, 107]);
  refuses('not-on-table', [pot(...Array<'red'>(11).fill('red'))], { reds: 10 });
});

test('[3.1(b)] red and colour in turn: red, black is 8, and a red is on', () => {
  const { now } = after(pots('red', 'black'));
  assert.deepEqual(now.scores, [8, 0]);
  assert.deepEqual(now.on, ['red']);
});

test('[3.1(b)] when the reds are gone the colours follow, ascending: 8 and 27', () => {
  const clearance = pots('red', 'black', 'yellow', 'green', 'brown', 'blue', 'pink', 'black');
  const { frames } = after(clearance, { reds: 1 });
  assert.deepEqual(frames[0]?.scores, [35, 0]);
  assert.equal(frames[0].ended, 'black');
});

test('[3.1(c)] points go to the striker: red, blue is 6, and a break of 6', () => {
  const { now } = after(pots('red', 'blue'));
  assert.deepEqual(now.scores, [6, 0]);
  assert.equal(now.break, 6);
});

test('[3.1(d)] a penalty goes to the other side, takes nothing off and is in no break', () => {
  const foul = stroke({ hit: 'none' });
  const { now, frames } = after([...pots('red', 'blue'), MISSED, MISSED, foul]);
  assert.deepEqual(now.scores, [6, 4]);
  assert.equal(now.break, 0);
  assert.deepEqual(
    frames[0]?.breaks.map(({ points }) => points),
    [6],
  );
});

test('[3.1(d)] with three sides a penalty goes to both of the others', () => {
  const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  assert.deepEqual(scores([stroke({ hit: 'none' })], three), [0, 4, 4]);
});

test('[3.1(e)] 30 behind with 27 on the table: one snooker, to tie or to win', () => {
  const { now } = after([referee({ scores: [30, 0], reds: 0, striker: [1, 0] })]);
  assert.deepEqual(now.remaining[1], 27);
  // 30 - 27 = 3, and a foul is worth four at least.
  assert.deepEqual(now.snookers[1], { tie: 1, win: 1 });
});

test('[3.1(f)(i)] 60-53 at the end: the higher score wins the frame', () => {
  const { frames } = after(endsAt(60, 53).slice(1));
  assert.deepEqual(frames[0]?.scores, [60, 53]);
  assert.equal(frames[0].winner, 0);
});

test('[3.1(f)(i)] the last black does not win a frame that it leaves behind', () => {
  assert.equal(after(endsAt(59, 60).slice(1)).frames[0]?.winner, 1);
});

test('[3.1(f)(ii)] A, 40-20 ahead, concedes: the frame is B’s, at 40-20', () => {
  const [frame] = after([referee({ scores: [40, 20] }), { kind: 'concede', by: 0 }]).frames;
  assert.deepEqual(frame?.scores, [40, 20]);
  assert.equal(frame.winner, 1);
  assert.equal(frame.ended, 'conceded');
});

test('[3.1(f)(ii)] a frame is conceded once', () => {
  refuses('not-allowed', [
    { kind: 'concede', by: 0 },
    { kind: 'concede', by: 0 },
  ]);
});

test('[3.1(f)(iii)] the referee awards the frame for a third miss, scores as they are', () => {
  const third: Entry = { kind: 'award', to: 1, reason: 'third-miss' };
  const [frame] = after([...pots('red', 'black'), third]).frames;
  assert.deepEqual(frame?.scores, [8, 0]);
  assert.equal(frame.winner, 1);
  assert.equal(frame.ended, 'awarded');
});

test('[3.1(f)(iii)] forfeited for conduct: 0 for the offender, 8 a red and the colours for B', () => {
  const conduct: Entry = { kind: 'award', to: 1, reason: 'conduct' };
  const [frame] = after([...pots('red', 'black'), conduct]).frames;
  assert.deepEqual(frame?.scores, [0, 14 * 8 + 27]);
  assert.equal(frame.winner, 1);
});

test('[3.1(g)(i)] best of five: 3-1 ends the game, and the match of one game', () => {
  const four = [...lostBy(1), ...lostBy(0), ...lostBy(1), ...lostBy(1)];
  const { games, winner, now } = played(four, frames(5, 'majority'));
  assert.deepEqual(games, [{ frames: [3, 1], points: [0, 0], winner: 0 }]);
  assert.equal(winner, 0);
  assert.equal(now.phase, 'match-over');
  assert.throws(() => played([...four, FRAME], frames(5, 'majority')), { code: 'not-allowed' });
});

test('[3.1(g)(i)] best of five: 2-1 does not', () => {
  const { winner, now } = played([...lostBy(1), ...lostBy(0), ...lostBy(1)], frames(5, 'majority'));
  assert.equal(winner, null);
  assert.equal(now.awaiting, 'frame');
});

test('[3.1(g)(i)] most of three: the third is played at 2-0 too', () => {
  const two = [...lostBy(1), ...lostBy(1)];
  assert.equal(played(two, frames(3, 'most')).now.awaiting, 'frame');
  const { games } = played([...two, ...lostBy(0)], frames(3, 'most'));
  assert.deepEqual(games[0], { frames: [2, 1], points: [0, 0], winner: 0 });
});

test('[3.1(g)(i)] most of two at 1-1: nobody wins', () => {
  const { winner, now } = played([...lostBy(1), ...lostBy(0)], frames(2, 'most'));
  assert.equal(winner, null);
  assert.equal(now.phase, 'match-over');
});

test('[3.1(g)(ii)] aggregate of 60-50 and 40-55: 100-105, B', () => {
  const two = [...endsAt(60, 50), ...endsAt(40, 55)];
  const { games, winner } = played(two, frames(2, 'aggregate'));
  assert.deepEqual(games, [{ frames: [1, 1], points: [100, 105], winner: 1 }]);
  assert.equal(winner, 1);
});

test('[3.1(g)(ii)] aggregate: all frames are played, whoever leads', () => {
  const { winner, now } = played([...endsAt(100, 0), ...endsAt(100, 0)], frames(3, 'aggregate'));
  assert.equal(winner, null);
  assert.equal(now.awaiting, 'frame');
});

const AWARDED: Entry = { kind: 'award', to: 1, what: 'game', reason: 'conduct' };

test('[3.1(g)(iii)] a game is awarded whatever its frames say', () => {
  const { games, winner } = played([...lostBy(1), ...lostBy(1), AWARDED], frames(9, 'majority'));
  assert.deepEqual(games, [{ frames: [2, 0], points: [0, 0], winner: 1 }]);
  assert.equal(winner, 1);
});

test('[3.1(g)(iii)] an award in the last of three frames gives B a game that A leads 2-0', () => {
  const third = [...lostBy(1), ...lostBy(1), FRAME, AWARDED];
  assert.equal(played(third, frames(3, 'most')).games[0]?.winner, 1);
});

test('[3.1(g)(iii)] and one that A leads by 200 points on aggregate', () => {
  const last = [...endsAt(247, 0), FRAME, AWARDED];
  const { games, winner } = played(last, frames(2, 'aggregate'));
  assert.equal(games[0]?.winner, 1);
  assert.equal(winner, 1);
});

test('[3.1(g)(iii)] the match is awarded in its last frame too', () => {
  const award: Entry = { kind: 'award', to: 1, what: 'match', reason: 'conduct' };
  const { games, winner } = played([...endsAt(247, 0), FRAME, award], frames(2, 'aggregate'));
  assert.equal(games[0]?.winner, 1);
  assert.equal(winner, 1);
});

test('[3.1(f)(ii)][3.1(g)(i)] a game given up in its last frame is lost, though A leads 2-0', () => {
  const third: Entry[] = [
    ...lostBy(1),
    ...lostBy(1),
    FRAME,
    { kind: 'concede', by: 0, what: 'game' },
  ];
  assert.equal(played(third, frames(3, 'most')).games[0]?.winner, 1);
});

test('[3.1(f)(ii)] one of three sides gives up the match: the best of the others has it', () => {
  const setup = { ...frames(9, 'majority'), sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  const won = (side: number): Entry => ({ kind: 'award', to: side, reason: 'conduct' });
  const match: Entry = { kind: 'concede', by: 0, what: 'match' };
  const { winner } = played([FRAME, won(0), FRAME, won(0), FRAME, won(2), match], setup);
  assert.equal(winner, 2);
});

/** Games of one frame each. */
const games = (count: number, wonBy: 'majority' | 'most' | 'aggregate'): Partial<SetupInput> => ({
  game: { frames: 1 },
  match: { games: count, wonBy },
});

test('[3.1(h)] a match of three games: 2-1', () => {
  const three = [...lostBy(1), ...lostBy(0), ...lostBy(1)];
  const summary = played(three, games(3, 'majority'));
  assert.deepEqual(
    summary.games.map((game) => game.winner),
    [0, 1, 0],
  );
  assert.equal(summary.winner, 0);
});

test('[3.1(h)] 2-0 of three decides it, unless all games are played', () => {
  const two = [...lostBy(1), ...lostBy(1)];
  assert.equal(played(two, games(3, 'majority')).winner, 0);
  assert.equal(played(two, games(3, 'most')).now.awaiting, 'frame');
});

test('[3.1(h)] games won 2-1, but 130-155 on aggregate: B', () => {
  const three = [...endsAt(50, 40), ...endsAt(50, 40), ...endsAt(30, 75)];
  const summary = played(three, games(3, 'aggregate'));
  assert.deepEqual(
    summary.games.map((game) => game.winner),
    [0, 0, 1],
  );
  assert.equal(summary.winner, 1);
});

test('[3.1(h)] a match given up between two games leaves the game that was won', () => {
  const given: Entry[] = [...lostBy(1), { kind: 'concede', by: 0, what: 'match' }];
  const summary = played(given, games(3, 'majority'));
  assert.equal(summary.games[0]?.winner, 0);
  assert.equal(summary.winner, 1);
});
