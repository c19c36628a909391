/** The built extension over real players, in both browsers; what it finds becomes docs/players.md. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { buildOf } from '../e2e/builds.js';
import { openChromium } from '../e2e/chromium.js';
import { openFirefox } from '../e2e/firefox.js';
import {
  hostRect,
  inside,
  isScoring,
  newMatch,
  overlayOf,
  scores,
  scoring,
  settled,
  show,
  videoRect,
  type Rect,
} from '../e2e/overlay-driver.js';
import { openScreen, type Screen } from '../e2e/screen.js';
import { serve, type Site } from '../e2e/server.js';
import { until, type Frame, type ViewedPage, type Viewer } from '../e2e/viewer.js';
import { pathOf, playerPages } from './player-pages.js';
import { PLAYERS, type Player } from './players.js';
import { COLUMNS, Findings, keepTable, type Column, type Finding } from './players-table.js';

const BROWSERS = ['Chromium', 'Firefox'] as const;

const OPEN: Readonly<Record<(typeof BROWSERS)[number], (screen: Screen) => Promise<Viewer>>> = {
  Chromium: () => openChromium(buildOf('chromium')),
  Firefox: ({ env }) => openFirefox(buildOf('firefox'), { headless: false, env }),
};

const centre = ({ left, top, width, height }: Rect): [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The middle of the button that turns scoring on and off, pixels of the page's viewport. */
const modeButton = async (page: ViewedPage, overlay: Frame): Promise<[number, number]> => {
  const host = await hostRect(page);
  const button = await overlay.evaluate<Rect>(`(() => {
    const { left, top, width, height } = document.querySelector('overlay-page').shadowRoot
      .querySelector('.mode').getBoundingClientRect();
    return { left, top, width, height };
  })()`);
  return centre({ ...button, left: host.left + button.left, top: host.top + button.top });
};

/** Clicks the button until the mode is what it should be. */
const clickMode = async (page: ViewedPage, overlay: Frame, on: boolean): Promise<void> => {
  if ((await isScoring(overlay)) === on) return;
  await settled(page);
  await page.mouse.click(...(await modeButton(page, overlay)));
  await until(`scoring is ${on ? 'on' : 'off'}`, async () => (await isScoring(overlay)) === on);
};

const overVideo = (page: ViewedPage): Promise<true> =>
  until(
    'the overlay lies over the video',
    async () => inside(await hostRect(page), await videoRect(page)) && true,
  );

const inFullscreen = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>('document.fullscreenElement !== null');

const HOST = 'document.querySelector("[data-snooker-overlay]")';

/** Is the overlay what a click in its middle would reach? */
const isReached = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const { left, top, width, height } = ${HOST}.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === ${HOST};
  })()`);

/** What is in the stage, but for the overlay, in order. */
const nodes = (page: ViewedPage): Promise<string> =>
  page.evaluate<string>(`[...document.querySelectorAll('#stage > *, #stage > * > *')]
    .filter((node) => !node.matches('[data-snooker-overlay]')).map((node) => node.tagName).join()`);

const findings = new Findings();

let site: Site;
let screen: Screen;
before(async () => {
  screen = await openScreen();
  site = await serve(await playerPages());
});
after(() => {
  site.close();
  screen.close();
});

for (const name of BROWSERS) {
  describe(`Players in ${name}`, { concurrency: false }, () => {
    let viewer: Viewer;
    before(async () => {
      viewer = await OPEN[name](screen);
    });
    after(() => viewer.close());

    const over = (
      player: Player,
      column: Column,
      run: (page: ViewedPage) => Promise<Finding>,
    ): void => {
      test(`${column} over ${player.name}`, { timeout: 60_000 }, async () => {
        const page = await viewer.newPage();
        try {
          // An address of its own: a page that is opened again has its match again.
          await page.goto(`${site.origin}${pathOf(player)}?${column}`);
          await until('the player plays', () => page.evaluate('window.ready'));
          assert.equal(await page.evaluate('window.ready'), true);
          findings.note(name, player.name, column, await run(page));
        } finally {
          await page.close();
        }
      });
    };

    for (const player of PLAYERS) {
      over(player, 'appears', async (page) => {
        const before = page.errors.length;
        await show(page);
        await overVideo(page);
        assert.deepEqual(page.errors.slice(before), []);
        return 'yes';
      });

      over(player, 'styled', async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        const style = (of: string, property: string): Promise<string> =>
          overlay.evaluate<string>(
            `getComputedStyle(document.querySelector('overlay-page').shadowRoot.querySelector('${of}')).${property}`,
          );
        assert.equal(await style('.mode', 'letterSpacing'), 'normal');
        assert.equal(await style('.mode', 'lineHeight'), '15.6px');
        const host = `getComputedStyle(document.querySelector('[data-snooker-overlay]'))`;
        assert.equal(await page.evaluate(`${host}.opacity`), '1');
        assert.equal(await page.evaluate(`${host}.transform`), 'none');
        return 'yes';
      });

      over(player, 'clickable', async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await overVideo(page);
        await clickMode(page, overlay, true);
        await clickMode(page, overlay, false);
        // Beside the board the player is what is hit.
        const video = await videoRect(page);
        const point = [video.left + video.width / 2, video.top + 40].join();
        const hit = await page.evaluate<boolean>(
          `!document.elementFromPoint(${point}).matches('[data-snooker-overlay]')`,
        );
        assert.equal(hit, true);
        return 'yes';
      });

      over(player, 'keys', async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await scoring(overlay);
        await page.evaluate('heard.length = 0');
        for (const key of ['n', '1', '7']) await page.keyboard.press(key);
        await until('1 + 7', async () => (await scores(overlay)) === '8-0');
        assert.deepEqual(await page.evaluate('heard'), []);
        await page.keyboard.press('Escape');
        await until('scoring is off', async () => !(await isScoring(overlay)));
        await page.keyboard.press('5');
        await until('the page has its keys', () => page.evaluate('heard.includes("5")'));
        assert.equal(await scores(overlay), '8-0');
        return 'yes';
      });

      over(player, 'fullscreen', async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await overVideo(page);
        const before = await nodes(page);
        let finding: Finding = 'yes';
        for (const time of [1, 2]) {
          await settled(page);
          await page.mouse.click(10, 10);
          await until(`fullscreen, time ${time}`, () => inFullscreen(page));
          await until('the overlay is over it', async () => {
            const { top, height } = await hostRect(page);
            return top + height > (await page.evaluate<number>('innerHeight')) * 0.7;
          });
          if (await isReached(page)) await clickMode(page, overlay, true);
          else {
            finding = 'while scoring';
            await scoring(overlay);
          }
          await until('it can be clicked', () => isReached(page));
          for (const key of ['n', '1', '7', 'z', 'z', 'z']) await page.keyboard.press(key);
          await until('scored and taken back', async () => (await scores(overlay)) === '0-0');
          await clickMode(page, overlay, false);
          assert.equal(await inFullscreen(page), true);
          await page.evaluate('document.exitFullscreen()');
          await until('out of it', async () => !(await inFullscreen(page)));
          await overVideo(page);
        }
        assert.equal(await nodes(page), before);
        return finding;
      });

      over(player, 'navigation', async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await scoring(overlay);
        for (const key of ['n', '1']) await page.keyboard.press(key);
        await until('a red', async () => (await scores(overlay)) === '1-0');
        await page.evaluate('go(2)');
        await until('the next video plays', () =>
          page.evaluate('document.querySelector("video")?.currentTime > 0'),
        );
        await overVideo(page);
        assert.equal(await scores(await overlayOf(page)), '1-0');
        return 'yes';
      });
    }
  });
}

test('docs/players.md says what was found', () => {
  assert.equal(findings.count, BROWSERS.length * PLAYERS.length * COLUMNS.length);
  const tables = BROWSERS.map((name) => findings.table(name));
  assert.ok(keepTable(tables), 'npm run test:extension writes docs/players.md: commit it');
});
