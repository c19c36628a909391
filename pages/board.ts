/** A board that takes everything from its address: an iframe, or a streaming program's source. */
import '../components/scoreboard/define.js';
import { applyAddress } from './address.js';

const board = document.createElement('snooker-scoreboard');
applyAddress(board, [
  'match',
  'src',
  'refresh',
  'delay',
  'at',
  'layout',
  'theme',
  'chroma',
  'announce',
]);
document.body.append(board);
