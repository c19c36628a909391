/** Before the first stroke: 3.2 position of balls, 3.3 start of a frame, 3.5 playing from in-hand. */
import { COLOURS, type Ball } from '../balls.js';
import type { FrameState, MatchState } from '../state.js';
import { startingPosition } from '../table/geometry.js';
import { where, type Facts, type Item } from './item.js';

/** 3.2(a): where a ball stands, unless the referee has stated another table. */
const place = (frame: FrameState, { setup }: MatchState, ball: Ball): Facts | null =>
  where(frame.reds === setup.reds && frame.colours.length === COLOURS.length, {
    places: startingPosition(setup.reds).filter((placed) => placed.ball === ball),
  });

const striker = ({ striker: player }: FrameState): Facts => ({ player });

const inHand = (frame: FrameState): Facts | null => where(frame.inHand, striker(frame));

export const SET_UP = [
  {
    clause: '3.2(a)(i)',
    code: 'set-reds',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'red'),
  },
  {
    clause: '3.2(a)(ii)',
    code: 'set-yellow',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'yellow'),
  },
  {
    clause: '3.2(a)(iii)',
    code: 'set-green',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'green'),
  },
  {
    clause: '3.2(a)(iv)',
    code: 'set-brown',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'brown'),
  },
  {
    clause: '3.2(a)(v)',
    code: 'set-blue',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'blue'),
  },
  {
    clause: '3.2(a)(vi)',
    code: 'set-pink',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'pink'),
  },
  {
    clause: '3.2(a)(vii)',
    code: 'set-black',
    when: 'now',
    at: 'opening',
    facts: (frame, state) => place(frame, state, 'black'),
  },
  {
    clause: '3.2(b)',
    code: 'clean-ball',
    when: 'on-request',
    at: 'started',
    facts: striker,
  },
  { clause: '3.2(b)(i)', code: 'mark-before-cleaning', when: 'on-request', at: 'started' },
  {
    clause: '3.3',
    code: 'draw-lots',
    when: 'now',
    at: 'before-frame',
    facts: ({ opened, drawn, setup }) =>
      where(opened === 0 && drawn === null, { sides: setup.sides.map((_, side) => side) }),
  },
  {
    clause: '3.3(c)(i)',
    code: 'frame-starts-when-struck',
    when: 'on-request',
    at: 'opening',
    facts: striker,
  },
  {
    clause: '3.3(c)(ii)',
    code: 'frame-starts-when-addressed',
    when: 'on-request',
    at: 'opening',
    facts: striker,
  },
  { clause: '3.5', code: 'place-in-the-d', when: 'now', at: 'play', facts: inHand },
  {
    clause: '3.5(a)',
    code: 'say-if-properly-placed',
    when: 'on-request',
    at: 'play',
    facts: inHand,
  },
  { clause: '3.5(b)', code: 'tip-while-placing', when: 'on-request', at: 'play', facts: inHand },
] as const satisfies readonly Item[];
