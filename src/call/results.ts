/** What an entry has decided: a black to be re-spotted, a frame, a game, the match. */
import type { MatchState } from '../state.js';
import type { Call } from './codes.js';

const respotted = (before: MatchState, after: MatchState): Call[] =>
  after.frame?.awaitingLots && !before.frame?.awaitingLots
    ? [{ code: 'respotted-black' }, { code: 'draw-lots' }]
    : [];

const frameEnd = (before: MatchState, after: MatchState): Call[] => {
  const ended = after.frames[before.frames.length];
  if (!ended) return [];
  const frames = after.games.at(-1)?.frames ?? [];
  const { scores, winner, ended: how } = ended;
  return winner === null || how === null
    ? [{ code: 'frame-tied', scores, frames }]
    : [{ code: 'frame-won', side: winner, how, scores, frames }];
};

/** A match of one game says all that the game would. */
const gameEnd = (before: MatchState, after: MatchState): Call[] => {
  const game = after.games[before.games.length - 1];
  const ended = game?.over === true && before.games.at(-1)?.over !== true;
  if (!ended || after.setup.match.games === 1) return [];
  const { winner, frames } = game;
  return winner === null
    ? [{ code: 'game-drawn', frames }]
    : [{ code: 'game-won', side: winner, frames }];
};

const matchEnd = (before: MatchState, after: MatchState): Call[] => {
  if (!after.over || before.over) return [];
  return after.winner === null
    ? [{ code: 'match-drawn' }]
    : [{ code: 'match-won', side: after.winner }];
};

/** In the order in which one follows from the other. */
export const results = (before: MatchState, after: MatchState): Call[] => [
  ...respotted(before, after),
  ...frameEnd(before, after),
  ...gameEnd(before, after),
  ...matchEnd(before, after),
];
