/** What is put over a match for a board that is late, or shows the past. Few are: fetched when wanted. */
import { Later } from './later.js';

export const VIEWS = new Later(() => import('../source/views.js'));
