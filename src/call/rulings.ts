/** What the referee says of the entry itself. */
import { announced, toDeclare } from '../advice/could-be-on.js';
import { breakOf } from '../frame.js';
import { frameNumber } from '../match.js';
import type { DecisionEntry, Entry, PenaltyEntry, PlayerRef, StrokeEntry } from '../record.js';
import type { FrameState, MatchState } from '../state.js';
import type { Call } from './codes.js';

/** Points that a side gained; the frame stays readable in the state after it has ended. */
const gainOf = (before: FrameState, after: FrameState, side: number): number =>
  (after.scores[side] ?? 0) - (before.scores[side] ?? 0);

/** 3.1(d): what the other sides were given is the penalty; 0 where there was no foul. */
const penaltyOf = (before: FrameState, after: FrameState, offender: number): number =>
  Math.max(
    ...after.scores.flatMap((_, side) => (side === offender ? [] : [gainOf(before, after, side)])),
  );

const freeBall = (frame: FrameState): Call[] => (frame.freeBall ? [{ code: 'free-ball' }] : []);

const touching = (frame: FrameState): Call[] => {
  if (frame.end) return [];
  const balls = announced(frame);
  const declare = toDeclare(frame);
  return [
    ...(balls.length > 0 ? [{ code: 'touching-ball', balls } as const] : []),
    ...(declare.length > 0 ? [{ code: 'declare', balls: declare } as const] : []),
  ];
};

/** The break that this stroke has made longer, or ended. */
const ofBreak = (before: FrameState, after: FrameState): Call[] => {
  const player = before.striker;
  if (gainOf(before, after, player[0]) > 0) {
    return [{ code: 'break', player, points: after.breaks.at(-1)?.points ?? 0 }];
  }
  const points = breakOf(before);
  return points > 0 ? [{ code: 'break-ended', player, points }] : [];
};

const ofFoul = (
  before: FrameState,
  after: FrameState,
  entry: StrokeEntry,
  player: PlayerRef,
  points: number,
): Call[] => {
  const miss = entry.miss !== undefined && entry.miss !== false;
  const lost = gainOf(before, after, player[0]) < 0 ? before.unspotted : null;
  return [
    { code: miss ? 'foul-and-a-miss' : 'foul', player, points },
    ...(lost ? [{ code: 'colour-not-scored', ball: lost.ball } as const] : []),
    ...freeBall(after),
  ];
};

const ofStroke = (before: FrameState, after: FrameState, entry: StrokeEntry): Call[] => {
  const player = entry.by ?? before.striker;
  const penalty = penaltyOf(before, after, player[0]);
  return [
    ...(penalty > 0 ? ofFoul(before, after, entry, player, penalty) : ofBreak(before, after)),
    ...touching(after),
  ];
};

const ofDecision = (after: FrameState, { choice }: DecisionEntry): Call[] => {
  const player = after.striker;
  if (choice === 'play') return [];
  if (choice === 'play-again') return [{ code: 'play-again', player }];
  return [
    { code: 'replaced', player },
    ...(after.misses === 2 ? [{ code: 'warning', player } as const] : []),
    ...freeBall(after),
    ...touching(after),
  ];
};

const ofPenalty = (before: FrameState, after: FrameState, entry: PenaltyEntry): Call => ({
  code: 'penalty',
  side: entry.by,
  points: penaltyOf(before, after, entry.by),
  reason: entry.reason,
});

/** Entries that need no frame before them. */
const ofMatch = (entry: Entry, after: MatchState): Call[] => {
  const open = after.frame && !after.frame.end ? after.frame : null;
  switch (entry.kind) {
    case 'frame':
      return [{ code: 'frame', game: after.games.length, frame: frameNumber(after) }];
    case 'lots':
      return [{ code: 'lots', side: entry.first, ...(open ? { player: open.striker } : {}) }];
    case 'concede':
      return [{ code: 'conceded', side: entry.by, what: entry.what ?? 'frame' }];
    case 'award':
      return [
        { code: 'awarded', side: entry.to, what: entry.what ?? 'frame', reason: entry.reason },
      ];
    case 'rerack':
      return [{ code: 'rerack' }];
    case 'referee':
      return [{ code: 'restated' }];
    default:
      return [];
  }
};

/** The words of the entry, before its results. */
export const rulings = (before: MatchState, entry: Entry, after: MatchState): Call[] => {
  if (!before.frame || !after.frame) return ofMatch(entry, after);
  switch (entry.kind) {
    case 'stroke':
      return ofStroke(before.frame, after.frame, entry);
    case 'break':
      return [
        {
          code: 'break-ended',
          player: before.frame.striker,
          points: after.frame.breaks.at(-1)?.points ?? 0,
        },
      ];
    case 'decision':
      return ofDecision(after.frame, entry);
    case 'penalty':
      return [ofPenalty(before.frame, after.frame, entry)];
    default:
      return ofMatch(entry, after);
  }
};
