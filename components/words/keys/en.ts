/** What keys are called and do, in English, and the shape that the other languages fill. */
import type { Action } from '../../ref-pad/keys.js';

export const en = {
  keysSheet: 'Keys',
  keyNames: { Space: 'Space', Enter: 'Enter', NumpadEnter: 'Num Enter', Escape: 'Esc' } as Readonly<
    Record<string, string>
  >,
  actions: {
    red: 'Red (1)',
    yellow: 'Yellow (2)',
    green: 'Green (3)',
    brown: 'Brown (4)',
    blue: 'Blue (5)',
    pink: 'Pink (6)',
    black: 'Black (7)',
    'end-of-visit': 'Nothing potted',
    'more-reds': 'One red more with the next tap',
    'free-ball': 'Free ball',
    foul: 'Foul; then 4 to 7 calls it',
    miss: 'Foul and a miss',
    play: 'After a foul: play',
    'play-again': 'After a foul: play again',
    replace: 'After a miss: put back',
    undo: 'Undo',
    redo: 'Redo',
    next: 'Next frame',
    break: 'Break as a number',
    strokes: 'Strokes',
    summary: 'Statistics',
    more: 'More',
    help: 'Keys',
    confirm: 'Enter what the sheet says',
    close: 'Close the sheet',
  } satisfies Record<Action, string> as Record<Action, string>,
};

export type KeyWords = typeof en;
