/** Which clauses of 3.12 a stroke breaks, from what was hit, what fell and what the referee adds. */
import type { AnyBall, Ball } from './balls.js';
import type { Edition } from './editions.js';
import {
  FOUL_CLAUSE,
  ballsOf,
  codeOf,
  isBallFoul,
  type Infringement,
  type Target,
} from './penalty.js';
import { samePlayer, type FrameState } from './state.js';
import type { Foul, StrokeEntry } from './record.js';

/** 3.8(c): a white at rest against the ball on, or the nominated one, has met its duty already. */
const touchesTarget = (frame: FrameState, target: Target): boolean =>
  frame.touching.some((ball) => ball === (target.free ?? target.ball));

/** A first impact on two balls at once: 3.6, 3.12(c). */
const pairFault = (pair: readonly [Ball, Ball], { ball, free }: Target): Infringement[] => {
  const twoReds = pair.every((hit) => hit === 'red') && ball === 'red' && free === null;
  const freeAndOn = free !== null && pair.includes(free) && pair.some((hit) => hit === ball);
  return twoReds || freeAndOn ? [] : [{ clause: '3.12(c)', concerned: pair }];
};

/** The first impact: nothing hit, a ball not on, or two at once. */
const contact = (frame: FrameState, stroke: StrokeEntry, target: Target): Infringement[] => {
  const { hit } = stroke;
  if (hit === undefined || touchesTarget(frame, target)) return [];
  if (hit === 'none') return [{ clause: '3.12(a)(v)', concerned: [] }];
  if (typeof hit !== 'string') return pairFault(hit, target);
  // 3.10(b)(i): with a free ball it is the nominated ball that must be hit first.
  return hit === (target.free ?? target.ball) ? [] : [{ clause: '3.12(b)(iv)', concerned: [hit] }];
};

const isOn = (ball: AnyBall, { ball: on, free }: Target): boolean => ball === on || ball === free;

const pocketed = (stroke: StrokeEntry, target: Target): Infringement[] =>
  (stroke.pocketed ?? [])
    .filter((ball) => !isOn(ball, target))
    .map((ball) =>
      ball === 'white'
        ? { clause: '3.12(a)(vi)', concerned: [] }
        : { clause: '3.12(b)(iii)', concerned: [ball] },
    );

const forcedOff = (stroke: StrokeEntry): Infringement[] =>
  (stroke.forcedOff ?? []).map((ball) => ({ clause: '3.12(b)(vii)', concerned: [ball] }));

/** A code that the rules lift here is no foul: 3.10(b)(ii) with pink and black left, 3.19(b)(i). */
export const isLifted = (frame: FrameState, foul: Foul, wheelchair: boolean): boolean => {
  const code = codeOf(foul);
  const pinkAndBlack = frame.reds === 0 && frame.colours.join() === 'pink,black';
  return (code === 'free-ball-snooker' && pinkAndBlack) || (code === 'feet' && wheelchair);
};

/**
 * 3.12(b)(ii): the balls concerned are those that were still to be spotted, or that the referee
 * names. In later editions a free ball among them is none: it costs the ball on.
 */
const notYetSpotted = (
  frame: FrameState,
  named: readonly AnyBall[],
  edition: Edition,
): readonly AnyBall[] =>
  (named.length > 0 ? named : frame.spotting).filter(
    (ball) =>
      !(edition.unspottedUnscored && frame.unspotted?.free && ball === frame.unspotted.ball),
  );

/** The balls that a called foul concerns: those that are named, else those that it can only be. */
const concernedBy = (frame: FrameState, foul: Foul, edition: Edition): readonly AnyBall[] => {
  const code = codeOf(foul);
  const named = ballsOf(foul);
  if (!isBallFoul(code)) return [];
  if (code === 'before-spotted') return notYetSpotted(frame, named, edition);
  // 3.8(b): a push at rest against a ball moves that ball.
  return code === 'push' && named.length === 0 ? frame.touching : named;
};

const called = (
  frame: FrameState,
  stroke: StrokeEntry,
  edition: Edition,
  wheelchair: boolean,
): Infringement[] =>
  (stroke.fouls ?? [])
    .filter((foul) => !isLifted(frame, foul, wheelchair))
    .map((foul) => ({
      clause: FOUL_CLAUSE[codeOf(foul)],
      concerned: concernedBy(frame, foul, edition),
    }));

/** Every infringement of a stroke, in no order of weight. */
export const infringementsOf = (
  frame: FrameState,
  stroke: StrokeEntry,
  target: Target,
  edition: Edition,
  wheelchair: boolean,
): Infringement[] => [
  ...(stroke.by && !samePlayer(stroke.by, frame.striker)
    ? [{ clause: '3.12(a)(iii)', concerned: [] }]
    : []),
  ...contact(frame, stroke, target),
  ...pocketed(stroke, target),
  ...forcedOff(stroke),
  ...called(frame, stroke, edition, wheelchair),
];
