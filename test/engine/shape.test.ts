/** Shapes of plain data: what fits, what comes back, and the path to what does not fit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Misfit,
  anything,
  fields,
  flag,
  isThing,
  list,
  optional,
  pair,
  text,
  textUpTo,
  variant,
  type Shape,
} from '../../src/shape.js';

/** The path to the fault, or that there is none. */
const fault = (shape: Shape<unknown>, input: unknown): readonly (string | number)[] | 'fits' => {
  const read = shape(input);
  return read instanceof Misfit ? read.path : 'fits';
};

test('a fault of the value itself has an empty path', () => {
  assert.deepEqual(new Misfit().path, []);
  assert.deepEqual(fault(flag, 'yes'), []);
});

test('the path of a fault names its keys, the outermost first', () => {
  const shape = fields({ a: list(fields({ b: flag })) });
  assert.deepEqual(fault(shape, { a: [{ b: true }, { b: 1 }] }), ['a', 1, 'b']);
  assert.deepEqual(new Misfit(['c']).under(0).under('a').path, ['a', 0, 'c']);
});

test('a text as long as it may be fits, one letter more does not', () => {
  assert.equal(textUpTo(3)('abc'), 'abc');
  assert.equal(textUpTo(3)(''), '');
  assert.deepEqual(fault(textUpTo(3), 'abcd'), []);
});

for (const [what, input] of [
  ['a number', 7],
  ['null', null],
  ['undefined', undefined],
  ['a short list', ['a']],
  ['an empty list', []],
  ['an object with a length', { length: 1 }],
  ['true', true],
] as const) {
  test(`${what} is no text`, () => {
    assert.deepEqual(fault(textUpTo(3), input), []);
    assert.deepEqual(fault(text, input), []);
  });
}

for (const [what, input] of [
  ['null', null],
  ['undefined', undefined],
  ['a list', [{}]],
  ['a text', 'thing'],
  ['a number', 7],
  ['true', true],
] as const) {
  test(`${what} is no object with fields`, () => {
    assert.equal(isThing(input), false);
    assert.deepEqual(fault(fields({ a: optional(flag) }), input), []);
    assert.deepEqual(fault(variant('kind', { a: anything }), input), []);
  });
}

test('an object is a thing, with and without fields', () => {
  assert.equal(isThing({}), true);
  assert.equal(isThing({ a: 1 }), true);
  assert.equal(isThing(Object.create(null)), true);
});

test('fields of strangers are taken along as they are', () => {
  const theirs = { any: ['thing'] };
  const read = fields<{ a: boolean }>({ a: flag })({ a: true, theirs, more: null });
  assert.deepEqual(read, { a: true, theirs, more: null });
});

for (const key of ['__proto__', 'prototype', 'constructor']) {
  test(`a field called ${key} is not taken along`, () => {
    const input: unknown = JSON.parse(`{ "a": true, "${key}": { "evil": 1 }, "kept": 2 }`);
    const read = fields<{ a: boolean }>({ a: flag })(input);
    assert.deepEqual(Object.keys(read), ['a', 'kept']);
    assert.equal(Object.getPrototypeOf(read), Object.prototype);
    assert.equal('evil' in read, false);
  });
}

test('a field left out stays out, one that is undefined stays in', () => {
  const shape = fields<{ a: boolean | undefined }>({ a: optional(flag) });
  assert.deepEqual(Object.keys(shape({})), []);
  assert.deepEqual(Object.keys(shape({ a: undefined })), ['a']);
});

test('a list with a hole is looked at in the hole, too', () => {
  const holed: unknown[] = [true];
  holed[2] = true;
  assert.deepEqual(fault(list(flag), holed), [1]);
});

test('a list is too short, fits, and is too long', () => {
  const shape = list(flag, 1, 2);
  assert.deepEqual(fault(shape, []), []);
  assert.equal(fault(shape, [true]), 'fits');
  assert.equal(fault(shape, [true, true]), 'fits');
  assert.deepEqual(fault(shape, [true, true, true]), []);
});

test('a pair is two', () => {
  assert.deepEqual(fault(pair(flag), [true]), []);
  assert.equal(fault(pair(flag), [true, false]), 'fits');
  assert.deepEqual(fault(pair(flag), [true, false, true]), []);
});

const KINDS = variant<unknown>('kind', { a: anything });

test('a variant reads the shape that its key names', () => {
  const input = { kind: 'a', theirs: 1 };
  assert.equal(KINDS(input), input);
});

for (const [what, kind] of [
  ['of no shape', 'b'],
  ['that every object has', 'toString'],
  ['that is the constructor', 'constructor'],
  ['in a list', ['a']],
  ['that is a number', 7],
  ['that is null', null],
  ['left out', undefined],
] as const) {
  test(`a variant with a key ${what} is refused at that key`, () =>
    assert.deepEqual(fault(KINDS, { kind }), ['kind']));
}
