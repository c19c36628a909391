/** 3.19: the rules for everybody. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options } from '../../../src/index.js';
import { referee, scores, stateAfter, stroke } from '../support.js';

const WHEELCHAIR = {
  sides: [{ name: 'A', players: [{ name: 'A', wheelchair: true }] }, { name: 'B' }],
};
const FEET = stroke({ hit: 'red', fouls: ['feet'] });
const ON_PINK = referee({ reds: 0, colours: ['pink', 'black'] });

test('[3.19(b)(i)] both feet off the floor, pink on: six; not for a player in a wheelchair', () => {
  const feet = stroke({ hit: 'pink', fouls: ['feet'] });
  assert.deepEqual(scores([ON_PINK, feet]), [0, 6]);
  assert.deepEqual(scores([ON_PINK, feet], WHEELCHAIR), [0, 0]);
});

test('[3.19(b)(i)] what he pots counts, and the code is not offered', () => {
  assert.deepEqual(scores([stroke({ ...FEET, pocketed: ['red'] })], WHEELCHAIR), [1, 0]);
  const offered = (setup?: typeof WHEELCHAIR) => options(stateAfter([], setup)).stroke?.fouls;
  assert.equal(offered(WHEELCHAIR)?.includes('feet'), false);
  assert.equal(offered()?.includes('feet'), true);
});

test('[3.19(b)(i)] his opponent’s feet stay on the floor', () => {
  assert.deepEqual(scores([stroke(), FEET], WHEELCHAIR), [4, 0]);
});

test('[3.19(b)(i)] his other fouls count', () => {
  assert.deepEqual(scores([stroke({ ...FEET, pocketed: ['white'] })], WHEELCHAIR), [0, 4]);
});

test('[3.19(b)(ii)] the set-up says who is told the colours, and keeps it', () => {
  const sides = [{ name: 'A', players: [{ name: 'A', tellColours: true }] }, { name: 'B' }];
  assert.equal(stateAfter([], { sides }).setup.sides[0]?.players[0]?.tellColours, true);
});
