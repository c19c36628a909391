/** Entries of a good shape that know nothing of the state. */
import {
  ALL_BALLS,
  AWARD_REASONS,
  BALLS,
  CHOICES,
  COLOURS,
  FOUL_CODES,
  LEVELS,
  PENALTY_REASONS,
  type Ball,
  type Entry,
  type PlayerRef,
  type StrokeEntry,
} from '../../../src/index.js';
import type { Dice } from './dice.js';

const player = (d: Dice): PlayerRef => [d.below(5), d.below(4)];

const wildStroke = (d: Dice): StrokeEntry => ({
  kind: 'stroke',
  ...(d.chance(40) ? { nominated: d.pick(BALLS) } : {}),
  ...(d.chance(40) ? { hit: d.pick([...BALLS, 'none' as const]) } : {}),
  ...(d.chance(10) ? { hit: [d.pick(BALLS), d.pick(BALLS)] as const } : {}),
  ...(d.chance(50) ? { pocketed: d.some(ALL_BALLS, 20) } : {}),
  ...(d.chance(10) ? { forcedOff: d.some(ALL_BALLS, 20) } : {}),
  ...(d.chance(20) ? { fouls: [d.pick(FOUL_CODES)] } : {}),
  ...(d.chance(10) ? { called: 4 + d.below(4) } : {}),
  ...(d.chance(15) ? { freeBall: true } : {}),
  ...(d.chance(15) ? { miss: d.pick([true, { fullBall: true }]) } : {}),
  ...(d.chance(5) ? { beforeStroke: true } : {}),
  ...(d.chance(10) ? { touching: [d.pick(BALLS)] } : {}),
  ...(d.chance(5) ? { by: player(d) } : {}),
});

export const wild = (d: Dice): Entry => {
  const side = d.below(5);
  switch (d.below(14)) {
    case 0:
      return { kind: 'frame', ...(d.chance(50) ? { first: side } : {}) };
    case 1:
      return { kind: 'frame', order: Array.from({ length: 2 + d.below(5) }, () => player(d)) };
    case 2:
    case 3: {
      const restored = d.chance(40) ? { restored: d.some<Ball>(['red', 'red', ...BALLS], 30) } : {};
      return { kind: 'decision', choice: d.pick(CHOICES), ...restored };
    }
    case 4:
      return {
        kind: 'penalty',
        by: side,
        ball: d.pick(ALL_BALLS),
        reason: d.pick(PENALTY_REASONS),
      };
    case 5:
      return { kind: 'lots', first: side, ...(d.chance(50) ? { player: d.below(4) } : {}) };
    case 6:
      return { kind: 'concede', by: side, what: d.pick(LEVELS) };
    case 7:
      return { kind: 'award', to: side, what: d.pick(LEVELS), reason: d.pick(AWARD_REASONS) };
    case 8:
      return { kind: 'rerack' };
    case 9:
      return {
        kind: 'referee',
        ...(d.chance(50) ? { scores: [d.below(200) - 20, d.below(2000)] } : {}),
        ...(d.chance(50) ? { reds: d.below(20) - 1 } : {}),
        ...(d.chance(50) ? { colours: d.some(COLOURS, 60) } : {}),
        ...(d.chance(50) ? { striker: player(d) } : {}),
        ...(d.chance(50) ? { on: d.pick([...BALLS, 'colour' as const]) } : {}),
      };
    case 10:
      return {
        kind: 'break',
        points: d.below(170) - 5,
        ...(d.chance(50) ? { reds: d.below(18) - 1 } : {}),
      };
    default:
      return wildStroke(d);
  }
};
