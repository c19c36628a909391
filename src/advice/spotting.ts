/** Spotting colours: 3.7. Lying balls are not known here; `spotColours` places where they are. */
import { COLOURS, type Colour } from '../balls.js';
import type { FrameState } from '../state.js';
import { SPOT } from '../table/geometry.js';
import { where, type Facts, type Item } from './item.js';

/** The order of 3.7(d) and (e): highest value first. */
const descending = (colours: readonly Colour[]): readonly Colour[] => [...colours].reverse();

const toSpot = ({ spotting }: FrameState): Facts | null =>
  where(spotting.length > 0, { balls: descending(spotting) });

/** 3.3(f)(iii): colours are down for good only once they are played in ascending order. */
const down = ({ reds, on, colours }: FrameState): readonly Colour[] =>
  reds === 0 && on !== 'choice' ? COLOURS.filter((colour) => !colours.includes(colour)) : [];

export const SPOTTING = [
  {
    clause: '3.7',
    code: 'spot-colours',
    when: 'now',
    at: 'play',
    facts: ({ spotting, respotted }) =>
      where(spotting.length > 0 && !respotted, {
        balls: descending(spotting),
        places: descending(spotting).map((ball) => ({ ball, ...SPOT[ball] })),
      }),
  },
  { clause: '3.7(a)', code: 'spotting-error-no-blame', when: 'on-request', at: 'started' },
  {
    clause: '3.7(b)',
    code: 'remove-colour-already-down',
    when: 'on-request',
    at: 'started',
    facts: (frame) => where(down(frame).length > 0, { balls: down(frame) }),
  },
  { clause: '3.7(c)', code: 'wrongly-spotted-counts-as-right', when: 'on-request', at: 'started' },
  {
    clause: '3.7(c)(i)',
    code: 'spot-colour-overlooked',
    when: 'on-request',
    at: 'started',
    facts: ({ colours }) => ({ balls: colours }),
  },
  {
    clause: '3.7(c)(ii)',
    code: 'struck-before-spotted',
    when: 'on-request',
    at: 'play',
    facts: toSpot,
  },
  {
    clause: '3.7(d)',
    code: 'highest-spot-available',
    when: 'on-request',
    at: 'play',
    facts: ({ spotting }) => where(spotting.length > 0, { balls: descending(COLOURS) }),
  },
  {
    clause: '3.7(e)',
    code: 'highest-colour-first',
    when: 'on-request',
    at: 'play',
    facts: ({ spotting }) => where(spotting.length > 1, { balls: descending(spotting) }),
  },
  { clause: '3.7(f)', code: 'near-own-spot', when: 'on-request', at: 'play', facts: toSpot },
  {
    clause: '3.7(g)',
    code: 'below-own-spot',
    when: 'on-request',
    at: 'play',
    facts: ({ spotting }) => {
      const balls = spotting.filter((ball) => ball === 'pink' || ball === 'black');
      return where(balls.length > 0, { balls: descending(balls) });
    },
  },
  {
    clause: '3.7(h)',
    code: 'spot-without-touching',
    when: 'on-request',
    at: 'play',
    facts: toSpot,
  },
  { clause: '3.7(i)', code: 'spot-by-hand', when: 'on-request', at: 'play', facts: toSpot },
] as const satisfies readonly Item[];
