import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framePlaces, replayState, type Entry, type SetupInput } from '../../src/index.js';
import { FRAME, record } from './support.js';

const WON: Entry = { kind: 'concede', by: 1 };
const LOST: Entry = { kind: 'concede', by: 0 };
const places = (entries: readonly Entry[], setup: Partial<SetupInput>): readonly string[] =>
  framePlaces(replayState(record(entries, setup))).map(({ game, frame }) => `${game}.${frame}`);

test('3.1(g): frames are counted within their game', () => {
  const setup = { game: { frames: 3 }, match: { games: 3 } };
  const game = [FRAME, WON, FRAME, LOST, FRAME, WON];
  assert.deepEqual(places([], setup), []);
  assert.deepEqual(places(game, setup), ['1.1', '1.2', '1.3']);
  assert.deepEqual(places([...game, FRAME], setup), ['1.1', '1.2', '1.3', '2.1']);
});

test('3.1(g)(iii): a game that is given up between two frames counts those that were played', () => {
  const setup = { game: { frames: 3 }, match: { games: 3 } };
  const given: Entry[] = [FRAME, WON, { kind: 'concede', by: 0, what: 'game' }, FRAME, WON];
  assert.deepEqual(places(given, setup), ['1.1', '2.1']);
});

test('3.16: a re-rack is the same frame', () => {
  assert.deepEqual(places([FRAME, { kind: 'rerack' }], { game: { frames: 3 } }), ['1.1']);
});
