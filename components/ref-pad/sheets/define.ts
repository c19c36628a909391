/** Defines the sheets of the pad; a second copy of the script leaves the first one's in place. */
import { SnookerFoulSheet } from '../foul-sheet.js';
import { SnookerKeysSheet } from '../keys-sheet.js';
import { SnookerFrameEnd } from './frame-end/frame-end.js';
import { SnookerMatchList } from './matches/match-list.js';
import { SnookerMoreSheet } from './more/more-sheet.js';
import { SnookerNewMatch } from './new-match/new-match.js';
import { SnookerStrokeSheet } from './strokes/stroke-sheet.js';

const SHEETS = {
  'snooker-foul-sheet': SnookerFoulSheet,
  'snooker-keys-sheet': SnookerKeysSheet,
  'snooker-frame-end': SnookerFrameEnd,
  'snooker-match-list': SnookerMatchList,
  'snooker-more-sheet': SnookerMoreSheet,
  'snooker-new-match': SnookerNewMatch,
  'snooker-stroke-sheet': SnookerStrokeSheet,
} as const;

export const defineSheets = (): void => {
  for (const [name, sheet] of Object.entries(SHEETS)) {
    if (!customElements.get(name)) customElements.define(name, sheet);
  }
};

declare global {
  interface HTMLElementTagNameMap {
    'snooker-frame-end': SnookerFrameEnd;
    'snooker-match-list': SnookerMatchList;
    'snooker-more-sheet': SnookerMoreSheet;
    'snooker-new-match': SnookerNewMatch;
    'snooker-stroke-sheet': SnookerStrokeSheet;
  }
}
