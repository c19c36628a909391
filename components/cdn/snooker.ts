/** Both elements for a script tag. */
import { once } from './snooker-board.js';

once('snooker-ref-pad', () => import('./pad.js'));
