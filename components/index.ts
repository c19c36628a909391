/** The elements: importing this defines them. */
import './scoreboard/define.js';

export * from './scoreboard/snooker-scoreboard.js';
