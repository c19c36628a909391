/** Frames make games and games make a match: 3.1(g), (h). */
import { leader } from './frame.js';
import type { Setup, WonBy } from './record.js';
import type { FrameEnd, FrameState, GameState, MatchState } from './state.js';
import type { FrameSummary } from './summary-types.js';

interface Result {
  readonly over: boolean;
  readonly winner: number | null;
}

/**
 * Is a game decided by its frames, or a match by its games?
 * @param of frames of the game, games of the match
 * @param won units won by each side
 */
const result = (
  wonBy: WonBy,
  of: number,
  played: number,
  won: readonly number[],
  points: readonly number[],
): Result => {
  const majority = wonBy === 'majority' ? won.findIndex((units) => units * 2 > of) : -1;
  if (majority >= 0) return { over: true, winner: majority };
  if (played < of) return { over: false, winner: null };
  return { over: true, winner: leader(wonBy === 'aggregate' ? points : won) };
};

const addTo = (totals: readonly number[], scores: readonly number[]): readonly number[] =>
  totals.map((total, s) => total + (scores[s] ?? 0));

const oneMore = (counts: readonly number[], side: number | null): readonly number[] =>
  counts.map((count, s) => (s === side ? count + 1 : count));

export const newGame = (setup: Setup): GameState => ({
  frames: setup.sides.map(() => 0),
  points: setup.sides.map(() => 0),
  winner: null,
  played: 0,
  over: false,
});

/** The game under way, or the last one. */
export const currentGame = (state: MatchState): GameState =>
  state.games.at(-1) ?? newGame(state.setup);

/** Frames are counted within their game. This is the one under way, or the one that ended last. */
export const frameNumber = (state: MatchState): number => {
  const { played } = currentGame(state);
  return state.frame && !state.frame.end ? played + 1 : played;
};

/** The frame that may be opened next. */
export const nextFrameNumber = (state: MatchState): number => {
  const { played, over } = currentGame(state);
  return over ? 1 : played + 1;
};

const replaceLast = (games: readonly GameState[], game: GameState): readonly GameState[] => [
  ...games.slice(0, -1),
  game,
];

/** Games won by each side. */
export const gamesWon = ({
  setup,
  games,
}: Pick<MatchState, 'setup' | 'games'>): readonly number[] =>
  setup.sides.map((_, s) => games.filter((game) => game.winner === s).length);

const matchPoints = ({ setup, games }: Pick<MatchState, 'setup' | 'games'>): readonly number[] =>
  games.reduce<readonly number[]>(
    (totals, game) => addTo(totals, game.points),
    setup.sides.map(() => 0),
  );

/** Ends the match where its games decide it. */
const settleMatch = (state: MatchState): MatchState => {
  const { match } = state.setup;
  const played = state.games.filter((game) => game.over).length;
  return {
    ...state,
    ...result(match.wonBy, match.games, played, gamesWon(state), matchPoints(state)),
  };
};

/** Ends the game under way in favour of a side, whatever its frames say: 3.1(g)(iii). */
export const closeGame = (state: MatchState, winner: number | null): MatchState =>
  settleMatch({
    ...state,
    games: replaceLast(state.games, { ...currentGame(state), over: true, winner }),
  });

/** Ends the match in favour of a side; its games stay as they are. */
export const closeMatch = (state: MatchState, winner: number | null): MatchState => ({
  ...state,
  over: true,
  winner,
});

export const frameSummary = (frame: FrameState): FrameSummary => ({
  scores: frame.scores,
  winner: frame.end?.winner ?? null,
  ended: frame.end?.how ?? null,
  breaks: frame.breaks,
});

/** Books a frame that has ended: into the match, its game, and where that decides them, their results. */
export const closeFrame = (state: MatchState, open: FrameState, end: FrameEnd): MatchState => {
  const frame: FrameState = {
    ...open,
    end,
    pending: null,
    awaitingLots: false,
    freeBall: false,
  };
  const game = currentGame(state);
  const { wonBy, frames: of } = state.setup.game;
  const frames = oneMore(game.frames, end.winner);
  const points = addTo(game.points, frame.scores);
  const played = game.played + 1;
  return settleMatch({
    ...state,
    frame,
    frames: [...state.frames, frameSummary(frame)],
    games: replaceLast(state.games, {
      frames,
      points,
      played,
      ...result(wonBy, of, played, frames, points),
    }),
  });
};

/** Is this the last frame of a game that aggregate points decide? 3.4(c). */
export const isAggregateEnd = (state: MatchState): boolean =>
  state.setup.game.wonBy === 'aggregate' &&
  currentGame(state).played + 1 >= state.setup.game.frames;

/** Totals of the game with the frame under way. */
export const gameTotals = (state: MatchState, scores: readonly number[]): readonly number[] =>
  addTo(currentGame(state).points, scores);

/** Is this the last frame of a match that aggregate points decide? 3.1(h), 3.4(c). */
const isAggregateMatchEnd = (state: MatchState): boolean => {
  const { game, match } = state.setup;
  return (
    match.wonBy === 'aggregate' &&
    state.games.length >= match.games &&
    currentGame(state).played + 1 >= game.frames
  );
};

/** Points of earlier frames that count in this one: in the last frame of an aggregate game or match. */
export const carriedPoints = (state: MatchState, frame: FrameState): readonly number[] => {
  if (!frame.end && isAggregateMatchEnd(state)) return matchPoints(state);
  if (!frame.end && isAggregateEnd(state)) return currentGame(state).points;
  return frame.scores.map(() => 0);
};

/** The scores that decide: of the frame, or of the whole game or match in its last frame. */
export const decidingTotals = (state: MatchState, frame: FrameState): readonly number[] =>
  addTo(frame.scores, carriedPoints(state, frame));

/** Do points count beyond the frame in which they are made? 3.4(a)(ii). */
export const aggregatesCount = ({ game, match }: Setup): boolean =>
  game.wonBy === 'aggregate' || match.wonBy === 'aggregate';

/** What is left of the match after this frame would be a draw on aggregate points. */
export const drawsAggregateMatch = (state: MatchState, closed: MatchState): boolean =>
  state.setup.match.wonBy === 'aggregate' && closed.over && closed.winner === null;
