/** Whatever comes in, nothing but a RecordError comes out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  ERROR_CODES,
  MatchLog,
  RecordError,
  apply,
  isRefusal,
  outlook,
  parseEntry,
  parseSetup,
  replay,
  replayState,
  type MatchState,
} from '../../../src/index.js';
import { dice, type Dice } from './dice.js';
import { holds, matchOf, recordOf, setups, tapes } from './walk.js';

/** Runs, or ends in a RecordError that says where and why. */
const survives = (read: (input: unknown) => unknown, input: unknown, entries = Infinity): void => {
  try {
    read(input);
  } catch (error) {
    assert.ok(error instanceof RecordError, `threw ${String(error)}`);
    assert.ok(ERROR_CODES.includes(error.code), error.code);
    assert.ok(
      Number.isInteger(error.entry) && error.entry >= -1 && error.entry < entries,
      `at ${error.entry}`,
    );
    assert.notEqual(error.message, '');
  }
};

const READERS = [replay, replayState, outlook, (input: unknown) => MatchLog.open(input)];

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 4,
});

const fail = (): never => {
  throw new TypeError('a trap');
};
const trap: ProxyHandler<object> = {
  get: fail,
  has: fail,
  ownKeys: fail,
  getOwnPropertyDescriptor: fail,
  getPrototypeOf: fail,
};
const hostile = fc.constantFrom<() => unknown>(
  () => new Proxy({}, trap),
  () => new Proxy([], trap),
  () => new Proxy(() => 1, trap),
  () => Object.defineProperty({}, 'kind', { get: fail, enumerable: true }),
  () => Object.defineProperty({ kind: 'stroke' }, 'hit', { get: fail, enumerable: true }),
  () => Object.defineProperty([1], '0', { get: fail, enumerable: true }),
  () => ({ toString: fail, valueOf: fail, toJSON: fail, [Symbol.iterator]: fail }),
  () => Object.create(null) as unknown,
  () => Symbol('ball'),
  () => Number.NaN,
  () => -0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => 0.5,
  () => '__proto__',
  () => JSON.parse('{"__proto__":{"kind":"stroke"},"constructor":1}') as unknown,
);

/** A maker, because the property runner itself looks into what it draws. */
const foreign = fc.oneof(
  anything.map((value) => () => value),
  hostile,
);

test('anything at all: a RecordError, or a summary', () =>
  holds(
    fc.property(anything, (input) => READERS.forEach((read) => survives(read, input))),
    3000,
  ));

test('anything in an entry or a set-up: a refusal', () => {
  const state: MatchState = replayState(
    recordOf({ sides: [{}, {}] }, [{ kind: 'frame' }, { kind: 'stroke', pocketed: ['red'] }]),
  );
  holds(
    fc.property(foreign, (make) => {
      const input = make();
      parseEntry(input);
      parseSetup(input);
      assert.equal(isRefusal(apply(state, input)), true);
    }),
    3000,
  );
});

test('anything in the place of one field of a record', () => {
  const record = recordOf({ sides: [{}, {}] }, [
    { kind: 'frame' },
    { kind: 'stroke', pocketed: ['red'], nominated: 'red' },
  ]);
  const frame = { ...record, entries: [{ kind: 'frame' }] };
  const fields = ['nominated', 'hit', 'pocketed', 'forcedOff', 'fouls', 'called', 'miss', 'by'];
  holds(
    fc.property(fc.constantFrom(...fields), anything, (field, value) => {
      const entry = { kind: 'stroke', [field]: value };
      survives(replay, { ...frame, entries: [...frame.entries, entry] }, 2);
    }),
    3000,
  );
});

/** Every place in a piece of JSON: its owner and its key. */
const places = (json: unknown): [Record<string, unknown>, string][] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([key, value]): [Record<string, unknown>, string][] => [
        [json as Record<string, unknown>, key],
        ...places(value),
      ])
    : [];

/** One change of the kind that a broken file shows. */
const damage = (json: unknown, d: Dice, put: unknown): void => {
  const [owner, key] = d.pick(places(json));
  const [other, otherKey] = d.pick(places(json));
  switch (d.below(4)) {
    case 0:
      owner[key] = put;
      break;
    case 1:
      Reflect.deleteProperty(owner, key);
      break;
    case 2:
      [owner[key], other[otherKey]] = [other[otherKey], owner[key]];
      break;
    default:
      if (Array.isArray(owner)) owner.push(owner[Number(key)]);
      else owner[key] = [owner[key]];
  }
};

test('a good record with a few places damaged', () => {
  let refused = 0;
  holds(
    fc.property(setups, tapes(60), fc.noShrink(fc.nat()), foreign, (setup, tape, seed, make) => {
      const d = dice(seed);
      const record: unknown = JSON.parse(JSON.stringify(recordOf(setup, matchOf(setup, tape))));
      if (d.chance(30)) damage(record, d, null);
      damage(record, d, make());
      READERS.forEach((read) => {
        try {
          read(record);
        } catch {
          refused += 1;
        }
        survives(read, record);
      });
    }),
    1200,
  );
  assert.ok(refused > 500);
});

test('arrays far too long are refused, or read, in good time', () => {
  const record = recordOf({ sides: [{}, {}] }, [{ kind: 'frame' }]);
  const long = <T>(item: T): T[] => Array.from({ length: 300_000 }, () => item);
  const inputs: unknown[] = [
    long(record),
    { ...record, entries: long({ kind: 'frame' }) },
    { ...record, entries: long(null) },
    { ...record, entries: [{ kind: 'frame' }, { kind: 'stroke', pocketed: long('red') }] },
    { ...record, entries: [{ kind: 'frame' }, { kind: 'stroke', fouls: long('push') }] },
    { ...record, entries: [{ kind: 'frame' }, { kind: 'referee', scores: long(1) }] },
    { ...record, entries: [{ kind: 'frame', order: long([0, 0]) }] },
    { ...record, setup: { sides: long({}) } },
    { ...record, setup: { sides: [{ players: long({ name: 'P' }) }, {}] } },
  ];
  for (const input of inputs)
    READERS.forEach((read) => assert.throws(() => read(input), RecordError));
  const tagged = { kind: 'stroke' as const, tags: long('safety'), note: 'x'.repeat(1_000_000) };
  assert.equal(replay({ ...record, entries: [{ kind: 'frame' }, tagged] }).now.striker[0], 1);
});

test('a record nested five thousand deep', () => {
  const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
  const record = recordOf({ sides: [{}, {}] }, [{ kind: 'frame' }]);
  READERS.forEach((read) => survives(read, deep));
  READERS.forEach((read) => survives(read, { ...record, setup: deep }));
  READERS.forEach((read) =>
    survives(read, { ...record, entries: [{ kind: 'frame', order: deep }] }),
  );
  assert.equal(replay({ ...record, foreign: deep }).now.phase, 'reds');
});
