/** Pads that do anything at any moment, in a browser in small: nothing accepted is silently gone. */
import { expect } from '@open-wc/testing';
import { deedsIn, season } from './season.js';

const LOCKS = { locks: true, channel: true };
const HTTP = { locks: false, channel: true };
const APART = { locks: true, channel: false };

describe('pads that do anything at any moment', () => {
  const seasons = async (has: typeof LOCKS, from: number): Promise<void> => {
    for (let seed = from; seed < from + 80; seed += 1) {
      expect(await season(seed, has), `season ${String(seed)}`).to.equal(null);
    }
  };
  for (const from of [0, 80, 160]) {
    it(`lose nothing (${String(from)})`, () => seasons(LOCKS, from));
    it(`lose nothing without Web Locks (${String(from)})`, () => seasons(HTTP, from));
    it(`lose nothing without a channel (${String(from)})`, () => seasons(APART, from));
  }
});

/** Each once ended otherwise. */
const SEEN: readonly (readonly [string, typeof LOCKS, number, string])[] = [
  [
    'a page is left while it hands the match over',
    HTTP,
    266,
    'take 1 0, enter 0 11, leave 0 1, open 0 6',
  ],
  [
    'a page is left that has not heard yet that the match was taken from it',
    LOCKS,
    1298,
    'close 1 4, take 2 5, busy 0 2990, enter 0 197, leave 0 4',
  ],
  [
    'a page is left that nobody can ask for the match',
    APART,
    176,
    'enter 0 2, slow 1 9, take 2 51, take 1 6, leave 0 0',
  ],
  [
    'a pad is closed with a stroke on its way into storage that fails',
    LOCKS,
    1774,
    'enter 2 11, fail 0 11, enter 0 5, take 1 2, leave 1 10, leave 2 7, close 0 0',
  ],
  [
    'a pad is closed, its storage slow, just as it was taken from',
    LOCKS,
    2410,
    'close 1 120, slow 0 11, enter 0 9, take 2 2110, enter 2 8, take 0 3, close 0 4, leave 2 2362',
  ],
  [
    'a pad that could not claim the match hands over what it has',
    HTTP,
    1239,
    'close 0 9, busy 1 219, take 1 200, fail 1 0, enter 1 208, take 2 152, enter 1 1, enter 2 5, close 1 2018',
  ],
  [
    'a pad sits down whose claim failed, above those that did not',
    LOCKS,
    134,
    'slow 2 8, take 2 80, heal 0 2367, take 1 2, enter 1 4, take 2 277, take 0 2, enter 0 158, ' +
      'enter 1 92, fail 2 10, enter 2 202, enter 1 10, busy 1 257, enter 1 11, fail 0 55, undo 2 1803, take 1 8',
  ],
  [
    'a pad asks for the match, is given it and loses it again while it waits for an answer',
    HTTP,
    1449,
    'enter 0 1, enter 1 252, undo 0 8, close 0 78, slow 1 10, enter 2 3, enter 1 584, take 1 3, ' +
      'enter 2 215, enter 1 1, open 0 2332',
  ],
  [
    'a pad is closed that was taken from a moment ago, and whose last stroke is turned away',
    APART,
    22733,
    'enter 1 1048, open 0 101, enter 0 3, enter 0 205, take 2 4, enter 0 6, enter 0 10, close 0 9',
  ],
];

describe('nothing is lost, and all are in step, where', () => {
  for (const [name, has, seed, deeds] of SEEN) {
    it(name, async () => {
      expect(await season(seed, has, deedsIn(deeds))).to.equal(null);
    });
  }
});
