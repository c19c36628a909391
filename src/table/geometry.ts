/**
 * The table in millimetres: Section 1 Rule 1, and where the balls stand when a frame starts, 3.2(a).
 * x runs from the left cushion seen from baulk, y from the baulk cushion; places are ball centres.
 */
import { COLOURS, type AnyBall, type Colour } from '../balls.js';
import { RecordError } from '../errors.js';

/** A place on the table, in millimetres. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A ball, and where it lies. */
export interface PlacedBall extends Position {
  readonly ball: AnyBall;
}

/** Cushion face to cushion face. */
export const TABLE_WIDTH = 1778;
export const TABLE_LENGTH = 3569;
export const BALL_DIAMETER = 52.5;
export const BALL_RADIUS = BALL_DIAMETER / 2;
/** Distance of the baulk-line from the baulk cushion. */
export const BAULK_LINE = 737;
export const D_RADIUS = 292;

/** Up to this much apart counts as touching: far above float noise, far below what is measurable. */
export const TOLERANCE = 1e-6;

/** What is left between two balls where the rules want them close but not touching, 3.2(a)(i), 3.7(h). */
export const GAP = 0.01;

const CENTRE = TABLE_WIDTH / 2;

/** The middle of the baulk-line, which is also the centre of the D. */
export const D_CENTRE: Position = { x: CENTRE, y: BAULK_LINE };

/** The spots, 3.2(a)(ii) to (vii). Right and left corner of the D are as seen from baulk. */
export const SPOT: Readonly<Record<Colour, Position>> = {
  yellow: { x: CENTRE + D_RADIUS, y: BAULK_LINE },
  green: { x: CENTRE - D_RADIUS, y: BAULK_LINE },
  brown: D_CENTRE,
  blue: { x: CENTRE, y: TABLE_LENGTH / 2 },
  pink: { x: CENTRE, y: (TABLE_LENGTH * 3) / 4 },
  black: { x: CENTRE, y: TABLE_LENGTH - 324 },
};

export const distance = (a: Position, b: Position): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Whether two balls at these places touch; overlapping counts. */
export const isTouching = (a: Position, b: Position): boolean =>
  distance(a, b) <= BALL_DIAMETER + TOLERANCE;

/** Whether the cue ball is properly placed for a stroke from in-hand: not outside the lines, 3.5(a). */
export const inTheD = (place: Position): boolean =>
  place.y <= BAULK_LINE + TOLERANCE && distance(place, D_CENTRE) <= D_RADIUS + TOLERANCE;

/**
 * Refuses places that are not numbers.
 * @throws RecordError `entry`
 */
export function checkPlaces(places: readonly Position[]): void {
  for (const { x, y } of places) {
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw new RecordError('entry', -1, `A ball cannot lie at ${x}, ${y}.`);
    }
  }
}

/** The reds of the pyramid, row by row from the apex, 3.2(a)(i). */
function pyramid(reds: number): PlacedBall[] {
  const rowSpacing = (BALL_DIAMETER * Math.sqrt(3)) / 2;
  const apex = SPOT.pink.y + BALL_DIAMETER + GAP;
  const balls: PlacedBall[] = [];
  for (let row = 0; balls.length < reds; row += 1) {
    for (let place = 0; place <= row && balls.length < reds; place += 1) {
      const x = CENTRE + (place - row / 2) * BALL_DIAMETER;
      balls.push({ ball: 'red', x, y: apex + row * rowSpacing });
    }
  }
  return balls;
}

/**
 * Where the object balls stand when a frame starts, 3.2(a): the reds, then the colours ascending.
 * With fewer than 15 reds the rows fill from the apex, each from the left.
 * @throws RecordError `setup` unless there are 1 to 15 reds
 */
export function startingPosition(reds = 15): PlacedBall[] {
  if (!Number.isInteger(reds) || reds < 1 || reds > 15) {
    throw new RecordError('setup', -1, `A frame starts with 1 to 15 reds, not ${reds}.`);
  }
  return [...pyramid(reds), ...COLOURS.map((ball) => ({ ball, ...SPOT[ball] }))];
}
