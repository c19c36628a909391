/** What one entry did, seen from the states before and after it. */
import type { AnyBall } from '../balls.js';
import type { Entry, PlayerRef, StrokeEntry } from '../record.js';
import { samePlayer, type FrameState } from '../state.js';

/** A stroke, a whole break, or a penalty without loss of turn. */
export interface Play {
  readonly kind: 'stroke' | 'break' | 'penalty';
  readonly side: number;
  /** Null for a penalty against a side of several players: nobody noted whose it was. */
  readonly player: number | null;
  /** 0 until the first re-rack of the frame, then 1, 2 …; only the last one's points stand, 3.16. */
  readonly rack: number;
  /** Somebody else was at the table before. */
  readonly visit: boolean;
  /** The cue ball was struck: not so for a foul before a stroke, 3.11(a). */
  readonly struck: boolean;
  /** By balls; below nought where a later edition takes a colour back. */
  readonly points: number;
  readonly foul: boolean;
  /** Points that each other side received. */
  readonly penalty: number;
  readonly tags: readonly string[];
  /** A pot: made, missed, or null where none was attempted. */
  readonly pot: boolean | null;
  readonly seconds: number | null;
}

/** Tags that speak of a pot, unless the stroke was played for safety or out of a snooker. */
const POTTING_TAGS: readonly string[] = ['long', 'rest', 'plant'];
const DEFENSIVE_TAGS: readonly string[] = ['safety', 'escape'];

const potOf = (stroke: StrokeEntry, points: number): boolean | null => {
  const { attempted, tags = [], pocketed = [] } = stroke;
  const fell: readonly AnyBall[] = pocketed;
  if (points > 0) return attempted === undefined || fell.includes(attempted);
  const defensive = tags.some((tag) => DEFENSIVE_TAGS.includes(tag));
  const potting = !defensive && tags.some((tag) => POTTING_TAGS.includes(tag));
  return attempted !== undefined || potting ? false : null;
};

/** Who is answerable for an entry; null where it is no play. */
const playerOf = (entry: Entry, before: FrameState): PlayerRef | [number, null] | null => {
  switch (entry.kind) {
    case 'stroke':
      return entry.by ?? before.striker;
    case 'break':
      return before.striker;
    case 'penalty': {
      const players = new Set(before.order.filter(([s]) => s === entry.by).map(([, p]) => p));
      return [entry.by, players.size === 1 ? 0 : null];
    }
    default:
      return null;
  }
};

/** What is known beside the two states. */
interface Setting {
  readonly rack: number;
  /** Player of the stroke before this one; null after lots and at the start. */
  readonly atTable: PlayerRef | null;
  readonly seconds: number | null;
}

/** The play that an entry was; null where it was none (a decision, lots, a concession …). */
export const playOf = (
  entry: Entry,
  before: FrameState,
  after: FrameState,
  { rack, atTable, seconds }: Setting,
): Play | null => {
  const who = playerOf(entry, before);
  if (!who || (entry.kind !== 'stroke' && entry.kind !== 'break' && entry.kind !== 'penalty')) {
    return null;
  }
  const [side, player] = who;
  const gains = after.scores.map((score, s) => score - (before.scores[s] ?? 0));
  const penalty = Math.max(0, ...gains.filter((_, s) => s !== side));
  const points = gains[side] ?? 0;
  const stroke = entry.kind === 'stroke' ? entry : null;
  const comes = !atTable || player === null || !samePlayer(atTable, [side, player]);
  return {
    kind: entry.kind,
    side,
    player,
    rack,
    visit: entry.kind !== 'penalty' && comes,
    struck: stroke !== null && stroke.beforeStroke !== true,
    points,
    foul: penalty > 0,
    penalty,
    tags: stroke?.tags ?? [],
    pot: stroke && potOf(stroke, points),
    seconds: entry.kind === 'penalty' ? null : seconds,
  };
};
