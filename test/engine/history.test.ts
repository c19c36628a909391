/** A log opened with what storage gave back: the record counts, a damaged history is forgotten. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { MatchLog, type History } from '../../src/index.js';
import { FRAME, pot, record } from './support.js';

const RED = record([FRAME, pot('red')]);
const damaged: readonly unknown[] = [
  null,
  7,
  { done: 'all', undone: [] },
  { done: [null], undone: [{ at: -1, removed: [], added: [] }] },
  { done: [{ at: 0, removed: {}, added: [] }], undone: [{ at: 0, removed: [], added: ['x'] }] },
];

test('a damaged history is forgotten; undo takes the last entry', () => {
  for (const history of damaged) {
    const log = MatchLog.open(RED, history as History);
    assert.equal(log.canRedo, false);
    assert.equal(log.undo(), null);
    assert.deepEqual(log.record.entries, [FRAME]);
  }
});

test('a history of another log is not followed', () => {
  const other = logHistory();
  const log = MatchLog.open(RED, other);
  assert.equal(log.undo(), null);
  assert.deepEqual(log.record.entries, [FRAME]);
});

function logHistory(): History {
  const log = MatchLog.open(record([FRAME]));
  log.enter(pot('red'));
  log.enter(pot('black'));
  return log.history;
}

test('an entry with a foreign value that JSON cannot hold can be undone', () => {
  const log = MatchLog.open(RED);
  assert.equal(log.enter({ ...pot('black'), foreign: 1n }), null);
  assert.equal(log.undo(), null);
  assert.deepEqual(log.record.entries, RED.entries);
});
