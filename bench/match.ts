/** A match of 35 frames and 3,500 entries, as long as a world final. */
import { COLOURS, FORMAT, VERSION, type Entry, type MatchRecord } from '../src/index.js';

const FRAMES = 35;
const ENTRIES = 3500;
/** Opening of the frame, fifteen reds, fifteen blacks, six colours. */
const CLEARANCE = 1 + 15 + 15 + COLOURS.length;

const pot = (ball: 'red' | (typeof COLOURS)[number]): Entry => ({
  kind: 'stroke',
  pocketed: [ball],
});

/** Safety, fouls and decisions, then a clearance: a hundred entries. */
const frame = (): Entry[] => {
  const before = ENTRIES / FRAMES - CLEARANCE;
  const opening = Array.from({ length: before }, (_, i): Entry => {
    if (i % 9 === 7) return { kind: 'stroke', hit: 'none', miss: true };
    if (i % 9 === 8) return { kind: 'decision', choice: 'replace' };
    return { kind: 'stroke', tags: ['safety'] };
  });
  const reds = Array.from({ length: 15 }, () => [pot('red'), pot('black')]).flat();
  return [{ kind: 'frame' }, ...opening, ...reds, ...COLOURS.map(pot)];
};

export const longMatch = (): MatchRecord => ({
  format: FORMAT,
  version: VERSION,
  setup: { sides: [{ name: 'A' }, { name: 'B' }], game: { frames: FRAMES + 1, wonBy: 'most' } },
  entries: Array.from({ length: FRAMES }, frame).flat(),
});
