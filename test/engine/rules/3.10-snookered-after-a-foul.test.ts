/** 3.10: the free ball. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, type StrokeEntry } from '../../../src/index.js';
import { after, decide, pot, referee, refuses, scores, stateAfter, stroke } from '../support.js';

/** A misses everything and leaves B a free ball: 0-4, B to play. */
const FREE = stroke({ hit: 'none', freeBall: true });

const COLOURS_ONLY = referee({ reds: 0 });
const ON_PINK = referee({ reds: 0, colours: ['pink', 'black'] });

/** All reds gone, A misses the yellow: 0-4, B has a free ball for it. */
const FREE_FOR_YELLOW = [COLOURS_ONLY, FREE];

const free = (nominated: StrokeEntry['nominated'], fields: Omit<StrokeEntry, 'kind'> = {}) =>
  stroke({ ...(nominated ? { nominated } : {}), ...fields });

test('[3.10] the referee calls free ball after a foul', () => {
  const { now } = after([FREE]);
  assert.equal(now.freeBall, true);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.10] without a foul there is no free ball', () => {
  refuses('not-allowed', [stroke({ freeBall: true })]);
  refuses('not-allowed', [pot('red'), stroke({ pocketed: ['blue'], freeBall: true })]);
});

test('[3.10] with only the black left there is no free ball to call', () => {
  refuses('not-allowed', [referee({ reds: 0, colours: ['black'] }), FREE]);
});

test('[3.10(a)(i)] reds up: any of the six colours may be nominated', () => {
  for (const colour of ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const) {
    assert.deepEqual(scores([FREE, free(colour, { pocketed: [colour] })]), [0, 5]);
  }
});

test('[3.10(a)(i)] only a ball that lies on the table can be nominated', () => {
  refuses('not-on-table', [
    referee({ reds: 0, colours: ['blue', 'pink', 'black'] }),
    FREE,
    free('green'),
  ]);
});

test('[3.10(a)(i)] without a free ball no other ball can be nominated', () => {
  refuses('not-allowed', [free('brown')]);
  refuses('not-allowed', [COLOURS_ONLY, free('black')]);
});

test('[3.10(a)(i)] 1995: he may nominate the ball on itself and plays as ever', () => {
  assert.deepEqual(scores([FREE, free('red', { pocketed: ['red'] })]), [0, 5]);
  assert.equal(options(stateAfter([FREE])).stroke?.freeBall.includes('red'), true);
});

for (const rules of ['2014', '2019'] as const) {
  test(`[3.10(a)(i)] ${rules}: the ball on itself cannot be nominated`, () => {
    refuses('not-allowed', [FREE, free('red')], { rules });
    refuses('not-allowed', [...FREE_FOR_YELLOW, free('yellow')], { rules });
    assert.deepEqual(options(stateAfter(FREE_FOR_YELLOW, { rules })).stroke?.freeBall, [
      'green',
      'brown',
      'blue',
      'pink',
      'black',
    ]);
  });
}

test('[3.10(a)(i)] he need not nominate: then he plays the ball on', () => {
  assert.deepEqual(scores([FREE, pot('red')]), [0, 5]);
  assert.deepEqual(scores([FREE, stroke({ hit: 'brown' })]), [4, 4]);
});

test('[3.10(a)(ii)] brown as red scores 1, brown is spotted, a colour of choice is on', () => {
  const { now } = after([FREE, free('brown', { pocketed: ['brown'] })]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.reds, 15);
  assert.equal(now.colours.includes('brown'), true);
  assert.equal(now.on.length, 6);
});

test('[3.10(a)(ii)] black as red: a foul costs the value of red, so four', () => {
  assert.deepEqual(scores([FREE, free('black', { hit: 'none' })]), [4, 4]);
  assert.deepEqual(scores([FREE, free('black', { hit: 'black', pocketed: ['white'] })]), [4, 4]);
});

test('[3.10(a)(ii)] black as red, pushed or forced off, is worth a red too', () => {
  const pushed = free('black', { fouls: [{ code: 'push', balls: ['black'] }] });
  assert.deepEqual(scores([FREE, pushed]), [4, 4]);
  assert.deepEqual(scores([FREE, free('black', { forcedOff: ['black'] })]), [4, 4]);
});

test('[3.10(a)(ii)] black as pink: a miss of everything costs six', () => {
  const entries = [ON_PINK, FREE, free('black', { hit: 'none' })];
  assert.deepEqual(scores(entries), [6, 6]);
});

test('[3.10(a)(ii)] after the free ball the break goes on as after a red', () => {
  const entries = [FREE, free('brown', { pocketed: ['brown'] }), pot('black'), pot('red')];
  const { now } = after(entries);
  assert.equal(now.break, 9);
  assert.equal(now.reds, 14);
});

test('[3.10(b)(i)] free brown, red hit first: four', () => {
  assert.deepEqual(scores([FREE, free('brown', { hit: 'red' })]), [4, 4]);
});

test('[3.10(b)(i)] free brown, black hit first: seven', () => {
  assert.deepEqual(scores([FREE, free('brown', { hit: 'black' })]), [7, 4]);
});

test('[3.10(b)(i)] free brown and red hit together: fair', () => {
  assert.deepEqual(scores([FREE, free('brown', { hit: ['brown', 'red'] })]), [0, 4]);
});

test('[3.10(b)(i)] free brown and black hit together: seven; two reds: four', () => {
  assert.deepEqual(scores([FREE, free('brown', { hit: ['brown', 'black'] })]), [7, 4]);
  assert.deepEqual(scores([FREE, free('brown', { hit: ['red', 'red'] })]), [4, 4]);
});

test('[3.10(b)(ii)] free brown leaves the yellow hidden behind it: four', () => {
  const hidden = free('brown', { fouls: ['free-ball-snooker'] });
  assert.deepEqual(scores([...FREE_FOR_YELLOW, hidden]), [4, 4]);
});

test('[3.10(b)(ii)] free black for pink leaves a snooker, only these two left: no foul', () => {
  const { now } = after([ON_PINK, FREE, free('black', { fouls: ['free-ball-snooker'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.equal(now.awaiting, null);
  assert.equal(
    options(stateAfter([ON_PINK, FREE])).stroke?.fouls.includes('free-ball-snooker'),
    false,
  );
});

test('[3.10(b)(ii)] with the blue up it is a foul: five', () => {
  const fromBlue = referee({ reds: 0, colours: ['blue', 'pink', 'black'] });
  const hidden = free('black', { fouls: ['free-ball-snooker'] });
  assert.deepEqual(scores([fromBlue, FREE, hidden]), [5, 5]);
});

test('[3.10(c)] yellow on, free black potted: two, black spotted, yellow still on', () => {
  const { now } = after([...FREE_FOR_YELLOW, free('black', { pocketed: ['black'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['yellow']);
  assert.equal(now.colours.length, 6);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.10(c)] the free ball is spent with the stroke', () => {
  const potted = free('black', { pocketed: ['black'] });
  refuses('not-allowed', [...FREE_FOR_YELLOW, potted, free('black')]);
});

test('[3.10(d)] yellow on, free green drives the yellow in: two, yellow stays down', () => {
  const { now } = after([
    ...FREE_FOR_YELLOW,
    free('green', { hit: 'green', pocketed: ['yellow'] }),
  ]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['green']);
  assert.deepEqual(now.colours, ['green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.10(d)] red on, free brown drives a red in: one, a colour is on', () => {
  const { now } = after([FREE, free('brown', { hit: 'brown', pocketed: ['red'] })]);
  assert.deepEqual(now.scores, [0, 5]);
  assert.equal(now.reds, 14);
  assert.equal(now.on.length, 6);
});

test('[3.10(d)] hit together, the ball on falls: it scores and stays down', () => {
  const together = free('green', { hit: ['green', 'yellow'], pocketed: ['yellow'] });
  const { now } = after([...FREE_FOR_YELLOW, together]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['green']);
});

test('[3.10(e)] red on, brown and a red fall: two, brown spotted', () => {
  const { now } = after([FREE, free('brown', { pocketed: ['brown', 'red'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.equal(now.reds, 14);
  assert.equal(now.colours.length, 6);
});

test('[3.10(e)] red on, brown and two reds fall: three', () => {
  const { now } = after([FREE, free('brown', { pocketed: ['red', 'brown', 'red'] })]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.equal(now.reds, 13);
});

test('[3.10(e)] yellow on, free black and yellow fall: two only, black spotted, green on', () => {
  const { now } = after([...FREE_FOR_YELLOW, free('black', { pocketed: ['black', 'yellow'] })]);
  assert.deepEqual(now.scores, [0, 6]);
  assert.deepEqual(now.on, ['green']);
  assert.deepEqual(now.colours, ['green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.10(e)] free black and pink fall with only these left: six, black alone is left', () => {
  const { now } = after([ON_PINK, FREE, free('black', { pocketed: ['pink', 'black'] })]);
  assert.deepEqual(now.scores, [0, 12]);
  assert.deepEqual(now.colours, ['black']);
  assert.equal(now.awaiting, null);
});

test('[3.10(e)] a third ball that falls makes it a foul at its own value', () => {
  const fallen = free('brown', { pocketed: ['brown', 'red', 'pink'] });
  assert.deepEqual(scores([FREE, fallen]), [6, 4]);
});

test('[3.10(f)] asked to play again, the offender has no free ball, nor has anybody after him', () => {
  const { now } = after([FREE, decide('play-again')]);
  assert.equal(now.freeBall, false);
  assert.deepEqual(now.striker, [0, 0]);
  refuses('not-allowed', [FREE, decide('play-again'), free('brown')]);
  assert.equal(after([FREE, decide('play-again'), stroke()]).now.freeBall, false);
});

test('[3.10(f)] the balls replaced, the free ball is void', () => {
  const missed = stroke({ hit: 'none', freeBall: true, miss: true });
  assert.equal(after([missed, decide('replace')]).now.freeBall, false);
});

test('[3.10(f)] the incoming player decides to play: the free ball stands', () => {
  assert.deepEqual(scores([FREE, decide('play'), free('pink', { pocketed: ['pink'] })]), [0, 5]);
});
