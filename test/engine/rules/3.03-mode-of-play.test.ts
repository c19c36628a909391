/** 3.3: whose turn it is, and what is on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, replay, type Entry } from '../../../src/index.js';
import {
  FOUR_HANDED,
  FRAME,
  MISSED,
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
} from '../support.js';

const IN_OFF = stroke({ hit: 'red', pocketed: ['white'] });
const LAST_RED = referee({ reds: 1 });
const lots = (first: number): Entry => ({ kind: 'lots', first });
const CONCEDED: Entry = { kind: 'concede', by: 1 };

/** Who breaks off after these entries, before which no frame was opened. */
const striker = (entries: readonly Entry[]) => replay(record(entries)).now.striker;

test('[3.3] lots drawn before the first frame: B breaks off, and A in the second', () => {
  assert.deepEqual(striker([lots(1), FRAME]), [1, 0]);
  assert.deepEqual(striker([lots(1), FRAME, CONCEDED, FRAME]), [0, 0]);
});

test('[3.3] lots drawn for a frame that is open but not begun', () => {
  assert.deepEqual(after([lots(1)]).now.striker, [1, 0]);
});

test('[3.3] by agreement: the set-up or the frame names who breaks off', () => {
  assert.deepEqual(after([], { first: 1 }).now.striker, [1, 0]);
  assert.deepEqual(striker([{ kind: 'frame', first: 1 }]), [1, 0]);
});

test('[3.3(a)] the turn passes from A to B to A', () => {
  assert.deepEqual(after([MISSED]).now.striker, [1, 0]);
  assert.deepEqual(after([MISSED, MISSED]).now.striker, [0, 0]);
});

test('[3.3(a)] asked to play again, A plays once more, and then B', () => {
  const asked = [IN_OFF, decide('play-again')];
  assert.deepEqual(after(asked).now.striker, [0, 0]);
  assert.deepEqual(after([...asked, MISSED]).now.striker, [1, 0]);
});

test('[3.3(b)] sides break off in turn: A, B, A', () => {
  const two = [FRAME, CONCEDED, FRAME];
  assert.deepEqual(striker([FRAME]), [0, 0]);
  assert.deepEqual(striker(two), [1, 0]);
  assert.deepEqual(striker([...two, CONCEDED, FRAME]), [0, 0]);
});

test('[3.3(b)] with three sides: A, B, C, A', () => {
  const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  const starts = [0, 1, 2, 3].map((before) => {
    const entries = Array.from({ length: before }, () => [FRAME, CONCEDED]).flat();
    const setup = { ...three, game: { frames: 9 } };
    return replay(record([...entries, FRAME], setup)).now.striker[0];
  });
  assert.deepEqual(starts, [0, 1, 2, 0]);
});

test('[3.3(b)] the wrong side started frame 2: frame 3 is A’s all the same', () => {
  const wrong: Entry[] = [FRAME, CONCEDED, { kind: 'frame', first: 0 }, CONCEDED, FRAME];
  assert.deepEqual(striker(wrong), [0, 0]);
});

test('[3.3(c)(i)] once the first stroke is made, who breaks off is settled', () => {
  refuses('not-allowed', [MISSED, lots(1)]);
});

test('[3.3(c)(i)] the opening stroke is a stroke like any other: pot and foul count', () => {
  assert.deepEqual(scores([pot('red')]), [1, 0]);
  assert.deepEqual(scores([IN_OFF]), [0, 4]);
});

test('[3.3(c)(ii)] a foul while addressing the white comes after the start: it counts', () => {
  const touched = stroke({ beforeStroke: true, fouls: [{ code: 'touched', balls: ['brown'] }] });
  assert.deepEqual(scores([touched]), [0, 4]);
  refuses('not-allowed', [touched, lots(1)]);
});

test('[3.3(d)] a fair stroke breaks nothing of 3.12 and costs nothing', () => {
  const { now } = after([stroke({ hit: 'red' })]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.equal(now.awaiting, null);
});

test('[3.3(d)] a stroke that breaks any of it scores nothing', () => {
  assert.deepEqual(scores([stroke({ pocketed: ['red'], fouls: ['push'] })]), [0, 4]);
});

test('[3.3(e)] the first ball on of each turn is a red', () => {
  assert.deepEqual(after([]).now.on, ['red']);
  assert.deepEqual(after([pot('red'), MISSED]).now.on, ['red']);
});

test('[3.3(e)] two reds in one stroke: two, 13 reds left, a colour on', () => {
  const { now } = after([pot('red', 'red')]);
  assert.deepEqual(now.scores, [2, 0]);
  assert.equal(now.reds, 13);
  assert.equal(now.on.length, 6);
});

test('[3.3(e)] a free ball nominated as red scores one, beside a red too', () => {
  const foul = stroke({ hit: 'none', freeBall: true });
  const free = (...pocketed: ('red' | 'brown')[]) => stroke({ nominated: 'brown', pocketed });
  assert.deepEqual(scores([foul, free('brown')]), [0, 4 + 1]);
  assert.deepEqual(scores([foul, free('brown', 'red')]), [0, 4 + 2]);
});

test('[3.3(e)] a colour as the first ball of a turn is no score', () => {
  assert.deepEqual(scores([pot('blue')]), [0, 5]);
});

test('[3.3(f)(i)] after a red: the same player, any colour, which is spotted', () => {
  const { now } = after([pot('red')]);
  assert.deepEqual(now.striker, [0, 0]);
  assert.deepEqual(now.on, ['yellow', 'green', 'brown', 'blue', 'pink', 'black']);
  const potted = after(pots('red', 'black')).now;
  assert.deepEqual(potted.scores, [8, 0]);
  assert.equal(potted.colours.includes('black'), true);
});

test('[3.3(f)(i)] after a free ball as red too', () => {
  const foul = stroke({ hit: 'none', freeBall: true });
  const { now } = after([foul, stroke({ nominated: 'green', pocketed: ['green'] })]);
  assert.equal(now.on.length, 6);
  assert.deepEqual(now.striker, [1, 0]);
});

test('[3.3(f)(i)] the colour is his to name, and only a colour', () => {
  refuses('not-allowed', [pot('red'), stroke({ nominated: 'red' })]);
  assert.deepEqual(options(stateAfter([pot('red')])).stroke?.nominate, [
    'yellow',
    'green',
    'brown',
    'blue',
    'pink',
    'black',
  ]);
});

test('[3.3(f)(ii)] a break goes on in reds and colours: 1 + 7 + 1 + 6 + 1', () => {
  const { now } = after(pots('red', 'black', 'red', 'pink', 'red'));
  assert.equal(now.break, 16);
  assert.deepEqual(now.scores, [16, 0]);
});

test('[3.3(f)(ii)] after the last red any colour is on, and it comes back', () => {
  const { now } = after([LAST_RED, pot('red')]);
  assert.equal(now.on.length, 6);
  assert.equal(now.phase, 'reds');
  const potted = after([LAST_RED, ...pots('red', 'yellow')]).now;
  assert.deepEqual(potted.on, ['yellow']);
  assert.equal(potted.colours.length, 6);
});

test('[3.3(f)(ii)] N3: that colour missed, the yellow is on for B, with 27 left', () => {
  const { now } = after([LAST_RED, pot('red'), MISSED]);
  assert.deepEqual(now.on, ['yellow']);
  assert.deepEqual(now.remaining, [27, 27]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.equal(now.phase, 'colours');
});

test('[3.3(f)(ii)] N3: the last red gone in a foul, there is no colour of choice: yellow', () => {
  const { now } = after([LAST_RED, pot('red', 'white')]);
  assert.deepEqual(now.on, ['yellow']);
});

test('[3.3(f)(iii)] then ascending: yellow scores two, stays down, green is on', () => {
  const { now } = after([referee({ reds: 0 }), pot('yellow')]);
  assert.deepEqual(now.scores, [2, 0]);
  assert.deepEqual(now.on, ['green']);
  assert.deepEqual(now.colours, ['green', 'brown', 'blue', 'pink', 'black']);
});

test('[3.3(f)(iii)] a colour out of its order is a foul and comes back', () => {
  const { now } = after([referee({ reds: 0 }), pot('black')]);
  assert.deepEqual(now.scores, [0, 7]);
  assert.deepEqual(now.on, ['yellow']);
  assert.equal(now.colours.length, 6);
});

test('[3.3(g)] a red that falls in a foul stays down', () => {
  const { now } = after([pot('red', 'white')]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.equal(now.reds, 14);
});

test('[3.3(g)] a red forced off the table stays off, whoever gains by it', () => {
  const { now } = after([stroke({ forcedOff: ['red'] })]);
  assert.deepEqual(now.scores, [0, 4]);
  assert.equal(now.reds, 14);
});

test('[3.3(g)] five reds in one foul all stay down', () => {
  assert.equal(after([pot('red', 'red', 'red', 'red', 'red', 'white')]).now.reds, 10);
});

test('[3.3(g)] the exception of 3.14(f): reds put back after a miss', () => {
  const foul = stroke({ hit: 'black', pocketed: ['red'], miss: true });
  assert.equal(after([foul, decide('play')]).now.reds, 14);
  assert.equal(after([foul, decide('replace', ['red'])]).now.reds, 15);
});

test('[3.3(h)] no score: the next player, from where the white lies', () => {
  const { now } = after([pot('red'), MISSED]);
  assert.deepEqual(now.striker, [1, 0]);
  assert.equal(now.inHand, false);
  assert.equal(now.break, 0);
});

test('[3.3(h)] the white pocketed or forced off: in-hand', () => {
  assert.equal(after([IN_OFF]).now.inHand, true);
  assert.equal(after([stroke({ hit: 'red', forcedOff: ['white'] })]).now.inHand, true);
  assert.equal(after([stroke({ hit: 'none' })]).now.inHand, false);
});

test('[3.3(h)] a score keeps the player at the table', () => {
  assert.deepEqual(after(pots('red', 'blue')).now.striker, [0, 0]);
});

test('[3.3(a)] four players: one after the other, each side in turn', () => {
  const { now } = after([MISSED, MISSED, MISSED, MISSED], FOUR_HANDED);
  assert.deepEqual(now.striker, [0, 0]);
});
