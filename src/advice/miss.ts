/** Foul and a miss: 3.14. */
import { carriedPoints } from '../match.js';
import { missAdvice, sidesInNeed, type MissAdvice } from '../miss.js';
import { playerAt } from '../order.js';
import { MOST_PENALTY } from '../penalty.js';
import type { FrameState, MatchState } from '../state.js';
import { where, type Item } from './item.js';

/** 3.14(c)(i): played again from the position of a full-ball miss. */
const isAgain = ({ replaced, misses }: FrameState): boolean => replaced && misses > 0;

const adviceOf = (frame: FrameState, state: MatchState): MissAdvice =>
  missAdvice(frame, state.edition, undefined, carriedPoints(state, frame));

const mayBeMiss = (frame: FrameState, state: MatchState): boolean =>
  adviceOf(frame, state) !== 'no';

/** 3.14(b): a failure to hit an open ball is a miss, intended or not. */
const isMissIfOpen = (frame: FrameState, state: MatchState): boolean =>
  adviceOf(frame, state) === 'yes' && !isAgain(frame);

/** 3.14(d): the foul came before the stroke, from the original position. */
const isBeforeReplacedStroke = ({ pending, replaced }: FrameState): boolean =>
  replaced && pending?.beforeStroke === true;

export const MISS = [
  {
    clause: '3.14',
    code: 'best-effort',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) => where(mayBeMiss(frame, state), { player: frame.striker }),
  },
  {
    clause: '3.14',
    code: 'no-miss-on-last-black',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) => where(!mayBeMiss(frame, state)),
  },
  {
    clause: '3.14(b)',
    code: 'miss-if-open',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) => where(isMissIfOpen(frame, state)),
  },
  {
    clause: '3.14(b)',
    code: 'miss-unless-needed-after',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) => where(isMissIfOpen(frame, state) && state.edition.needsAfterStroke),
  },
  {
    clause: '3.14(b)',
    code: 'miss-only-if-intended',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) =>
      where(adviceOf(frame, state) === 'intentional', {
        sides: sidesInNeed(frame, state.edition, carriedPoints(state, frame)),
      }),
  },
  {
    clause: '3.14(c)(i)',
    code: 'miss-again-whatever-scores',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) =>
      where(isAgain(frame) && mayBeMiss(frame, state), {
        player: frame.striker,
        count: frame.misses,
      }),
  },
  {
    clause: '3.14(c)(ii)',
    code: 'warn-third-miss',
    when: 'now',
    at: 'stroke',
    facts: (frame) =>
      where(isAgain(frame) && frame.misses === 2, { player: frame.striker, count: frame.misses }),
  },
  {
    clause: '3.14(d)(i)',
    code: 'no-miss-before-stroke',
    when: 'on-request',
    at: 'stroke',
    facts: ({ replaced }) => where(replaced),
  },
  {
    clause: '3.14(d)(ii)',
    code: 'all-balls-back-after-foul-before-stroke',
    when: 'on-request',
    at: 'foul',
    facts: (frame) => where(isBeforeReplacedStroke(frame)),
  },
  {
    clause: '3.14(d)(iii)',
    code: 'warning-stands',
    when: 'on-request',
    at: 'foul',
    facts: (frame) =>
      where(isBeforeReplacedStroke(frame) && frame.misses === 2, {
        ...(frame.pending ? { player: frame.pending.offender } : {}),
      }),
  },
  {
    clause: '3.14(e)',
    code: 'other-misses-by-judgement',
    when: 'on-request',
    at: 'stroke',
    facts: (frame, state) => where(mayBeMiss(frame, state)),
  },
  {
    clause: '3.14(f)',
    code: 'others-stay-unless-gain',
    when: 'on-request',
    at: 'foul',
    facts: ({ pending }, { edition }) =>
      pending && where(pending.miss && !edition.replaceAll, { balls: pending.fell }),
  },
  {
    clause: '3.14(f)',
    code: 'all-balls-replaced',
    when: 'on-request',
    at: 'foul',
    facts: ({ pending }, { edition }) =>
      pending && where(pending.miss && edition.replaceAll, { balls: pending.fell }),
  },
  {
    clause: '3.14(g)',
    code: 'consult-positions',
    when: 'now',
    at: 'stroke',
    facts: ({ replaced, striker, order, next }) =>
      where(replaced, { players: [striker, playerAt(order, next)] }),
  },
  {
    clause: '3.14(h)',
    code: 'touched-while-consulting',
    when: 'on-request',
    at: 'stroke',
    facts: ({ replaced }, { edition }) =>
      where(replaced, edition.consultationSeven ? { points: MOST_PENALTY } : {}),
  },
  {
    clause: '3.14(i)',
    code: 'tell-if-others-go-back',
    when: 'on-request',
    at: 'foul',
    facts: ({ pending, striker }) => where(pending?.miss === true, { player: striker }),
  },
] as const satisfies readonly Item[];
