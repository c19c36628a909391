/** The match record, version 1: what the referee saw and called. Nothing in it is derived. */
import type { AnyBall, Ball, Colour } from './balls.js';

export const FORMAT = 'snooker-match';
export const VERSION = 1;

/** 1995 is the project's rule document; the others are later editions. */
export const EDITION_NAMES = ['1995', '2014', '2019'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

/** Foul codes by the group of 3.12 that prices them. */
export const FOULS_BY_GROUP = {
  /** 3.12(a): value of the ball on. */
  a: [
    'double-hit',
    'feet',
    'out-of-turn',
    'improper-in-hand',
    'free-ball-snooker',
    'jump-shot',
    'cue',
    'conferring',
  ],
  /** 3.12(b): the ball on or the ball concerned, whichever is higher. */
  b: ['balls-moving', 'before-spotted', 'push', 'touched'],
  /** 3.12(d): seven. */
  d: [
    'dead-ball',
    'measured',
    'successive-reds',
    'wrong-cue-ball',
    'not-declared',
    'before-nomination',
  ],
} as const;
export const FOUL_CODES = [...FOULS_BY_GROUP.a, ...FOULS_BY_GROUP.b, ...FOULS_BY_GROUP.d] as const;
export type FoulCode = (typeof FOUL_CODES)[number];

export const CHOICES = ['play', 'play-again', 'replace'] as const;
export type Choice = (typeof CHOICES)[number];

export const LEVELS = ['frame', 'game', 'match'] as const;
export type Level = (typeof LEVELS)[number];

export const AWARD_REASONS = ['third-miss', 'conduct', 'claim', 'time'] as const;
export type AwardReason = (typeof AWARD_REASONS)[number];

export const PENALTY_REASONS = ['marker-touched', 'touched-while-consulting'] as const;
export type PenaltyReason = (typeof PENALTY_REASONS)[number];

/** How a game or a match is won, 3.1(g), (h). */
export const WON_BY = ['majority', 'most', 'aggregate'] as const;
export type WonBy = (typeof WON_BY)[number];

/** Side and player, indexes from 0. */
export type PlayerRef = readonly [side: number, player: number];

export interface Player {
  readonly name: string;
  /** ISO 3166 alpha-3 code or similar. */
  readonly country?: string;
  /** 3.19(b)(i): both feet off the floor is no foul for a player in a wheelchair. */
  readonly wheelchair?: boolean;
  /** 3.19(b)(ii): the referee tells this player a ball's colour on request. */
  readonly tellColours?: boolean;
}

export interface Side {
  readonly name: string;
  readonly players: readonly Player[];
  /** Handicap points in every frame. */
  readonly start: number;
}

/** A set-up with every default filled in. */
export interface Setup {
  readonly rules: EditionName;
  readonly sides: readonly Side[];
  readonly reds: number;
  readonly game: { readonly frames: number; readonly wonBy: WonBy };
  readonly match: { readonly games: number; readonly wonBy: WonBy };
  /** Side that breaks off in frame 1. */
  readonly first: number;
}

interface Stamp {
  /** ISO time. */
  readonly at?: string;
  /** Seconds into the video being watched. */
  readonly video?: number;
  readonly note?: string;
}

export interface FrameEntry extends Stamp {
  readonly kind: 'frame';
  readonly first?: number;
  readonly order?: readonly PlayerRef[];
}

export type Foul = FoulCode | { readonly code: FoulCode; readonly balls?: readonly AnyBall[] };

export type MissCall = boolean | { readonly fullBall?: boolean; readonly intentional?: boolean };

export interface StrokeEntry extends Stamp {
  readonly kind: 'stroke';
  readonly nominated?: Ball;
  readonly hit?: Ball | 'none' | readonly [Ball, Ball];
  readonly pocketed?: readonly AnyBall[];
  readonly forcedOff?: readonly AnyBall[];
  readonly fouls?: readonly Foul[];
  readonly called?: number;
  readonly freeBall?: boolean;
  readonly miss?: MissCall;
  readonly beforeStroke?: boolean;
  readonly touching?: readonly Ball[];
  readonly by?: PlayerRef;
  readonly tags?: readonly string[];
  /** Ball played for and not potted, for statistics. */
  readonly attempted?: Ball;
}

export interface DecisionEntry extends Stamp {
  readonly kind: 'decision';
  readonly choice: Choice;
  readonly restored?: readonly Ball[];
}

export interface PenaltyEntry extends Stamp {
  readonly kind: 'penalty';
  readonly by: number;
  readonly ball: AnyBall;
  readonly reason: PenaltyReason;
}

export interface LotsEntry extends Stamp {
  readonly kind: 'lots';
  readonly first: number;
  readonly player?: number;
}

export interface ConcedeEntry extends Stamp {
  readonly kind: 'concede';
  readonly by: number;
  readonly what?: Level;
}

export interface AwardEntry extends Stamp {
  readonly kind: 'award';
  readonly to: number;
  readonly what?: Level;
  readonly reason: AwardReason;
}

export interface RerackEntry extends Stamp {
  readonly kind: 'rerack';
}

export interface RefereeEntry extends Stamp {
  readonly kind: 'referee';
  readonly scores?: readonly number[];
  readonly reds?: number;
  readonly colours?: readonly Colour[];
  readonly striker?: PlayerRef;
  readonly on?: Ball | 'colour';
  readonly inHand?: boolean;
  readonly reason?: string;
}

export interface BreakEntry extends Stamp {
  readonly kind: 'break';
  readonly points: number;
  readonly reds?: number;
}

export type Entry =
  | FrameEntry
  | StrokeEntry
  | DecisionEntry
  | PenaltyEntry
  | LotsEntry
  | ConcedeEntry
  | AwardEntry
  | RerackEntry
  | RefereeEntry
  | BreakEntry;
export type EntryKind = Entry['kind'];

/** A set-up as written: what may be left out is optional. */
export interface SetupInput {
  readonly rules?: EditionName;
  readonly sides: readonly {
    readonly name?: string;
    readonly players?: readonly Player[];
    readonly start?: number;
  }[];
  readonly reds?: number;
  readonly game?: { readonly frames?: number; readonly wonBy?: WonBy };
  readonly match?: { readonly games?: number; readonly wonBy?: WonBy };
  readonly first?: number;
}

export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly setup: SetupInput;
  readonly entries: readonly Entry[];
}
