import { expect } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import {
  LAYOUTS,
  THEMES,
  type Layout,
  type SnookerScoreboard,
} from '../../../components/scoreboard/snooker-scoreboard.js';
import { LANGUAGES } from '../../../components/words/language.js';
import { FRAME, PAIRS, PLAY, board, pots, record } from './support.js';

const LONG = {
  sides: [
    { players: [{ name: 'Thepchaiya Un-Nooh', country: 'THA' }] },
    { players: [{ name: 'Wilhelmina Featherstonehaugh-Cholmondeley', country: 'ENG' }] },
  ],
  game: { frames: 35 },
};

/** Every score, and the box it must be in. */
const scoresOutside = (element: SnookerScoreboard): string[] => {
  const box = element.getBoundingClientRect();
  const scores = element.shadowRoot?.querySelectorAll("[part~='points'], [part~='frames']") ?? [];
  return Array.from(scores)
    .map((score) => ({ score, at: score.getBoundingClientRect() }))
    .filter(({ score, at }) => {
      const whole = score.scrollWidth <= score.clientWidth + 1 && at.width > 0;
      return !whole || at.left < box.left - 0.5 || at.right > box.right + 0.5;
    })
    .map(({ score }) => score.textContent);
};

/** Names that lie over their side's score. */
const namesOverScores = (element: SnookerScoreboard): string[] =>
  Array.from(element.shadowRoot?.querySelectorAll('.side') ?? []).flatMap((side) => {
    const scores = side.querySelector('.scores')!.getBoundingClientRect();
    return Array.from(side.querySelectorAll('.name, .player'))
      .filter((name) => {
        const box = name.getBoundingClientRect();
        const beside = box.right <= scores.left + 0.5 || box.left >= scores.right - 0.5;
        return !beside && box.bottom > scores.top && box.top < scores.bottom;
      })
      .map((name) => name.textContent);
  });

const sizes = (element: SnookerScoreboard): number[][] =>
  Array.from(element.shadowRoot?.querySelectorAll('.root *') ?? [], (node) => {
    const { width, height } = node.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });

const withStyle = async (css: string, run: () => Promise<void>): Promise<void> => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  try {
    await run();
  } finally {
    style.remove();
  }
};

const HOSTILE = [
  '* { all: unset }',
  '* { line-height: 3; letter-spacing: 9px; text-transform: uppercase }',
  'html { font-size: 10px; font-family: monospace; color: red; text-align: right }',
  'dl, dt, dd, ul, li, p, h2 { margin: 40px; padding: 40px; display: inline; float: left }',
];

describe('a board on any page', () => {
  for (const layout of LAYOUTS) {
    it(`[lesson 34] keeps every score in 320 px: ${layout}`, async () => {
      for (const setup of [LONG, PAIRS]) {
        const hundred = Array.from({ length: 13 }, () => pots('red', 'black')).flat();
        const element = await board({ record: record([FRAME, ...hundred], setup), layout }, 320);
        expect(scoresOutside(element)).to.deep.equal([]);
        expect(namesOverScores(element)).to.deep.equal([]);
        expect(element.scrollWidth, 'nothing runs over').to.be.at.most(320);
      }
    });

    it(`[lesson 38] looks the same where the page's styles are hostile: ${layout}`, async () => {
      const plain = sizes(await board({ record: record(PLAY), layout }, 600));
      for (const css of HOSTILE) {
        await withStyle(css, async () => {
          expect(sizes(await board({ record: record(PLAY), layout }, 600)), css).to.deep.equal(
            plain,
          );
        });
      }
    });

    it(`[lesson 39] does not move while a break is made: ${layout}`, async () => {
      const long = Array.from({ length: 15 }, () => pots('red', 'black')).flat();
      for (const width of [320, 900]) {
        const heights: number[] = [];
        for (const count of [0, 1, 9, 20, 30]) {
          const entries = [FRAME, ...long.slice(0, count)];
          heights.push((await board({ record: record(entries), layout }, width)).offsetHeight);
        }
        expect(new Set(heights).size, `${width} px: ${heights.join()}`).to.equal(1);
      }
    });

    it(`runs from right to left with the page: ${layout}`, async () => {
      const element = await board({ record: record(PLAY), layout }, 500);
      element.dir = 'rtl';
      await element.updateComplete;
      const [name, points] = ['name', 'points'].map(
        (part) => element.shadowRoot!.querySelector(`[part~=${part}]`)!.getBoundingClientRect().x,
      );
      expect(name).to.be.above(points!);
      expect(scoresOutside(element)).to.deep.equal([]);
    });
  }

  it('shows a ground only where chroma is asked for', async () => {
    const ground = (element: SnookerScoreboard): string =>
      getComputedStyle(element.shadowRoot!.querySelector('.root')!).backgroundColor;
    expect(ground(await board({ record: record(PLAY) }))).to.equal('rgba(0, 0, 0, 0)');
    expect(ground(await board({ record: record(PLAY), chroma: true }))).to.equal('rgb(0, 177, 64)');
    const blue = await board({ record: record(PLAY) });
    blue.style.setProperty('--snooker-chroma', 'rgb(0, 0, 255)');
    expect(ground(blue)).to.equal('rgb(0, 0, 255)');
  });

  it('writes no style attribute and no style element', async () => {
    for (const layout of LAYOUTS) {
      const element = await board({ record: record(PLAY), layout });
      expect(element.shadowRoot?.querySelector('style, [style]')).to.equal(null);
    }
  });
});

describe('a board is accessible', () => {
  const check = async (layout: Layout, theme: (typeof THEMES)[number]): Promise<void> => {
    for (const lang of LANGUAGES) {
      const full = record([...PLAY, { kind: 'stroke', hit: 'none', freeBall: true }]);
      const element = await board({ record: full, layout, theme, announce: true });
      element.lang = lang;
      await waitUntil(
        () => element.shadowRoot?.querySelector('.root')?.getAttribute('lang') === lang,
      );
      await element.updateComplete;
      await expect(element).to.be.accessible();
    }
  };
  for (const layout of LAYOUTS) {
    for (const theme of THEMES) {
      it(`${layout}, ${theme}`, () => check(layout, theme)).timeout(30_000);
    }
  }
});
