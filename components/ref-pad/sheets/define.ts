/** Defines the sheets of the pad; a second copy of the script leaves the first one's in place. */
import { SnookerNewMatch } from './new-match-sheet.js';

const SHEETS = {
  'snooker-new-match': SnookerNewMatch,
} as const;

export const defineSheets = (): void => {
  for (const [name, sheet] of Object.entries(SHEETS)) {
    if (!customElements.get(name)) customElements.define(name, sheet);
  }
};

declare global {
  interface HTMLElementTagNameMap {
    'snooker-new-match': SnookerNewMatch;
  }
}
