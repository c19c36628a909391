/** Defines the pad and the sheets of every visit; those that are opened now and then come when idle. */
import { SnookerFoulSheet } from '../ref-pad/foul-sheet.js';
import { SnookerKeysSheet } from '../ref-pad/keys-sheet.js';
import { fetchSheets } from '../ref-pad/sheets/fetch.js';
import { SnookerRefPad } from '../ref-pad/snooker-ref-pad.js';

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
