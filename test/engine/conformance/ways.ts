/** How a break of so many points can be made from a table: balls in order, as the rules allow them. */
import { COLOURS, VALUE, valueOf, type Ball, type Colour } from '../../../src/balls.js';

/** What is still up: reds, and colours already down in ascending order. */
export interface Table {
  readonly reds: number;
  readonly down: number;
}

/** One way to make a break: the balls of each stroke, and the table after it. */
export interface Way {
  readonly strokes: readonly (readonly Ball[])[];
  readonly left: Table;
}

/** The most that one visit can make. */
export const potential = ({ reds, down }: Table): number => 8 * reds + valueOf(COLOURS.slice(down));

/** `count` colours that add up to `sum`, blacks first; null where there are none. */
export const coloursFor = (count: number, sum: number): Colour[] | null => {
  if (sum < 2 * count || sum > 7 * count) return null;
  const colours: Colour[] = [];
  for (let left = count, rest = sum; left > 0; left -= 1) {
    const value = Math.min(7, rest - 2 * (left - 1));
    colours.push(COLOURS[value - 2]!);
    rest -= value;
  }
  return colours;
};

const alternating = (reds: number, colours: readonly Colour[]): Ball[][] =>
  Array.from({ length: reds }, (_, i): Ball[][] => {
    const colour = colours[i];
    return colour ? [['red'], [colour]] : [['red']];
  }).flat();

const sequence = (from: number, to: number): Colour[] => COLOURS.slice(from, to);

/** Ways within the reds, the fewest reds first, and on into the colours once all reds are gone. */
const withReds = ({ reds }: Table, points: number): Way[] => {
  const ways: Way[] = [];
  for (let gone = 1; gone <= reds; gone += 1) {
    for (const count of [gone, gone - 1]) {
      const colours = coloursFor(count, points - gone);
      if (!colours) continue;
      ways.push({ strokes: alternating(gone, colours), left: { reds: reds - gone, down: 0 } });
    }
  }
  // 3.3(e): two reds in one stroke score two.
  if (points === 2 && reds > 1) {
    ways.push({ strokes: [['red', 'red']], left: { reds: reds - 2, down: 0 } });
  }
  for (let down = 1; down <= COLOURS.length; down += 1) {
    const last = sequence(0, down);
    const colours = coloursFor(reds, points - reds * VALUE.red - valueOf(last));
    if (!colours) continue;
    const strokes = [...alternating(reds, colours), ...last.map((colour) => [colour])];
    ways.push({ strokes, left: { reds: 0, down } });
  }
  return ways;
};

export const waysFor = (table: Table, points: number): Way[] => {
  if (table.reds > 0) return withReds(table, points);
  for (let down = table.down + 1; down <= COLOURS.length; down += 1) {
    const balls = sequence(table.down, down);
    if (valueOf(balls) === points) {
      return [{ strokes: balls.map((ball) => [ball]), left: { reds: 0, down } }];
    }
  }
  return [];
};
