/** What an action comes to in the present state: the same for a key and for a tap. */
import type { Ball, Choice, Entry } from '../../src/index.js';
import { mostExtraReds, nextOutcome, strokeOfTap, type TapMode } from './balls.js';
import { decisionOf } from './decision.js';
import { isBallAction, type Action } from './keys.js';
import { ballName, onName, type PadDrawing } from './pad-drawing.js';
import type { SheetName } from './pad-sheets.js';

export type Deed =
  | { readonly enter: Entry }
  | { readonly open: SheetName }
  | { readonly mode: TapMode }
  | { readonly history: 'undo' | 'redo' }
  /** Why it comes to nothing. */
  | { readonly why: string };

/** Why there is no stroke to enter. */
const noStroke = ({ options, rules, state }: PadDrawing): Deed => {
  if (state.over) return { why: rules.reasons['match-over'] };
  return { why: rules.reasons[options.lots === 'required' ? 'lots-first' : 'no-frame'] };
};

const tap = (drawing: PadDrawing, ball: Ball): Deed => {
  const { options, state, mode, say } = drawing;
  const { stroke } = options;
  if (!stroke || !state.frame) return noStroke(drawing);
  const entry = strokeOfTap(ball, stroke, state.frame.on, mode);
  if (entry) return { enter: entry };
  const lies = ball === 'red' ? stroke.reds > 0 : stroke.colours.includes(ball);
  const name = ballName(drawing, ball);
  return { why: lies ? say.notOn(name, onName(drawing)) : say.notOnTable(name) };
};

/** One red more with the next tap; from the most back to none. */
const moreReds = (drawing: PadDrawing): Deed => {
  const { options, mode, rules } = drawing;
  const most = options.stroke ? mostExtraReds(options.stroke, mode) : 0;
  if (most < 1) return { why: rules.reasons['ball-not-on-table'] };
  return { mode: { ...mode, extraReds: (mode.extraReds + 1) % (most + 1) } };
};

const freeBall = ({ options, mode, rules }: PadDrawing): Deed => {
  if (!options.stroke || options.stroke.freeBall.length === 0) {
    return { why: rules.reasons['no-free-ball'] };
  }
  return { mode: { extraReds: 0, free: nextOutcome(mode.free) } };
};

/** A free ball that was nominated is named though nothing fell, 3.10(a): its tap says which. */
const endOfVisit = (drawing: PadDrawing): Deed => {
  const { options, mode, say } = drawing;
  if (!options.stroke) return noStroke(drawing);
  if (mode.free === null) return { enter: { kind: 'stroke' } };
  return mode.free === 'hit' ? { why: say.freeHint } : { mode: { extraReds: 0, free: 'hit' } };
};

const decide = ({ options, restored, rules }: PadDrawing, choice: Choice): Deed => {
  const { decision } = options;
  if (!decision) return { why: rules.reasons['no-decision'] };
  if (!decision.choices.includes(choice)) return { why: rules.reasons['no-miss'] };
  return { enter: decisionOf(choice, decision.restorable, restored) };
};

const next = ({ options, state, rules }: PadDrawing): Deed => {
  if (options.frame) return { enter: { kind: 'frame' } };
  return state.over ? { open: 'snooker-new-match' } : { why: rules.reasons['frame-under-way'] };
};

const WRITES: readonly Action[] = ['undo', 'redo', 'next', 'foul', 'miss', 'break'];

/** @returns null where the action is none of the pad's */
export const act = (action: Action, drawing: PadDrawing): Deed | null => {
  const { options, idle, rules } = drawing;
  if (idle && (isBallAction(action) || WRITES.includes(action) || action === 'end-of-visit')) {
    return { why: rules.reasons['not-the-writer'] };
  }
  if (isBallAction(action)) return tap(drawing, action);
  switch (action) {
    case 'end-of-visit':
      return endOfVisit(drawing);
    case 'more-reds':
      return moreReds(drawing);
    case 'free-ball':
      return freeBall(drawing);
    case 'foul':
      return options.stroke ? { open: 'snooker-foul-sheet' } : noStroke(drawing);
    case 'miss':
      return options.stroke ? { open: 'miss' } : noStroke(drawing);
    case 'play':
    case 'play-again':
    case 'replace':
      return decide(drawing, action);
    case 'undo':
    case 'redo':
      return { history: action };
    case 'next':
      return next(drawing);
    case 'break':
      return options.break ? { open: 'break' } : noStroke(drawing);
    case 'strokes':
      return { open: 'snooker-stroke-sheet' };
    case 'summary':
      return { open: 'snooker-frame-end' };
    case 'more':
      return { open: 'snooker-more-sheet' };
    case 'help':
      return { open: 'snooker-keys-sheet' };
    case 'confirm':
    case 'close':
      return null;
  }
};
