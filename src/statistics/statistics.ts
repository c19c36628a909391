/** Statistics of a match: one pass along its entries and the states between them. */
import { MatchLog } from '../log.js';
import type { Entry, PlayerRef, Setup } from '../record.js';
import type { MatchState } from '../state.js';
import type { Break } from '../summary-types.js';
import { figuresOf, total, type SettledPlay } from './figures.js';
import { playOf, type Play } from './play.js';
import { secondsBetween } from './time.js';
import type { NotedBreak, SideFigures, Statistics } from './types.js';

/** A frame as far as the record goes. */
interface FrameTally {
  readonly plays: readonly Play[];
  readonly rack: number;
  readonly atTable: PlayerRef | null;
  readonly scores: readonly number[];
  readonly breaks: readonly Break[];
  readonly winner: number | null;
  readonly over: boolean;
}

/** The frame after one more entry. */
const tally = (
  frame: FrameTally | undefined,
  before: MatchState,
  entry: Entry,
  after: MatchState,
  seconds: number | null,
): FrameTally | null => {
  if (!after.frame) return null;
  const { scores, breaks, end } = after.frame;
  const stand = { scores, breaks, winner: end?.winner ?? null, over: end !== null };
  if (entry.kind === 'frame' || !frame || !before.frame) {
    return { plays: [], rack: 0, atTable: null, ...stand };
  }
  // 3.16 begins the frame anew; after lots whoever plays comes to the table.
  if (entry.kind === 'rerack') return { ...frame, ...stand, rack: frame.rack + 1, atTable: null };
  if (entry.kind === 'lots') return { ...frame, ...stand, atTable: null };
  const { rack, atTable } = frame;
  const play = playOf(entry, before.frame, after.frame, { rack, atTable, seconds });
  if (!play) return { ...frame, ...stand };
  const stays = play.kind === 'penalty' || play.player === null;
  return {
    ...frame,
    ...stand,
    plays: [...frame.plays, play],
    atTable: stays ? atTable : [play.side, play.player],
  };
};

/** Did a safety hold? Known with the next stroke, or when the frame or its rack ends. */
const held = ({ plays, rack, over }: FrameTally, play: Play, index: number): boolean | null => {
  if (!play.tags.includes('safety')) return null;
  if (play.foul) return false;
  const answer = plays.slice(index + 1).find(({ kind }) => kind !== 'penalty');
  if (answer?.rack === play.rack) return answer.side === play.side || answer.points <= 0;
  return over || rack > play.rack ? true : null;
};

const settled = (frame: FrameTally): readonly SettledPlay[] =>
  frame.plays.map((play, index) => ({
    ...play,
    stands: play.rack === frame.rack,
    held: held(frame, play, index),
  }));

interface SettledFrame {
  readonly index: number;
  readonly tally: FrameTally;
  readonly plays: readonly SettledPlay[];
}

/** One or more frames together, a side of them. */
const sideFigures = (
  frames: readonly SettledFrame[],
  players: readonly unknown[],
  side: number,
): SideFigures => {
  const all = frames.flatMap((frame) => frame.plays);
  const plays = all.filter((play) => play.side === side);
  const breaks = frames.flatMap(({ tally: { breaks: made }, index }) =>
    made
      .filter((other) => other.side === side)
      .map(({ player, points, balls }): NotedBreak => ({ frame: index, player, points, balls })),
  );
  return {
    ...figuresOf(plays, breaks),
    pointsByPenalties: total(
      all.filter((play) => play.side !== side && play.stands).map(({ penalty }) => penalty),
    ),
    score: total(frames.map(({ tally: { scores } }) => scores[side] ?? 0)),
    framesWon: frames.filter(({ tally: { winner } }) => winner === side).length,
    players: players.map((_, p) =>
      figuresOf(
        plays.filter(({ player }) => player === p),
        breaks.filter(({ player }) => player === p),
      ),
    ),
  };
};

const summed = (setup: Setup, tallies: readonly FrameTally[]): Statistics => {
  const frames = tallies.map((frame, index) => ({ index, tally: frame, plays: settled(frame) }));
  const sidesOf = (some: readonly SettledFrame[]): readonly SideFigures[] =>
    setup.sides.map(({ players }, side) => sideFigures(some, players, side));
  return {
    frames: frames.map((frame) => ({ sides: sidesOf([frame]) })),
    match: { sides: sidesOf(frames) },
  };
};

/** The statistics of a log, from the states that it keeps. */
export const statisticsOf = (log: MatchLog): Statistics => {
  const tallies: FrameTally[] = [];
  for (let index = 0; index < log.length; index += 1) {
    const entry = log.entryAt(index);
    if (!entry) continue;
    const after = log.stateAfter(index + 1);
    const open = entry.kind === 'frame' ? undefined : tallies.at(-1);
    const seconds = secondsBetween(log.entryAt(index - 1), entry);
    const frame = tally(open, log.stateAfter(index), entry, after, seconds);
    if (frame) tallies[after.opened - 1] = frame;
  }
  return summed(log.state.setup, tallies);
};

/**
 * The statistics of a record.
 * @throws RecordError, as `replay`
 */
export const statistics = (record: unknown): Statistics => statisticsOf(MatchLog.open(record));
