/** A side's name and its players stand for each other; where there is neither, its number does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal, parseSetup, type Setup } from '../../src/index.js';

const sidesOf = (...sides: readonly unknown[]): Setup['sides'] => {
  const setup = parseSetup({ sides });
  assert.ok(!isRefusal(setup));
  return setup.sides;
};

const B = { name: 'B' };

test('a side with a name and no players has one player of that name', () => {
  const [side] = sidesOf({ name: 'Ding' }, B);
  assert.deepEqual(side, { name: 'Ding', players: [{ name: 'Ding' }], start: 0 });
});

test('a side with one player and no name is called as he is', () =>
  assert.equal(sidesOf({ players: [{ name: 'Ding Junhui' }] }, B)[0]?.name, 'Ding Junhui'));

test('a side with two players and no name is called after both', () =>
  assert.equal(sidesOf({ players: [{ name: 'A1' }, { name: 'A2' }] }, B)[0]?.name, 'A1 / A2'));

test('a name stands beside the names of the players', () => {
  const players = [{ name: 'A1', country: 'CHN' }, { name: 'A2' }];
  const [side] = sidesOf({ name: 'A', players, start: 7 }, B);
  assert.deepEqual(side, { name: 'A', players, start: 7 });
});

test('sides with neither are called 1 and 2, and so are their players', () =>
  assert.deepEqual(sidesOf({}, {}), [
    { name: '1', players: [{ name: '1' }], start: 0 },
    { name: '2', players: [{ name: '2' }], start: 0 },
  ]));

test('a nameless second side is called 2 beside one with a name', () =>
  assert.equal(sidesOf({ name: 'A' }, {})[1]?.name, '2'));

test('an empty name is a name, with players and without', () => {
  const [one, two] = sidesOf({ name: '' }, { name: '', players: [{ name: 'B1' }] });
  assert.deepEqual([one?.name, one?.players], ['', [{ name: '' }]]);
  assert.equal(two?.name, '');
});
