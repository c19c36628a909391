/** The summary: every outside name, and what it says in each situation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, replay, type Entry, type Summary } from '../../src/index.js';
import { FRAME, MISSED, after, decide, pot, pots, record, referee, stroke } from './support.js';

const FOUL = stroke({ hit: 'none' });
/** A pots the last black to draw level. */
const LEVEL = [
  referee({ scores: [53, 60], reds: 0, colours: ['black'], striker: [0, 0] }),
  pot('black'),
];
const LOTS: Entry = { kind: 'lots', first: 1 };
const CONCEDE: Entry = { kind: 'concede', by: 0 };

const now = (...entries: Entry[]): Summary['now'] => after(entries).now;

test('[record-format summary] the whole of it at the start of a frame', () => {
  assert.deepEqual(after([]), {
    frames: [{ scores: [0, 0], winner: null, ended: null, breaks: [] }],
    games: [{ frames: [0, 0], points: [0, 0], winner: null }],
    winner: null,
    now: {
      phase: 'reds',
      scores: [0, 0],
      striker: [0, 0],
      break: 0,
      on: ['red'],
      reds: 15,
      colours: ['yellow', 'green', 'brown', 'blue', 'pink', 'black'],
      inHand: true,
      freeBall: false,
      awaiting: null,
      choices: [],
      misses: 0,
      remaining: [147, 147],
      snookers: [
        { tie: 0, win: 0 },
        { tie: 0, win: 0 },
      ],
    },
  });
});

test('[record-format summary] it is plain data, stable under JSON, in every situation', () => {
  const all: readonly Entry[] = [
    ...pots('red', 'black', 'red'),
    stroke({ nominated: 'blue', pocketed: ['white'], freeBall: true, miss: { fullBall: true } }),
    decide('replace'),
    MISSED,
    ...LEVEL,
    LOTS,
    FOUL,
    FRAME,
    { kind: 'concede', by: 1, what: 'match' },
  ];
  for (let count = 0; count <= all.length; count += 1) {
    const summary = after(all.slice(0, count));
    assert.deepEqual(JSON.parse(JSON.stringify(summary)), summary);
  }
});

test('[record-format summary] before the first frame one is awaited', () => {
  const summary = replay(record([]));
  assert.deepEqual(summary.frames, []);
  assert.equal(summary.now.awaiting, 'frame');
  assert.equal(summary.winner, null);
});

test('[record-format summary] frames: scores, winner, how each ended', () => {
  const black = referee({ scores: [67, 8], reds: 0, colours: ['black'] });
  const { frames } = after([
    ...[black, pot('black'), FRAME],
    ...[...LEVEL, LOTS, pot('black'), FRAME],
    ...[CONCEDE, FRAME],
    ...[{ kind: 'award', to: 1, reason: 'time' } as const, FRAME],
  ]);
  assert.deepEqual(
    frames.map(({ scores, winner, ended }) => [scores, winner, ended]),
    [
      [[74, 8], 0, 'black'],
      [[60, 67], 1, 'respotted-black'],
      [[0, 0], 1, 'conceded'],
      [[0, 0], 1, 'awarded'],
      [[0, 0], null, null],
    ],
  );
});

test('[record-format summary] a frame may end tied where aggregate points count', () => {
  const game = { frames: 2, wonBy: 'aggregate' } as const;
  const { frames } = after(LEVEL, { game });
  assert.equal(frames[0]?.ended, 'tied');
  assert.equal(frames[0].winner, null);
});

test('[record-format summary] breaks: who, how many points, which balls in order', () => {
  const { frames } = after([...pots('red', 'black', 'red'), MISSED, ...pots('red', 'blue')]);
  assert.deepEqual(frames[0]?.breaks, [
    { side: 0, player: 0, points: 9, balls: ['red', 'black', 'red'] },
    { side: 1, player: 0, points: 6, balls: ['red', 'blue'] },
  ]);
});

test('[record-format summary] breaks: penalties are in none', () => {
  const { frames } = after([FOUL, FOUL, pot('blue')]);
  assert.deepEqual(frames[0]?.breaks, []);
});

test('[record-format summary] games: frames won, points with the frame under way', () => {
  const black = referee({ scores: [67, 8], reds: 0, colours: ['black'] });
  const { games, winner } = after([black, pot('black'), FRAME, ...pots('red')]);
  // The second frame is broken off by B.
  assert.deepEqual(games, [{ frames: [1, 0], points: [74, 9], winner: null }]);
  assert.equal(winner, null);
});

test('[record-format summary] winner of game and match', () => {
  const { games, winner } = after([CONCEDE], { game: { frames: 1, wonBy: 'majority' } });
  assert.equal(games[0]?.winner, 1);
  assert.equal(winner, 1);
});

test('[record-format summary] phase: reds until the colour after the last red has been played', () => {
  const lastRed = referee({ reds: 1 });
  assert.equal(now(lastRed).phase, 'reds');
  assert.equal(now(lastRed, pot('red')).phase, 'reds');
  assert.equal(now(lastRed, pot('red'), pot('pink')).phase, 'colours');
  assert.equal(now(lastRed, pot('red'), MISSED).phase, 'colours');
  assert.equal(now(lastRed, pot('red', 'white')).phase, 'colours');
});

test('[record-format summary] phase: re-spotted black, frame over, match over', () => {
  assert.equal(now(...LEVEL).phase, 'respotted-black');
  assert.equal(now(...LEVEL, LOTS).phase, 'respotted-black');
  assert.equal(now(CONCEDE).phase, 'frame-over');
  assert.equal(now({ kind: 'concede', by: 0, what: 'match' }).phase, 'match-over');
});

test('[record-format summary] striker and break: the visit under way', () => {
  assert.equal(now(...pots('red', 'black')).break, 8);
  assert.equal(now(pot('red'), MISSED).break, 0);
  assert.equal(now(pot('red'), pot('white', 'blue')).break, 0);
  assert.deepEqual(now(pot('red'), MISSED).striker, [1, 0]);
});

test('[record-format summary] on: red, all six ascending, or one colour', () => {
  assert.deepEqual(now().on, ['red']);
  assert.deepEqual(now(pot('red')).on, COLOURS);
  assert.deepEqual(now(referee({ reds: 0 }), pot('yellow')).on, ['green']);
});

test('[record-format summary] colours on the table, ascending', () => {
  const { colours } = now(referee({ reds: 0, colours: ['black', 'yellow', 'pink'] }));
  assert.deepEqual(colours, ['yellow', 'pink', 'black']);
});

test('[record-format summary] inHand: start, re-spotted black, white pocketed or off', () => {
  assert.equal(now().inHand, true);
  assert.equal(now(MISSED).inHand, false);
  assert.equal(now(FOUL).inHand, false);
  assert.equal(now(pot('white')).inHand, true);
  assert.equal(now(stroke({ forcedOff: ['white'] })).inHand, true);
  assert.equal(now(...LEVEL, LOTS).inHand, true);
  assert.equal(now(...LEVEL, LOTS, MISSED).inHand, false);
  assert.equal(now({ kind: 'break', points: 8 }).inHand, false);
});

/** In-hand at the opening, the striker fouls before his stroke and leaves the white alone. */
const BEFORE = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['black'] }] });

for (const [rules, stays] of [
  ['1995', false],
  ['2014', false],
  ['2019', true],
] as const) {
  test(`[record-format summary] [3.11(f)] ${rules}: a foul with the white in-hand: in-hand ${stays}`, () => {
    assert.equal(after([BEFORE], { rules }).now.inHand, stays);
    const white = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['white'] }] });
    assert.equal(after([white], { rules }).now.inHand, false);
  });
}

test('[record-format summary] awaiting: decision, lots, frame, nothing', () => {
  assert.equal(now().awaiting, null);
  assert.equal(now(FOUL).awaiting, 'decision');
  assert.equal(now(FOUL, decide('play')).awaiting, null);
  assert.equal(now(...LEVEL).awaiting, 'lots');
  assert.equal(now(...LEVEL, LOTS).awaiting, null);
  assert.equal(now(CONCEDE).awaiting, 'frame');
  assert.equal(now({ kind: 'concede', by: 0, what: 'match' }).awaiting, null);
});

test('[record-format summary] choices only while a decision is awaited', () => {
  assert.deepEqual(now().choices, []);
  assert.deepEqual(now(FOUL).choices, ['play', 'play-again']);
  const miss = stroke({ hit: 'none', miss: true });
  assert.deepEqual(now(miss).choices, ['play', 'play-again', 'replace']);
  assert.deepEqual(now(miss, decide('replace')).choices, []);
});

test('[record-format summary] while a decision is awaited the incoming player is described', () => {
  const foul = stroke({ nominated: 'blue', hit: 'none', freeBall: true });
  const { striker, on, freeBall, remaining } = now(pot('red'), foul);
  assert.deepEqual(striker, [1, 0]);
  assert.deepEqual(on, ['red']);
  assert.equal(freeBall, true);
  // 14 reds: 8 x 14 + 27, and 8 more with the free ball.
  assert.deepEqual(remaining, [139, 147]);
});

test('[record-format summary] misses: the full-ball ones in a row', () => {
  const miss = stroke({ hit: 'none', miss: { fullBall: true } });
  const replace = decide('replace');
  assert.equal(now(miss).misses, 1);
  assert.equal(now(miss, replace).misses, 1);
  assert.equal(now(miss, replace, miss, replace).misses, 2);
  assert.equal(now(stroke({ hit: 'none', miss: { fullBall: false } })).misses, 0);
});

test('[record-format summary] a frame that is over has nothing remaining and no snookers', () => {
  for (const end of [CONCEDE, { kind: 'award', to: 0, reason: 'time' } as const]) {
    const over = now(pot('red'), end);
    assert.deepEqual(over.remaining, [0, 0]);
    assert.deepEqual(over.snookers, [null, null]);
    assert.deepEqual(over.choices, []);
  }
});
