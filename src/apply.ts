/** The one step of a match: a state and an entry give the next state, or a refusal. */
import { enterBreak } from './break-total.js';
import { decide } from './decision.js';
import { EDITIONS } from './editions.js';
import { isRefusal, refuse, type Refusal } from './errors.js';
import { openFrame } from './frame.js';
import { drawLots } from './lots.js';
import { currentGame, newGame } from './match.js';
import { checkOrder, defaultOrder, nextTurnOf, startingAt } from './order.js';
import { enterPenalty } from './penalty-entry.js';
import type { Entry, FrameEntry, PlayerRef, Setup } from './record.js';
import { restate } from './referee.js';
import { award, concede } from './results.js';
import { parseEntry } from './schema.js';
import type { FrameState, MatchState } from './state.js';
import { playStroke } from './stroke.js';

/** A match before its first frame. */
export const begin = (setup: Setup): MatchState => ({
  setup,
  edition: EDITIONS[setup.rules],
  frames: [],
  games: [newGame(setup)],
  opened: 0,
  base: setup.first,
  drawn: null,
  frame: null,
  over: false,
  winner: null,
});

/** 3.3(b): the side whose turn it is to break off in the next frame. */
export const dueToBreak = (state: MatchState): number =>
  state.drawn?.first ?? (state.base + state.opened) % state.setup.sides.length;

const orderOf = (state: MatchState, entry: FrameEntry): readonly PlayerRef[] | Refusal => {
  const first = entry.first ?? entry.order?.[0]?.[0] ?? dueToBreak(state);
  if (first >= state.setup.sides.length) {
    return refuse('entry', 'no-such-player', { detail: 'first' });
  }
  if (entry.order) return checkOrder(state.setup, entry.order, first);
  const order = defaultOrder(state.setup.sides, first);
  const drawn = state.drawn?.first === first ? state.drawn.player : undefined;
  return drawn === undefined ? order : startingAt(order, nextTurnOf(order, 0, first, drawn));
};

const enterFrame = (state: MatchState, entry: FrameEntry): MatchState | Refusal => {
  if (state.over) return refuse('not-allowed', 'match-over');
  if (state.frame && !state.frame.end) return refuse('not-allowed', 'frame-under-way');
  const order = orderOf(state, entry);
  if (isRefusal(order)) return order;
  return {
    ...state,
    games: currentGame(state).over ? [...state.games, newGame(state.setup)] : state.games,
    opened: state.opened + 1,
    base: state.opened === 0 ? (order[0]?.[0] ?? state.base) : state.base,
    drawn: null,
    frame: openFrame(state.setup, order),
  };
};

/** The frame that an entry may change, or why there is none. */
const frameInPlay = (state: MatchState): FrameState | Refusal => {
  if (state.over) return refuse('not-allowed', 'match-over');
  const { frame } = state;
  return !frame || frame.end ? refuse('not-allowed', 'no-frame') : frame;
};

/** Entries that need a frame in which somebody is at the table. */
const inFrame = (state: MatchState, entry: Entry): MatchState | Refusal => {
  const frame = frameInPlay(state);
  if (isRefusal(frame)) return frame;
  if (entry.kind === 'referee') return restate(state, frame, entry);
  if (frame.awaitingLots) return refuse('not-allowed', 'lots-first', { clause: '3.4(b)(ii)' });
  switch (entry.kind) {
    case 'stroke':
      return playStroke(state, frame, entry);
    case 'break':
      return enterBreak(state, frame, entry);
    case 'penalty':
      return enterPenalty(state, frame, entry);
    case 'decision': {
      const decided = decide(frame, entry, state.edition);
      return isRefusal(decided) ? decided : { ...state, frame: decided };
    }
    default:
      // 3.16: all scores void; (i) the same player, (ii) the same order.
      return { ...state, frame: { ...openFrame(state.setup, frame.order), reracked: true } };
  }
};

/** Applies an entry whose shape is known. */
export const applyParsed = (state: MatchState, entry: Entry): MatchState | Refusal => {
  switch (entry.kind) {
    case 'frame':
      return enterFrame(state, entry);
    case 'lots':
      return drawLots(state, entry);
    case 'concede':
      return concede(state, entry);
    case 'award':
      return award(state, entry);
    default:
      return inFrame(state, entry);
  }
};

/**
 * Applies an entry from anywhere.
 * @returns the next state, or a refusal; the state given stands either way
 */
export const apply = (state: MatchState, entry: unknown): MatchState | Refusal => {
  const parsed = parseEntry(entry);
  return isRefusal(parsed) ? parsed : applyParsed(state, parsed);
};
