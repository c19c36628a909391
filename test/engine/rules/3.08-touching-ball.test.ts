/** 3.8: the white at rest against a ball. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayState, type Entry, type StrokeEntry } from '../../../src/index.js';
import { FRAME, after, record, refuses, scores, stateAfter, stroke } from '../support.js';

/** A leaves the white against this ball; B plays. */
const against = (...touching: NonNullable<StrokeEntry['touching']>): Entry => stroke({ touching });

const NOTHING = stroke({ hit: 'none' });
const moved = (ball: 'red' | 'black' | 'blue') =>
  stroke({ fouls: [{ code: 'push', balls: [ball] }] });

/** A pots a red and lies against the pink, a colour of choice on. */
const RED_ON_PINK = stroke({ pocketed: ['red'], touching: ['pink'] });

test('[3.8(a)] the referee notes which balls are touched, for the next stroke only', () => {
  assert.deepEqual(stateAfter([against('red')]).frame?.touching, ['red']);
  assert.deepEqual(stateAfter([against('red'), stroke()]).frame?.touching, []);
});

test('[3.8(a)] the white must lie there: not in-hand, not against a ball that fell', () => {
  const inOff: StrokeEntry = stroke({ pocketed: ['white'], touching: ['red'] });
  refuses('not-on-table', [inOff]);
  const lastRed = record([FRAME, stroke({ pocketed: ['red'], touching: ['red'] })], { reds: 1 });
  assert.throws(() => replayState(lastRed), { code: 'not-on-table' });
});

test('[3.8(b)] the touching red moved, red on: a push, four', () => {
  assert.deepEqual(scores([against('red'), moved('red')]), [4, 0]);
});

test('[3.8(b)] a touching black moved, red on: seven', () => {
  assert.deepEqual(scores([against('red', 'black'), moved('black')]), [7, 0]);
});

test('[3.8(c)(i)] played away from a touching red into nothing: no foul', () => {
  const { now } = after([against('red'), NOTHING]);
  assert.deepEqual(now.scores, [0, 0]);
  assert.deepEqual(now.striker, [0, 0]);
});

test('[3.8(c)(i)] played away from it, pink hit first: no foul, and a red that falls counts', () => {
  assert.deepEqual(scores([against('red'), stroke({ hit: 'pink' })]), [0, 0]);
  assert.deepEqual(scores([against('red'), stroke({ hit: 'pink', pocketed: ['red'] })]), [0, 1]);
});

test('[3.8(c)(i)] the pink that falls is a foul all the same: six', () => {
  assert.deepEqual(scores([against('red'), stroke({ hit: 'pink', pocketed: ['pink'] })]), [6, 0]);
});

test('[3.8(c)(i)] it is so for one stroke: with nothing touching, nothing hit is four', () => {
  assert.deepEqual(scores([against('red'), stroke(), NOTHING]), [0, 4]);
});

test('[3.8(c)(ii)] touching pink declared, played away into nothing: no foul', () => {
  const declared = stroke({ nominated: 'pink', hit: 'none' });
  assert.deepEqual(scores([RED_ON_PINK, declared]), [1, 0]);
});

test('[3.8(c)(ii)] not declared: what it costs depends on a name', () => {
  refuses('nomination-needed', [RED_ON_PINK, NOTHING]);
});

test('[3.8(c)(iii)] touching pink, black declared and missed: seven', () => {
  assert.deepEqual(scores([RED_ON_PINK, stroke({ nominated: 'black', hit: 'none' })]), [1, 7]);
});

test('[3.8(c)(iii)] black declared and hit first: no foul', () => {
  assert.deepEqual(scores([RED_ON_PINK, stroke({ nominated: 'black', hit: 'black' })]), [1, 0]);
  const potted = stroke({ nominated: 'black', hit: 'black', pocketed: ['black'] });
  assert.deepEqual(scores([RED_ON_PINK, potted]), [8, 0]);
});

test('[3.8(c)(ii)] a free ball could be on: nominated, it is met by touching it', () => {
  const foul = stroke({ hit: 'none', freeBall: true, touching: ['brown'] });
  assert.deepEqual(scores([foul, stroke({ nominated: 'brown', hit: 'none' })]), [0, 4]);
  assert.deepEqual(scores([foul, stroke({ nominated: 'green', hit: 'none' })]), [4, 4]);
});

test('[3.8(d)] touching blue, red on: it moves, five; no red hit, four', () => {
  assert.deepEqual(scores([against('blue'), moved('blue')]), [5, 0]);
  assert.deepEqual(scores([against('blue'), NOTHING]), [4, 0]);
});

test('[3.8(d)] a red must be hit first: fair from blue to red', () => {
  assert.deepEqual(scores([against('blue'), stroke({ hit: 'red', pocketed: ['red'] })]), [0, 1]);
});

test('[3.8(e)] against red and blue: the red is the one that counts', () => {
  assert.deepEqual(scores([against('blue', 'red'), NOTHING]), [0, 0]);
});
