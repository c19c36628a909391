/** Defines `<snooker-ref-pad>`; a second copy of the script leaves the first in place. Its sheets follow. */
import { fetchAll } from './sheets/fetch.js';
import { SnookerRefPad } from './snooker-ref-pad.js';

if (!customElements.get('snooker-ref-pad')) customElements.define('snooker-ref-pad', SnookerRefPad);

/** ms, where the browser cannot tell when it is idle. */
const SOON = 2000;
if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll);
else setTimeout(fetchAll, SOON);
