/** What a board shows, worked out of a match: plain data, no words, no markup. */
import type { Ball } from '../../src/balls.js';
import { bestOther } from '../../src/frame.js';
import { currentGame, frameNumber, gamesWon } from '../../src/match.js';
import type { EditionName, MatchRecord, Setup, Side, WonBy } from '../../src/record.js';
import { samePlayer, type FrameState, type MatchState } from '../../src/state.js';
import type { Break, Ending, Snookers, Summary } from '../../src/summary-types.js';
import { frameTime, matchTime } from './times.js';

export interface PlayerView {
  readonly name: string;
  readonly country: string | null;
  readonly atTable: boolean;
}

export interface SideView {
  readonly index: number;
  /** As the set-up names the side. */
  readonly name: string;
  /** The longer name where there is room: a lone player's own. */
  readonly title: string;
  /** Its players, where the title does not name them all. */
  readonly players: readonly PlayerView[];
  /** Of the side, where all its players have the same. */
  readonly country: string | null;
  readonly atTable: boolean;
  readonly points: number;
  /** Won in the game that is under way, or was last. */
  readonly frames: number;
  /** Won in the match. */
  readonly games: number;
  /** Points of all frames of the game, where they decide it. */
  readonly total: number | null;
  /** Handicap in every frame. */
  readonly start: number;
  /** The break at the table, or the side's last one of the frame; 0 for none. */
  readonly break: number;
  readonly remaining: number;
  /** Ahead of the best other side, negative when behind; of the totals where they decide. */
  readonly margin: number;
  /** Null where the frame is over, or where no number of penalties is enough. */
  readonly snookers: Snookers | null;
}

/** Where the frame stands. */
export type Play =
  | { readonly kind: 'to-break'; readonly side: number }
  | { readonly kind: 'table' }
  | { readonly kind: 'lots' }
  | {
      readonly kind: 'decision';
      readonly penalty: number;
      readonly miss: boolean;
      readonly side: number;
    }
  | { readonly kind: 'frame-over'; readonly winner: number | null; readonly ended: Ending }
  | { readonly kind: 'match-over'; readonly winner: number | null };

export interface FrameLine {
  readonly number: number;
  readonly scores: readonly number[];
  readonly winner: number | null;
}

export interface BoardView {
  readonly sides: readonly SideView[];
  /** Of the game: the one under way, or the last one that was played; the first before that. */
  readonly frame: number;
  readonly frames: number;
  readonly wonBy: WonBy;
  readonly game: number;
  readonly games: number;
  readonly play: Play;
  readonly on: readonly Ball[];
  /** A colour of the striker's choice is on. */
  readonly choice: boolean;
  readonly freeBall: boolean;
  readonly inHand: boolean;
  readonly respotted: boolean;
  /** The break at the table. */
  readonly break: Break | null;
  /** The last breaks before that one in this frame, the latest first. */
  readonly lastBreaks: readonly Break[];
  /** Frames of the game that have ended, in order. */
  readonly ended: readonly FrameLine[];
  /** Balls that the frame starts with, where that is not 15. */
  readonly reds: number | null;
  /** Where it is not the usual one. */
  readonly edition: EditionName | null;
  /** Minutes, where the entries say when they were made. */
  readonly frameTime: number | null;
  readonly matchTime: number | null;
  readonly joined: boolean;
  readonly scorer: string | null;
}

/** What is read of a match source. */
export interface Shown {
  readonly record: MatchRecord;
  readonly state: MatchState;
  readonly summary: Summary;
}

const LAST_BREAKS = 3;

const joinedNames = ({ players }: Side): string => players.map(({ name }) => name).join(' / ');

const titleOf = (side: Side): string => {
  const only = side.players.length === 1 ? side.players[0]?.name : undefined;
  return only?.includes(side.name) ? only : side.name;
};

/** One player is told by the title; of several it must be seen who is at the table, 3.17. */
const listedPlayers = (side: Side, title: string): Side['players'] =>
  side.players.length > 1 || joinedNames(side) !== title ? side.players : [];

const commonCountry = ({ players }: Side): string | null => {
  const country = players[0]?.country;
  return country !== undefined && players.every((player) => player.country === country)
    ? country
    : null;
};

const lastBreakOf = (frame: FrameState | null, side: number): number =>
  frame?.breaks.findLast((made) => made.side === side)?.points ?? 0;

const sideViews = ({ state, summary }: Shown, live: boolean): readonly SideView[] => {
  const { now, games } = summary;
  const game = games.at(-1);
  const won = gamesWon(state);
  const byTotals = state.setup.game.wonBy === 'aggregate';
  const deciding = byTotals ? (game?.points ?? now.scores) : now.scores;
  return state.setup.sides.map((side, index) => {
    const atTable = live && now.striker[0] === index;
    const title = titleOf(side);
    const points = now.scores[index] ?? 0;
    return {
      index,
      name: side.name,
      title,
      players: listedPlayers(side, title).map(({ name, country = null }, player) => ({
        name,
        country,
        atTable: atTable && samePlayer(now.striker, [index, player]),
      })),
      country: commonCountry(side),
      atTable,
      points,
      frames: game?.frames[index] ?? 0,
      games: won[index] ?? 0,
      total: byTotals ? (game?.points[index] ?? 0) : null,
      start: side.start,
      break: atTable ? now.break : lastBreakOf(state.frame, index),
      remaining: now.remaining[index] ?? 0,
      margin: (deciding[index] ?? 0) - bestOther(deciding, index),
      snookers: now.snookers[index] ?? null,
    };
  });
};

const playOf = ({ state, summary: { now, winner } }: Shown): Play => {
  const { frame } = state;
  if (state.over) return { kind: 'match-over', winner };
  if (frame?.end) return { kind: 'frame-over', winner: frame.end.winner, ended: frame.end.how };
  if (!frame) return { kind: 'to-break', side: now.striker[0] };
  if (frame.awaitingLots) return { kind: 'lots' };
  if (!frame.pending) return { kind: 'table' };
  const { penalty, miss } = frame.pending;
  return { kind: 'decision', penalty, miss, side: now.striker[0] };
};

/** Frames of the game that is under way, or was last. */
const endedFrames = (state: MatchState): readonly FrameLine[] => {
  const { played } = currentGame(state);
  return state.frames.slice(state.frames.length - played).map(({ scores, winner }, i) => ({
    number: i + 1,
    scores,
    winner,
  }));
};

/** A name that a club's page may put beside the set-up; anything but text is left aside. */
const scorerOf = ({ setup }: MatchRecord): string | null => {
  const { scorer } = setup as { readonly scorer?: unknown };
  return typeof scorer === 'string' && scorer !== '' ? scorer : null;
};

const houseRules = ({ reds, rules }: Setup): Pick<BoardView, 'reds' | 'edition'> => ({
  reds: reds === 15 ? null : reds,
  edition: rules === '1995' ? null : rules,
});

/** Everything that a board of any layout shows, the line of the lead apart. */
export const boardView = (shown: Shown): BoardView => {
  const { record, state, summary } = shown;
  const { frame, setup } = state;
  const live = frame !== null && !frame.end && !state.over;
  const running = live && frame.running ? (frame.breaks.at(-1) ?? null) : null;
  const breaks = frame?.breaks ?? [];
  const earlier = running ? breaks.slice(0, -1) : breaks;
  return {
    sides: sideViews(shown, live),
    frame: Math.max(1, frameNumber(state)),
    frames: setup.game.frames,
    wonBy: setup.game.wonBy,
    game: state.games.length,
    games: setup.match.games,
    play: playOf(shown),
    on: summary.now.on,
    choice: live && frame.on === 'choice',
    freeBall: summary.now.freeBall,
    inHand: summary.now.inHand,
    respotted: live && frame.respotted,
    break: running,
    lastBreaks: earlier.slice(-LAST_BREAKS).reverse(),
    ended: endedFrames(state),
    ...houseRules(setup),
    frameTime: frameTime(record.entries),
    matchTime: matchTime(record.entries),
    joined: frame?.joined ?? false,
    scorer: scorerOf(record),
  };
};
