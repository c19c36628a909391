/** Penalties that leave turn and balls as they are: 3.2(b)(ii), 3.14(h). */
import { refuse, type Refusal } from './errors.js';
import { endOnLastBall } from './frame-end.js';
import { penalise } from './frame.js';
import { MOST_PENALTY, penaltyFor } from './penalty.js';
import type { PenaltyEntry } from './record.js';
import { onTable, isLastBallOn, type FrameState, type MatchState } from './state.js';

/** Penalised as if he were the striker: the ball on, or the ball touched. */
const valueOf = (state: MatchState, frame: FrameState, entry: PenaltyEntry): number => {
  if (entry.reason === 'touched-while-consulting' && state.edition.consultationSeven) {
    return MOST_PENALTY;
  }
  const target = { ball: frame.on === 'choice' ? null : frame.on, free: null };
  // Before a colour is nominated a foul costs seven, 3.12(d)(vi).
  return penaltyFor([{ clause: '3.12(b)(vi)', concerned: [entry.ball] }], target) ?? MOST_PENALTY;
};

/** Books a penalty; only with the last ball does it end the frame, 3.4(a). */
export const enterPenalty = (
  state: MatchState,
  frame: FrameState,
  entry: PenaltyEntry,
): MatchState | Refusal => {
  const side = state.setup.sides[entry.by];
  if (!side) return refuse('entry', 'no-such-player', { detail: 'by' });
  const strikerAlone = entry.by === frame.striker[0] && side.players.length === 1;
  if (entry.reason === 'marker-touched' && strikerAlone) {
    return refuse('not-allowed', 'striker-penalty', { clause: '3.2(b)(ii)' });
  }
  if (!onTable(frame, entry.ball)) {
    return refuse('not-on-table', 'ball-not-on-table', { detail: entry.ball });
  }
  const penalised: FrameState = {
    ...frame,
    scores: penalise(frame, entry.by, valueOf(state, frame, entry)),
  };
  return isLastBallOn(frame) ? endOnLastBall(state, penalised) : { ...state, frame: penalised };
};
