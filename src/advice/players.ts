/** Players and sides: 3.1(e), (f)(ii), four-handed snooker 3.17, interpretation 3.19. */
import { dueToBreak } from '../apply.js';
import { bestOther } from '../frame.js';
import { decidingTotals } from '../match.js';
import { remaining, snookers } from '../remaining.js';
import { mayClaim } from '../results.js';
import type { FrameState, MatchState } from '../state.js';
import { where, type Item, type Need } from './item.js';
import { hasPartners, partnersOf } from './partners.js';

/** Sides that cannot win without penalty points. */
const needsOf = (frame: FrameState, state: MatchState): readonly Need[] => {
  const totals = decidingTotals(state, frame);
  const points = remaining(frame);
  return snookers(frame, totals).flatMap((needed, side) => {
    if (needed === null || needed.win === 0) return [];
    const behind = bestOther(totals, side) - (totals[side] ?? 0);
    return [{ side, behind, remaining: points[side] ?? 0, ...needed }];
  });
};

const playerOf = ({ setup }: MatchState, { striker: [side, player] }: FrameState) =>
  setup.sides[side]?.players[player];

export const STANDING = [
  {
    clause: '3.1(e)',
    code: 'snookers-required',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) => {
      const needs = needsOf(frame, state);
      return where(needs.length > 0, { needs });
    },
  },
  {
    clause: '3.1(f)(ii)',
    code: 'only-striker-concedes',
    when: 'on-request',
    at: 'play',
    facts: ({ striker }, { edition }) => where(!edition.concessionOffered, { player: striker }),
  },
  {
    clause: '3.1(f)(ii)',
    code: 'concession-must-be-accepted',
    when: 'on-request',
    at: 'play',
    facts: (_, { edition, setup }) =>
      where(edition.concessionOffered, { sides: setup.sides.map((_, side) => side) }),
  },
  {
    // Section 2 Rule 1, not in the document itself.
    clause: '2.1',
    code: 'striker-may-claim',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) => {
      const [side] = frame.striker;
      return where(mayClaim(state, frame, side), { side });
    },
  },
] as const satisfies readonly Item[];

export const FOUR_HANDED = [
  {
    clause: '3.17(a)',
    code: 'set-order',
    when: 'now',
    at: 'before-frame',
    facts: (state) => where(hasPartners(state.setup), { side: dueToBreak(state) }),
  },
  {
    clause: '3.17(b)',
    code: 'order-may-change',
    when: 'on-request',
    at: 'before-frame',
    facts: ({ setup, opened }) => where(hasPartners(setup) && opened > 0),
  },
  {
    clause: '3.17(c)',
    code: 'partner-may-lose-turn',
    when: 'on-request',
    at: 'play',
    facts: ({ striker }, { setup }) => {
      const players = partnersOf(setup, striker);
      return where(players.length > 0, { players });
    },
  },
  {
    clause: '3.17(e)(i)',
    code: 'no-conferring-at-table',
    when: 'on-request',
    at: 'play',
    facts: ({ striker, running }, { setup }) => {
      const players = partnersOf(setup, striker);
      return where(!running && players.length > 0, { player: striker, players });
    },
  },
  {
    clause: '3.17(e)(ii)',
    code: 'no-conferring-in-turn',
    when: 'on-request',
    at: 'play',
    facts: ({ striker, running }, { setup }) => {
      const players = partnersOf(setup, striker);
      return where(running && players.length > 0, { player: striker, players });
    },
  },
] as const satisfies readonly Item[];

export const INTERPRETATION = [
  {
    clause: '3.19(a)',
    code: 'rules-for-everybody',
    when: 'on-request',
    at: 'before-frame',
    facts: ({ opened }) => where(opened === 0),
  },
  {
    clause: '3.19(b)(i)',
    code: 'feet-rule-lifted',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) =>
      where(playerOf(state, frame)?.wheelchair === true, { player: frame.striker }),
  },
  {
    clause: '3.19(b)(ii)',
    code: 'tell-colours',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) =>
      where(playerOf(state, frame)?.tellColours === true, { player: frame.striker }),
  },
  {
    clause: '3.19(c)',
    code: 'opponent-referees',
    when: 'on-request',
    at: 'play',
    facts: ({ striker: [side] }, { setup }) => ({
      sides: setup.sides.flatMap((_, other) => (other === side ? [] : [other])),
    }),
  },
] as const satisfies readonly Item[];
