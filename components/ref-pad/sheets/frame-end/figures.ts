/** Statistics as rows of a table: what was counted, and a cell for each side. */
import type { SideFigures, Success } from '../../../../src/index.js';
import type { SheetWords } from '../../../words/sheets/words.js';

export interface FigureRow {
  readonly label: string;
  readonly cells: readonly string[];
}

/** A cell; null where there is nothing to tell of a side. */
type Cell = (figures: SideFigures) => string | null;

const clock = (seconds: number, { minutes }: SheetWords): string => {
  const whole = Math.round(seconds);
  return minutes(Math.floor(whole / 60), String(whole % 60).padStart(2, '0'));
};

const cellsOf = (say: SheetWords): Readonly<Record<keyof SheetWords['figures'], Cell>> => {
  const of = ({ attempts, successes }: Success): string | null =>
    attempts === 0 ? null : say.ofAttempts(successes, attempts);
  const count = (value: number): string | null => (value === 0 ? null : String(value));
  return {
    points: ({ score }) => String(score),
    highestBreak: ({ highestBreak }) => count(highestBreak),
    breaks: ({ fifties }) => count(fifties),
    byBalls: ({ pointsByBalls }) => count(pointsByBalls),
    byPenalties: ({ pointsByPenalties }) => count(pointsByPenalties),
    pots: ({ pots }) => of(pots),
    long: ({ long }) => of(long),
    rest: ({ rest }) => of(rest),
    safety: ({ safety }) => of(safety),
    escape: ({ escape }) => of(escape),
    fouls: ({ fouls }) => count(fouls),
    visits: ({ visits }) => count(visits),
    time: ({ time }) => (time === null ? null : clock(time, say)),
    shot: ({ averageShotTime }) => (averageShotTime === null ? null : averageShotTime.toFixed(1)),
  };
};

/** Only what there is something to tell about. */
export const figureRows = (sides: readonly SideFigures[], say: SheetWords): readonly FigureRow[] =>
  Object.entries(cellsOf(say)).flatMap(([key, cell]) => {
    const cells = sides.map(cell);
    if (cells.every((text) => text === null)) return [];
    const label = say.figures[key as keyof SheetWords['figures']];
    return [{ label, cells: cells.map((text) => text ?? say.none) }];
  });
