/** The elements: importing this defines them. */
import './ref-pad/define.js';
import './scoreboard/define.js';

export * from './ref-pad/snooker-ref-pad.js';
export * from './scoreboard/snooker-scoreboard.js';
