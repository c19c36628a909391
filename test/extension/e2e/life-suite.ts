/** What outlives what: the background stops, the extension is replaced, a site is always on. */
import assert from 'node:assert/strict';
import {
  entriesKept,
  hostRect,
  inside,
  isScoring,
  newMatch,
  overlayOf,
  play,
  scoring,
  show,
  shows,
  videoRect,
} from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until, type ViewedPage, type Viewer } from './viewer.js';

const hosts = (page: ViewedPage): Promise<number> =>
  page.evaluate<number>('document.querySelectorAll("[data-snooker-overlay]").length');

export const lifeSuite = (name: string, open: () => Promise<Viewer>): void => {
  withOverlay(`Life of the extension in ${name}`, open, ({ on, viewer, site }) => {
    /** Runs in a page of the extension, which is then closed. */
    const own = async (expression: string): Promise<void> => {
      const page = await viewer().openOwn('options.html');
      try {
        await page.evaluate(expression);
      } finally {
        await page.close().catch(() => undefined);
      }
    };
    const always = (sites: readonly string[]): Promise<void> =>
      own(`browser.storage.local.get('settings').then(({ settings }) =>
        browser.storage.local.set({ settings: { ...settings, sites: ${JSON.stringify(sites)} } }))`);

    on(
      'the background is stopped in a long safety battle; then a pot is recorded (51)',
      '/bare',
      async (page) => {
        const overlay = await play(page, 'n1');
        await shows(overlay, '1-0');
        await viewer().stopBackground();
        await page.keyboard.press('7');
        await shows(overlay, '8-0');
        await until('it is kept', async () => (await entriesKept(overlay)) === 3);
        // It comes by itself: the button might open the popup, which the next test's press would close.
        await page.reload();
        const again = await overlayOf(page);
        await shows(again, '8-0');
      },
    );

    on(
      'hidden at once after a burst of keys, it has kept all that was seen',
      '/bare',
      async (page) => {
        const overlay = await play(page, 'n1717');
        await shows(overlay, '16-0');
        await viewer().command('toggle-board');
        await until('hidden', async () => (await hosts(page)) === 0);
        await viewer().command('toggle-board');
        const again = await overlayOf(page);
        await shows(again, '16-0');
      },
    );

    on(
      'its page is loaded anew at once after a burst of keys: all of them are kept',
      '/bare',
      async (page) => {
        await play(page, 'n1717');
        await page.reload();
        const again = await overlayOf(page);
        await shows(again, '16-0');
      },
    );

    on(
      'its page is left at once after a burst of keys, and comes again: all of them are kept',
      '/bare',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await scoring(overlay);
        const address = await page.evaluate<string>('location.href');
        for (const key of 'n1717') await page.keyboard.press(key);
        await page.goto(address.replace('/bare', '/no-video'));
        await page.goto(address);
        const again = await overlayOf(page);
        await shows(again, '16-0');
        await scoring(again);
        await page.keyboard.press('1');
        await shows(again, '17-0');
      },
    );

    on(
      'the way back to a page that was set aside: its board is there, and writes',
      '/bare',
      async (page) => {
        const overlay = await play(page, 'n17');
        await shows(overlay, '8-0');
        const address = await page.evaluate<string>('location.href');
        await page.goto(address.replace('/bare', '/no-video'));
        const between = await overlayOf(page);
        await shows(between, '8-0');
        await page.evaluate('history.back()');
        const again = await until('the page again', async () =>
          (await page.evaluate('location.href')) === address ? overlayOf(page) : null,
        );
        await shows(again, '8-0');
        await scoring(again);
        await page.keyboard.press('1');
        await shows(again, '9-0');
      },
    );

    on(
      'taken out by the page while it scores, it has the keyboard again, or says that it has not',
      '/keys',
      async (page) => {
        const overlay = await play(page, 'n1');
        await until('it is kept', async () => (await entriesKept(overlay)) === 2);
        await page.evaluate(`document.querySelector('[data-snooker-overlay]').remove()`);
        const again = await overlayOf(page);
        await shows(again, '1-0');
        await until('the mode is true', async () => {
          const has = await again.evaluate<boolean>('document.hasFocus()');
          return (await isScoring(again)) === has;
        });
      },
    );

    on(
      'its shortcuts show and hide the board (39), and turn scoring on and off',
      '/bare',
      async (page) => {
        // What the browser gives with a shortcut, access to the tab, the build for tests has anyhow.
        await viewer().command('toggle-board');
        const overlay = await overlayOf(page);
        await newMatch(overlay);
        await viewer().command('toggle-scoring');
        await until('scoring', () => isScoring(overlay));
        for (const key of ['n', '1']) await page.keyboard.press(key);
        await shows(overlay, '1-0');
        await viewer().command('toggle-scoring');
        await until('no scoring', async () => !(await isScoring(overlay)));
        await viewer().command('toggle-board');
        await until('hidden', async () => (await page.overlays()).length === 0);
      },
    );

    on(
      'on a site that is always on it comes by itself, and an explicit hide wins',
      '/bare',
      async (page) => {
        await always([site().origin]);
        await page.goto(`${site().origin}/bare?always`);
        await overlayOf(page);
        await until('over the video', async () =>
          inside(await hostRect(page), await videoRect(page)),
        );
        await viewer().command('toggle-board');
        await until('hidden', async () => (await page.overlays()).length === 0);
        await page.reload();
        await new Promise((resolve) => setTimeout(resolve, 1500));
        assert.equal(await hosts(page), 0);
        await always([]);
        await page.goto(`${site().origin}/bare?never`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        assert.equal(await hosts(page), 0);
      },
    );

    on(
      'an update: the old board goes, the new one comes with the same match',
      '/bare',
      async (page) => {
        await always([site().origin]);
        await page.goto(`${site().origin}/bare?update`);
        const overlay = await overlayOf(page);
        await newMatch(overlay);
        await scoring(overlay);
        for (const key of ['n', '1']) await page.keyboard.press(key);
        await shows(overlay, '1-0');
        // An entry in flight may be lost; this one is not.
        await until('it is kept', async () => (await entriesKept(overlay)) === 2);
        const before = await overlay.evaluate<number>('performance.timeOrigin');
        await viewer().update();
        const after = await until('a new board', async () => {
          const frames = await page.overlays();
          const [frame] = frames;
          if (!frame || frames.length > 1) return null;
          return (await frame.evaluate<number>('performance.timeOrigin')) > before ? frame : null;
        });
        await shows(after, '1-0');
        assert.equal(await hosts(page), 1);
        await always([]);
      },
    );
  });
};
