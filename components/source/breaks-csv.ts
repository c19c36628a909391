/** The breaks of a match as a table for a spreadsheet. */
import { framePlaces, summarise, type MatchState } from '../../src/index.js';

/** A spreadsheet takes text that begins like this for a formula, and runs it. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return `${value}`;
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * One line a break, in order: frame (of several games, the game too), side, player, points, balls.
 * RFC 4180, with the mark by which spreadsheets know UTF-8.
 * @param least smallest break that is listed, points
 */
export const breaksCsv = (state: MatchState, least = 1): string => {
  const { setup } = state;
  const places = framePlaces(state);
  const ofGame = (game: string | number): readonly (string | number)[] =>
    setup.match.games > 1 ? [game] : [];
  const lines = summarise(state).frames.flatMap(({ breaks }, f) =>
    breaks
      .filter(({ points }) => points >= least)
      .map(({ side, player, points, balls }) => {
        const of = setup.sides[side];
        const name = of?.players[player]?.name ?? '';
        const { game = 1, frame = f + 1 } = places[f] ?? {};
        return row([...ofGame(game), frame, of?.name ?? '', name, points, balls.join(' ')]);
      }),
  );
  return `\uFEFF${row([...ofGame('game'), 'frame', 'side', 'player', 'break', 'balls'])}${lines.join('')}`;
};
