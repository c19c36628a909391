/** The referee states how things stand: joining a frame, a ball replaced or wrongly spotted (3.7, 3.9, 3.15). */
import { ascending, countOf, type Colour } from './balls.js';
import { isRefusal, refuse, type Refusal } from './errors.js';
import { endOnLastBall, isLevel } from './frame-end.js';
import { exists, nextTurnOf, turnAfter } from './order.js';
import type { RefereeEntry, Setup } from './record.js';
import {
  firstBallOn,
  samePlayer,
  isOneBallLeft,
  type BallOn,
  type FrameState,
  type MatchState,
  type PendingFoul,
} from './state.js';

/** A score of four digits is a slip of the finger. */
const MOST_SCORE = 999;

const impossible = (detail: string): Refusal =>
  refuse('impossible', 'balls-impossible', { detail, clause: '3.1(a)' });

const statedScores = (
  setup: Setup,
  frame: FrameState,
  { scores }: RefereeEntry,
): readonly number[] | Refusal => {
  if (!scores) return frame.scores;
  if (scores.length !== setup.sides.length) {
    return refuse('entry', 'bad-entry', { detail: 'scores' });
  }
  const inRange = scores.every((score, s) => {
    // A handicap may begin below nought.
    const least = Math.min(0, setup.sides[s]?.start ?? 0);
    return score >= least && score <= MOST_SCORE;
  });
  return inRange ? scores : refuse('impossible', 'scores-out-of-range', { detail: 'scores' });
};

/** One red more than the set-up has can come up: spotted in place of a colour, hard case 30. */
const statedTable = (
  setup: Setup,
  frame: FrameState,
  entry: RefereeEntry,
): { reds: number; colours: readonly Colour[] } | Refusal => {
  const reds = entry.reds ?? frame.reds;
  if (reds < 0 || reds > setup.reds + 1) return impossible('reds');
  const colours = entry.colours ?? frame.colours;
  if (colours.some((colour) => countOf(colours, colour) > 1)) return impossible('colours');
  return colours.length === 0 ? impossible('colours') : { reds, colours: ascending(colours) };
};

/** Is the player at the table the one who was there? So where nobody is stated. */
const isStill = (frame: FrameState, striker: RefereeEntry['striker']): boolean =>
  !striker || samePlayer(striker, frame.striker);

/** What is on: as stated; else as before where that can be; else the first ball on of a turn. */
const statedOn = (
  frame: FrameState,
  entry: RefereeEntry,
  reds: number,
  colours: readonly Colour[],
): BallOn | Refusal => {
  const first = firstBallOn(reds, colours);
  if (entry.on === 'colour') return 'choice';
  if (entry.on !== undefined) return entry.on === first ? first : impossible('on');
  return frame.on === 'choice' && isStill(frame, entry.striker) ? 'choice' : first;
};

const statedTurn = (
  setup: Setup,
  frame: FrameState,
  { striker }: RefereeEntry,
): Partial<FrameState> | Refusal => {
  if (!striker) return {};
  if (!exists(setup, striker)) return refuse('entry', 'no-such-player', { detail: 'striker' });
  // From the slot of the present striker on, so that the order of 3.17(a) is kept.
  const present = (frame.next + frame.order.length - 1) % frame.order.length;
  const turn = nextTurnOf(frame.order, present, ...striker);
  return {
    striker,
    next: turnAfter(frame.order, turn),
    ...(isStill(frame, striker) && !frame.pending
      ? {}
      : {
          running: false,
          freeBall: false,
          touching: [],
          misses: 0,
          replaced: false,
          pending: null,
        }),
  };
};

/** A foul that awaits its decision, over the balls as the referee states them. */
const standing = (
  pending: PendingFoul,
  table: { readonly reds: number; readonly colours: readonly Colour[] },
): PendingFoul => {
  const { on } = pending.before;
  const before = { ...pending.before, ...table };
  return {
    ...pending,
    fell: [],
    before: { ...before, on: on === 'choice' ? on : firstBallOn(table.reds, table.colours) },
  };
};

/** Applies what the referee states. What he leaves out stays as it is. */
export const restate = (
  state: MatchState,
  frame: FrameState,
  entry: RefereeEntry,
): MatchState | Refusal => {
  const scores = statedScores(state.setup, frame, entry);
  if (isRefusal(scores)) return scores;
  const table = statedTable(state.setup, frame, entry);
  if (isRefusal(table)) return table;
  const on = statedOn(frame, entry, table.reds, table.colours);
  if (isRefusal(on)) return on;
  const turn = statedTurn(state.setup, frame, entry);
  if (isRefusal(turn)) return turn;
  const inHand = entry.inHand ?? frame.inHand;
  // The balls stand as stated, for a replacement too: none that fell is left to be put back, 3.14(f).
  const restated = entry.reds !== undefined || entry.colours !== undefined;
  const { pending, freeBall } = { ...frame, ...turn };
  const respotted =
    frame.respotted && table.reds === 0 && table.colours.join() === 'black' && on === 'black';
  const stated: FrameState = {
    ...frame,
    ...turn,
    ...table,
    ...(restated && pending ? { pending: standing(pending, table) } : {}),
    scores,
    on,
    inHand,
    freeBall: freeBall && !isOneBallLeft(table),
    ...(inHand ? { touching: [] } : {}),
    spotting: restated ? [] : frame.spotting,
    // Scores or balls stated anew are not taken back for a colour that was played away from.
    unspotted: restated || entry.scores ? null : frame.unspotted,
    respotted,
    awaitingLots: frame.awaitingLots && respotted,
    joined: frame.joined || (frame.strokes === 0 && entry.scores !== undefined),
  };
  // Scores put right that are no longer level need no re-spotted black, 3.4(a).
  return stated.awaitingLots && entry.scores && !isLevel(state, stated)
    ? endOnLastBall(state, { ...stated, respotted: false })
    : { ...state, frame: stated };
};
