/** Defines `<snooker-ref-pad>`; a second copy of the script leaves the first in place. */
import { SnookerFoulSheet } from './foul-sheet.js';
import { SnookerKeysSheet } from './keys-sheet.js';
import { fetchSheets } from './sheets/fetch.js';
import { SnookerRefPad } from './snooker-ref-pad.js';

const ELEMENTS = {
  'snooker-foul-sheet': SnookerFoulSheet,
  'snooker-keys-sheet': SnookerKeysSheet,
  'snooker-ref-pad': SnookerRefPad,
} as const;

for (const [name, element] of Object.entries(ELEMENTS)) {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** ms, where the browser cannot tell when it is idle. */
const SOON = 2000;
if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchSheets);
else setTimeout(fetchSheets, SOON);
