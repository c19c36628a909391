import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import '../../../components/ref-pad/define.js';
import type { Entry } from '../../../src/index.js';
import {
  FRAME,
  button,
  called,
  matchOf,
  openFoul,
  openSeen,
  padOf,
  pot,
  press,
  root,
  tick,
  until,
} from './core-support.js';

const FOUL: readonly Entry[] = [
  FRAME,
  called(4, { freeBall: true, miss: true, pocketed: ['white', 'red'] }),
];
const OVER: readonly Entry[] = [FRAME, { kind: 'concede', by: 0 }];

/** Sheets, and what opens each of them on the pad. */
const SHEETS: readonly (readonly [sheet: string, by: string, entries: readonly Entry[]])[] = [
  ['snooker-foul-sheet', 'm', [FRAME]],
  ['snooker-keys-sheet', '?', [FRAME]],
  ['snooker-stroke-sheet', 's', [FRAME, pot('red')]],
  ['snooker-more-sheet', 'o', [FRAME]],
  ['snooker-more-sheet', 'b', [FRAME]],
  ['snooker-frame-end', 't', OVER],
  ['snooker-match-list', 'Matches', [FRAME]],
  ['snooker-new-match', 'n', OVER],
];

const openOf = (pad: SnookerRefPad, name: string) =>
  root(pad).querySelector(name)?.shadowRoot?.querySelector('dialog[open]');

const emulate = (features: readonly { name: string; value: string }[]): Promise<unknown> =>
  executeServerCommand('emulate-features', features);

describe('the pad for everybody', () => {
  after(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  for (const [sheet, by, entries] of SHEETS) {
    it(`${sheet}, opened by ${by}, is accessible, light and dark`, async () => {
      const pad = await padOf(entries);
      if (by === 'Matches') button(root(pad), by).click();
      else await press(pad, by);
      await until(() => openOf(pad, sheet));
      await expect(pad).to.be.accessible();
      pad.theme = 'dark';
      await pad.updateComplete;
      await expect(pad).to.be.accessible();
    });
  }

  it('a foul as seen is accessible with all that it can ask', async () => {
    const pad = await padOf([FRAME, pot('red')]);
    await openSeen(pad);
    await tick(pad, 'Push', 'Touched', '3.12(d)(i)', '3.12(d)(iv)');
    await expect(pad).to.be.accessible();
  });

  for (const lang of ['zh-HK', 'zh-CN']) {
    it(`speaks ${lang} on the pad and on its sheets, and can be read`, async () => {
      const pad = await padOf(FOUL);
      pad.lang = lang;
      await until(() => /\p{Script=Han}/u.test(root(pad).querySelector('.bar')?.textContent ?? ''));
      await expect(pad).to.be.accessible();
      await press(pad, 'f');
      await until(() =>
        /\p{Script=Han}/u.test(openOf(pad, 'snooker-foul-sheet')?.textContent ?? ''),
      );
      await expect(pad).to.be.accessible();
    });
  }

  it('tells balls, choices and what is pressed apart where colours are forced', async () => {
    if (!(await emulate([{ name: 'forced-colors', value: 'active' }]))) return;
    const pad = await padOf(FOUL);
    await press(pad, 'v');
    const style = (selector: string) => {
      const found = root(pad).querySelector(selector);
      if (!found) throw new Error(`no ${selector}`);
      return getComputedStyle(found);
    };
    const pressed = style('.toggle[aria-pressed=true]').backgroundColor;
    const plain = style('.bar button').backgroundColor;
    const border = style('.pot .ball').borderTopStyle;
    const edge = style('.stage').borderTopStyle;
    await emulate([]);
    expect(pressed).not.to.equal(plain);
    expect([border, edge]).to.deep.equal(['solid', 'solid']);
    expect(root(pad).querySelector('.pot .ball')?.textContent).to.equal('R');
  });

  it('moves nothing where motion is not wanted', async () => {
    if (!(await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]))) return;
    const pad = await padOf([FRAME]);
    const moving = [...root(pad).querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration !== '0s' || animationName !== 'none';
    });
    await emulate([]);
    expect(moving).to.deep.equal([]);
  });

  for (const fill of [false, true]) {
    it(`at 200 % everything can be scrolled to, and nothing sideways${fill ? ', filling' : ''}`, async () => {
      // A window of 640 by 780 at twice the size.
      await setViewport({ width: 320, height: 390 });
      const source = matchOf(FOUL);
      const pad = await fixture<SnookerRefPad>(
        html`<snooker-ref-pad lang="en" ?fill=${fill} .source=${source}></snooker-ref-pad>`,
      );
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      const outside = [...root(pad).querySelectorAll<HTMLElement>('.pad button')].filter((one) => {
        one.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < 0 || right > 320 || top < 0 || bottom > 390;
      });
      expect(outside.map(({ textContent }) => textContent.trim())).to.deep.equal([]);
      await setViewport({ width: 800, height: 600 });
    });
  }

  it('on a page that runs from the right the score stays a score, and texts end where they end', async () => {
    const place = await fixture<HTMLElement>(
      html`<div dir="rtl" lang="en">
        <snooker-ref-pad .source=${matchOf([FRAME, pot('red')])}></snooker-ref-pad>
      </div>`,
    );
    const pad = place.querySelector('snooker-ref-pad');
    if (!pad) throw new Error('no pad');
    const at = (selector: string) => root(pad).querySelector(selector)?.getBoundingClientRect();
    expect(at('.name')?.left).to.be.above(at('.points')?.left ?? Infinity);
    expect(at('.pot[data-ball=red]')?.left).to.be.above(
      at('.pot[data-ball=green]')?.left ?? Infinity,
    );
    expect(getComputedStyle(button(root(pad), 'Foul…')).unicodeBidi).to.equal('plaintext');
    await expect(pad).to.be.accessible();
  });

  it('the foul sheet of a phone stands at the bottom, under the thumb', async () => {
    await setViewport({ width: 360, height: 780 });
    const pad = await padOf([FRAME]);
    await openFoul(pad);
    const dialog = openOf(pad, 'snooker-foul-sheet')?.getBoundingClientRect();
    expect(dialog?.bottom).to.equal(780);
    expect(dialog?.top).to.be.above(300);
  });
});
