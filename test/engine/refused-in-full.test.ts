/** A refusal says its code, its reason, the field concerned and the clause: all of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  MatchLog,
  RecordError,
  Refusal,
  apply,
  isRefusal,
  replay,
  type Entry,
  type RefereeEntry,
  type SetupInput,
} from '../../src/index.js';
import { referee, stateAfter } from './support.js';

const SETUP: SetupInput = { sides: [{ name: 'A' }, { name: 'B' }] };
const record = (entries: readonly unknown[]) => ({
  format: 'snooker-match',
  version: 1,
  setup: SETUP,
  entries,
});

const facts = ({ code, reason, detail, clause, entry }: Refusal) => [
  code,
  reason,
  detail,
  clause,
  entry,
];

const stated = (entry: Partial<RefereeEntry>): unknown => {
  const next = apply(stateAfter([]), referee(entry));
  return isRefusal(next) ? facts(next) : 'taken';
};

for (const [what, entry, code, reason, detail, clause] of [
  ['17 reds', { reds: 17 }, 'impossible', 'balls-impossible', 'reds', '3.1(a)'],
  [
    'two pinks',
    { colours: ['blue', 'pink', 'pink'] },
    'impossible',
    'balls-impossible',
    'colours',
    '3.1(a)',
  ],
  ['no black left', { colours: [] }, 'impossible', 'balls-impossible', 'colours', '3.1(a)'],
  ['pink on with reds', { on: 'pink' }, 'impossible', 'balls-impossible', 'on', '3.1(a)'],
  ['three scores', { scores: [1, 2, 3] }, 'entry', 'bad-entry', 'scores', undefined],
  ['1000 points', { scores: [1000, 0] }, 'impossible', 'scores-out-of-range', 'scores', undefined],
  ['points below 0', { scores: [-1, 0] }, 'impossible', 'scores-out-of-range', 'scores', undefined],
  ['a third side', { striker: [2, 0] }, 'entry', 'no-such-player', 'striker', undefined],
] as const) {
  test(`the referee states ${what}: refused, and says all of it`, () =>
    assert.deepEqual(stated(entry as Partial<RefereeEntry>), [
      ...[code, reason, detail, clause],
      undefined,
    ]));
}

test('the referee states 999 points, the most there are', () =>
  assert.equal(stated({ scores: [999, 0] }), 'taken'));

const log = (entries: readonly Entry[] = [{ kind: 'frame' }]): MatchLog =>
  MatchLog.open(record(entries));
const RED: Entry = { kind: 'stroke', pocketed: ['red'] };
const reasonOf = (refused: Refusal | null): unknown => refused && [refused.code, refused.reason];

test('nothing to undo, and nothing to redo', () => {
  const empty = log([]);
  assert.deepEqual([empty.canUndo, empty.canRedo], [false, false]);
  assert.deepEqual(reasonOf(empty.undo()), ['not-allowed', 'nothing-to-undo']);
  assert.deepEqual(reasonOf(empty.redo()), ['not-allowed', 'nothing-to-redo']);
});

for (const at of [-1, 2, 0.5, Number.NaN]) {
  test(`there is no entry ${at} to insert before, edit or remove`, () => {
    const one = log();
    for (const refused of [
      one.insert(at, RED),
      one.edit(at === 2 ? 1 : at, RED),
      one.remove(at === 2 ? 1 : at),
    ]) {
      assert.deepEqual(reasonOf(refused), ['entry', 'no-such-entry']);
    }
    assert.equal(one.length, 1);
  });
}

test('an entry of no shape is refused wherever it is put', () => {
  const one = log();
  for (const refused of [one.enter({}), one.insert(1, { kind: 'x' }), one.edit(0, null)]) {
    assert.deepEqual([refused?.code, refused?.reason], ['entry', 'bad-entry']);
  }
});

test('undone and redone, step by step, a log says what can be done', () => {
  const one = log();
  assert.equal(one.enter(RED), null);
  assert.equal(one.undo(), null);
  assert.deepEqual([one.canUndo, one.canRedo], [true, true]);
  assert.equal(one.undo(), null);
  assert.deepEqual([one.canUndo, one.canRedo], [false, true]);
  assert.equal(one.redo(), null);
  assert.equal(one.redo(), null);
  assert.deepEqual(one.record.entries, [{ kind: 'frame' }, RED]);
});

test('a refusal that is given an entry keeps all that it said', () => {
  const full = new Refusal('impossible', 'balls-impossible', { detail: 'reds', clause: '3.1(a)' });
  assert.deepEqual(facts(full.at(3)), ['impossible', 'balls-impossible', 'reds', '3.1(a)', 3]);
  const bare = new Refusal('entry', 'bad-entry').at(0);
  assert.deepEqual(Object.keys(bare).sort(), ['code', 'entry', 'reason']);
});

const thrown = (entries: readonly unknown[]): RecordError => {
  try {
    replay(record(entries));
  } catch (error) {
    if (error instanceof RecordError) return error;
  }
  throw new Error('It replays.');
};

test('a record error is called so, and says what is concerned in brackets, if anything is', () => {
  const { name, code, entry, message } = thrown([{ kind: 'frame' }, referee({ reds: 17 })]);
  assert.deepEqual(
    [name, code, entry, message],
    ['RecordError', 'impossible', 1, 'The table cannot stand like that (reds)'],
  );
  assert.equal(thrown([RED]).message, 'No frame is under way');
});
