/** What the striker's pots from here on do to the others: frame ball, and the way to make sure. */
import { VALUE, type Ball, type Colour } from '../balls.js';
import { bestOther } from '../frame.js';
import { onTheTable } from '../remaining.js';
import { firstBallOn, type BallOn, type FrameState } from '../state.js';

/** Reds, colours and scores after some pots of the striker. */
interface Standing {
  readonly reds: number;
  readonly colours: readonly Colour[];
  readonly on: BallOn;
  readonly totals: readonly number[];
}

/** Can a side other than the striker's win or tie without penalties, coming afresh to the table? */
const othersAlive = ({ totals, ...table }: Standing, striker: number): boolean =>
  totals.some(
    (total, side) => side !== striker && total + onTheTable(table) >= bestOther(totals, side),
  );

const scored = (totals: readonly number[], striker: number, points: number): readonly number[] =>
  totals.map((total, side) => (side === striker ? total + points : total));

interface Pot {
  readonly ball: Ball;
  readonly after: Standing;
}

/** The most valuable ball on is potted; null with nothing left. */
const potOn = ({ reds, colours, on, totals }: Standing, striker: number): Pot | null => {
  const highest = colours.at(-1);
  if (highest === undefined) return null;
  if (on === 'red') {
    const points = scored(totals, striker, VALUE.red);
    return { ball: 'red', after: { reds: reds - 1, colours, on: 'choice', totals: points } };
  }
  const ball = on === 'choice' ? highest : on;
  const left = on === 'choice' ? colours : colours.filter((colour) => colour !== on);
  const points = scored(totals, striker, VALUE[ball]);
  return { ball, after: { reds, colours: left, on: firstBallOn(reds, left), totals: points } };
};

/** The free ball is potted, any colour but the ball on: worth as much as that, 3.10(c). */
const potFreeBall = (standing: Standing, striker: number): Pot | null => {
  const { colours, on, totals } = standing;
  const ball = colours.filter((colour) => colour !== on).at(-1);
  if (on === 'choice' || ball === undefined) return null;
  const points = scored(totals, striker, VALUE[on]);
  return { ball, after: { ...standing, on: on === 'red' ? 'choice' : on, totals: points } };
};

const standingOf = ({ reds, colours, on }: FrameState, totals: readonly number[]): Standing => ({
  reds,
  colours,
  on,
  totals,
});

/** The others are alive now, and would not be after the most valuable ball on. */
export const isFrameBall = (frame: FrameState, totals: readonly number[]): boolean => {
  const [striker] = frame.striker;
  const standing = standingOf(frame, totals);
  if (frame.end || !othersAlive(standing, striker)) return false;
  // The ball on itself: a free ball would score the same, but leave it on the table.
  const pot = potOn(standing, striker);
  return pot !== null && !othersAlive(pot.after, striker);
};

/** Balls from a standing until the others are out of it, after those potted already. */
const course = (potted: readonly Ball[], from: Standing, striker: number): Ball[] | null => {
  const balls = [...potted];
  let standing = from;
  while (othersAlive(standing, striker)) {
    const pot = potOn(standing, striker);
    if (!pot) return null;
    balls.push(pot.ball);
    standing = pot.after;
  }
  return balls;
};

/**
 * The fewest balls, in order, after which no other side can win or tie without penalties: `[]` when
 * that is so already, null when no clearance does it. The colour of choice is always the highest;
 * a free ball is played where that is shorter, and is listed as the colour nominated.
 */
export const shortestCourse = (
  frame: FrameState,
  totals: readonly number[],
): readonly Ball[] | null => {
  if (frame.end) return [];
  const [striker] = frame.striker;
  const standing = standingOf(frame, totals);
  const plain = course([], standing, striker);
  const free = frame.freeBall ? potFreeBall(standing, striker) : null;
  const withFree = free && course([free.ball], free.after, striker);
  if (!plain || !withFree) return plain ?? withFree;
  return withFree.length < plain.length ? withFree : plain;
};
