/** Frames, games and matches given up or awarded: 3.1(f)(ii), (iii), (g)(iii), and Section 4. */
import { bestOther } from './frame.js';
import { endFrame } from './frame-end.js';
import {
  aggregatesCount,
  closeFrame,
  closeGame,
  closeMatch,
  currentGame,
  gamesWon,
  newGame,
} from './match.js';
import { refuse, type Refusal } from './errors.js';
import { valueOf } from './balls.js';
import type { AwardEntry, ConcedeEntry, Level } from './record.js';
import { isLastBallOn, type FrameEnd, type FrameState, type MatchState } from './state.js';

/** Section 4: each red counts eight, whatever colour would have followed it. */
const RED_GIVEN_UP = 8;

const isOpen = (frame: FrameState | null): frame is FrameState => frame !== null && !frame.end;

/** The best of the other sides: with two, the other one; with more, null where they are level. */
const bestOfOthers = (scores: readonly number[], side: number): number | null => {
  const best = bestOther(scores, side);
  const others = scores.flatMap((score, s) => (s !== side && score === best ? [s] : []));
  return others.length === 1 ? (others[0] ?? null) : null;
};

/** Adds the balls still on the table to a side's score. */
const creditTable = (frame: FrameState, to: number | null): FrameState => ({
  ...frame,
  scores: frame.scores.map((score, s) =>
    s === to ? score + frame.reds * RED_GIVEN_UP + valueOf(frame.colours) : score,
  ),
});

/** Ends the frame under way, and where more was given, the game or the match. */
const close = (
  state: MatchState,
  frame: FrameState | null,
  end: FrameEnd,
  what: Level,
  winnerOf: (state: MatchState, level: 'game' | 'match') => number | null,
): MatchState => {
  const open = isOpen(frame);
  if (what === 'frame' && open) return endFrame(state, frame, end);
  const closed = open ? closeFrame(state, frame, end) : state;
  // Whatever its frames or points say, in its last frame too: 3.1(g)(iii).
  const unsettled = open || !currentGame(closed).over;
  const given = unsettled ? closeGame(closed, winnerOf(closed, 'game')) : closed;
  if (what === 'match') return closeMatch(given, winnerOf(given, 'match'));
  if (unsettled) return given;
  // Between two games it is the next one that is given up.
  const next = { ...closed, games: [...closed.games, newGame(closed.setup)] };
  return closeGame(next, winnerOf(next, 'game'));
};

const mayEnd = (state: MatchState, what: Level): Refusal | null => {
  if (state.over) return refuse('not-allowed', 'match-over');
  return what === 'frame' && !isOpen(state.frame) ? refuse('not-allowed', 'no-frame') : null;
};

/** 3.1(f)(ii): the frame goes to the side to which it is conceded. */
export const concede = (state: MatchState, entry: ConcedeEntry): MatchState | Refusal => {
  const { by, what = 'frame' } = entry;
  if (by >= state.setup.sides.length) return refuse('entry', 'no-such-player', { detail: 'by' });
  const refused = mayEnd(state, what);
  if (refused) return refused;
  const { frame } = state;
  const winner = isOpen(frame) ? bestOfOthers(frame.scores, by) : null;
  const credited = isOpen(frame) && aggregatesCount(state.setup);
  const settled = credited ? creditTable(frame, winner) : frame;
  const aggregate = state.setup.game.wonBy === 'aggregate';
  return close(state, settled, { how: 'conceded', winner }, what, (closed, level) => {
    const { frames, points } = currentGame(closed);
    return bestOfOthers(level === 'match' ? gamesWon(closed) : aggregate ? points : frames, by);
  });
};

/** With only the black left, and more ahead than it is worth, later editions let the striker claim. */
export const mayClaim = (state: MatchState, frame: FrameState | null, to: number): boolean => {
  if (!state.edition.claim || !isOpen(frame) || frame.respotted) return false;
  const lead = (frame.scores[to] ?? 0) - bestOther(frame.scores, to);
  const claimable = lead > 7 && !aggregatesCount(state.setup);
  return claimable && isLastBallOn(frame) && frame.striker[0] === to;
};

/** Section 4: the offender loses his points, the other side is given the balls that are left. */
const forfeit = (frame: FrameState, to: number): FrameState => {
  const credited = creditTable(frame, to);
  return { ...credited, scores: credited.scores.map((score, s) => (s === to ? score : 0)) };
};

/** 3.1(f)(iii), (g)(iii): the referee awards a frame, a game or the match. */
export const award = (state: MatchState, entry: AwardEntry): MatchState | Refusal => {
  const { to, what = 'frame', reason } = entry;
  const sides = state.setup.sides.length;
  if (to >= sides) return refuse('entry', 'no-such-player', { detail: 'to' });
  const refused = mayEnd(state, what);
  if (refused) return refused;
  const { frame } = state;
  if (reason === 'claim' && !mayClaim(state, frame, to)) {
    return refuse('not-allowed', 'no-claim', { clause: '3.4(a)' });
  }
  // With more than two sides it is not said who offended, so that nobody loses points.
  const settled = reason === 'conduct' && isOpen(frame) && sides === 2 ? forfeit(frame, to) : frame;
  return close(state, settled, { how: 'awarded', winner: to }, what, () => to);
};
