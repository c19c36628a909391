/** The re-spotted black: 3.4(b), 3.17(d). */
import { SPOT } from '../table/geometry.js';
import { where, type Item } from './item.js';
import { hasPartners } from './partners.js';

export const RESPOTTED = [
  {
    clause: '3.4(b)(i)',
    code: 'respot-black',
    when: 'now',
    at: 'lots',
    facts: () => ({ places: [{ ball: 'black', ...SPOT.black }] }),
  },
  {
    clause: '3.4(b)(ii)',
    code: 'draw-lots-for-black',
    when: 'now',
    at: 'lots',
    facts: (_, { setup }) => ({ sides: setup.sides.map((_, side) => side) }),
  },
  {
    clause: '3.17(d)',
    code: 'choose-player-for-black',
    when: 'now',
    at: 'lots',
    facts: ({ order }, { setup }) => where(hasPartners(setup), { players: order }),
  },
] as const satisfies readonly Item[];
