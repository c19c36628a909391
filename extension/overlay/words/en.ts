/** Words of the overlay in English, and the shape that the other languages fill. */
import type { BoardLayout } from '../../settings.js';

export const en = {
  scoringOn: 'Keys score',
  scoringOff: 'Keys off',
  turnOn: 'Let the keys score',
  turnOff: 'Give the page its keys back (Esc)',
  move: 'Move the board: drag, or arrow keys',
  layout: (layout: BoardLayout) => `Layout: ${{ bar: 'bar', mini: 'mini', card: 'card' }[layout]}`,
  smaller: 'Smaller',
  larger: 'Larger',
  fainter: 'Fainter',
  stronger: 'Stronger',
  pad: 'Pad',
  hide: 'Hide the board',
  newMatch: 'New match',
  noNames: 'Score without names',
  noMatch: 'No match in this tab yet',
  alone: 'Picture-in-picture shows the video alone.',
  smallWindow: 'Board in a small window',
  side: (number: number) => `Player ${number}`,
};

export type OverlayWords = typeof en;
