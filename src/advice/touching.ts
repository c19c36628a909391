/** Touching ball: 3.8; and balls on the edge of a pocket: 3.9. */
import { announced, toDeclare, unannounced } from './could-be-on.js';
import { where, type Facts, type Item } from './item.js';
import type { FrameState } from '../state.js';

const whereAnnounced = (frame: FrameState): Facts | null =>
  where(announced(frame).length > 0, { balls: announced(frame) });

export const TOUCHING = [
  { clause: '3.8(a)', code: 'touching-ball', when: 'now', at: 'play', facts: whereAnnounced },
  { clause: '3.8(b)', code: 'play-away', when: 'on-request', at: 'play', facts: whereAnnounced },
  {
    clause: '3.8(c)(ii)',
    code: 'declare-touching',
    when: 'now',
    at: 'play',
    facts: (frame) => where(toDeclare(frame).length > 0, { balls: toDeclare(frame) }),
  },
  {
    clause: '3.8(c)(iii)',
    code: 'declares-another',
    when: 'on-request',
    at: 'play',
    facts: (frame) => where(toDeclare(frame).length > 0, { balls: toDeclare(frame) }),
  },
  {
    clause: '3.8(d)',
    code: 'answer-touching',
    when: 'on-request',
    at: 'started',
    facts: (frame) =>
      where(!frame.inHand && announced(frame).length === 0, { balls: unannounced(frame) }),
  },
  {
    clause: '3.8(e)',
    code: 'announce-only-ball-on',
    when: 'on-request',
    at: 'play',
    facts: (frame) =>
      where(announced(frame).length > 0 && unannounced(frame).length > 0, {
        balls: announced(frame),
        others: unannounced(frame),
      }),
  },
  {
    clause: '3.8(f)',
    code: 'touching-moved-not-by-striker',
    when: 'on-request',
    at: 'play',
    facts: whereAnnounced,
  },
  {
    clause: '3.8(g)',
    code: 'touching-found-later',
    when: 'on-request',
    at: 'started',
    facts: ({ inHand, touching }) => where(!inHand && touching.length === 0),
  },
] as const satisfies readonly Item[];

export const POCKET_EDGE = [
  { clause: '3.9(a)', code: 'ball-falls-by-itself', when: 'on-request', at: 'started' },
  {
    clause: '3.9(b)(i)',
    code: 'ball-falls-before-hit',
    when: 'on-request',
    at: 'started',
    facts: ({ pending }) => where(pending === null),
  },
  {
    clause: '3.9(b)(ii)',
    code: 'ball-falls-before-hit-in-foul',
    when: 'on-request',
    at: 'foul',
    facts: ({ pending }) =>
      pending && where(!pending.beforeStroke && pending.fell.length > 0, { balls: pending.fell }),
  },
  { clause: '3.9(c)', code: 'ball-balances-then-falls', when: 'on-request', at: 'started' },
] as const satisfies readonly Item[];
