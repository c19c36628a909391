/** The breaks of a match as a table for a spreadsheet. */
import type { Setup, Summary } from '../../src/index.js';

/** A spreadsheet takes text that begins like this for a formula, and runs it. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return `${value}`;
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const row = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * One line a break, in order: frame, side, player, points, balls. RFC 4180, with the mark by which
 * spreadsheets know UTF-8.
 * @param least smallest break that is listed, points
 */
export const breaksCsv = (setup: Setup, { frames }: Summary, least = 1): string => {
  const lines = frames.flatMap(({ breaks }, f) =>
    breaks
      .filter(({ points }) => points >= least)
      .map(({ side, player, points, balls }) => {
        const of = setup.sides[side];
        const name = of?.players[player]?.name ?? '';
        return row([f + 1, of?.name ?? '', name, points, balls.join(' ')]);
      }),
  );
  return `\uFEFF${row(['frame', 'side', 'player', 'break', 'balls'])}${lines.join('')}`;
};
