/** What the referee is told after some entries. */
import assert from 'node:assert/strict';
import { advice, type Advice, type AdviceCode } from '../../../src/advice/advice.js';
import type { Entry, EditionName, MatchState, SetupInput } from '../../../src/index.js';
import { referee, stateAfter, stroke } from '../support.js';

export const edition = (rules: EditionName): Partial<SetupInput> => ({ rules });

/** The advice of a code in a state, or undefined. */
export const adviceIn = (state: MatchState, code: AdviceCode): Advice | undefined =>
  advice(state).find((item) => item.code === code);

/** After a frame was opened and these entries were made. */
export const told = (
  code: AdviceCode,
  entries: readonly Entry[],
  setup?: Partial<SetupInput>,
): Advice | undefined => adviceIn(stateAfter(entries, setup), code);

/** The code stands under its clause after the first entries, and not after the second. */
export const onlyAfter = (
  clause: string,
  code: AdviceCode,
  here: readonly Entry[],
  elsewhere: readonly Entry[],
  setup?: Partial<SetupInput>,
): void => {
  assert.equal(told(code, here, setup)?.clause, clause);
  assert.equal(told(code, elsewhere, setup), undefined);
};

/** All that is to be done in this very state. */
export const nowIn = (state: MatchState): readonly string[] =>
  advice(state)
    .filter(({ when }) => when === 'now')
    .map(({ code }) => code);

/** A full-ball miss of the red. */
export const MISSED_RED = stroke({ hit: 'none', miss: { fullBall: true } });

/** Only the black left, A to play; B behind by nothing unless scores are given. */
export const lastBlack = (scores: readonly [number, number] = [40, 40]): Entry =>
  referee({ scores, reds: 0, colours: ['black'], on: 'black', inHand: false });
