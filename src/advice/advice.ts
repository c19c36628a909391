/** What the rules ask the referee to say, ask, place or decide in a state, as data. */
import { isUntouched } from '../lots.js';
import type { FrameState, MatchState } from '../state.js';
import { AFTER_FOUL } from './after-foul.js';
import type { Facts, FrameStage, Item, When } from './item.js';
import { MISS } from './miss.js';
import { FOUR_HANDED, INTERPRETATION, STANDING } from './players.js';
import { RESPOTTED } from './respotted.js';
import { SET_UP } from './set-up.js';
import { SPOTTING } from './spotting.js';
import { TABLE_DUTIES } from './table-duties.js';
import { POCKET_EDGE, TOUCHING } from './touching.js';

/** Every item in the order of its clauses. */
const ITEMS = [
  ...STANDING,
  ...SET_UP,
  ...RESPOTTED,
  ...SPOTTING,
  ...TOUCHING,
  ...POCKET_EDGE,
  ...AFTER_FOUL,
  ...MISS,
  ...TABLE_DUTIES,
  ...FOUR_HANDED,
  ...INTERPRETATION,
] as const;

/** Stable key of a piece of advice, for its words. */
export type AdviceCode = (typeof ITEMS)[number]['code'];

/** All codes, in the order of their clauses. */
export const ADVICE_CODES: readonly AdviceCode[] = /* @__PURE__ */ ITEMS.map(({ code }) => code);

/** One piece of advice: which clause asks for it, when, and what it is about. */
export interface Advice extends Facts {
  /** As in the rule document, `3.8(a)`; `2.1` for Section 2 Rule 1. */
  readonly clause: string;
  readonly code: AdviceCode;
  readonly when: When;
}

const stagesOf = (frame: FrameState): readonly FrameStage[] => {
  if (frame.awaitingLots) return ['lots'];
  return ['play', isUntouched(frame) ? 'opening' : 'started', frame.pending ? 'foul' : 'stroke'];
};

const factsOf = (
  item: Item,
  state: MatchState,
  frame: FrameState | null,
  stages: readonly FrameStage[],
): Facts | null => {
  if (item.at === 'before-frame') {
    if (frame) return null;
    return item.facts ? item.facts(state) : {};
  }
  if (!frame || !stages.includes(item.at)) return null;
  return item.facts ? item.facts(frame, state) : {};
};

/**
 * What the rules ask of the referee in this state, in the order of the clauses: what is to be done
 * now, and the duties that are open on request. Nothing once the match is over.
 */
export const advice = (state: MatchState): readonly Advice[] => {
  if (state.over) return [];
  const frame = state.frame && !state.frame.end ? state.frame : null;
  const stages = frame ? stagesOf(frame) : [];
  return ITEMS.flatMap((item) => {
    const facts = factsOf(item, state, frame, stages);
    const { clause, code, when } = item;
    return facts ? [{ clause, code, when, ...facts }] : [];
  });
};
