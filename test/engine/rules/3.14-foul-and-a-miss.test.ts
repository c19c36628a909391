/** 3.14: foul and a miss. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missAdvice, type Entry, type FrameState, type SetupInput } from '../../../src/index.js';
import {
  after,
  decide,
  pot,
  pots,
  referee,
  refuses,
  scores,
  stateAfter,
  stroke,
} from '../support.js';

const FULL = { fullBall: true };

/** A misses every ball with a red to be hit full. */
const MISS = stroke({ hit: 'none', miss: FULL });
const REPLACE = decide('replace');
const AGAIN = decide('play-again');
/** The white is put back, and the striker touches it before his stroke. */
const FEATHER = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['white'] }] });

const frameAfter = (entries: readonly Entry[], setup?: Partial<SetupInput>): FrameState => {
  const { frame } = stateAfter(entries, setup);
  assert.ok(frame);
  return frame;
};

const misses = (entries: readonly Entry[]): number => after(entries).now.misses;

test('[3.14] a miss adds the choice to replace, and no points', () => {
  const { now } = after([MISS]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.deepEqual(now.choices, ['play', 'play-again', 'replace']);
});

test('[3.14] a foul that is no miss leaves nothing to replace', () => {
  const foul = stroke({ hit: 'none' });
  assert.deepEqual(after([foul]).now.choices, ['play', 'play-again']);
  refuses('not-allowed', [foul, REPLACE]);
  refuses('not-allowed', [stroke({ hit: 'none', miss: false }), REPLACE]);
});

test('[3.14] there is no miss without a foul', () => {
  refuses('not-allowed', [stroke({ miss: true })]);
  refuses('not-allowed', [pot('red'), stroke({ pocketed: ['blue'], miss: FULL })]);
});

const BLACK_ONLY = referee({ reds: 0, colours: ['black'], scores: [20, 20] });

test('[3.14] 1995: with only the black left no miss can be called', () => {
  refuses('not-allowed', [BLACK_ONLY, stroke({ hit: 'none', miss: true })]);
  assert.equal(missAdvice(frameAfter([BLACK_ONLY]), stateAfter([]).edition), 'no');
});

for (const rules of ['2014', '2019'] as const) {
  test(`[3.14] ${rules}: with only the black left a miss is called, and the foul ends the frame`, () => {
    const { frames } = after([BLACK_ONLY, stroke({ hit: 'none', miss: true })], { rules });
    assert.deepEqual(frames[0]?.scores, [20, 27]);
    assert.equal(frames[0].winner, 1);
  });
}

test('[3.14] with pink and black left a miss can be called', () => {
  const pink = referee({ reds: 0, colours: ['pink', 'black'] });
  assert.equal(after([pink, MISS]).now.choices.includes('replace'), true);
});

test('[3.14(a)(i)] red was on: replaced, any red is on again', () => {
  const { now } = after([MISS, REPLACE]);
  assert.deepEqual(now.on, ['red']);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.inHand, true);
});

test('[3.14(a)(i)] in-off at a red that was on: replaced, the white is where it was', () => {
  const inOff = stroke({ hit: 'black', pocketed: ['white'], miss: true });
  const { now } = after([stroke(), inOff, REPLACE]);
  assert.equal(now.inHand, false);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.14(a)(ii)] no reds: the colour that was on is on again', () => {
  const fromGreen = referee({ reds: 0, colours: ['green', 'brown', 'blue', 'pink', 'black'] });
  assert.deepEqual(after([fromGreen, MISS, REPLACE]).now.on, ['green']);
});

const BLUE_MISSED = stroke({ nominated: 'blue', hit: 'none', miss: true });

test('[3.14(a)(iii)] N8: a colour after a red: replaced, a colour of his choice is on, another too', () => {
  const { now } = after([pot('red'), BLUE_MISSED, REPLACE]);
  assert.equal(now.on.length, 6);
  const black = stroke({ nominated: 'black', pocketed: ['black'] });
  assert.deepEqual(scores([pot('red'), BLUE_MISSED, REPLACE, black]), [8, 5]);
});

test('[3.14(a)(iii)] the same after the last red: a colour of choice, not the yellow', () => {
  const { now } = after([referee({ reds: 1 }), pot('red'), BLUE_MISSED, REPLACE]);
  assert.equal(now.on.length, 6);
  assert.equal(now.phase, 'reds');
  assert.deepEqual(now.remaining, [34, 27]);
});

test('[3.14(a)(i)] a free ball was on offer: replaced, it is on offer again', () => {
  const opening = stroke({ hit: 'none', freeBall: true });
  const missed = stroke({ nominated: 'green', hit: 'none', miss: true });
  const { now } = after([opening, missed, REPLACE]);
  assert.equal(now.freeBall, true);
  assert.deepEqual(now.striker, [1, 0]);
  const green = stroke({ nominated: 'green', pocketed: ['green'] });
  assert.deepEqual(scores([opening, missed, REPLACE, green]), [4, 5]);
});

test('[3.14(a)(iii)] from where the white lies he is on a red, after a miss at a colour too', () => {
  assert.deepEqual(after([pot('red'), BLUE_MISSED, AGAIN]).now.on, ['red']);
});

test('[3.14(a)(iii)] replaced, he plays, and the break is a new one', () => {
  const { frames } = after([pot('red'), BLUE_MISSED, REPLACE, pot('pink')]);
  assert.deepEqual(
    frames[0]?.breaks.map(({ points }) => points),
    [1, 6],
  );
});

/** One red left, 35 on, B at the table 44 behind. */
const BEHIND_44 = referee({ scores: [44, 0], reds: 1, striker: [1, 0], on: 'red' });

test('[3.14(b)] nobody needs penalty points: always a miss', () => {
  assert.equal(missAdvice(frameAfter([]), stateAfter([]).edition), 'yes');
});

test('[3.14(b)] N9: 44 behind with 35 on: a miss only where it was intended', () => {
  const { edition } = stateAfter([]);
  assert.equal(missAdvice(frameAfter([BEHIND_44]), edition), 'intentional');
});

test('[3.14(b)] the side ahead misses while the other needs penalty points: the same', () => {
  const ahead = referee({ scores: [38, 0], reds: 1, striker: [0, 0], on: 'red' });
  assert.equal(missAdvice(frameAfter([ahead]), stateAfter([]).edition), 'intentional');
});

test('[3.14(b)] a recorded miss is believed, whoever needs what', () => {
  assert.deepEqual(after([BEHIND_44, MISS]).now.choices, ['play', 'play-again', 'replace']);
  const intended = stroke({ hit: 'none', miss: { intentional: true } });
  assert.equal(after([BEHIND_44, intended]).now.choices.includes('replace'), true);
});

/** 35 on and 35 behind: level at best. */
const BEHIND_35 = referee({ scores: [35, 0], reds: 1, striker: [1, 0], on: 'red' });

for (const [rules, advice] of [
  ['1995', 'intentional'],
  ['2014', 'intentional'],
  ['2019', 'yes'],
] as const) {
  test(`[3.14(b)] ${rules}: 35 on and 35 behind: ${advice}`, () => {
    const { edition } = stateAfter([], { rules });
    assert.equal(missAdvice(frameAfter([BEHIND_35]), edition), advice);
  });
}

/** 35 on; B misses a red and is 35 behind afterwards, from 31: the worked case. */
const BEHIND_31 = referee({ scores: [31, 0], reds: 1, striker: [1, 0], on: 'red' });

for (const [rules, advice] of [
  ['1995', 'yes'],
  ['2014', 'intentional'],
  ['2019', 'yes'],
] as const) {
  test(`[3.14(b)] ${rules}: 31 behind before and 35 after the penalty, 35 on: ${advice}`, () => {
    const { edition } = stateAfter([], { rules });
    const after4 = frameAfter([BEHIND_31, stroke({ hit: 'none' })], { rules });
    assert.equal(missAdvice(frameAfter([BEHIND_31]), edition, after4), advice);
  });
}

for (const [rules, advice] of [
  ['1995', 'yes'],
  ['2014', 'intentional'],
  ['2019', 'intentional'],
] as const) {
  test(`[3.14(b)] ${rules}: 32 behind before and 36 after the penalty, 35 on: ${advice}`, () => {
    const behind = referee({ scores: [32, 0], reds: 1, striker: [1, 0], on: 'red' });
    const { edition } = stateAfter([], { rules });
    const after4 = frameAfter([behind, stroke({ hit: 'none' })], { rules });
    assert.equal(missAdvice(frameAfter([behind]), edition, after4), advice);
  });
}

test('[3.14(c)(i)] again from the same position: a miss whatever the scores', () => {
  // 31 behind with 35 on; after the first penalty 35, so that B needs a penalty to win.
  const again = frameAfter([BEHIND_31, MISS, REPLACE]);
  assert.equal(again.misses, 1);
  assert.equal(missAdvice(again, stateAfter([]).edition), 'yes');
});

test('[3.14(c)(ii)] first, second with the warning, third: the frame is lost, points added', () => {
  assert.equal(misses([MISS]), 1);
  assert.equal(misses([MISS, REPLACE, MISS, REPLACE]), 2);
  const { frames, now } = after([MISS, REPLACE, MISS, REPLACE, MISS]);
  assert.deepEqual(frames[0]?.scores, [0, 12]);
  assert.equal(frames[0].winner, 1);
  assert.equal(frames[0].ended, 'awarded');
  assert.equal(now.phase, 'frame-over');
  assert.deepEqual(now.choices, []);
});

test('[3.14(c)(ii)] the third loses the frame of one who is far ahead', () => {
  const ahead = referee({ scores: [80, 0] });
  const { frames } = after([ahead, MISS, REPLACE, MISS, REPLACE, MISS]);
  assert.deepEqual(frames[0]?.scores, [80, 12]);
  assert.equal(frames[0].winner, 1);
});

test('[3.14(c)(ii)] only misses with a full-ball path count', () => {
  const snookered = stroke({ hit: 'none', miss: true });
  const three = [snookered, REPLACE, snookered, REPLACE, snookered];
  assert.equal(misses(three), 0);
  assert.equal(after(three).now.phase, 'reds');
});

test('[3.14(c)(ii)] played from where the white lies, the count starts again', () => {
  assert.equal(misses([MISS, REPLACE, MISS, AGAIN]), 0);
  assert.equal(misses([MISS, REPLACE, MISS, AGAIN, MISS]), 1);
});

test('[3.14(c)(ii)] a fair stroke, a pot, or the other side’s turn ends the count', () => {
  assert.equal(misses([MISS, REPLACE, stroke({ hit: 'red' })]), 0);
  assert.equal(misses([MISS, REPLACE, pot('red')]), 0);
  assert.equal(misses([MISS, decide('play')]), 0);
  assert.equal(misses([MISS, REPLACE, MISS, stroke(), MISS]), 1);
});

test('[3.14(c)(ii)] a foul that is no miss ends the count', () => {
  const foul = stroke({ hit: 'red', pocketed: ['white'] });
  assert.equal(misses([MISS, REPLACE, foul]), 0);
});

test('[3.14(d)(i)] no miss is called where no stroke was made', () => {
  refuses('not-allowed', [MISS, REPLACE, stroke({ ...FEATHER, miss: true })]);
});

test('[3.14(d)(i)] he plays himself, or asks for play again from there', () => {
  const fouled = [MISS, REPLACE, FEATHER];
  assert.deepEqual(scores(fouled), [0, 8]);
  assert.deepEqual(after([...fouled, decide('play')]).now.striker, [1, 0]);
  assert.deepEqual(after([...fouled, AGAIN]).now.striker, [0, 0]);
});

test('[3.14(d)(ii)] or has all balls put back, and the offender plays again', () => {
  const { now } = after([MISS, REPLACE, FEATHER, REPLACE]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.deepEqual(now.on, ['red']);
});

test('[3.14(d)(ii)] a colour of choice was on before: it is on after that too', () => {
  const touched = stroke({
    nominated: 'blue',
    beforeStroke: true,
    fouls: [{ code: 'touched', balls: ['white'] }],
  });
  const entries = [pot('red'), BLUE_MISSED, REPLACE, touched, REPLACE];
  assert.equal(after(entries).now.on.length, 6);
  assert.deepEqual(scores(entries), [1, 10]);
});

test('[3.14(d)(ii)] only from a position that was replaced', () => {
  refuses('not-allowed', [FEATHER, REPLACE]);
  refuses('not-allowed', [MISS, AGAIN, FEATHER, REPLACE]);
});

test('[3.14(d)(iii)] a foul before the stroke leaves count and warning as they are', () => {
  const warned = [MISS, REPLACE, MISS, REPLACE];
  assert.equal(misses([...warned, FEATHER]), 2);
  assert.equal(misses([...warned, FEATHER, REPLACE]), 2);
  assert.equal(misses([...warned, FEATHER, AGAIN]), 2);
});

test('[3.14(d)(iii)] the third failure after such a foul loses the frame', () => {
  const warned = [MISS, REPLACE, MISS, REPLACE, FEATHER, REPLACE, MISS];
  const { frames } = after(warned);
  assert.deepEqual(frames[0]?.scores, [0, 16]);
  assert.equal(frames[0].ended, 'awarded');
});

test('[3.14(e)] any other miss is as the referee calls it', () => {
  const short = stroke({ hit: 'none', miss: true, tags: ['escape'] });
  assert.deepEqual(after([short]).now.choices, ['play', 'play-again', 'replace']);
});

const POTTED_BROWN = stroke({ nominated: 'brown', hit: 'red', pocketed: ['red'], miss: true });

test('[3.14(f)] red on, a red fell in the miss: it goes back, the penalty stands', () => {
  const { now } = after([stroke({ hit: 'blue', pocketed: ['red'], miss: true }), REPLACE]);
  assert.equal(now.reds, 15);
  assert.deepEqual(now.scores, [0, 5]);
});

test('[3.14(f)] 1995: a red that was not on stays down unless the referee puts it back', () => {
  assert.equal(after([pot('red'), POTTED_BROWN, REPLACE]).now.reds, 13);
  assert.equal(after([pot('red'), POTTED_BROWN, decide('replace', ['red'])]).now.reds, 14);
});

for (const rules of ['2014', '2019'] as const) {
  test(`[3.14(f)] ${rules}: all balls go back, listed or not`, () => {
    assert.equal(after([pot('red'), POTTED_BROWN, REPLACE], { rules }).now.reds, 14);
    assert.equal(
      after([pot('red'), POTTED_BROWN, decide('replace', ['red'])], { rules }).now.reds,
      14,
    );
  });
}

test('[3.14(f)] the last red, not on, stays down: the colour of choice is on all the same', () => {
  const { now } = after([
    ...pots('red', 'black', 'red'),
    referee({ reds: 1 }),
    POTTED_BROWN,
    REPLACE,
  ]);
  assert.equal(now.reds, 0);
  assert.equal(now.on.length, 6);
});

test('[3.14(f)] no more reds go back than fell', () => {
  refuses('impossible', [MISS, decide('replace', ['red'])]);
  refuses('impossible', [pot('red'), POTTED_BROWN, decide('replace', ['red', 'red'])]);
});

test('[3.14(f)] played from where the white lies, reds that fell stay down', () => {
  const fell = stroke({ hit: 'blue', pocketed: ['red'], miss: true });
  assert.equal(after([fell, AGAIN]).now.reds, 14);
  assert.equal(after([fell, decide('play')]).now.reds, 14);
});

test('[3.14(f)] colours pocketed in the miss are back in any case', () => {
  const fell = stroke({ hit: 'none', pocketed: ['white'], forcedOff: ['black'], miss: true });
  for (const choice of ['play', 'play-again', 'replace'] as const) {
    assert.equal(after([fell, decide(choice)]).now.colours.length, 6);
  }
});

test('[3.14(g)] where the balls lie is the referee’s word: a note changes no score', () => {
  const agreed = referee({ reason: 'position agreed' });
  const { now } = after([MISS, REPLACE, agreed]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.misses, 1);
});

const touches = (by: number, ball: 'red' | 'black' | 'white'): Entry => ({
  kind: 'penalty',
  by,
  ball,
  reason: 'touched-while-consulting',
});

test('[3.14(h)] either player touches a ball: a penalty, turn and balls as they were', () => {
  const { now } = after([MISS, REPLACE, touches(1, 'black')]);
  assert.deepEqual(now.scores, [7, 4]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.equal(now.reds, 15);
  assert.equal(now.misses, 1);
  assert.deepEqual(scores([MISS, REPLACE, touches(0, 'black')]), [0, 11]);
});

test('[3.14(h)] 1995: the ball on or the ball touched, whichever is higher', () => {
  assert.deepEqual(scores([MISS, touches(1, 'red')]), [4, 4]);
  assert.deepEqual(scores([MISS, touches(1, 'white')]), [4, 4]);
});

for (const rules of ['2014', '2019'] as const) {
  test(`[3.14(h)] ${rules}: seven, whatever ball`, () => {
    assert.deepEqual(scores([MISS, touches(1, 'red')], { rules }), [7, 4]);
  });
}

test('[3.14(i)] asking costs nothing: the choice is still open', () => {
  const asked = referee({ reason: 'all balls would be put back' });
  const { now } = after([MISS, asked]);
  assert.deepEqual(now.choices, ['play', 'play-again', 'replace']);
  assert.equal(now.misses, 1);
});
