/** Defines `<snooker-ref-pad>` and its sheets; a second copy of the script leaves the first in place. */
import { SnookerFoulSheet } from './foul-sheet.js';
import { SnookerKeysSheet } from './keys-sheet.js';
import { defineSheets } from './sheets/define.js';
import { SnookerRefPad } from './snooker-ref-pad.js';

const ELEMENTS = {
  'snooker-foul-sheet': SnookerFoulSheet,
  'snooker-keys-sheet': SnookerKeysSheet,
  'snooker-ref-pad': SnookerRefPad,
} as const;

defineSheets();
for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}
