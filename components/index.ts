/** The elements, which importing this defines, and the matches that they show and write. */
import './ref-pad/define.js';
import './scoreboard/define.js';

export * from './ref-pad/snooker-ref-pad.js';
export * from './scoreboard/snooker-scoreboard.js';
export * from './source/index.js';
