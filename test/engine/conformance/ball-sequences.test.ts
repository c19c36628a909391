/** Breaks known ball by ball: each adds up to its value, and no other order of balls does the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BALLS,
  RecordError,
  replay,
  type Ball,
  type Entry,
  type StrokeEntry,
  type Summary,
} from '../../../src/index.js';
import { FRAME, MISSED, pot, record, referee, stroke } from '../support.js';
import { shared, skip, type BallSequence } from './shared.js';

const LETTERS: Readonly<Record<string, Ball>> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  N: 'brown',
  B: 'blue',
  P: 'pink',
  K: 'black',
};

/** `fN`: the free ball brown; `K`: black. */
const strokeOf = (token: string): StrokeEntry => {
  const ball = LETTERS[token.at(-1)!]!;
  return token.startsWith('f') ? stroke({ nominated: ball, pocketed: [ball] }) : pot(ball);
};

/** What is needed before the break: a table under way, or the foul that gave the free ball. */
const before = ({ redsBefore, sequence }: BallSequence): Entry[] => {
  if (sequence.startsWith('f')) return [FRAME, MISSED, stroke({ hit: 'none', freeBall: true })];
  // Only the last frame of 1985 is listed from the middle: the four dearest colours were left.
  return redsBefore > 0
    ? [FRAME]
    : [FRAME, referee({ reds: redsBefore, colours: ['brown', 'blue', 'pink', 'black'] })];
};

const play = (sequence: BallSequence, strokes: readonly StrokeEntry[]): Summary =>
  replay(record([...before(sequence), ...strokes], { game: { frames: 1 } }));

const tokens = ({ sequence }: BallSequence): string[] => sequence.split(' ');

const breaks = (): readonly BallSequence[] => shared('ball_sequences.json').breaks;

test('each break adds up to its value and leaves the reds that it should', { skip }, () => {
  for (const sequence of breaks()) {
    const { frames, now } = play(sequence, tokens(sequence).map(strokeOf));
    const [made] = frames[0]!.breaks;
    assert.equal(made?.points, sequence.break, sequence.id);
    assert.equal(made.balls.length, tokens(sequence).length, sequence.id);
    assert.equal(now.reds, sequence.redsAfter ?? 0, sequence.id);
    assert.equal(
      frames[0]?.ended,
      tokens(sequence).at(-1) === 'K' && now.colours.length === 0 ? 'black' : null,
    );
  }
});

test(
  'with one ball changed a break is refused, ends in a foul, or adds up to something else',
  {
    skip,
  },
  () => {
    let changed = 0;
    for (const sequence of breaks()) {
      const strokes = tokens(sequence).map(strokeOf);
      for (const [at, original] of strokes.entries()) {
        // Another colour as the free ball is worth the same: a red's point, 3.10(a)(ii).
        if (original.nominated !== undefined) continue;
        for (const ball of BALLS.filter((other) => other !== original.pocketed?.[0])) {
          changed += 1;
          const altered = strokes.map((each, i) => (i === at ? pot(ball) : each));
          const points = (): number[] =>
            play(sequence, altered).frames[0]!.breaks.map((made) => made.points);
          try {
            assert.notDeepEqual(points(), [sequence.break], `${sequence.id}: ${ball} at ${at}`);
          } catch (error) {
            assert.ok(error instanceof RecordError, String(error));
          }
        }
      }
    }
    const free = breaks().filter(({ sequence }) => sequence.startsWith('f')).length;
    assert.equal(changed, 6 * (breaks().flatMap(tokens).length - free));
  },
);

test(
  '3.10(a)(ii): any colour in the place of the free brown gives the same break',
  { skip },
  () => {
    const free = breaks().filter(({ sequence }) => sequence.startsWith('f'));
    assert.equal(free.length, 2);
    for (const sequence of free) {
      for (const ball of BALLS.filter((other) => other !== 'red')) {
        const [, ...rest] = tokens(sequence).map(strokeOf);
        const { frames } = play(sequence, [stroke({ nominated: ball, pocketed: [ball] }), ...rest]);
        assert.equal(frames[0]?.breaks[0]?.points, sequence.break);
      }
    }
  },
);

const pointsOf = (sequence: string, from: BallSequence): number | undefined =>
  play({ ...from, sequence }, sequence.split(' ').map(strokeOf)).frames[0]?.breaks[0]?.points;

test(
  '148: fourteen reds with blacks and a pink off the last red make 151, against one source',
  {
    skip,
  },
  () => {
    const burnett = breaks().find(({ id }) => id === 'burnett-148')!;
    assert.ok(burnett.conflict);
    const told = `fN N ${'R K '.repeat(14)}R P Y G N B P K`;
    assert.equal(pointsOf(told, burnett), 1 + 4 + 14 * 8 + 1 + 6 + 27);
    assert.notEqual(pointsOf(told, burnett), burnett.break);
  },
);

test('89: after 11 reds and 10 blacks the break would be 81, against one source', { skip }, () => {
  const allen = breaks().find(({ id }) => id === 'allen-89')!;
  assert.ok(allen.conflict);
  assert.equal(pointsOf(`${'R K '.repeat(10)}R`, allen), 81);
  assert.equal(pointsOf(`${'R K '.repeat(11)}R`, allen), allen.break);
});

test('1985: brown to black make 22 in one visit, or 15 and 7 in two', { skip }, () => {
  const taylor = breaks().find(({ id }) => id === 'taylor-1985-black')!;
  const strokes = tokens(taylor).map(strokeOf);
  const two = play(taylor, [...strokes.slice(0, 3), MISSED, MISSED, ...strokes.slice(3)]);
  assert.deepEqual(
    two.frames[0]?.breaks.map(({ points }) => points),
    [15, 7],
  );
});
