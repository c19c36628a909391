/** Keys of the pad: which action a key stands for, by its place on the keyboard. */
import { BALLS, type Ball } from '../../src/index.js';

/** Actions that a key may stand for; those named after a ball pot it, or call its value as a foul. */
export const ACTIONS = [
  ...BALLS,
  'end-of-visit',
  'more-reds',
  'free-ball',
  'foul',
  'miss',
  'play',
  'play-again',
  'replace',
  'undo',
  'redo',
  'next',
  'break',
  'strokes',
  'summary',
  'more',
  'help',
  'confirm',
  'close',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Codes of `KeyboardEvent.code`, so that AZERTY and the number block score alike. */
export type KeyMap = Readonly<Partial<Record<Action, readonly string[]>>>;

export const DEFAULT_KEYS: Readonly<Record<Action, readonly string[]>> = {
  red: ['Digit1', 'Numpad1'],
  yellow: ['Digit2', 'Numpad2'],
  green: ['Digit3', 'Numpad3'],
  brown: ['Digit4', 'Numpad4'],
  blue: ['Digit5', 'Numpad5'],
  pink: ['Digit6', 'Numpad6'],
  black: ['Digit7', 'Numpad7'],
  'end-of-visit': ['Space', 'Numpad0'],
  'more-reds': ['Equal', 'NumpadAdd'],
  'free-ball': ['KeyV'],
  foul: ['KeyF'],
  miss: ['KeyM'],
  play: ['KeyP'],
  'play-again': ['KeyA'],
  replace: ['KeyR'],
  undo: ['KeyZ'],
  redo: ['KeyY'],
  next: ['KeyN'],
  break: ['KeyB'],
  strokes: ['KeyS'],
  summary: ['KeyT'],
  more: ['KeyO'],
  help: ['Slash', 'KeyH'],
  confirm: ['Enter', 'NumpadEnter'],
  close: ['Escape'],
};

/** What of a key press matters here; a `KeyboardEvent` has it all. */
export interface KeyPress {
  readonly code: string;
  readonly key?: string;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

/**
 * The action of a key press, or null.
 * A key that is held down, that composes a character or that goes with Ctrl, Alt or Meta is none.
 */
export const keyToAction = (press: KeyPress, keys: KeyMap = DEFAULT_KEYS): Action | null => {
  const { code, key, repeat, isComposing, ctrlKey, altKey, metaKey } = press;
  if (repeat || isComposing || key === 'Process' || key === 'Dead') return null;
  if (ctrlKey || altKey || metaKey) return null;
  // The question mark lies elsewhere on each layout, maybe with Shift on a key of another action.
  if (key === '?' && keys.help?.includes('Slash')) return 'help';
  return ACTIONS.find((one) => keys[one]?.includes(code)) ?? null;
};

export const isBallAction = (action: Action): action is Ball =>
  (BALLS as readonly string[]).includes(action);
