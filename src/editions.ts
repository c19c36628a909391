/** What later editions of the rules changed: one table, so that no rule file asks for a year. */
import type { EditionName } from './record.js';

export interface Edition {
  /** 3.14 lead: a miss may be called with only the black left. 1995: no. */
  readonly missOnLastBlack: boolean;
  /** 3.14(b): a side that could still draw level does not count as needing penalty points. */
  readonly missAtEquality: boolean;
  /** 3.14(b): "before" the stroke only, or also "as a result of" it. */
  readonly needsAfterStroke: boolean;
  /** 3.14(f): on a replacement all balls go back, not only those that the referee lists. */
  readonly replaceAll: boolean;
  /** 3.14(d): after a foul before a stroke from a replaced position, play again is at what was on before it. */
  readonly playAgainAsBefore: boolean;
  /** 3.14(h): a ball touched during consultation costs seven, not the ball's value. */
  readonly consultationSeven: boolean;
  /** 3.10(a)(i): the ball on itself may be nominated as the free ball. */
  readonly freeBallMayBeBallOn: boolean;
  /** 3.12(b)(ii): a colour that was not yet spotted does not score, and a free ball costs the ball on. */
  readonly unspottedUnscored: boolean;
  /** Section 2 Rule 1: with only the black left and more than seven ahead the striker may claim. */
  readonly claim: boolean;
  /** 3.15(a): a ball moved because the striker's partner disturbed him is the striker's foul. */
  readonly partnerDisturbs: boolean;
  /** 3.5: a foul before the stroke that leaves the white alone leaves it in-hand. */
  readonly staysInHand: boolean;
  /** Section 4: a concession may also come from the non-striker, and must be accepted. */
  readonly concessionOffered: boolean;
}

const RULES_1995: Edition = {
  missOnLastBlack: false,
  missAtEquality: false,
  needsAfterStroke: false,
  replaceAll: false,
  playAgainAsBefore: false,
  consultationSeven: false,
  freeBallMayBeBallOn: true,
  unspottedUnscored: false,
  claim: false,
  partnerDisturbs: true,
  staysInHand: false,
  concessionOffered: false,
};

const RULES_2014: Edition = {
  ...RULES_1995,
  missOnLastBlack: true,
  needsAfterStroke: true,
  replaceAll: true,
  playAgainAsBefore: true,
  consultationSeven: true,
  freeBallMayBeBallOn: false,
  unspottedUnscored: true,
  claim: true,
  partnerDisturbs: false,
};

const RULES_2019: Edition = {
  ...RULES_2014,
  missAtEquality: true,
  staysInHand: true,
  concessionOffered: true,
};

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  '1995': RULES_1995,
  '2014': RULES_2014,
  '2019': RULES_2019,
};
