/** A break entered as one number, against every visit that the rules allow, played out stroke by stroke. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, VALUE, takenByBreak, type BallOn, type Position } from '../../src/index.js';
import { after, pot, refuses } from './support.js';

interface Table {
  readonly reds: number;
  /** Colours that stayed down. */
  readonly down: number;
  readonly on: 'red' | 'choice' | 'colours';
  readonly free: boolean;
  readonly points: number;
}

const oneRed = { reds: 1, down: 0, free: false };

/** Every table that one scoring stroke can leave: 3.3(e), (f), 3.10(c) to (e). */
const strokesFrom = ({ reds, down, on, free, points }: Table): Table[] => {
  const later = { free: false, down };
  if (on === 'red') {
    const extra = free ? [0, 1] : [0];
    return extra.flatMap((nominated) =>
      Array.from({ length: reds + 1 }, (_, fallen) => fallen)
        .filter((fallen) => fallen + nominated > 0)
        .map((fallen) => ({
          ...later,
          reds: reds - fallen,
          on: 'choice' as const,
          points: points + fallen + nominated,
        })),
    );
  }
  if (on === 'choice') {
    const next = reds > 0 ? ('red' as const) : ('colours' as const);
    return COLOURS.map((colour) => ({ ...later, reds, on: next, points: points + VALUE[colour] }));
  }
  const lowest = COLOURS[down];
  if (lowest === undefined) return [];
  const scored = { reds, on, free: false, points: points + VALUE[lowest] };
  return [{ ...scored, down: down + 1 }, ...(free ? [{ ...scored, down }] : [])];
};

/** For each total: the fewest reds, then the fewest colours, that a visit from here takes with it. */
const everyBreak = (start: Table): Map<number, { reds: number; colours: number }> => {
  const found = new Map<number, { reds: number; colours: number }>();
  const seen = new Set<string>();
  const queue = [start];
  for (let table = queue.pop(); table; table = queue.pop()) {
    for (const next of strokesFrom(table)) {
      const key = JSON.stringify(next);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
      const gone = { reds: start.reds - next.reds, colours: next.down - start.down };
      const best = found.get(next.points);
      const fewer =
        !best || gone.reds < best.reds || (gone.reds === best.reds && gone.colours < best.colours);
      if (fewer) found.set(next.points, gone);
    }
  }
  return found;
};

const positionOf = ({ reds, down, on, free }: Omit<Table, 'points'>): Position => {
  const colours = COLOURS.slice(down);
  const ballOn: BallOn = on === 'colours' ? (colours[0] ?? 'black') : on;
  return { reds, colours, on: ballOn, freeBall: free, inHand: false, touching: [], spotting: [] };
};

const starts: Omit<Table, 'points'>[] = [
  ...[1, 2, 3, 4].flatMap((reds) =>
    [false, true].map((free) => ({ reds, down: 0, on: 'red' as const, free })),
  ),
  ...[0, 1, 2, 3].map((reds) => ({ reds, down: 0, on: 'choice' as const, free: false })),
  ...[0, 1, 2, 3, 4].flatMap((down) =>
    [false, true].map((free) => ({ reds: 0, down, on: 'colours' as const, free })),
  ),
  { reds: 0, down: 5, on: 'colours', free: false },
];

for (const start of starts) {
  const { reds, down, on, free } = start;
  const name = `${reds} reds, ${6 - down} colours, on ${on}${free ? ', free ball' : ''}`;
  test(`[3.3(f)(ii)] [lesson 25] every total from ${name}`, () => {
    const possible = everyBreak({ ...start, points: 0 });
    // 4 reds and a free ball: 8 x 5 + 27 = 67.
    for (let points = 0; points <= 75; points += 1) {
      const expected = possible.get(points) ?? null;
      assert.deepEqual(takenByBreak(positionOf(start), points), expected, `${points} points`);
    }
  });
}

test('[3.3(f)(ii)] a colour must follow the last red before the yellow is on', () => {
  // Black, the last red and any colour: 7 + 1 + 2. Black, red, yellow in order cannot be.
  const position = positionOf({ ...oneRed, on: 'choice' });
  assert.deepEqual(takenByBreak(position, 10), { reds: 1, colours: 0 });
});

test('[3.3(e)] two reds may fall with one stroke', () => {
  assert.deepEqual(after([{ kind: 'break', points: 2 }]).now.reds, 13);
});

test('[lesson 25] reds that were counted are believed where the total can be made with them', () => {
  // 16 with two reds (1+7+1+7) or with three (1+7+2+6).
  assert.equal(after([{ kind: 'break', points: 16 }]).now.reds, 13);
  assert.equal(after([{ kind: 'break', points: 16, reds: 3 }]).now.reds, 12);
  refuses('impossible', [{ kind: 'break', points: 16, reds: 1 }]);
  refuses('impossible', [{ kind: 'break', points: 16, reds: 16 }]);
  refuses('impossible', [{ kind: 'break', points: 16, reds: -1 }]);
});

test('[lesson 25] 147 from the full table ends the frame, 146 with one pink does too, 148 cannot be', () => {
  const { frames } = after([{ kind: 'break', points: 147 }]);
  assert.deepEqual(frames[0]?.scores, [147, 0]);
  assert.equal(frames[0].ended, 'black');
  assert.deepEqual(frames[0].breaks, [{ side: 0, player: 0, points: 147, balls: [] }]);
  refuses('impossible', [{ kind: 'break', points: 148 }]);
  assert.equal(after([{ kind: 'break', points: 146 }]).frames[0]?.ended, 'black');
});

test('[lesson 25] a break goes on from balls already noted, and ends the visit', () => {
  const { now, frames } = after([pot('red'), { kind: 'break', points: 7 }]);
  assert.deepEqual(
    frames[0]?.breaks.map(({ points }) => points),
    [8],
  );
  assert.deepEqual(now.striker, [1, 0]);
  assert.deepEqual(now.on, ['red']);
});

test('[lesson 25] nothing, less than nothing and fractions are no break', () => {
  refuses('impossible', [{ kind: 'break', points: 0 }]);
  refuses('impossible', [{ kind: 'break', points: -1 }]);
  refuses('entry', [{ kind: 'break', points: 1.5 }]);
});
