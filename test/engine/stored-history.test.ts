/** A history that comes from storage is believed whole or not at all; a record is kept as it came. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchLog, Replay, type Entry, type History } from '../../src/index.js';
import { FRAME, MISSED, pot, record } from './support.js';

const RED = pot('red');
const SECOND_FIRST: Entry = { kind: 'frame', first: 1 };
const openedFirst = { at: 0, removed: [SECOND_FIRST], added: [FRAME] };
const redInserted = { at: 1, removed: [], added: [RED] };

const afterUndo = (done: readonly unknown[]): readonly Entry[] => {
  const history = { done, undone: [] } as unknown as History;
  const log = MatchLog.open(record([FRAME, RED, MISSED]), history);
  assert.equal(log.undo(), null);
  return log.record.entries;
};

test('a change of the very first entry is undone', () => {
  assert.deepEqual(afterUndo([openedFirst]), [SECOND_FIRST, RED, MISSED]);
});

for (const damage of [null, undefined, 'x', { at: -1, removed: [], added: [] }]) {
  test(`beside ${JSON.stringify(damage)} no change is believed: the last entry is undone`, () => {
    assert.deepEqual(afterUndo([damage, redInserted]), [FRAME, RED]);
  });
}

test('whole, the same history is followed', () => {
  assert.deepEqual(afterUndo([redInserted]), [FRAME, MISSED]);
});

test('a record that is looked at is as it was given, fields of strangers too', () => {
  const given = { ...record([FRAME, RED]), club: 'Crucible' };
  const shown = Replay.open(given);
  assert.deepEqual(shown.record, given);
  assert.equal(shown.states.length, 3);
});
