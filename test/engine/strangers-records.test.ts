/** A record from a stranger: what it may hold, and which field of it is named as the fault. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FOUL_CODES,
  MatchLog,
  RecordError,
  apply,
  isRefusal,
  parseSetup,
  replay,
} from '../../src/index.js';
import { stateAfter } from './support.js';

const SIDES = [{ name: 'A' }, { name: 'B' }];
const FRAME = { kind: 'frame' };
const record = (changes: object = {}): unknown => ({
  format: 'snooker-match',
  version: 1,
  setup: { sides: SIDES },
  entries: [FRAME],
  ...changes,
});
const withSetup = (setup: object): unknown => record({ setup: { sides: SIDES, ...setup } });

/** Code, entry, reason and field of what is thrown. */
const fault = (input: unknown): readonly unknown[] => {
  try {
    replay(input);
  } catch (error) {
    assert.ok(error instanceof RecordError);
    return [error.code, error.entry, error.refusal?.reason, error.refusal?.detail];
  }
  return ['replayed'];
};

const RECORD = ['format', -1, 'not-a-record'];
for (const [what, input, field] of [
  ['nothing', null, undefined],
  ['a number', 7, undefined],
  ['words', 'snooker-match', undefined],
  ['a list', [], undefined],
  ['another format', record({ format: 'cricket' }), 'format'],
  ['no format', record({ format: undefined }), 'format'],
  ['version 0', record({ version: 0 }), 'version'],
  ['version 1.5', record({ version: 1.5 }), 'version'],
  ['entries by name', record({ entries: {} }), 'entries'],
  ['no entries', { format: 'snooker-match', version: 1, setup: { sides: SIDES } }, 'entries'],
  ['no set-up', { format: 'snooker-match', version: 1, entries: [] }, 'setup'],
] as const) {
  test(`${what}: no record`, () => assert.deepEqual(fault(input), [...RECORD, field]));
}

test('a record whose fields cannot be read is no record', () => {
  const closed = Object.defineProperty({}, 'format', {
    enumerable: true,
    get: () => {
      throw new Error('closed');
    },
  });
  assert.deepEqual(fault(closed), [...RECORD, undefined]);
});

test('a record of a newer version says so', () =>
  assert.deepEqual(fault(record({ version: 2 })), ['format', -1, 'newer-version', undefined]));

const long = 'x'.repeat(100_000);
for (const [what, input, field] of [
  ['words for a set-up', record({ setup: 'best of 9' }), undefined],
  ['one side', record({ setup: { sides: [{ name: 'A' }] } }), 'sides'],
  ['a side that is null', record({ setup: { sides: [{ name: 'A' }, null] } }), 'sides.1'],
  ['a side that is a list', record({ setup: { sides: [[], { name: 'B' }] } }), 'sides.0'],
  ['a name of 7', record({ setup: { sides: [{ name: 7 }, { name: 'B' }] } }), 'sides.0.name'],
  [
    'a player without a name',
    record({ setup: { sides: [{ players: [{}] }, { name: 'B' }] } }),
    'sides.0.players.0.name',
  ],
  [
    'a wheelchair of "yes"',
    record({ setup: { sides: [{ name: 'A', players: [{ name: 'A', wheelchair: 'yes' }] }, {}] } }),
    'sides.0.players.0.wheelchair',
  ],
  ['rules of 1890', withSetup({ rules: '1890' }), 'rules'],
  ['16 reds', withSetup({ reds: 16 }), 'reds'],
  ['no red', withSetup({ reds: 0 }), 'reds'],
  ['no frame', withSetup({ game: { frames: 0 } }), 'game.frames'],
  ['won by luck', withSetup({ game: { wonBy: 'luck' } }), 'game.wonBy'],
  ['half a game', withSetup({ match: { games: 0.5 } }), 'match.games'],
  ['a third side to break', withSetup({ first: 2 }), 'first'],
] as const) {
  test(`${what}: no set-up`, () =>
    assert.deepEqual(fault(input), ['setup', -1, 'bad-setup', field]));
}

for (const [what, entry, field] of [
  ['null', null, undefined],
  ['a list', [], undefined],
  ['words', 'stroke', undefined],
  ['no kind', {}, 'kind'],
  ['a kind of its own', { kind: 'dance' }, 'kind'],
  ['a kind that every object has', { kind: 'toString' }, 'kind'],
  ['a kind of 1', { kind: 1 }, 'kind'],
  ['a ball that is none', { kind: 'stroke', hit: 'orange' }, 'hit'],
  [
    'a ball that is none, potted second',
    { kind: 'stroke', pocketed: ['red', 'orange'] },
    'pocketed.1',
  ],
  ['a called foul of 8', { kind: 'stroke', called: 8 }, 'called'],
  ['a foul that is none', { kind: 'stroke', fouls: ['talked'] }, 'fouls.0'],
  ['a miss by half', { kind: 'stroke', miss: { fullBall: 'half' } }, 'miss'],
  ['a time of 5', { kind: 'stroke', at: 5 }, 'at'],
  ['a video time of words', { kind: 'stroke', video: 'soon' }, 'video'],
  ['a tag of 5', { kind: 'stroke', tags: ['long', 5] }, 'tags.1'],
  ['lots for nobody', { kind: 'lots' }, 'first'],
  ['a break of words', { kind: 'break', points: 'many' }, 'points'],
  ['a choice that is none', { kind: 'decision', choice: 'sleep' }, 'choice'],
] as const) {
  test(`an entry of ${what}: refused, and the field is named`, () =>
    assert.deepEqual(fault(record({ entries: [FRAME, entry] })), ['entry', 1, 'bad-entry', field]));
}

test('an entry whose fields cannot be read is refused', () => {
  const closed = Object.defineProperty({}, 'kind', {
    enumerable: true,
    get: () => {
      throw new Error('closed');
    },
  });
  assert.deepEqual(fault(record({ entries: [FRAME, closed] })), [
    'entry',
    1,
    'bad-entry',
    undefined,
  ]);
});

test('a set-up whose fields cannot be read is refused', () => {
  const closed = Object.defineProperty({}, 'sides', {
    enumerable: true,
    get: () => {
      throw new Error('closed');
    },
  });
  assert.deepEqual(fault(record({ setup: closed })), ['setup', -1, 'bad-setup', undefined]);
});

test('an entry may have all foul codes, each twice, and no more', () => {
  const pushes = (count: number): unknown =>
    record({ entries: [FRAME, { kind: 'stroke', hit: 'red', fouls: Array(count).fill('push') }] });
  assert.deepEqual(fault(pushes(2 * FOUL_CODES.length)), ['replayed']);
  assert.deepEqual(fault(pushes(2 * FOUL_CODES.length + 1)), ['entry', 1, 'bad-entry', 'fouls']);
});

test('what is not of the format is kept, but for keys that every object has', () => {
  const entry = JSON.parse(
    '{"kind":"stroke","mood":"calm","__proto__":{"pocketed":["red"]},"constructor":1,"prototype":2}',
  ) as { kind: 'stroke' };
  const before = stateAfter([]);
  const after = apply(before, entry);
  assert.ok(!isRefusal(after));
  assert.deepEqual(after.frame?.scores, [0, 0]);
  const log = MatchLog.open(record({ entries: [FRAME] }));
  assert.equal(log.enter(entry), null);
  const kept = log.record.entries[1] as object;
  assert.deepEqual(Object.keys(kept).sort(), ['kind', 'mood']);
});

test('a long name and a long note are no fault', () => {
  const setup = { sides: [{ name: long }, { name: 'B' }] };
  assert.deepEqual(fault(record({ setup, entries: [{ ...FRAME, note: long }] })), ['replayed']);
});

const named = (sides: object[]): readonly unknown[] => {
  const setup = parseSetup({ sides });
  assert.ok(!isRefusal(setup));
  return setup.sides.map(({ name, players }) => [name, players.map((player) => player.name)]);
};

test('a side without names is called by its number', () =>
  assert.deepEqual(named([{}, {}]), [
    ['1', ['1']],
    ['2', ['2']],
  ]));

test('a side is called by its players, a player by his side', () =>
  assert.deepEqual(named([{ players: [{ name: 'A' }, { name: 'B' }] }, { name: 'C' }]), [
    ['A / B', ['A', 'B']],
    ['C', ['C']],
  ]));
