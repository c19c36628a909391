/** Penalties: 3.12, one a stroke and the highest, 3.11(g). */
import { VALUE, type AnyBall, type Ball } from './balls.js';
import { FOULS_BY_GROUP, type Foul, type FoulCode } from './record.js';

export const LEAST_PENALTY = 4;
export const MOST_PENALTY = 7;

/** One infringement with the clause that it breaks and the balls concerned. */
export interface Infringement {
  readonly clause: string;
  readonly concerned: readonly AnyBall[];
}

/** Clause of 3.12 for each foul code. */
export const FOUL_CLAUSE: Readonly<Record<FoulCode, string>> = {
  'double-hit': '3.12(a)(i)',
  feet: '3.12(a)(ii)',
  'out-of-turn': '3.12(a)(iii)',
  'improper-in-hand': '3.12(a)(iv)',
  'free-ball-snooker': '3.12(a)(vii)',
  'jump-shot': '3.12(a)(viii)',
  cue: '3.12(a)(ix)',
  conferring: '3.12(a)(x)',
  'balls-moving': '3.12(b)(i)',
  'before-spotted': '3.12(b)(ii)',
  push: '3.12(b)(v)',
  touched: '3.12(b)(vi)',
  'dead-ball': '3.12(d)(i)',
  measured: '3.12(d)(ii)',
  'successive-reds': '3.12(d)(iii)',
  'wrong-cue-ball': '3.12(d)(iv)',
  'not-declared': '3.12(d)(v)',
  'before-nomination': '3.12(d)(vi)',
};

const includes = (codes: readonly string[], code: string): boolean => codes.includes(code);
export const isBallFoul = (code: FoulCode): boolean => includes(FOULS_BY_GROUP.b, code);

export const codeOf = (foul: Foul): FoulCode => (typeof foul === 'string' ? foul : foul.code);
export const ballsOf = (foul: Foul): readonly AnyBall[] =>
  typeof foul === 'string' ? [] : (foul.balls ?? []);

/** The ball on as the striker plays at it. */
export interface Target {
  /** The ball on: null where a colour of choice is on and nobody knows which. */
  readonly ball: Ball | null;
  /** The ball nominated in its place as a free ball, 3.10(a). */
  readonly free: Ball | null;
}

/** 3.10(a)(ii): a free ball has the value of the ball on. The white itself is worth nothing. */
const concernedValue = (ball: AnyBall, target: Target, valueOn: number): number => {
  if (ball === 'white') return 0;
  return ball === target.free ? valueOn : VALUE[ball];
};

/**
 * The penalty for a stroke.
 * @returns points from 4 to 7, or null where it depends on a colour that nobody named
 */
export const penaltyFor = (
  infringements: readonly Infringement[],
  target: Target,
): number | null => {
  if (infringements.some(({ clause }) => clause.startsWith('3.12(d)'))) return MOST_PENALTY;
  const valueOn = target.ball === null ? 0 : VALUE[target.ball];
  const concerned = infringements.flatMap((infringement) => infringement.concerned);
  const highest = Math.max(
    LEAST_PENALTY,
    valueOn,
    ...concerned.map((ball) => concernedValue(ball, target, valueOn)),
  );
  return target.ball === null && highest < MOST_PENALTY ? null : highest;
};
