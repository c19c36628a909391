/** What is said after an entry. Each row: what came before, the entry, the whole call. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALL_CODES, type Call } from '../../src/call/codes.js';
import { call } from '../../src/call/call.js';
import {
  apply,
  begin,
  isRefusal,
  type Entry,
  type MatchState,
  type SetupInput,
} from '../../src/index.js';
import { FRAME, MISSED, decide, pot, pots, referee, stateAfter, stroke } from './support.js';

const A = [0, 0] as const;
const B = [1, 0] as const;
const BEST_OF_1: Partial<SetupInput> = { game: { frames: 1, wonBy: 'majority' } };
const MISSED_RED = stroke({ hit: 'none', miss: { fullBall: true } });
const CHOOSE = ['play', 'play-again'] as const;
const CHOOSE_AFTER_MISS = ['play', 'play-again', 'replace'] as const;

const callOf = (state: MatchState, entry: Entry): readonly Call[] => {
  const next = apply(state, entry);
  assert.ok(!isRefusal(next), JSON.stringify(next));
  return call(state, entry, next);
};

/** Codes of everything that the rows below expect, to see that none is left out. */
const expected = new Set<string>();

const says = (
  name: string,
  before: readonly Entry[],
  entry: Entry,
  calls: readonly Call[],
  setup?: Partial<SetupInput>,
): void => {
  for (const { code } of calls) expected.add(code);
  test(name, () => assert.deepEqual(callOf(stateAfter(before, setup), entry), calls));
};

/** Last black, A to play. */
const lastBlack = (a: number, b: number): Entry =>
  referee({ scores: [a, b], reds: 0, colours: ['black'], on: 'black', inHand: false });

says(
  '[3.3(f)] a red: 14 reds with black and the colours, and the black that is on',
  [],
  pot('red'),
  [
    { code: 'score', side: 0, points: 1 },
    { code: 'break', player: A, points: 1 },
    { code: 'remaining', side: 0, points: 146 },
  ],
);

says('[3.3(f)] red and black: break 8, 139 remaining', [pot('red')], pot('black'), [
  { code: 'score', side: 0, points: 8 },
  { code: 'break', player: A, points: 8 },
  { code: 'remaining', side: 0, points: 139 },
]);

says('[3.3(h)] no pot, no break: who comes to the table', [], MISSED, [
  { code: 'at-table', player: B, on: 'red' },
]);

says('[3.3(h)] a break ends with its total', pots('red', 'black'), MISSED, [
  { code: 'break-ended', player: A, points: 8 },
  { code: 'at-table', player: B, on: 'red' },
]);

says(
  '[3.11] foul, then free ball, then whose choice it is',
  [],
  stroke({ hit: 'blue', freeBall: true }),
  [
    { code: 'foul', player: A, points: 5 },
    { code: 'free-ball' },
    { code: 'score', side: 1, points: 5 },
    { code: 'choice', player: B, choices: CHOOSE },
  ],
);

says('[3.14] foul and a miss', [], MISSED_RED, [
  { code: 'foul-and-a-miss', player: A, points: 4 },
  { code: 'score', side: 1, points: 4 },
  { code: 'choice', player: B, choices: CHOOSE_AFTER_MISS },
]);

says('[3.11] a foul out of turn is that of who played', [], stroke({ by: B }), [
  { code: 'foul', player: B, points: 4 },
  { code: 'score', side: 0, points: 4 },
  { code: 'choice', player: A, choices: CHOOSE },
]);

says('[3.11(h)] he plays himself', [stroke({ hit: 'none' })], decide('play'), [
  { code: 'at-table', player: B, on: 'red' },
]);

says('[3.13] play again', [stroke({ hit: 'none' })], decide('play-again'), [
  { code: 'play-again', player: A },
]);

says('[3.14(a)] replaced once: no warning', [MISSED_RED], decide('replace'), [
  { code: 'replaced', player: A },
]);

const again = [MISSED_RED, decide('replace'), MISSED_RED];
says('[3.14(c)(ii)] replaced twice: the warning', again, decide('replace'), [
  { code: 'replaced', player: A },
  { code: 'warning', player: A },
]);

says('[3.14(c)(ii)] the third: the frame', [...again, decide('replace')], MISSED_RED, [
  { code: 'foul-and-a-miss', player: A, points: 4 },
  { code: 'frame-won', side: 1, how: 'awarded', scores: [0, 12], frames: [0, 1] },
]);

says(
  '[3.8(a)] no touching ball where the frame is over',
  [...again, decide('replace')],
  { ...MISSED_RED, touching: ['red'] },
  [
    { code: 'foul-and-a-miss', player: A, points: 4 },
    { code: 'frame-won', side: 1, how: 'awarded', scores: [0, 12], frames: [0, 1] },
  ],
);

const freeThenMiss = [
  stroke({ hit: 'none', freeBall: true }),
  stroke({ nominated: 'black', hit: 'none', miss: true }),
];
says('[3.14(a)] replaced with a free ball that was on', freeThenMiss, decide('replace'), [
  { code: 'replaced', player: B },
  { code: 'free-ball' },
]);

says('[3.8(a)] touching ball: only the one on', [], stroke({ touching: ['red', 'blue'] }), [
  { code: 'touching-ball', balls: ['red'] },
  { code: 'at-table', player: B, on: 'red' },
]);

says(
  '[3.8(c)(ii)] after a red a colour is to be declared',
  [],
  stroke({ pocketed: ['red'], touching: ['pink'] }),
  [
    { code: 'score', side: 0, points: 1 },
    { code: 'break', player: A, points: 1 },
    { code: 'touching-ball', balls: ['pink'] },
    { code: 'declare', balls: ['pink'] },
    { code: 'remaining', side: 0, points: 146 },
  ],
);

says(
  '[3.12(b)(ii)] 2014: the colour not yet spotted does not score',
  pots('red', 'black'),
  stroke({ fouls: ['before-spotted'] }),
  [
    { code: 'foul', player: A, points: 7 },
    { code: 'colour-not-scored', ball: 'black' },
    { code: 'score', side: 0, points: 1 },
    { code: 'score', side: 1, points: 7 },
    { code: 'choice', player: B, choices: CHOOSE },
  ],
  { rules: '2014' },
);

says(
  '[3.2(b)(ii)] a penalty leaves the turn alone',
  [MISSED],
  { kind: 'penalty', by: 0, ball: 'black', reason: 'marker-touched' },
  [
    { code: 'penalty', side: 0, points: 7, reason: 'marker-touched' },
    { code: 'score', side: 1, points: 7 },
  ],
);

// B was 27 behind with 27 left, so could tie; after the yellow 29 behind with 25 left: one penalty
// of four ties, two win.
says(
  '[3.1(e)] snookers required, when that has changed',
  [referee({ scores: [27, 0], reds: 0, on: 'yellow', inHand: false })],
  pot('yellow'),
  [
    { code: 'score', side: 0, points: 29 },
    { code: 'break', player: A, points: 2 },
    { code: 'remaining', side: 0, points: 25 },
    { code: 'snookers-required', side: 1, tie: 1, win: 2 },
  ],
);

says('[3.4(a)] the black ends the frame', [lastBlack(60, 57)], pot('black'), [
  { code: 'break', player: A, points: 7 },
  { code: 'frame-won', side: 0, how: 'black', scores: [67, 57], frames: [1, 0] },
]);

says(
  '[3.4(b)] level: re-spotted black and lots',
  [lastBlack(60, 53)],
  stroke({ pocketed: ['white'] }),
  [
    { code: 'foul', player: A, points: 7 },
    { code: 'score', side: 1, points: 60 },
    { code: 'respotted-black' },
    { code: 'draw-lots' },
  ],
);

says(
  '[3.4(b)(ii)] who won the lots',
  [lastBlack(60, 53), stroke({ pocketed: ['white'] })],
  { kind: 'lots', first: 1 },
  [{ code: 'lots', side: 1, player: B }],
);

says(
  '[3.1(g)] the frame that decides the match',
  [],
  { kind: 'concede', by: 0 },
  [
    { code: 'conceded', side: 0, what: 'frame' },
    { code: 'frame-won', side: 1, how: 'conceded', scores: [0, 0], frames: [0, 1] },
    { code: 'match-won', side: 1 },
  ],
  BEST_OF_1,
);

says(
  '[3.1(h)] of several games this one is over',
  [],
  { kind: 'award', to: 0, reason: 'time' },
  [
    { code: 'awarded', side: 0, what: 'frame', reason: 'time' },
    { code: 'frame-won', side: 0, how: 'awarded', scores: [0, 0], frames: [1, 0] },
    { code: 'game-won', side: 0, frames: [1, 0] },
  ],
  { ...BEST_OF_1, match: { games: 3, wonBy: 'majority' } },
);

says(
  '[3.4(a)(ii)] aggregate: a level frame stands',
  [lastBlack(60, 53)],
  stroke({ pocketed: ['white'] }),
  [
    { code: 'foul', player: A, points: 7 },
    { code: 'frame-tied', scores: [60, 60], frames: [0, 0] },
  ],
  { game: { frames: 2, wonBy: 'aggregate' } },
);

const oneAll: readonly Entry[] = [{ kind: 'concede', by: 0 }, FRAME];
const TWO_FRAMES = { frames: 2, wonBy: 'most' } as const;
const ONE_ALL: readonly Call[] = [
  { code: 'conceded', side: 1, what: 'frame' },
  { code: 'frame-won', side: 0, how: 'conceded', scores: [0, 0], frames: [1, 1] },
];
says(
  '[3.1(h)] level after all frames of the only game',
  oneAll,
  { kind: 'concede', by: 1 },
  [...ONE_ALL, { code: 'match-drawn' }],
  { game: TWO_FRAMES },
);

says(
  '[3.1(h)] level after all frames of one of three games',
  oneAll,
  { kind: 'concede', by: 1 },
  [...ONE_ALL, { code: 'game-drawn', frames: [1, 1] }],
  { game: TWO_FRAMES, match: { games: 3, wonBy: 'most' } },
);

says('[3.16] all scores void, the same player breaks', pots('red', 'black'), { kind: 'rerack' }, [
  { code: 'rerack' },
  { code: 'at-table', player: A, on: 'red' },
]);

says('[3.3(b)] the next frame, the other side breaks', [{ kind: 'concede', by: 0 }], FRAME, [
  { code: 'frame', game: 1, frame: 2 },
  { code: 'at-table', player: B, on: 'red' },
]);

says('a break as one number', [], { kind: 'break', points: 8 }, [
  { code: 'break-ended', player: A, points: 8 },
  { code: 'score', side: 0, points: 8 },
  { code: 'remaining', side: 0, points: 139 },
  { code: 'at-table', player: B, on: 'red' },
]);

says('the referee puts things right', [], referee({ scores: [30, 8], reds: 9, striker: B }), [
  { code: 'restated' },
  { code: 'score', side: 0, points: 30 },
  { code: 'score', side: 1, points: 8 },
  { code: 'remaining', side: 1, points: 99 },
  { code: 'at-table', player: B, on: 'red' },
]);

test('[3.3] lots before the first frame name a side', () => {
  const start = begin(stateAfter([]).setup);
  assert.deepEqual(callOf(start, { kind: 'lots', first: 1 }), [{ code: 'lots', side: 1 }]);
});

test('the first frame of a match', () => {
  assert.deepEqual(callOf(begin(stateAfter([]).setup), FRAME), [
    { code: 'frame', game: 1, frame: 1 },
    { code: 'at-table', player: A, on: 'red' },
  ]);
});

test('the rows bring every code', () => {
  assert.deepEqual(
    CALL_CODES.filter((code) => !expected.has(code)),
    [],
  );
});
