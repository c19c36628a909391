/** What the parts of the pad are drawn from, and what they may ask of it. */
import type { AnyBall, Entry, MatchState, Options, Summary } from '../../src/index.js';
import type { WritableMatch } from '../source/match-source.js';
import type { PadWords } from '../words/pad/words.js';
import type { RulesWords } from '../words/rules/words.js';
import type { Who } from '../words/who.js';
import type { FreeOutcome, TapMode } from './balls.js';
import type { Action } from './keys.js';
import type { AdvicePart } from './pad-advice.js';

export interface PadDrawing {
  readonly match: WritableMatch;
  readonly state: MatchState;
  readonly summary: Summary;
  readonly options: Options;
  readonly mode: TapMode;
  /** Indexes into `options.decision.restorable` of the balls to be put back. */
  readonly restored: readonly number[];
  readonly say: PadWords;
  readonly rules: RulesWords;
  readonly who: Who;
  /** Another page writes: everything is shown, nothing can be entered. */
  readonly idle: boolean;
  readonly run: (action: Action) => void;
  readonly enter: (entry: Entry) => void;
  readonly setFree: (outcome: FreeOutcome | null) => void;
  readonly toggleRestored: (index: number) => void;
  /** Parts of the advice that are open. */
  readonly unfolded: readonly AdvicePart[];
  readonly unfold: (part: AdvicePart, open: boolean) => void;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ballName = ({ rules }: Pick<PadDrawing, 'rules'>, ball: AnyBall): string =>
  upper(rules.ballNames[ball]);

/** What is on, in words: `any colour` where one of choice is. */
export const onName = ({ state, rules, say }: PadDrawing): string => {
  const on = state.frame?.on;
  if (on === undefined) return '';
  return on === 'choice' ? say.anyColour : rules.ballNames[on];
};
