/** What may be entered now: the pad draws just this, and the engine accepts just this. */
import type { Ball, Colour } from './balls.js';
import { dueToBreak } from './apply.js';
import { choicesOf } from './decision.js';
import { isLifted } from './infringements.js';
import { mayDrawLots } from './lots.js';
import { carriedPoints } from './match.js';
import { missAdvice, type MissAdvice } from './miss.js';
import {
  FOUL_CODES,
  type AwardReason,
  type Choice,
  type FoulCode,
  type Level,
  type PenaltyReason,
} from './record.js';
import { mayClaim } from './results.js';
import { isOneBallLeft, type FrameState, type MatchState } from './state.js';
import { ballsOn } from './summary.js';

export interface StrokeOptions {
  /** Balls that score when they fall. */
  readonly on: readonly Ball[];
  /** A colour of choice is on: a foul needs its name, 3.3(f)(i). */
  readonly nominate: readonly Colour[];
  /** Balls that may be nominated as the free ball; empty where none is on offer, 3.10(a). */
  readonly freeBall: readonly Ball[];
  /** What lies on the table and can be hit, fall, or be touched. */
  readonly reds: number;
  readonly colours: readonly Colour[];
  /** Foul codes that mean something here. */
  readonly fouls: readonly FoulCode[];
  /** After a foul a free ball may be called, unless that foul leaves one ball, 3.10. */
  readonly callFreeBall: boolean;
  readonly miss: MissAdvice;
}

export interface Options {
  /** A frame may be opened, and this side is due to break off. */
  readonly frame: { readonly first: number } | null;
  readonly stroke: StrokeOptions | null;
  /** The whole break may be entered as one number. */
  readonly break: boolean;
  readonly decision: {
    readonly choices: readonly Choice[];
    /** Balls that left the table in the foul and may be put back, 3.14(f). */
    readonly restorable: readonly Ball[];
  } | null;
  /** Sides against whom a penalty without loss of turn may be given. */
  readonly penalty: Readonly<Record<PenaltyReason, readonly number[]>> | null;
  /** Lots: required at a re-spotted black, possible before the first stroke. */
  readonly lots: 'required' | 'possible' | null;
  readonly concede: readonly Level[];
  readonly award: readonly Level[];
  readonly awardReasons: readonly AwardReason[];
  /** Side that may claim the frame. */
  readonly claim: number | null;
  readonly rerack: boolean;
  readonly referee: boolean;
}

const freeBallOptions = (state: MatchState, frame: FrameState): readonly Ball[] => {
  if (!frame.freeBall) return [];
  const all: readonly Ball[] = frame.reds > 0 ? ['red', ...frame.colours] : frame.colours;
  // 3.10(a)(i): later editions exclude the ball on itself.
  return state.edition.freeBallMayBeBallOn ? all : all.filter((ball) => ball !== frame.on);
};

const strokeOptions = (state: MatchState, frame: FrameState): StrokeOptions => {
  const [side, player] = frame.striker;
  const wheelchair = state.setup.sides[side]?.players[player]?.wheelchair === true;
  return {
    on: ballsOn(frame),
    nominate: frame.on === 'choice' ? frame.colours : [],
    freeBall: freeBallOptions(state, frame),
    reds: frame.reds,
    colours: frame.colours,
    fouls: FOUL_CODES.filter((code) => !isLifted(frame, code, wheelchair)),
    callFreeBall: !isOneBallLeft(frame),
    // Before the incoming player has settled the foul, his stroke begins a new sequence.
    miss: missAdvice(
      frame.pending ? { ...frame, misses: 0, replaced: false } : frame,
      state.edition,
      undefined,
      carriedPoints(state, frame),
    ),
  };
};

const penaltyOptions = (state: MatchState, frame: FrameState): Options['penalty'] => {
  const sides = state.setup.sides.map((_, side) => side);
  return {
    'marker-touched': sides.filter(
      (side) => side !== frame.striker[0] || (state.setup.sides[side]?.players.length ?? 0) > 1,
    ),
    'touched-while-consulting': sides,
  };
};

const lotsOptions = (frame: FrameState | null): Options['lots'] => {
  if (!frame) return 'possible';
  if (frame.awaitingLots) return 'required';
  return mayDrawLots(frame) ? 'possible' : null;
};

/** Everything that may be entered in this state. */
export const options = (state: MatchState): Options => {
  const open = state.over || !state.frame || state.frame.end ? null : state.frame;
  const table = open && !open.awaitingLots ? open : null;
  const levels: readonly Level[] = state.over
    ? []
    : open
      ? ['frame', 'game', 'match']
      : ['game', 'match'];
  const claim = state.setup.sides.findIndex((_, side) => mayClaim(state, open, side));
  return {
    frame: !state.over && !open ? { first: dueToBreak(state) } : null,
    stroke: table && strokeOptions(state, table),
    break: table !== null,
    decision: table?.pending ? { choices: choicesOf(table), restorable: table.pending.fell } : null,
    penalty: table && penaltyOptions(state, table),
    lots: state.over ? null : lotsOptions(open),
    concede: levels,
    award: levels,
    awardReasons:
      claim < 0 ? ['third-miss', 'conduct', 'time'] : ['third-miss', 'conduct', 'claim', 'time'],
    claim: claim < 0 ? null : claim,
    rerack: table !== null,
    referee: open !== null,
  };
};
