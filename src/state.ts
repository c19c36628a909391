/** The state of a match: a fold of its record. Never changed in place. */
import type { AnyBall, Ball, Colour } from './balls.js';
import type { Edition } from './editions.js';
import type { PlayerRef, Setup } from './record.js';
import type { Break, Ending, FrameSummary, GameSummary } from './summary-types.js';

/** Ball on: any red, a colour of the striker's choice (3.3(f)(i)), or one colour. */
export type BallOn = 'red' | 'choice' | Colour;

/** What a replacement brings back: the balls, and what was on from there, 3.14(a). */
export interface Position {
  readonly reds: number;
  /** Colours on the table, ascending. */
  readonly colours: readonly Colour[];
  readonly on: BallOn;
  /** A free ball is on offer to the striker, 3.10. */
  readonly freeBall: boolean;
  readonly inHand: boolean;
  /** Balls that the white touches, 3.8. */
  readonly touching: readonly Ball[];
  /** Balls that the referee has to spot before the next stroke, 3.7. */
  readonly spotting: readonly Colour[];
}

/** A colour that was potted and is to be spotted. */
export interface Unspotted {
  readonly ball: Colour;
  /** It was the free ball. */
  readonly free: boolean;
  /** What it scored: nothing where the ball on fell with the free ball, 3.10(e). */
  readonly points: number;
}

/** A foul that the fouled side has not answered yet, 3.11(h). */
export interface PendingFoul {
  readonly offender: PlayerRef;
  readonly penalty: number;
  readonly miss: boolean;
  readonly beforeStroke: boolean;
  /** Reds and colours that left the table in the foul. */
  readonly fell: readonly Ball[];
  readonly before: Position;
  /** The offender may be made to play from the original position, 3.14(a), (d)(ii). */
  readonly replaceable: boolean;
}

export interface FrameEnd {
  readonly how: Ending;
  readonly winner: number | null;
}

export interface FrameState extends Position {
  readonly scores: readonly number[];
  /** Order of play, one turn each, 3.17(a). */
  readonly order: readonly PlayerRef[];
  readonly striker: PlayerRef;
  /** Index into `order` of the player whose turn comes after this one. */
  readonly next: number;
  /** Breaks so far; the striker's own is last while `running`. */
  readonly breaks: readonly Break[];
  readonly running: boolean;
  readonly pending: PendingFoul | null;
  /** Full-ball misses in a row from the same position, 3.14(c). */
  readonly misses: number;
  /** The white was put back after a miss, and no stroke has been made since, 3.14(d). */
  readonly replaced: boolean;
  /** The black was re-spotted, 3.4(b). */
  readonly respotted: boolean;
  readonly awaitingLots: boolean;
  /** Strokes made since the start of the frame or the last re-rack. */
  readonly strokes: number;
  /** Strokes since a ball was last potted: a stalemate shows here first, 3.16. */
  readonly scoreless: number;
  /** Colour just scored, which an impatient stroke un-scores in later editions. */
  readonly unspotted: Unspotted | null;
  /** The frame was joined while under way, by a referee's entry: what came before is not recorded. */
  readonly joined: boolean;
  /** Started again after a stalemate, so that who breaks off is settled, 3.16(i). */
  readonly reracked: boolean;
  readonly end: FrameEnd | null;
}

export interface GameState extends GameSummary {
  /** Frames that have ended, tied ones too. */
  readonly played: number;
  readonly over: boolean;
}

export interface MatchState {
  readonly setup: Setup;
  readonly edition: Edition;
  /** Frames that have ended. */
  readonly frames: readonly FrameSummary[];
  /** Games, the one under way last; points and frames only of frames that have ended. */
  readonly games: readonly GameState[];
  /** Frames opened so far in the match. */
  readonly opened: number;
  /** Side that broke off, or breaks off, in frame 1: 3.3(b) alternates from there. */
  readonly base: number;
  /** Lots drawn for the frame that is about to open. */
  readonly drawn: { readonly first: number; readonly player?: number } | null;
  /** The frame under way, or the last one once it has ended. */
  readonly frame: FrameState | null;
  readonly over: boolean;
  readonly winner: number | null;
}

/** In play only the black is ever alone on the table. */
export const isOneBallLeft = ({ reds, colours }: Pick<Position, 'reds' | 'colours'>): boolean =>
  reds === 0 && colours.length === 1;

/** The last ball is on, and not as a colour of choice: the first score or foul ends the frame, 3.4(a). */
export const isLastBallOn = (table: Pick<Position, 'reds' | 'colours' | 'on'>): boolean =>
  isOneBallLeft(table) && table.on === table.colours[0];

/** First ball on of a turn, 3.3(e), (f)(iii): red while there is one, else the lowest colour. */
export const firstBallOn = (reds: number, colours: readonly Colour[]): BallOn =>
  reds > 0 ? 'red' : (colours[0] ?? 'black');

export const samePlayer = (a: PlayerRef, b: PlayerRef): boolean => a[0] === b[0] && a[1] === b[1];

/** Is the ball on the table? `count` of them, for reds. */
export const onTable = (
  table: Pick<Position, 'reds' | 'colours'>,
  ball: AnyBall,
  count = 1,
): boolean => {
  if (ball === 'red') return count <= table.reds;
  return count <= 1 && (ball === 'white' || table.colours.includes(ball));
};
