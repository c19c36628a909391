import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { sendKeys } from '@web/test-runner-commands';
import { PANELS } from '../../../components/ref-pad/sheets/more/more-sheet.js';
import { en } from '../../../components/words/sheets/en.js';
import { zhCN } from '../../../components/words/sheets/zh-CN.js';
import { zhHK } from '../../../components/words/sheets/zh-HK.js';
import { MatchStore } from '../../../components/source/match-store.js';
import { MemoryKeeper } from '../../../components/source/memory-keeper.js';
import { pageSurroundings } from '../../../components/source/surroundings.js';
import type { Entry } from '../../../src/index.js';
import { FOUL, FRAME, all, input, matchOf, one, pots, sheet, text } from './sheets-support.js';

const NAMES = [
  'snooker-new-match',
  'snooker-stroke-sheet',
  'snooker-more-sheet',
  'snooker-frame-end',
  'snooker-match-list',
] as const;

const PLAY: readonly Entry[] = [
  FRAME,
  ...pots('red', 'black'),
  { ...FOUL, at: '2024-05-06T12:00:00.000Z', video: 61 },
];

const opened = async (name: (typeof NAMES)[number], lang = 'en') => {
  const store = new MatchStore(pageSurroundings(new MemoryKeeper()));
  const kept = await store.create({ record: matchOf(PLAY).record });
  kept.close();
  return sheet(name, { match: matchOf(PLAY), store: store.matches }, lang);
};

/** Every word, with the path to it. */
const words = (dictionary: object): [string, unknown][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? words(value as object).map(([path, word]): [string, unknown] => [`${key}.${path}`, word])
      : [[key, value] as [string, unknown]],
  );

/** The same in every language: signs and figures. */
const NO_WORDS = ['none', 'ofAttempts', 'minutes', 'ended.black'];

describe('a sheet', () => {
  for (const name of NAMES) {
    it(`${name} is a labelled dialog that axe has nothing against`, async () => {
      const element = await opened(name);
      const dialog = one(element, 'dialog');
      expect(dialog.matches(':modal')).to.equal(true);
      expect(text(element, '#title')).not.to.equal('');
      await expect(element).to.be.accessible();
    });

    it(`${name} speaks Chinese, and axe has nothing against it`, async () => {
      const element = await opened(name, 'zh-HK');
      await waitUntil(() => one(element, 'dialog').lang === 'zh-HK');
      await waitUntil(() => /\p{Script=Han}/u.test(text(element, '#title')));
      await expect(element).to.be.accessible();
    });

    it(`${name} fits 320 px`, async () => {
      const element = await opened(name);
      const dialog = one(element, 'dialog');
      dialog.style.inlineSize = '320px';
      expect(dialog.scrollWidth).to.be.at.most(320);
    });

    it(`${name} closes by Escape and gives the focus back`, async () => {
      const before = await fixture<HTMLButtonElement>(html`<button>Before</button>`);
      before.focus();
      const element = await opened(name);
      expect(element.open).to.equal(true);
      await sendKeys({ press: 'Escape' });
      expect(element.open).to.equal(false);
      expect(document.activeElement).to.equal(before);
    });

    it(`${name} closes by its button`, async () => {
      const element = await opened(name);
      one(element, '.close').click();
      await element.updateComplete;
      expect(element.open).to.equal(false);
      expect(one(element, 'dialog').matches('[open]')).to.equal(false);
    });
  }

  for (const panel of PANELS) {
    it(`axe has nothing against ${panel}`, async () => {
      const match = matchOf(panel === 'lots' ? [FRAME] : PLAY);
      const element = await sheet('snooker-more-sheet', { match });
      await element.showPanel(panel);
      expect(all(element, 'form')).to.have.length(1);
      for (const details of all(element, 'details')) details.toggleAttribute('open', true);
      await expect(element).to.be.accessible();
    });
  }

  it('has controls of 44 px', async () => {
    const element = await opened('snooker-new-match');
    for (const control of all(element, 'button, input, select, summary, .choice, .check')) {
      if (control.matches('.choice input, .check input') || !control.checkVisibility()) continue;
      const { height } = control.getBoundingClientRect();
      expect(height, control.tagName).to.be.at.least(44);
    }
  });

  it('keeps its keys to itself (lesson 47)', async () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
    addEventListener('keydown', listen);
    const element = await opened('snooker-new-match');
    one(element, '[id="sides.0.players.0.name"]').focus();
    await sendKeys({ type: 'f5' });
    removeEventListener('keydown', listen);
    expect(input(element, '[id="sides.0.players.0.name"]').value).to.equal('f5');
    expect(heard).to.deep.equal([]);
  });

  it('is closed when it was taken out of the page, and opens again', async () => {
    const element = await opened('snooker-new-match');
    const { parentElement } = element;
    element.remove();
    expect(element.open).to.equal(false);
    parentElement?.append(element);
    await element.show();
    expect(one(element, 'dialog').matches(':modal')).to.equal(true);
  });

  for (const [language, dictionary] of [
    ['zh-HK', zhHK],
    ['zh-CN', zhCN],
  ] as const) {
    it(`says everything in ${language}`, () => {
      const english = new Map(words(en));
      const others = new Map(words(dictionary));
      expect([...others.keys()].sort()).to.deep.equal([...english.keys()].sort());
      const untold = [...others].filter(
        ([path, word]) =>
          typeof word === 'string' &&
          word === english.get(path) &&
          word !== '' &&
          !NO_WORDS.includes(path),
      );
      expect(untold).to.deep.equal([]);
    });
  }
});
