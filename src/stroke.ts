/** A stroke: what it scores or costs, and how the table stands after it. */
import {
  VALUE,
  ascending,
  countOf,
  isColour,
  type AnyBall,
  type Ball,
  type Colour,
} from './balls.js';
import { takeTurn } from './decision.js';
import { isRefusal, refuse, type Refusal } from './errors.js';
import { endFrame, endOnLastBall } from './frame-end.js';
import { passTurn, penalise, score } from './frame.js';
import { infringementsOf } from './infringements.js';
import { exists, playerAt, turnAfter } from './order.js';
import { ballsOf, codeOf, penaltyFor, type Target } from './penalty.js';
import type { MissCall, PlayerRef, StrokeEntry } from './record.js';
import {
  firstBallOn,
  isLastBallOn,
  isOneBallLeft,
  onTable,
  samePlayer,
  type FrameState,
  type MatchState,
  type PendingFoul,
  type Position,
} from './state.js';
import { targetOf } from './target.js';

/** Balls named in a stroke must lie on the table before it, each as often as it is named. */
const missingBall = (frame: FrameState, stroke: StrokeEntry): AnyBall | null => {
  const gone: readonly AnyBall[] = [...(stroke.pocketed ?? []), ...(stroke.forcedOff ?? [])];
  const hit = stroke.hit === undefined || stroke.hit === 'none' ? [] : [stroke.hit].flat();
  // 3.12(d)(i) alone concerns a ball that is off the table.
  const concerned = (stroke.fouls ?? [])
    .filter((foul) => codeOf(foul) !== 'dead-ball')
    .flatMap(ballsOf);
  const named = [stroke.nominated, ...concerned].filter((ball) => ball !== undefined);
  const overdrawn = [gone, hit]
    .flatMap((balls) => balls.filter((ball) => !onTable(frame, ball, countOf(balls, ball))))
    .concat(named.filter((ball) => !onTable(frame, ball)));
  return overdrawn[0] ?? null;
};

/** Balls that the white touches at rest must be there after the stroke, and so must the white. */
const touchingFault = (stroke: StrokeEntry, after: Position): Ball | undefined =>
  (stroke.touching ?? []).find(
    (ball) => after.inHand || !onTable(after, ball, countOf(stroke.touching ?? [], ball)),
  );

const leavesTable = (stroke: StrokeEntry): readonly AnyBall[] => [
  ...(stroke.pocketed ?? []),
  ...(stroke.forcedOff ?? []),
];

/** 3.14(c): was there a full-ball path? From a replaced position it is the one that there was. */
const isFullBall = (frame: FrameState, miss: MissCall | undefined): boolean => {
  const stated = typeof miss === 'object' ? miss.fullBall : undefined;
  return stated ?? (frame.replaced && frame.misses > 0);
};

interface Scoring {
  readonly balls: readonly Ball[];
  readonly points: number;
  readonly worth: (ball: Ball) => number;
}

/** 3.10(c) to (e), 3.3(e): the balls that score, and what they are worth. */
const scoringBalls = (
  position: Position,
  target: Target,
  pocketed: readonly AnyBall[],
): Scoring => {
  const down = pocketed.filter((ball): ball is Ball => ball !== 'white');
  const { ball, free } = target;
  const valueOn = ball === null ? 0 : VALUE[ball];
  const worth = (other: Ball): number => (other === free ? valueOn : VALUE[other]);
  // 3.10(e): beside the ball on a free ball scores only where the ball on is red.
  const both = free !== null && ball !== null && down.includes(ball) && down.includes(free);
  const balls = both && position.on !== 'red' ? down.filter((other) => other !== free) : down;
  return { balls, points: balls.reduce((sum, other) => sum + worth(other), 0), worth };
};

/** 3.3(f): what is on after a score. */
const nextOn = (position: Position, reds: number, colours: readonly Colour[]): Position['on'] => {
  if (position.on === 'red') return 'choice';
  // After a free ball for a colour, that colour is still on; once down, the next one is.
  return firstBallOn(reds, colours);
};

const redsAfter = (frame: FrameState, stroke: StrokeEntry): number =>
  frame.reds - countOf(leavesTable(stroke), 'red');

/** 3.7: colours that the referee has to spot. */
const toSpot = (stroke: StrokeEntry, staying: readonly Colour[]): readonly Colour[] =>
  ascending(leavesTable(stroke).filter(isColour)).filter((colour) => staying.includes(colour));

/** What a later edition may take back. */
const unspottedOf = (
  { balls, worth }: Scoring,
  target: Target,
  [ball]: readonly Colour[],
): FrameState['unspotted'] =>
  ball === undefined
    ? null
    : { ball, free: target.free === ball, points: balls.includes(ball) ? worth(ball) : 0 };

/** A stroke without a foul. */
const fairStroke = (
  state: MatchState,
  frame: FrameState,
  stroke: StrokeEntry,
  target: Target,
): MatchState | Refusal => {
  const scoring = scoringBalls(frame, target, stroke.pocketed ?? []);
  const { balls, points } = scoring;
  const reds = redsAfter(frame, stroke);
  // 3.3(f)(iii): in ascending order a potted ball on stays down; everything else comes back.
  const down = frame.on !== 'choice' && frame.on !== 'red' && balls.includes(frame.on) && frame.on;
  const colours = frame.colours.filter((colour) => colour !== down);
  const spotting = toSpot(stroke, colours);
  const rested: FrameState = {
    ...frame,
    reds,
    colours,
    spotting,
    inHand: false,
    freeBall: false,
    touching: stroke.touching ?? [],
    strokes: frame.strokes + 1,
    misses: 0,
    replaced: false,
    unspotted: unspottedOf(scoring, target, spotting),
  };
  const fault = touchingFault(stroke, rested);
  if (fault) return refuse('not-on-table', 'ball-not-on-table', { detail: fault });
  if (points === 0) {
    return { ...state, frame: { ...passTurn(rested), scoreless: frame.scoreless + 1 } };
  }
  const scored: FrameState = { ...rested, ...score(frame, points, balls), scoreless: 0 };
  return colours.length === 0
    ? endOnLastBall(state, scored)
    : { ...state, frame: { ...scored, on: nextOn(frame, reds, colours) } };
};

/** A later edition takes back the colour, or free ball, that was played away from before it was spotted. */
const unscore = (frame: FrameState, stroke: StrokeEntry, offender: PlayerRef): FrameState => {
  const impatient = (stroke.fouls ?? []).some((foul) => codeOf(foul) === 'before-spotted');
  const own = frame.running && samePlayer(offender, frame.striker);
  const last = frame.breaks.at(-1);
  const { ball, points } = frame.unspotted ?? { ball: null, points: 0 };
  if (!impatient || !own || !last || ball === null || points === 0) return frame;
  const at = last.balls.lastIndexOf(ball);
  return {
    ...frame,
    scores: frame.scores.map((total, s) => (s === offender[0] ? total - points : total)),
    breaks: [
      ...frame.breaks.slice(0, -1),
      { ...last, points: last.points - points, balls: last.balls.filter((_, i) => i !== at) },
    ],
  };
};

/** Who plays next after a foul: 3.3(h), 3.17(c). */
const incoming = (frame: FrameState, offender: PlayerRef): Pick<FrameState, 'striker' | 'next'> =>
  // A side that plays in the other's turn does not take it away; a partner's turn is used up.
  offender[0] === frame.striker[0]
    ? { striker: playerAt(frame.order, frame.next), next: turnAfter(frame.order, frame.next) }
    : { striker: frame.striker, next: frame.next };

/** Is the white in-hand after a foul? 3.3(h), 3.11(f). */
const inHandAfterFoul = (state: MatchState, frame: FrameState, stroke: StrokeEntry): boolean => {
  if (leavesTable(stroke).includes('white')) return true;
  const whiteTouched = (stroke.fouls ?? []).some((foul) => ballsOf(foul).includes('white'));
  return state.edition.staysInHand && frame.inHand && stroke.beforeStroke === true && !whiteTouched;
};

/** 3.8: where no stroke was made, the white still touches what nobody moved. */
const touchingAfterFoul = (frame: FrameState, stroke: StrokeEntry): readonly Ball[] => {
  const moved = [...leavesTable(stroke), ...(stroke.fouls ?? []).flatMap(ballsOf)];
  const rests = stroke.beforeStroke === true && !moved.includes('white');
  return stroke.touching ?? (rests ? frame.touching.filter((ball) => !moved.includes(ball)) : []);
};

/** A foul: 3.11. */
const foulStroke = (
  state: MatchState,
  frame: FrameState,
  stroke: StrokeEntry,
  penalty: number,
): MatchState | Refusal => {
  const offender = stroke.by ?? frame.striker;
  const miss = stroke.miss !== undefined && stroke.miss !== false;
  if (miss && isLastBallOn(frame) && !state.edition.missOnLastBlack) {
    return refuse('not-allowed', 'miss-last-black', { clause: '3.14' });
  }
  if (miss && stroke.beforeStroke) {
    return refuse('not-allowed', 'miss-before-stroke', { clause: '3.14(d)' });
  }
  const reds = redsAfter(frame, stroke);
  const { reds: redsBefore, colours, on, freeBall, inHand, touching, spotting } = frame;
  if (stroke.freeBall && isOneBallLeft({ reds, colours })) {
    return refuse('not-allowed', 'free-ball-last-black', { clause: '3.10' });
  }
  const before: Position = { reds: redsBefore, colours, on, freeBall, inHand, touching, spotting };
  const pending: PendingFoul = {
    offender,
    penalty,
    miss,
    beforeStroke: stroke.beforeStroke === true,
    fell: leavesTable(stroke).filter((ball): ball is Ball => ball !== 'white'),
    before,
    // 3.14(d)(ii): a foul before the stroke from a replaced position may be replaced again.
    replaceable: miss || (stroke.beforeStroke === true && frame.replaced),
  };
  const sequence = miss && isFullBall(frame, stroke.miss) ? frame.misses + 1 : 0;
  const booked = state.edition.unspottedUnscored ? unscore(frame, stroke, offender) : frame;
  const after: FrameState = {
    ...booked,
    ...incoming(frame, offender),
    scores: penalise(booked, offender[0], penalty),
    breaks: booked.breaks.filter(({ points }) => points > 0),
    running: false,
    reds,
    on: firstBallOn(reds, colours),
    inHand: inHandAfterFoul(state, frame, stroke),
    freeBall: stroke.freeBall === true,
    touching: touchingAfterFoul(frame, stroke),
    // What was still to be spotted stays so where no stroke was made.
    spotting: ascending([
      ...(pending.beforeStroke ? frame.spotting : []),
      ...toSpot(stroke, colours),
    ]),
    unspotted: null,
    pending,
    misses: pending.beforeStroke ? frame.misses : sequence,
    replaced: pending.beforeStroke && frame.replaced,
    strokes: frame.strokes + (pending.beforeStroke ? 0 : 1),
    scoreless: frame.scoreless + 1,
  };
  const fault = touchingFault(stroke, after);
  if (fault) return refuse('not-on-table', 'ball-not-on-table', { detail: fault });
  if (isLastBallOn(frame)) return endOnLastBall(state, after);
  // 3.14(c)(ii): the warning came with the second replacement; the third failure costs the frame.
  return after.misses >= 3
    ? endFrame(state, after, { how: 'awarded', winner: after.striker[0] })
    : { ...state, frame: after };
};

/** Applies a stroke, or a foul before one. A stroke after an unanswered foul means `play`, 3.11(h). */
export const playStroke = (
  state: MatchState,
  open: FrameState,
  stroke: StrokeEntry,
): MatchState | Refusal => {
  const frame = open.pending ? takeTurn(open) : open;
  const offender = stroke.by ?? frame.striker;
  if (!exists(state.setup, offender)) return refuse('entry', 'no-such-player', { detail: 'by' });
  const missing = missingBall(frame, stroke);
  if (missing) return refuse('not-on-table', 'ball-not-on-table', { detail: missing });
  const target = targetOf(frame, stroke, state.edition);
  if (isRefusal(target)) return target;
  const wheelchair = state.setup.sides[offender[0]]?.players[offender[1]]?.wheelchair === true;
  const infringements = infringementsOf(frame, stroke, target, state.edition, wheelchair);
  if (infringements.length === 0 && stroke.called === undefined) {
    return stroke.freeBall || (stroke.miss ?? false) !== false || stroke.beforeStroke
      ? refuse('not-allowed', 'no-foul')
      : fairStroke(state, frame, stroke, target);
  }
  const penalty = stroke.called ?? penaltyFor(infringements, target);
  return penalty === null
    ? refuse('nomination-needed', 'name-the-colour', { clause: '3.12' })
    : foulStroke(state, frame, stroke, penalty);
};
