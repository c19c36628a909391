/** Touching balls by what the referee says of them: 3.8(a), (d), (e). */
import type { Ball } from '../balls.js';
import type { FrameState } from '../state.js';
import { ballsOn } from '../summary.js';

type Table = Pick<FrameState, 'on' | 'freeBall' | 'reds' | 'colours' | 'touching'>;

/** Balls that are on or could be: a colour of choice, and with a free ball any, 3.10(a)(i). */
export const couldBeOn = (table: Table): readonly Ball[] => {
  if (!table.freeBall) return ballsOn(table);
  return table.reds > 0 ? ['red', ...table.colours] : table.colours;
};

/** 3.8(a): the touching balls that are announced. */
export const announced = (table: Table): readonly Ball[] => {
  const on = couldBeOn(table);
  return table.touching.filter((ball) => on.includes(ball));
};

/** 3.8(d), (e): the touching balls that are not on, named only when a player asks. */
export const unannounced = (table: Table): readonly Ball[] => {
  const on = couldBeOn(table);
  return table.touching.filter((ball) => !on.includes(ball));
};

/** 3.8(c)(ii), (iii): touching balls that are on only if the striker declares them. */
export const toDeclare = (table: Table): readonly Ball[] =>
  announced(table).filter((ball) => ball !== table.on);
