/** What is said after an entry: keys and numbers, from which the elements make sentences. */
import type { Ball, Colour } from '../balls.js';
import type { AwardReason, Choice, Level, PenaltyReason, PlayerRef } from '../record.js';
import type { BallOn } from '../state.js';
import type { Ending } from '../summary-types.js';

/** What the referee says, or what is told in his place. */
interface Rulings {
  /** A frame opens; counted from 1 within its game. */
  frame: { readonly game: number; readonly frame: number };
  /** The break so far, after each pot. */
  break: { readonly player: PlayerRef; readonly points: number };
  /** The break that a fair stroke without a score, or an entry of a whole break, has ended. */
  'break-ended': { readonly player: PlayerRef; readonly points: number };
  /** 3.11(a), (b): who fouled, and the penalty. */
  foul: { readonly player: PlayerRef; readonly points: number };
  /** 3.14 lead. */
  'foul-and-a-miss': { readonly player: PlayerRef; readonly points: number };
  /** A colour played away from before it was spotted scores nothing after all. */
  'colour-not-scored': { readonly ball: Colour };
  /** 3.2(b)(ii), 3.14(h): the side that pays; the order of play stays. */
  penalty: { readonly side: number; readonly points: number; readonly reason: PenaltyReason };
  /** 3.10 lead. */
  'free-ball': object;
  /** 3.8(a): only balls that are on or could be. */
  'touching-ball': { readonly balls: readonly Ball[] };
  /** 3.8(c)(ii): the striker is to say which ball he plays at. */
  declare: { readonly balls: readonly Ball[] };
  /** 3.13: the offender plays from where the white lies. */
  'play-again': { readonly player: PlayerRef };
  /** 3.14(a): the offender plays from the original position. */
  replaced: { readonly player: PlayerRef };
  /** 3.14(c)(ii): one more miss and the frame is lost. */
  warning: { readonly player: PlayerRef };
  /** Who plays first; the player only where a frame is open. */
  lots: { readonly side: number; readonly player?: PlayerRef };
  conceded: { readonly side: number; readonly what: Level };
  awarded: { readonly side: number; readonly what: Level; readonly reason: AwardReason };
  /** 3.16: the scores of the frame are void. */
  rerack: object;
  /** The referee has put the state right. */
  restated: object;
}

/** What an entry has decided. */
interface Results {
  /** 3.4(b). */
  'respotted-black': object;
  'draw-lots': object;
  'frame-won': {
    readonly side: number;
    readonly how: Ending;
    readonly scores: readonly number[];
    /** Frames of each side in the game. */
    readonly frames: readonly number[];
  };
  'frame-tied': { readonly scores: readonly number[]; readonly frames: readonly number[] };
  /** Where the match has several games. */
  'game-won': { readonly side: number; readonly frames: readonly number[] };
  'game-drawn': { readonly frames: readonly number[] };
  'match-won': { readonly side: number };
  'match-drawn': object;
}

/** How play stands now: for those who do not see the board. */
interface Standing {
  /** New score of a side. */
  score: { readonly side: number; readonly points: number };
  /** The most that the side at the table can still score with no foul. */
  remaining: { readonly side: number; readonly points: number };
  /** Penalties needed, where that has changed; null where none is enough, 0 where none is needed any more. */
  'snookers-required': {
    readonly side: number;
    readonly tie: number | null;
    readonly win: number | null;
  };
  /** 3.11(h), 3.14(a): the fouled player has to choose. */
  choice: { readonly player: PlayerRef; readonly choices: readonly Choice[] };
  'at-table': { readonly player: PlayerRef; readonly on: BallOn };
}

type Calls = Rulings & Results & Standing;
export type CallCode = keyof Calls;

/** One thing said. */
export type Call = { [C in CallCode]: { readonly code: C } & Calls[C] }[CallCode];

export const RULING_CODES = [
  'frame',
  'break',
  'break-ended',
  'foul',
  'foul-and-a-miss',
  'colour-not-scored',
  'penalty',
  'free-ball',
  'touching-ball',
  'declare',
  'play-again',
  'replaced',
  'warning',
  'lots',
  'conceded',
  'awarded',
  'rerack',
  'restated',
] as const satisfies readonly (keyof Rulings)[];

export const RESULT_CODES = [
  'respotted-black',
  'draw-lots',
  'frame-won',
  'frame-tied',
  'game-won',
  'game-drawn',
  'match-won',
  'match-drawn',
] as const satisfies readonly (keyof Results)[];

/** Codes that no referee says aloud: how play stands. */
export const STANDING_CODES = [
  'score',
  'remaining',
  'snookers-required',
  'choice',
  'at-table',
] as const satisfies readonly (keyof Standing)[];

/** Every code, for a check that there are words for each. */
export const CALL_CODES: readonly CallCode[] = [
  ...RULING_CODES,
  ...RESULT_CODES,
  ...STANDING_CODES,
];
