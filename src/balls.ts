/** The balls and what they are worth: 3.1(a). */

/** The six colours, ascending by value: the order in which they are played last, 3.3(f)(iii). */
export const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The object balls. */
export const BALLS = ['red', ...COLOURS] as const;
export type Ball = (typeof BALLS)[number];

/** Everything that can fall or leave the table: an object ball, or the cue ball `white`. */
export const ALL_BALLS = ['white', ...BALLS] as const;
export type AnyBall = (typeof ALL_BALLS)[number];

/** Points for a ball, 3.1(a). */
export const VALUE: Readonly<Record<Ball, number>> = {
  red: 1,
  yellow: 2,
  green: 3,
  brown: 4,
  blue: 5,
  pink: 6,
  black: 7,
};

export const isColour = (ball: AnyBall): ball is Colour => ball !== 'red' && ball !== 'white';

/** How often a ball stands in a list. */
export const countOf = (balls: readonly AnyBall[], ball: AnyBall): number =>
  balls.filter((other) => other === ball).length;

/** Each ball of a list once, where it first stands, with how often it does. */
export const counted = <B extends AnyBall>(
  balls: readonly B[],
): readonly { readonly ball: B; readonly count: number }[] =>
  [...new Set(balls)].map((ball) => ({ ball, count: countOf(balls, ball) }));

/** Sum of the values of some object balls. */
export const valueOf = (balls: readonly Ball[]): number =>
  balls.reduce((sum, ball) => sum + VALUE[ball], 0);

/** Colours of a list in ascending order, each once. */
export const ascending = (colours: readonly Colour[]): Colour[] =>
  COLOURS.filter((colour) => colours.includes(colour));
