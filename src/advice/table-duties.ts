/** Balls disturbed, stalemate, equipment: 3.15, 3.16, 3.18. */
import { breakOf } from '../frame.js';
import type { FrameState, MatchState } from '../state.js';
import { where, type Facts, type Item } from './item.js';
import { partnersOf } from './partners.js';

/** 3.16: the usual period, strokes of each player. */
const PERIOD = 3;

/** Nothing potted for the usual period: three strokes from each side. */
const looksStale = ({ scoreless, scores }: FrameState): boolean =>
  scoreless >= PERIOD * scores.length;

const striker = ({ striker: player }: FrameState): Facts => ({ player });

/** 3.15(a), older text: what a partner does is the striker's own foul. */
const partnersWhoDisturb = ({ striker }: FrameState, { edition, setup }: MatchState) =>
  edition.partnerDisturbs ? partnersOf(setup, striker) : [];

export const TABLE_DUTIES = [
  { clause: '3.15', code: 'ball-disturbed', when: 'on-request', at: 'started' },
  {
    clause: '3.15(a)',
    code: 'striker-disturbed',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) =>
      where(partnersWhoDisturb(frame, state).length === 0, { player: frame.striker }),
  },
  {
    clause: '3.15(a)',
    code: 'striker-disturbed-by-other-than-partner',
    when: 'on-request',
    at: 'play',
    facts: (frame, state) => {
      const players = partnersWhoDisturb(frame, state);
      return where(players.length > 0, { player: frame.striker, players });
    },
  },
  { clause: '3.15(b)', code: 'referee-disturbs', when: 'on-request', at: 'play' },
  {
    clause: '3.16',
    code: 'offer-restart',
    when: 'on-request',
    at: 'play',
    facts: (frame) => where(looksStale(frame), { count: frame.scoreless }),
  },
  {
    clause: '3.16',
    code: 'restart-period',
    when: 'on-request',
    at: 'play',
    facts: (frame) => where(looksStale(frame), { count: PERIOD }),
  },
  {
    clause: '3.16(i)',
    code: 'restart-same-player',
    when: 'on-request',
    at: 'play',
    facts: (frame) =>
      where(looksStale(frame), frame.order[0] === undefined ? {} : { player: frame.order[0] }),
  },
  {
    clause: '3.16(ii)',
    code: 'restart-same-order',
    when: 'on-request',
    at: 'play',
    facts: (frame) => where(looksStale(frame), { players: frame.order }),
  },
  {
    clause: '3.18',
    code: 'striker-places-equipment',
    when: 'on-request',
    at: 'play',
    facts: striker,
  },
  { clause: '3.18(a)', code: 'foul-by-equipment', when: 'on-request', at: 'play', facts: striker },
  {
    clause: '3.18(b)',
    code: 'faulty-equipment',
    when: 'on-request',
    at: 'play',
    facts: (frame) => ({ player: frame.striker, points: breakOf(frame) }),
  },
] as const satisfies readonly Item[];
