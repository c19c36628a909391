/** Rulings that a referee put to the engine: each the record, and what the rules make of it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  apply,
  isRefusal,
  options,
  outlook,
  replay,
  replayState,
  type Entry,
  type SetupInput,
} from '../../src/index.js';
import {
  FRAME,
  after,
  decide,
  pot,
  pots,
  record,
  referee,
  refuses,
  scores,
  stateAfter,
  stroke,
} from './support.js';

const AGGREGATE: Partial<SetupInput> = { game: { frames: 2, wonBy: 'aggregate' } };
const BLACK_ONLY = { reds: 0, colours: ['black'], on: 'black' } as const;
const FULL_MISS = stroke({ hit: 'none', miss: { fullBall: true } });

/** Frame 1 ends 60-53 on the black; then frame 2 with these entries. */
const lastFrame = (...entries: Entry[]) =>
  replay(
    record(
      [
        FRAME,
        referee({ ...BLACK_ONLY, scores: [53, 53] }),
        pot('black'),
        FRAME,
        referee({ scores: [40, 40], striker: [1, 0] }),
        ...entries,
      ],
      AGGREGATE,
    ),
  );

test('[3.4(c)] totals made level by a concession in the last frame: the black is re-spotted', () => {
  // 60-53 and 40-40 with the black left: 7 to the other side, 100-100.
  const { now, winner } = lastFrame(referee(BLACK_ONLY), { kind: 'concede', by: 0 });
  assert.deepEqual([now.phase, now.awaiting, winner], ['respotted-black', 'lots', null]);
});

test('[3.4(c)] a concession of that re-spotted black is final', () => {
  const { games, winner } = lastFrame(
    referee(BLACK_ONLY),
    { kind: 'concede', by: 0 },
    { kind: 'lots', first: 0 },
    { kind: 'award', to: 1, reason: 'time' },
  );
  assert.equal(games[0]?.winner, 1);
  assert.equal(winner, 1);
});

test('[3.4(c)] totals made level by a third miss: the black is re-spotted', () => {
  // B misses three times: 33 + 3 x 4 = 45 for A, and 60 + 45 = 53 + 52.
  const { now, games } = lastFrame(
    referee({ scores: [33, 52], striker: [1, 0] }),
    FULL_MISS,
    decide('replace'),
    FULL_MISS,
    decide('replace'),
    FULL_MISS,
  );
  assert.deepEqual(games[0]?.points, [105, 105]);
  assert.equal(now.phase, 'respotted-black');
});

test('[3.4(a)(ii)] scores put right while lots are awaited count by their totals', () => {
  const { winner, frames } = lastFrame(
    referee({ ...BLACK_ONLY, scores: [40, 40] }),
    pot('black'),
    referee({ scores: [45, 45] }),
  );
  // 105-98: frame 2 stands tied, and A has the game.
  assert.equal(frames[1]?.ended, 'tied');
  assert.equal(winner, 0);
});

test('[3.14(f)] a table stated while a decision is awaited stands when the white is replaced', () => {
  const { now } = after([
    referee({ reds: 10 }),
    stroke({ hit: 'none', miss: true }),
    referee({ reds: 9 }),
    decide('replace'),
  ]);
  assert.equal(now.reds, 9);
  assert.deepEqual(now.remaining, [99, 99]);
});

test('[3.1(e)] three sides, two of them level at the re-spotted black: the third cannot win', () => {
  const { now } = after(
    [referee({ ...BLACK_ONLY, scores: [20, 53, 60], striker: [1, 0] }), pot('black')],
    { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
  );
  assert.deepEqual(now.snookers, [
    { tie: null, win: null },
    { tie: 0, win: 0 },
    { tie: 0, win: 0 },
  ]);
});

const WARNED = [FULL_MISS, decide('replace'), FULL_MISS, decide('replace')];
const FEATHERED = stroke({ beforeStroke: true, fouls: ['touched'] });

for (const rules of ['1995', '2014', '2019'] as const) {
  test(`[3.14(d)(iii)] ${rules}: a warning outlives a foul before the stroke and play again`, () => {
    const entries = [...WARNED, FEATHERED, decide('play-again')];
    assert.equal(after(entries, { rules }).now.misses, 2);
  });
}

for (const rules of ['2014', '2019'] as const) {
  test(`[3.14(d)] ${rules}: asked again after a foul before the stroke, he is at what was on`, () => {
    const miss = stroke({ nominated: 'blue', hit: 'none', miss: { fullBall: true } });
    const feathered = { ...FEATHERED, nominated: 'blue' } as const;
    const again = [pot('red'), miss, decide('replace'), feathered, decide('play-again')];
    const { now } = after(again, { rules });
    assert.equal(now.on.length, 6);
    // Fourteen reds with blacks, a colour before them for him alone, then the colours.
    assert.deepEqual(now.remaining, [7 + 14 * 8 + 27, 14 * 8 + 27]);
  });
}

test('[3.14(d)] 2014: where the last red fell in that foul, the yellow is on', () => {
  const last = referee({ reds: 1 });
  const felled = stroke({ beforeStroke: true, pocketed: ['red'], fouls: ['touched'] });
  const { now } = after([last, FULL_MISS, decide('replace'), felled, decide('play-again')], {
    rules: '2014',
  });
  assert.deepEqual(now.on, ['yellow']);
});

test('[3.13] 2014: asked again after a foul in a stroke, his miss is forgotten and red is on', () => {
  const miss = stroke({ nominated: 'blue', hit: 'none', miss: { fullBall: true } });
  const { now } = after([pot('red'), miss, decide('play-again')], { rules: '2014' });
  assert.deepEqual([now.on, now.misses], [['red'], 0]);
});

for (const game of [{ frames: 1 }, { frames: 1, wonBy: 'aggregate' }] as const) {
  test(`[3.1(h), 3.4(c)] a match by aggregate, games ${JSON.stringify(game)}: its last black is reckoned by the match`, () => {
    const setup = { game, match: { games: 2, wonBy: 'aggregate' } } as const;
    const black = (scores: number[]) => referee({ ...BLACK_ONLY, scores, striker: [0, 0] });
    const first = [FRAME, black([53, 50]), pot('black')] as const;
    const second = [FRAME, black([43, 60])] as const;
    // 60 and 50, then 43 and 60: seven behind with the black left, so that the pot draws level.
    const before = replay(record([...first, ...second], setup));
    assert.deepEqual(before.now.snookers, [
      { tie: 0, win: null },
      { tie: 0, win: 0 },
    ]);
    const level = record([...first, ...second, pot('black'), { kind: 'lots', first: 0 }], setup);
    assert.deepEqual(replay(level).now.snookers, [
      { tie: 0, win: 0 },
      { tie: 0, win: 0 },
    ]);
    assert.equal(outlook(level).frameBall, true);
    assert.deepEqual(outlook(level).shortest, ['black']);
  });
}

for (const [table, foul] of [
  [{ reds: 0, colours: ['black'], on: 'colour' }, stroke({ nominated: 'black', hit: 'none' })],
  [{ reds: 1, colours: ['black'], on: 'red' }, stroke({ hit: 'black', forcedOff: ['red'] })],
] as const) {
  test(`[3.10] no free ball where the foul leaves the black alone: ${JSON.stringify(table)}`, () => {
    const at = stateAfter([referee(table)]);
    const refused = apply(at, { ...foul, freeBall: true });
    assert.ok(isRefusal(refused));
    assert.equal(refused.reason, 'free-ball-last-black');
    assert.ok(!isRefusal(apply(at, foul)));
  });
}

test('[3.14(c)(i)] a miss from the same position has the same full-ball path', () => {
  const { frames } = after([
    FULL_MISS,
    decide('replace'),
    stroke({ hit: 'none', miss: true }),
    decide('replace'),
    stroke({ hit: 'none', miss: true }),
  ]);
  assert.equal(frames[0]?.ended, 'awarded');
  assert.deepEqual(frames[0].scores, [0, 12]);
});

test('[3.14(c)(i)] unless the referee says that there is none', () => {
  const moved = stroke({ hit: 'none', miss: { fullBall: false } });
  assert.equal(after([FULL_MISS, decide('replace'), moved]).now.misses, 0);
});

test('[3.8(b)][3.12(b)(v)] a push at rest against the black concerns the black', () => {
  assert.deepEqual(scores([stroke({ touching: ['black'] }), stroke({ fouls: ['push'] })]), [7, 0]);
});

test('[3.8(b)] the ball that was pushed may be named', () => {
  const [red, black] = pots('red', 'black');
  const pushed = stroke({ fouls: [{ code: 'push', balls: ['red'] }] });
  assert.ok(red && black);
  assert.deepEqual(scores([red, { ...black, touching: ['red'] }, pushed]), [8, 4]);
});

test('a list is no call of a miss', () => {
  refuses('entry', [{ ...stroke({ hit: 'none' }), miss: [] } as unknown as Entry]);
});

const BY_MATCH: Partial<SetupInput> = {
  rules: '2014',
  game: { frames: 1 },
  match: { games: 2, wonBy: 'aggregate' },
};
/** Frame 1 ends 60-50; frame 2 stands so, with the first side at the table. */
const secondOf = (now: Parameters<typeof referee>[0]): Entry[] => [
  FRAME,
  referee({ ...BLACK_ONLY, scores: [53, 50], striker: [0, 0] }),
  pot('black'),
  FRAME,
  referee({ striker: [0, 0], ...now }),
];

test('[3.4(a)(ii)] 2014: no frame is claimed where aggregate points decide the match', () => {
  const claim = { kind: 'award', to: 0, reason: 'claim' } as const;
  const entries = secondOf({ ...BLACK_ONLY, scores: [60, 20] });
  const refused = apply(replayState(record(entries, BY_MATCH)), claim);
  assert.ok(isRefusal(refused));
  assert.equal(refused.reason, 'no-claim');
});

test('[3.1(f)(ii)] a frame conceded in a match by aggregate: the balls left go to the other side', () => {
  const entries = secondOf({ reds: 2, scores: [10, 20] });
  const { frames } = replay(record([...entries, { kind: 'concede', by: 0 }], BY_MATCH));
  // Two reds at eight and the colours, 27.
  assert.deepEqual(frames[1]?.scores, [10, 20 + 2 * 8 + 27]);
});

test('[3.14(b)] in the last frame of a match by aggregate the totals say who needs penalty points', () => {
  const miss = (scores: number[]) => {
    const entries = secondOf({ reds: 0, colours: ['pink', 'black'], on: 'pink', scores });
    return options(replayState(record(entries, BY_MATCH))).stroke?.miss;
  };
  // Ten ahead from the first frame: 14 behind here is four in all, with 13 on the table.
  assert.equal(miss([20, 34]), 'yes');
  // Level here is ten behind for the other side: nobody needs penalty points with 13 left.
  assert.equal(miss([20, 20]), 'yes');
  // Four ahead here is 14 in all.
  assert.equal(miss([24, 20]), 'intentional');
});
