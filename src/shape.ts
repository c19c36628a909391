/** Shapes of plain data, and where a stranger's value misses one. Small: every page carries it. */

/** A value that has not the shape. `path`: the keys that lead to the fault, the outermost first. */
export class Misfit {
  constructor(readonly path: readonly (string | number)[] = []) {}

  under(key: string | number): Misfit {
    return new Misfit([key, ...this.path]);
  }
}

/** Reads a value: gives back a copy as far as the shape goes, or the first fault. */
export type Shape<T> = (input: unknown) => T | Misfit;

const isMisfit = (value: unknown): value is Misfit => value instanceof Misfit;

export const only =
  <T>(fits: (input: unknown) => boolean): Shape<T> =>
  (input) =>
    fits(input) ? (input as T) : new Misfit();

export const textUpTo = (most: number): Shape<string> =>
  only((input) => typeof input === 'string' && input.length <= most);
export const text = textUpTo(Infinity);
export const flag = only<boolean>((input) => typeof input === 'boolean');
export const finite = only<number>(Number.isFinite);
export const anything: Shape<unknown> = (input) => input;

export const whole = (least = -Infinity, most = Infinity): Shape<number> =>
  only((input) => Number.isInteger(input) && Number(input) >= least && Number(input) <= most);

export const oneOf = <const T>(values: readonly T[]): Shape<T> =>
  only((input) => (values as readonly unknown[]).includes(input));

export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (input) =>
    input === undefined ? undefined : shape(input);

/** What is left out is read as `otherwise`. */
export const orElse =
  <T>(shape: Shape<T>, otherwise: unknown): Shape<T> =>
  (input) =>
    shape(input === undefined ? otherwise : input);

export const either =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (input) => {
    const read = one(input);
    if (!isMisfit(read)) return read;
    const second = other(input);
    return isMisfit(second) ? new Misfit() : second;
  };

/** `least` and `most`: how long it may be. */
export const list =
  <T>(shape: Shape<T>, least = 0, most = Infinity): Shape<readonly T[]> =>
  (input) => {
    if (!Array.isArray(input)) return new Misfit();
    const read: T[] = [];
    // By index: what is missing in a list with holes is looked at, too.
    for (let i = 0; i < input.length; i += 1) {
      const item = shape(input[i]);
      if (isMisfit(item)) return item.under(i);
      read.push(item);
    }
    return read.length < least || read.length > most ? new Misfit() : read;
  };

export const pair = <T>(shape: Shape<T>): Shape<readonly [T, T]> => {
  const two = list(shape, 2, 2);
  return (input) => two(input) as readonly [T, T] | Misfit;
};

export const isThing = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Keys that would reach past the copy, to what all objects share. */
const NEVER = ['__proto__', 'prototype', 'constructor'];

/** An object with these fields; those of strangers are taken along as they are. */
export const fields = <T extends object>(shapes: {
  readonly [K in keyof T]-?: Shape<T[K]>;
}): Shape<T> => {
  const known = Object.entries<Shape<unknown>>(shapes);
  return (input) => {
    if (!isThing(input)) return new Misfit();
    const read: Record<string, unknown> = {};
    for (const [key, shape] of known) {
      const value = shape(input[key]);
      if (isMisfit(value)) return value.under(key);
      if (value !== undefined || key in input) read[key] = value;
    }
    for (const key of Object.keys(input)) {
      if (!Object.hasOwn(shapes, key) && !NEVER.includes(key)) read[key] = input[key];
    }
    return read as T;
  };
};

/** An object whose `key` says which of the shapes it has. */
export const variant =
  <T>(key: string, shapes: Readonly<Record<string, Shape<T>>>): Shape<T> =>
  (input) => {
    if (!isThing(input)) return new Misfit();
    const which = input[key];
    const shape =
      typeof which === 'string' && Object.hasOwn(shapes, which) ? shapes[which] : undefined;
    return shape ? shape(input) : new Misfit([key]);
  };
