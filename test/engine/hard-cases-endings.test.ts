/** Rulings on the last balls, endings and misses that are easily got wrong (47 to 81). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPOT, missAdvice, spotColours } from '../../src/index.js';
import type { Colour, Entry, SetupInput, Summary } from '../../src/index.js';
import {
  MISSED,
  after,
  decide,
  pot,
  pots,
  referee,
  refuses,
  scores,
  stateAfter,
  stroke,
} from './support.js';

type Now = Summary['now'];
const nowAfter = (entries: readonly Entry[], setup?: Partial<SetupInput>): Now =>
  after(entries, setup).now;

/** A misses everything; B has a free ball and 4 points. */
const FREE = stroke({ hit: 'none', freeBall: true });
const MISS = stroke({ hit: 'none', miss: { fullBall: true } });
const REPLACE = decide('replace');
const LATER = ['2014', '2019'] as const;

const blackOnly = (a: number, b: number): Entry =>
  referee({ scores: [a, b], reds: 0, colours: ['black'] });

const LAST_RED = referee({ reds: 1 });

test('[hard 47] [3.3(f)(ii)] last red potted, colour missed: yellow on, 27', () => {
  const now = nowAfter([LAST_RED, pot('red'), MISSED]);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [27, 27]);
});

test('[hard 48] [3.3(f)(ii)] last red potted, black nominated, in-off: seven, yellow on', () => {
  const inOff = stroke({ nominated: 'black', pocketed: ['white'] });
  const now = nowAfter([LAST_RED, pot('red'), inOff]);
  assert.deepEqual(now.scores, [1, 7]);
  assert.deepEqual(now.on, ['yellow']);
});

test('[hard 49] [3.3(f)(ii)] last red down in a foul: no colour, yellow on; free ball at two', () => {
  const foul = stroke({ pocketed: ['red', 'white'], freeBall: true });
  const now = nowAfter([LAST_RED, foul]);
  assert.deepEqual(now.on, ['yellow']);
  // 27 and the free ball's 2
  assert.deepEqual(now.remaining, [27, 29]);
  const pink = stroke({ nominated: 'pink', pocketed: ['pink'] });
  assert.deepEqual(scores([LAST_RED, foul, pink]), [0, 6]);
});

const without = (...gone: Colour[]): Colour[] =>
  (['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const).filter(
    (colour) => !gone.includes(colour),
  );

test('[hard 51] [3.7(c)(i)] yellow forgotten, noticed with pink and black left: Y, P, B to play', () => {
  const now = nowAfter([
    LAST_RED,
    ...pots('red', 'yellow'),
    referee({ colours: without('yellow') }),
    ...pots('green', 'brown', 'blue'),
    referee({ colours: ['yellow', 'pink', 'black'] }),
  ]);
  // 1 + 2 + 3 + 4 + 5
  assert.deepEqual(now.scores, [15, 0]);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [15, 15]);
});

test('[hard 52] [3.7(b)] green wrongly put back after its turn: taken off, brown on, 22', () => {
  const inOrder = [referee({ reds: 0 }), ...pots('yellow', 'green')];
  const putBack = referee({ colours: without('yellow') });
  const takenOff = referee({ colours: without('yellow', 'green') });
  const now = nowAfter([...inOrder, putBack, takenOff]);
  assert.deepEqual(now.scores, [5, 0]);
  assert.deepEqual(now.on, ['brown']);
  assert.deepEqual(now.remaining, [22, 22]);
});

test('[hard 53] [3.7(c)] green and brown exchanged: they stay; at the opening stroke: start again', () => {
  const noticed = referee({ reason: 'green and brown on each other’s spots' });
  assert.deepEqual(scores([pot('red'), noticed, pot('brown')]), [5, 0]);
  const now = nowAfter([MISSED, { kind: 'rerack' }]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.inHand, true);
});

test('[hard 54] [3.7(d)] black spot covered: the pink spot; the pink then on the black spot', () => {
  const whiteOnSpot = { ball: 'white', ...SPOT.black } as const;
  assert.deepEqual(spotColours([whiteOnSpot], ['black']), [{ ball: 'black', ...SPOT.pink }]);
  const blackOnPinkSpot = { ball: 'black', ...SPOT.pink } as const;
  assert.deepEqual(spotColours([blackOnPinkSpot], ['pink']), [{ ball: 'pink', ...SPOT.black }]);
});

test('[hard 55] [3.4(a)(i)] 60-57, black left, in-off: 60-64, the frame is over', () => {
  const { frames, now } = after([blackOnly(60, 57), pot('white')]);
  assert.deepEqual(frames[0]?.scores, [60, 64]);
  assert.equal(frames[0].winner, 1);
  assert.equal(now.phase, 'frame-over');
  refuses('not-allowed', [blackOnly(60, 57), pot('white'), MISSED]);
});

test('[hard 57] [3.4(a)(i)] 53-60, black potted: re-spotted; 52-60: lost', () => {
  assert.equal(nowAfter([blackOnly(53, 60), pot('black')]).phase, 'respotted-black');
  assert.equal(after([blackOnly(52, 60), pot('black')]).frames[0]?.winner, 1);
});

test('[hard 58] [3.4(b)(iv)] a foul at the re-spotted black: seven, and the other side wins', () => {
  const lots: Entry = { kind: 'lots', first: 0 };
  const { frames } = after([blackOnly(53, 60), pot('black'), lots, stroke({ hit: 'none' })]);
  assert.deepEqual(frames[0]?.scores, [60, 67]);
  assert.equal(frames[0].winner, 1);
  assert.equal(frames[0].ended, 'respotted-black');
});

const CLAIM: Entry = { kind: 'award', to: 0, reason: 'claim' };

test('[hard 60] [3.4(a)(i)] black left, eight ahead: play goes on; 1995 knows no claim', () => {
  assert.equal(nowAfter([blackOnly(68, 60)]).phase, 'colours');
  refuses('not-allowed', [blackOnly(68, 60), CLAIM]);
});

for (const rules of LATER) {
  test(`[hard 60] [3.4(a)(i)] ${rules}: eight ahead the striker may claim, seven ahead he may not`, () => {
    assert.equal(after([blackOnly(68, 60), CLAIM], { rules }).frames[0]?.winner, 0);
    refuses('not-allowed', [blackOnly(67, 60), CLAIM], { rules });
  });
}

test('[hard 63] [3.1(f)(iii)] conceding too early may cost a second frame', () => {
  const conduct: Entry = { kind: 'award', to: 1, reason: 'conduct' };
  const { games } = after([{ kind: 'concede', by: 0 }, { kind: 'frame' }, conduct]);
  assert.deepEqual(games[0]?.frames, [0, 2]);
});

test('[hard 64] [3.1(f)(iii)] forfeit for conduct: nought, and the other side gets what is left', () => {
  const conduct: Entry = { kind: 'award', to: 1, reason: 'conduct' };
  const { frames } = after([referee({ scores: [50, 10], reds: 2 }), conduct]);
  // 10 + 2 x 8 + 27
  assert.deepEqual(frames[0]?.scores, [0, 53]);
});

test('[hard 65] [3.14(c)(ii)] three full-ball misses: every penalty first, then the frame', () => {
  const { frames } = after([MISS, REPLACE, MISS, REPLACE, MISS]);
  assert.deepEqual(frames[0]?.scores, [0, 12]);
  assert.equal(frames[0].winner, 1);
});

test('[hard 66] [3.14(c)(i)] the first penalty makes a side need more: the second is a miss still', () => {
  const { frame, edition } = stateAfter([
    referee({ scores: [0, 33], reds: 1, on: 'red' }),
    MISS,
    REPLACE,
  ]);
  // 37 behind with 35 on
  assert.ok(frame);
  assert.equal(missAdvice(frame, edition), 'yes');
});

for (const rules of ['1995', ...LATER] as const) {
  test(`[hard 67] [3.14(c)(ii)] ${rules}: played from where it lies after miss 2: count starts again`, () => {
    const again = [MISS, REPLACE, MISS, decide('play-again')];
    assert.equal(nowAfter([...again, MISS], { rules }).misses, 1);
  });
}

test('[hard 69] [3.14(f)] a red fell in the miss, all replaced: it is back, the penalty stands', () => {
  const now = nowAfter([stroke({ hit: 'blue', pocketed: ['red'], miss: true }), REPLACE]);
  assert.equal(now.reds, 15);
  assert.deepEqual(now.scores, [0, 5]);
});

test('[hard 71] [3.14(b)] a deliberate miss may be called when penalties are needed', () => {
  const behind = referee({ scores: [0, 60], reds: 1, on: 'red' });
  const missed = stroke({ hit: 'none', miss: { intentional: true } });
  assert.equal(nowAfter([behind, missed]).choices.includes('replace'), true);
});

test('[hard 72] [3.14(e)] an escape that stops short of the ball on is a miss', () => {
  const short = stroke({ hit: 'none', miss: true, tags: ['escape'] });
  assert.equal(nowAfter([short]).choices.includes('replace'), true);
});

test('[hard 73] [3.14] 1995: only the black left, no miss', () => {
  refuses('not-allowed', [blackOnly(20, 20), MISS]);
});

test('[hard 74] [3.13(b)] play again stands; the offender may score', () => {
  const asked = [FREE, decide('play-again')];
  refuses('not-allowed', [...asked, decide('play')]);
  assert.deepEqual(scores([...asked, pot('red')]), [1, 4]);
});

const touched: Entry = { kind: 'penalty', by: 1, ball: 'blue', reason: 'touched-while-consulting' };

test('[hard 75] [3.14(h)] blue touched while consulting: five against him, same striker', () => {
  const now = nowAfter([MISS, REPLACE, touched]);
  assert.deepEqual(now.scores, [5, 4]);
  assert.deepEqual(now.striker, [0, 0]);
});

for (const rules of LATER) {
  test(`[hard 75] [3.14(h)] ${rules}: flat seven`, () => {
    assert.deepEqual(scores([MISS, REPLACE, touched], { rules }), [7, 4]);
  });
}

test('[hard 76] [3.2(b)(ii)] non-striker moves the marker of the white, red on: four', () => {
  const moved: Entry = { kind: 'penalty', by: 1, ball: 'white', reason: 'marker-touched' };
  const now = nowAfter([moved]);
  assert.deepEqual(now.scores, [4, 0]);
  assert.deepEqual(now.striker, [0, 0]);
});

for (const rules of LATER) {
  test(`[hard 77] [3.12(b)(vii)] ${rules}: white lifted by hand: a foul, and in-hand`, () => {
    const now = nowAfter([stroke({ forcedOff: ['white'], beforeStroke: true })], { rules });
    assert.deepEqual(now.scores, [0, 4]);
    assert.equal(now.inHand, true);
  });
}

test('[hard 79] [3.16(i)] stalemate at 34-20: nought each, same breaker', () => {
  const now = nowAfter([referee({ scores: [34, 20], striker: [1, 0] }), { kind: 'rerack' }]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.deepEqual(now.striker, [0, 0]);
});

test('[hard 80] [3.12(a)(ii)] both feet off, pink on: six; in a wheelchair: no foul', () => {
  const feet = [referee({ reds: 0, colours: ['pink', 'black'] }), stroke({ fouls: ['feet'] })];
  assert.deepEqual(scores(feet), [0, 6]);
  const sides = [{ players: [{ name: 'A', wheelchair: true }] }, { name: 'B' }];
  assert.deepEqual(scores(feet, { sides }), [0, 0]);
});

test('[hard 81] [3.9(a)] a red falls of itself between strokes: back, points stand', () => {
  const now = nowAfter([pot('red'), referee({ reds: 14, reason: 'red put back' })]);
  assert.deepEqual(now.scores, [1, 0]);
  assert.equal(now.reds, 14);
  assert.equal(now.on.length, 6);
});
