/** Defines `<snooker-scoreboard>`; a second copy of the script leaves the first one's in place. */
import { SnookerScoreboard } from './snooker-scoreboard.js';

if (!customElements.get('snooker-scoreboard')) {
  customElements.define('snooker-scoreboard', SnookerScoreboard);
}
