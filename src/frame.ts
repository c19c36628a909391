/** A frame from its set-up to the moves that every rule makes: points, breaks, turns. */
import { COLOURS, type Ball } from './balls.js';
import { playerAt, turnAfter } from './order.js';
import type { PlayerRef, Setup } from './record.js';
import { firstBallOn, type FrameState } from './state.js';
import type { Break } from './summary-types.js';

/** 3.2(a): all balls up, white in-hand, first in the order to play. */
export const openFrame = (setup: Setup, order: readonly PlayerRef[]): FrameState => ({
  reds: setup.reds,
  colours: COLOURS,
  on: 'red',
  freeBall: false,
  inHand: true,
  touching: [],
  spotting: [],
  scores: setup.sides.map((side) => side.start),
  order,
  striker: playerAt(order, 0),
  next: turnAfter(order, 0),
  breaks: [],
  running: false,
  pending: null,
  misses: 0,
  replaced: false,
  respotted: false,
  awaitingLots: false,
  strokes: 0,
  scoreless: 0,
  unspotted: null,
  joined: false,
  reracked: false,
  end: null,
});

/** 3.1(c): points to the striker's side, and to his break. */
export const score = (
  frame: FrameState,
  points: number,
  balls: readonly Ball[],
): Pick<FrameState, 'scores' | 'breaks' | 'running'> => {
  const [side, player] = frame.striker;
  const running = frame.running ? frame.breaks.at(-1) : undefined;
  const grown: Break = {
    side,
    player,
    points: (running?.points ?? 0) + points,
    balls: [...(running?.balls ?? []), ...balls],
  };
  return {
    scores: frame.scores.map((total, s) => (s === side ? total + points : total)),
    breaks: [...(running ? frame.breaks.slice(0, -1) : frame.breaks), grown],
    running: true,
  };
};

/** 3.1(d): a penalty goes to every other side; nothing is taken off. */
export const penalise = (frame: FrameState, side: number, points: number): readonly number[] =>
  frame.scores.map((total, s) => (s === side ? total : total + points));

/** 3.3(h): the next player in the order plays at the first ball on of a turn. */
export const passTurn = (frame: FrameState): FrameState => ({
  ...frame,
  striker: playerAt(frame.order, frame.next),
  next: turnAfter(frame.order, frame.next),
  on: firstBallOn(frame.reds, frame.colours),
  running: false,
  freeBall: false,
  misses: 0,
  replaced: false,
});

/** Points of the striker's break so far. */
export const breakOf = (frame: FrameState): number =>
  frame.running ? (frame.breaks.at(-1)?.points ?? 0) : 0;

/** Best score of the other sides. */
export const bestOther = (scores: readonly number[], side: number): number =>
  Math.max(...scores.filter((_, s) => s !== side));

/** The one side with the highest score, or null when two share it. */
export const leader = (scores: readonly number[]): number | null => {
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return first === scores.lastIndexOf(best) ? first : null;
};
