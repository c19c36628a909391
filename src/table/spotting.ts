/** Where pocketed colours go back on the table: 3.7(d) to (i). */
import { ALL_BALLS, COLOURS, VALUE, type Colour } from '../balls.js';
import { RecordError } from '../errors.js';
import {
  BALL_DIAMETER,
  BALL_RADIUS,
  GAP,
  SPOT,
  TABLE_LENGTH,
  TOLERANCE,
  checkPlaces,
  distance,
  isTouching,
  type PlacedBall,
  type Position,
} from './geometry.js';

/** How far apart centres are kept where a ball lies as near to another as 3.7(h) lets it. */
const CLEAR = BALL_DIAMETER + GAP;

const descending = [...COLOURS].reverse();

/** Section 2, "spot occupied": a ball on the spot would touch another. The white counts too. */
const isFree = (spot: Position, lying: readonly Position[]): boolean =>
  !lying.some((ball) => isTouching(ball, spot));

function check(table: readonly PlacedBall[], colours: readonly Colour[]): void {
  const fail = (message: string): never => {
    throw new RecordError('entry', -1, message);
  };
  for (const { ball } of table) if (!ALL_BALLS.includes(ball)) fail(`${ball} is not a ball.`);
  checkPlaces(table);
  for (const [index, colour] of colours.entries()) {
    if (!COLOURS.includes(colour)) fail(`Only colours are spotted, not ${colour}.`);
    if (colours.indexOf(colour) !== index) fail(`There is only one ${colour}.`);
    if (table.some(({ ball }) => ball === colour)) fail(`The ${colour} lies on the table.`);
  }
}

/**
 * As near to the colour's own spot as the balls let it, on the line up the table through the spot.
 * Every place that can be nearest is one where the colour is just clear of some ball, so those are
 * worked out from the circles and compared; a space narrower than the gap is no space.
 */
function nearOwnSpot(colour: Colour, lying: readonly Position[]): Position {
  const { x, y: own } = SPOT[colour];
  const free = lying
    .filter((ball) => Math.abs(ball.x - x) < CLEAR)
    .flatMap((ball) => {
      const reach = Math.sqrt(CLEAR ** 2 - (ball.x - x) ** 2);
      return [ball.y - reach, ball.y + reach];
    })
    .filter((y) => y >= BALL_RADIUS && y <= TABLE_LENGTH - BALL_RADIUS)
    .filter((y) => lying.every((ball) => distance(ball, { x, y }) >= CLEAR - TOLERANCE));
  // 3.7(f): towards the top cushion. 3.7(g): below the spot where that has no room. The rule says
  // so for pink and black only; for the others, whose line up the table is never full, it is all
  // the same the sensible thing to do.
  const above = free.filter((y) => y >= own);
  if (above.length > 0) return { x, y: Math.min(...above) };
  if (free.length > 0) return { x, y: Math.max(...free) };
  throw new RecordError('entry', -1, `There is no room on the table for the ${colour}.`);
}

/**
 * Where colours are to be spotted, in the order in which that is done: the highest value first.
 *
 * Reading of 3.7(d) and (e): (e) gives precedence among colours whose own spots are occupied. One
 * whose own spot is free goes there, so a higher colour never takes a spot that is about to be
 * used by its owner: with black and pink to spot and only the Spot covered, the pink goes on the
 * Pyramid Spot and the black on the highest of the others.
 *
 * @param table balls that lie on the table, the white (`white`) included, in millimetres
 * @param colours the colours to be spotted, each once, none of them on the table
 * @throws RecordError `entry` on unknown balls or places, or colours that cannot be spotted
 */
export function spotColours(
  table: readonly PlacedBall[],
  colours: readonly Colour[],
): PlacedBall[] {
  check(table, colours);
  const onOwnSpot = colours.filter((colour) => isFree(SPOT[colour], table));
  const lying: Position[] = [...table, ...onOwnSpot.map((colour) => SPOT[colour])];
  return [...colours]
    .sort((a, b) => VALUE[b] - VALUE[a])
    .map((ball) => {
      if (onOwnSpot.includes(ball)) return { ball, ...SPOT[ball] };
      const highest = descending.find((colour) => isFree(SPOT[colour], lying));
      const place = highest ? SPOT[highest] : nearOwnSpot(ball, lying);
      lying.push(place);
      return { ball, ...place };
    });
}
