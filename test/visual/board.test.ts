/**
 * How the board looks: every layout, theme and language at four widths, against kept pictures.
 * With fonts of their own, so that they are the same on every machine.
 */
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { visualDiff } from '@web/test-runner-visual-regression';
import '../../components/scoreboard/define.js';
import { LAYOUTS } from '../../components/scoreboard/layouts.js';
import type { Theme } from '../../components/scoreboard/snooker-scoreboard.js';
import { replay, type AnyBall, type Entry, type MatchRecord } from '../../src/index.js';

const WIDTHS = [320, 768, 1920, 3840] as const;
const THEMES = ['club', 'broadcast', 'light', 'high-contrast'] satisfies Theme[];
const LANGUAGES = ['en', 'zh-HK', 'zh-CN'] as const;

const pots = (...balls: AnyBall[]): Entry[] =>
  balls.map((ball) => ({ kind: 'stroke', pocketed: [ball] }));
const MISSED: Entry = { kind: 'stroke' };
const END: Entry = { kind: 'concede', by: 1, what: 'frame' };

/** A frame won, and one in which the side behind is in want of snookers. */
const PLAY: MatchRecord = {
  format: 'snooker-match',
  version: 1,
  setup: {
    sides: [
      // Without flags: they are the system's own emoji.
      { name: 'Ding Junhui', players: [{ name: 'Ding Junhui' }] },
      { name: 'Mark Selby', players: [{ name: 'Mark Selby' }] },
    ],
    game: { frames: 9 },
  },
  entries: [
    { kind: 'frame' },
    ...pots('red', 'black', 'red', 'black'),
    MISSED,
    END,
    { kind: 'frame', first: 0 },
    { kind: 'break', points: 56 },
    { kind: 'stroke', hit: 'none' },
    MISSED,
    ...pots('red', 'black', 'red', 'pink', 'red', 'black', 'red', 'blue'),
  ],
};

const fonts = async (): Promise<void> => {
  const faces = [
    new FontFace('Board', 'url(/test/visual/fonts/board-regular.woff2)', { weight: '400' }),
    new FontFace('Board', 'url(/test/visual/fonts/board-bold.woff2)', { weight: '700' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
};

/** A board in each language, under one another. */
const boards = async (layout: string, theme: Theme): Promise<HTMLElement> => {
  const all = document.createElement('div');
  all.style.cssText = 'display:grid;gap:8px;width:100vw;--snooker-font:Board';
  for (const lang of LANGUAGES) {
    const one = document.createElement('snooker-scoreboard');
    Object.assign(one, { lang, layout, theme, record: PLAY });
    all.append(one);
  }
  document.body.replaceChildren(all);
  await Promise.all([...all.children].map((one) => (one as Element & Waits).updateComplete));
  // Layouts and languages are fetched when they are first wanted.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await document.fonts.ready;
  return all;
};

interface Waits {
  readonly updateComplete: Promise<unknown>;
}

describe('pictures of the board', () => {
  before(async () => {
    replay(PLAY);
    await executeServerCommand('emulate-features', [
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    document.body.style.margin = '0';
    await fonts();
  });

  for (const width of WIDTHS) {
    for (const layout of LAYOUTS) {
      for (const theme of THEMES) {
        it(`${layout}, ${theme}, ${width} px`, async () => {
          await setViewport({ width, height: 1000 });
          await visualDiff(await boards(layout, theme), `${layout}-${width}-${theme}`);
        });
      }
    }
  }
});
