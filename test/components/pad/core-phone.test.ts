import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import '../../../components/ref-pad/define.js';
import type { Entry, SetupInput } from '../../../src/index.js';
import { FRAME, button, called, matchOf, pot, press, root, until } from './core-support.js';

const MISS: Entry = called(4, { miss: { fullBall: true } });
/** All that a foul can bring at once: a warning, balls to put back, a free ball, in-hand. */
const FOUL: readonly Entry[] = [
  FRAME,
  MISS,
  { kind: 'decision', choice: 'replace' },
  called(4, { miss: { fullBall: true }, freeBall: true, pocketed: ['white', 'red', 'red'] }),
];
const PLAY = [FRAME, pot('red')];
const OVER: readonly Entry[] = [FRAME, { kind: 'concede', by: 1 }];
const THREE: SetupInput = { sides: [{ name: 'Ding' }, { name: 'Selby' }], game: { frames: 3 } };

const LONG: SetupInput = {
  sides: ['Wilhelmina Featherstonehaugh', 'Thepchaiya Un-Nooh'].map((name) => ({
    players: [{ name }, { name: `${name} the younger` }],
  })),
};
const MISSED: readonly Entry[] = [FRAME, called(4, { miss: true, freeBall: true })];

const padIn = async (entries: readonly Entry[], fill: boolean): Promise<SnookerRefPad> => {
  const source = matchOf(entries, THREE);
  const pad = await fixture<SnookerRefPad>(
    html`<snooker-ref-pad lang="en" ?fill=${fill} .source=${source}></snooker-ref-pad>`,
  );
  root(pad).querySelector<HTMLElement>('.root')?.focus();
  pad.scrollIntoView();
  return pad;
};

/** Controls of which a part lies outside the window, or under something else. */
const outOfReach = (pad: SnookerRefPad, selector: string): readonly string[] =>
  [...root(pad).querySelectorAll<HTMLElement>(selector)]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const;
      return corners.some(([x, y]) => {
        const there = root(pad).elementFromPoint(x, y);
        return !there || (there !== control && !control.contains(there));
      });
    })
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

const CONTROLS =
  '.pot, .balls + .row > button, [data-choice], .decision .chip, .free button, .bar button';

describe('the pad on a phone', () => {
  before(async () => {
    await setViewport({ width: 360, height: 780 });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  for (const fill of [false, true]) {
    const where = fill ? 'as high as the screen' : 'as high as it needs';
    it(`${where}, has balls, end of visit and foul in reach`, async () => {
      const pad = await padIn(PLAY, fill);
      expect(root(pad).querySelectorAll(CONTROLS)).to.have.length(14);
      expect(outOfReach(pad, CONTROLS)).to.deep.equal([]);
    });

    it(`${where}, has everything in reach after a foul with all that it can bring`, async () => {
      const pad = await padIn(FOUL, fill);
      expect(root(pad).querySelectorAll('[data-choice], .decision .chip')).to.have.length(5);
      expect(outOfReach(pad, CONTROLS)).to.deep.equal([]);
      await press(pad, 'v');
      expect(root(pad).querySelectorAll('.free button')).to.have.length(5);
      expect(outOfReach(pad, CONTROLS)).to.deep.equal([]);
    });

    it(`${where}, offers the next frame in one tap`, async () => {
      const pad = await padIn(OVER, fill);
      expect(outOfReach(pad, '.stage button, .bar button')).to.deep.equal([]);
      button(root(pad), 'Start frame 2').click();
      expect(pad.summary?.frames).to.have.length(2);
    });
  }

  it('as high as the screen, leaves nothing to scroll but what is read', async () => {
    const pad = await padIn(FOUL, true);
    expect(pad.getBoundingClientRect().height).to.equal(780);
    expect(root(pad).querySelector('.bar')?.getBoundingClientRect().bottom).to.be.at.most(780);
  });

  for (const [width, height] of [
    [320, 640],
    [740, 360],
  ] as const) {
    it(`${width} × ${height}: names of any length leave all of a foul, and the score, in sight`, async () => {
      // As on a phone, where scroll bars take no room.
      document.documentElement.style.scrollbarWidth = 'none';
      await setViewport({ width, height });
      const pad = await fixture<SnookerRefPad>(
        html`<snooker-ref-pad lang="en" fill .source=${matchOf(MISSED, LONG)}></snooker-ref-pad>`,
      );
      pad.scrollIntoView();
      expect(root(pad).querySelectorAll('[data-choice], .free button')).to.have.length(4);
      expect(outOfReach(pad, `${CONTROLS}, .side .points`)).to.deep.equal([]);
      document.documentElement.style.scrollbarWidth = '';
      await setViewport({ width: 360, height: 780 });
    });
  }

  it('names of any length make the page no wider than the screen', async () => {
    for (const entries of [PLAY, FOUL, MISSED]) {
      const pad = await fixture<SnookerRefPad>(
        html`<snooker-ref-pad lang="en" fill .source=${matchOf(entries, LONG)}></snooker-ref-pad>`,
      );
      expect(root(pad).querySelector('.unseen')).to.exist;
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).to.equal(clientWidth);
      pad.remove();
    }
  });

  it('advice can be folded away, and stays so', async () => {
    const pad = await padIn([FRAME, called(4, { freeBall: true })], false);
    await until(() => root(pad).querySelector('details'));
    const advice = root(pad).querySelector('details');
    root(pad).querySelector('summary')?.click();
    await until(() => advice?.open === false);
    await press(pad, '1', 'z');
    expect(root(pad).querySelector('details')?.open).to.equal(false);
  });
});
