/** Free ball, fouls, declaring, play again: 3.10 to 3.13. */
import { options } from '../options.js';
import type { MatchState } from '../state.js';
import { where, type Item } from './item.js';

const nominable = (state: MatchState) => options(state).stroke?.freeBall ?? [];

export const AFTER_FOUL = [
  {
    clause: '3.10',
    code: 'free-ball',
    when: 'now',
    at: 'foul',
    facts: ({ freeBall, striker }) => where(freeBall, { player: striker }),
  },
  {
    clause: '3.10(a)(i)',
    code: 'ask-nominated-ball',
    when: 'now',
    at: 'play',
    facts: ({ freeBall, striker }, state) =>
      where(freeBall, { player: striker, balls: nominable(state) }),
  },
  {
    clause: '3.11(c)',
    code: 'foul-condoned',
    when: 'on-request',
    at: 'started',
    facts: ({ pending }) => where(pending === null),
  },
  { clause: '3.11(d)', code: 'wrongly-spotted-stays', when: 'on-request', at: 'foul' },
  {
    clause: '3.12(d)(v)',
    code: 'ask-colour',
    when: 'on-request',
    at: 'stroke',
    facts: ({ on, striker, colours }) =>
      where(on === 'choice', { player: striker, balls: colours }),
  },
  { clause: '3.13', code: 'request-stands', when: 'on-request', at: 'foul' },
] as const satisfies readonly Item[];
