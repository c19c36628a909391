/** The summary of a state: every outside name of the engine's answer. */
import { COLOURS, type Ball } from './balls.js';
import { dueToBreak } from './apply.js';
import { choicesOf } from './decision.js';
import { breakOf } from './frame.js';
import { decidingTotals, frameSummary, gameTotals } from './match.js';
import { remaining, snookers } from './remaining.js';
import type { FrameState, MatchState } from './state.js';
import type { GameSummary, Now, Phase, Summary } from './summary-types.js';

/** What is on, as a list: six colours where one of choice is on. */
export const ballsOn = ({ on, colours }: Pick<FrameState, 'on' | 'colours'>): readonly Ball[] =>
  on === 'choice' ? colours : [on];

const phaseOf = (state: MatchState, frame: FrameState): Phase => {
  if (state.over) return 'match-over';
  if (frame.end) return 'frame-over';
  if (frame.respotted) return 'respotted-black';
  return frame.reds > 0 || frame.on === 'choice' ? 'reds' : 'colours';
};

/** Before the first frame: nothing has happened, the break is due. */
const beforePlay = (state: MatchState): Now => ({
  phase: state.over ? 'match-over' : 'frame-over',
  scores: state.setup.sides.map((side) => side.start),
  // 3.17(d): lots may name the player, too.
  striker: [dueToBreak(state), state.drawn?.player ?? 0],
  break: 0,
  on: [],
  reds: state.setup.reds,
  colours: COLOURS,
  inHand: false,
  freeBall: false,
  awaiting: state.over ? null : 'frame',
  choices: [],
  misses: 0,
  remaining: state.setup.sides.map(() => 0),
  snookers: state.setup.sides.map(() => null),
});

const awaitingOf = (state: MatchState, frame: FrameState): Now['awaiting'] => {
  if (state.over) return null;
  if (frame.end) return 'frame';
  if (frame.awaitingLots) return 'lots';
  return frame.pending ? 'decision' : null;
};

const nowOf = (state: MatchState, frame: FrameState): Now => ({
  phase: phaseOf(state, frame),
  scores: frame.scores,
  striker: frame.striker,
  break: breakOf(frame),
  on: frame.end ? [] : ballsOn(frame),
  reds: frame.reds,
  colours: frame.colours,
  inHand: !frame.end && frame.inHand,
  freeBall: frame.freeBall,
  awaiting: awaitingOf(state, frame),
  choices: frame.end ? [] : choicesOf(frame),
  misses: frame.end ? 0 : frame.misses,
  remaining: remaining(frame),
  snookers: snookers(frame, decidingTotals(state, frame)),
});

const gamesOf = (state: MatchState): readonly GameSummary[] =>
  state.games.map(({ frames, points, winner }, g) => ({
    frames,
    points:
      g === state.games.length - 1 && state.frame && !state.frame.end
        ? gameTotals(state, state.frame.scores)
        : points,
    winner,
  }));

/** Plain data, equal for equal records. */
export const summarise = (state: MatchState): Summary => ({
  frames:
    state.frame && !state.frame.end ? [...state.frames, frameSummary(state.frame)] : state.frames,
  games: gamesOf(state),
  winner: state.winner,
  now: state.frame ? nowOf(state, state.frame) : beforePlay(state),
});
