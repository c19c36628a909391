/** What the rules name in English, and why they refuse. */
import { REASONS, type AnyBall, type Reason } from '../../../src/index.js';

export const BALLS: Readonly<Record<AnyBall, string>> = {
  white: 'cue ball',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  blue: 'blue',
  pink: 'pink',
  black: 'black',
};

export const en = {
  ballNames: BALLS,
  reasons: REASONS as Readonly<Record<Reason, string>>,
};

export type RulesWords = typeof en;
