import { expect } from '@open-wc/testing';
import {
  foulSheet,
  made,
  openFoul,
  openSeen,
  padOf,
  pick,
  tap,
  tapSheet,
  tick,
} from './core-support.js';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';

/** A hand that counts what it does. */
const handOf = (pad: SnookerRefPad) => {
  let actions = 0;
  const count = (names: readonly unknown[]): void => {
    actions += names.length;
  };
  return {
    get actions() {
      return actions;
    },
    taps: async (...names: readonly string[]) => {
      count(names);
      await tap(pad, ...names);
    },
    /** One tap opens the sheet, and each name in it is one more. */
    foul: async (...names: readonly string[]) => {
      count(['open', ...names]);
      await openFoul(pad);
      for (const name of names) {
        if (name.startsWith('[]')) await tick(pad, name.slice(2));
        else await tapSheet(pad, name);
      }
    },
    /** One tap opens the sheet, one the rest of it, one chooses, and one enters it. */
    seen: async (choose: () => Promise<void>, ...before: readonly string[]) => {
      count(['open', 'seen', 'choose', ...before, 'enter']);
      await openSeen(pad);
      await tapSheet(pad, ...before);
      await choose();
      await tapSheet(pad, 'Enter');
      expect(foulSheet(pad).open).to.equal(false);
    },
  };
};

const RED = 'Red, 1';
const YELLOW = 'Yellow, 2';
const GREEN = 'Green, 3';
const BROWN = 'Brown, 4';
const BLUE = 'Blue, 5';
const PINK = 'Pink, 6';
const BLACK = 'Black, 7';

describe('a frame of six reds with six fouls of different kinds', () => {
  it('takes 48 taps, as the docs say', async () => {
    const pad = await padOf([], { reds: 6 });
    const hand = handOf(pad);
    await hand.taps('Start frame 1', 'Nothing potted', RED, BLACK, RED);
    // In-off with the blue nominated.
    await hand.foul('In-off', 'Foul, 5');
    await hand.taps(RED, PINK);
    // Nothing hit, though a red lay open: put back, and played again.
    await hand.foul('Miss', '[]full ball', 'Foul, 4');
    await hand.taps('Put back', 'Nothing potted');
    // The blue hit first; snookered after it.
    await hand.seen(() => pick(pad, 'Hit first', 'blue'), 'Free ball');
    await hand.taps('Free ball', 'Black as the free ball', BLACK, RED, PINK);
    // A push stroke; played again from where the balls lie.
    await hand.seen(() => tick(pad, 'Push stroke'));
    await hand.taps('Play again', 'Nothing potted', RED, BLACK);
    // The pink touched with the sleeve.
    await hand.foul('Foul, 6');
    await hand.taps(RED, BLACK, YELLOW, GREEN);
    // The blue falls with the brown on.
    await hand.seen(() => pick(pad, 'Pocketed', 'blue'));
    await hand.taps(BROWN, BLUE, PINK, BLACK);

    expect(pad.summary?.frames[0]).to.deep.include({ scores: [51, 52], winner: 1 });
    const states = made(pad, 0).map((_, i) => pad.source?.stateAfter(i + 1).frame);
    expect(states.filter((frame) => frame?.pending)).to.have.length(6);
    expect(hand.actions).to.equal(48);
    const docs = await (await fetch('/docs/pad.md')).text();
    expect(docs).to.contain(`${hand.actions} actions`);
  });
});
