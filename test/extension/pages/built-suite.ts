/** The built extension's own pages beside a video, in a real browser. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { overlayOf, play, scores, scoring, shows } from '../e2e/overlay-driver.js';
import { serve, type Site } from '../e2e/server.js';
import { until, type Frame, type ViewedPage, type Viewer } from '../e2e/viewer.js';

const VIDEO = `<video src="/clip.webm" autoplay muted loop width="800" style="display:block"></video>`;

const rootOf = (page: string): string => `document.querySelector('${page}').shadowRoot`;

/** What a person would click who looks for these words. */
const clickText = (page: ViewedPage, root: string, words: string): Promise<unknown> =>
  until(`“${words}” can be clicked`, () =>
    page.evaluate<boolean>(`(() => {
      const controls = [...${root}.querySelectorAll('button, label > span')];
      const control = controls.find(({ textContent }) => textContent.trim() === ${JSON.stringify(words)});
      control?.click();
      return Boolean(control);
    })()`),
  );

const says = (page: ViewedPage, root: string, words: string): Promise<unknown> =>
  until(`it says “${words}”`, () =>
    page.evaluate<boolean>(`${root}.textContent.includes(${JSON.stringify(words)})`),
  );

export const builtSuite = (name: string, open: () => Promise<Viewer>): void => {
  describe(`Pages of the extension in ${name}`, { concurrency: false }, () => {
    let viewer: Viewer;
    let site: Site;
    let visits = 0;
    before(async () => {
      viewer = await open();
      site = await serve({ '/': { body: VIDEO } });
    });
    after(async () => {
      await viewer.close();
      site.close();
    });

    const opened: ViewedPage[] = [];
    const own = async (path: string): Promise<ViewedPage> => {
      const page = await viewer.openOwn(path);
      opened.push(page);
      return page;
    };

    /** A match over a video, one red scored. */
    const beside = (
      what: string,
      run: (at: { page: ViewedPage; overlay: Frame; tab: number }) => Promise<void>,
    ): void => {
      test(what, { timeout: 60_000 }, async () => {
        const page = await viewer.newPage();
        opened.push(page);
        try {
          const address = `${site.origin}/?${(visits += 1)}`;
          await page.goto(address);
          await until('the video plays', () =>
            page.evaluate('document.querySelector("video").currentTime > 0'),
          );
          const overlay = await play(page, 'n1');
          await shows(overlay, '1-0');
          const helper = await own('options.html');
          const tab = await helper.evaluate<number>(`(async () => {
            const tabs = await browser.tabs.query({});
            return tabs.find(({ url }) => url === ${JSON.stringify(address)}).id;
          })()`);
          await helper.close();
          await run({ page, overlay, tab });
          for (const one of opened)
            assert.deepEqual(
              one.errors.filter((text) => !/favicon|404/.test(text)),
              [],
            );
        } finally {
          for (const one of opened.splice(0)) await one.close().catch(() => undefined);
        }
      });
    };

    const PANEL = rootOf('panel-page');
    const PAD = `${PANEL}.querySelector('snooker-ref-pad')`;
    const panelOf = async (tab: number): Promise<ViewedPage> => {
      const panel = await own(`panel.html?tab=${tab}`);
      await until('the pad is there', () => panel.evaluate(`Boolean(${PAD}?.record)`));
      return panel;
    };
    const padScores = (panel: ViewedPage): Promise<string> =>
      panel.evaluate<string>(`${PAD}.summary.now.scores.join('-')`);

    beside(
      'the panel has the match of the tab, and writes it where it is used',
      async ({ overlay, tab }) => {
        const panel = await panelOf(tab);
        assert.equal(await padScores(panel), '1-0');
        await panel.evaluate(`void ${PAD}.enter({ kind: 'stroke', pocketed: ['black'] })`);
        await until('the overlay has it', async () => (await scores(overlay)) === '8-0', 1000);
        assert.equal(await padScores(panel), '8-0');
      },
    );

    beside(
      'the overlay writes again after the panel did, and the panel has it',
      async ({ page, overlay, tab }) => {
        const panel = await panelOf(tab);
        await panel.evaluate(`void ${PAD}.enter({ kind: 'stroke', pocketed: ['black'] })`);
        await shows(overlay, '8-0');
        // The video's tab is in front again, and has the keyboard.
        await panel.close();
        await scoring(overlay);
        await page.keyboard.press('1');
        await shows(overlay, '9-0');
        const again = await panelOf(tab);
        await until('the panel has it', async () => (await padScores(again)) === '9-0');
      },
    );

    beside(
      'entries of overlay and panel carry the time of the video and the clock',
      async ({ page, tab }) => {
        const panel = await panelOf(tab);
        await page.evaluate(
          `(() => { const v = document.querySelector('video'); v.pause(); v.currentTime = 1.5; })()`,
        );
        // The panel may hear of it a moment later: then it is entered again.
        await until('the stroke has it', async () => {
          await panel.evaluate(`void ${PAD}.enter({ kind: 'stroke', pocketed: ['pink'] })`);
          const stamped = await panel.evaluate<boolean>(`(() => {
          const last = ${PAD}.record.entries.at(-1);
          return last.video === 1.5 && Math.abs(Date.parse(last.at) - Date.now()) < 5000;
        })()`);
          if (!stamped) await panel.evaluate(`void ${PAD}.undo()`);
          return stamped;
        });
        const first = await panel.evaluate<number>(`${PAD}.record.entries[1].video`);
        assert.equal(typeof first, 'number');
      },
    );

    beside('a click in the list of times goes there in the video (56)', async ({ page, tab }) => {
      await page.evaluate(`document.querySelector('video').pause()`);
      const panel = await panelOf(tab);
      const time = await panel.evaluate<number>(`${PAD}.record.entries[1].video`);
      await page.evaluate(`document.querySelector('video').currentTime = ${time} + 1`);
      await clickText(panel, PANEL, 'Video times');
      await until('the stroke can be clicked', () =>
        panel.evaluate<boolean>(`(() => {
          const button = ${PANEL}.querySelector('.times button:not(:disabled)');
          button?.click();
          return Boolean(button);
        })()`),
      );
      await until('the video is there', () =>
        page.evaluate(`Math.abs(document.querySelector('video').currentTime - ${time}) < 0.2`),
      );
    });

    beside(
      'after a rewind the board shows the score as it stood, where that is chosen (56)',
      async ({ page, overlay, tab }) => {
        await page.evaluate(`document.querySelector('video').pause()`);
        const panel = await panelOf(tab);
        await clickText(panel, PANEL, 'Video times');
        await clickText(panel, PANEL, 'Board as at the video’s present time');
        await page.evaluate(`document.querySelector('video').currentTime = 0`);
        await until('no red yet', async () => (await scores(overlay)) !== '1-0');
        await clickText(panel, PANEL, 'Board as at the video’s present time');
        await shows(overlay, '1-0');
      },
    );

    beside('a window of its own shows the board of the same match', async ({ tab }) => {
      const window = await own(`window.html?board&tab=${tab}`);
      const board = `${rootOf('window-page')}.querySelector('snooker-scoreboard')`;
      await until('the board is there', () =>
        window.evaluate<boolean>(`${board}?.source.summary.now.scores.join('-') === '1-0'`),
      );
    });

    const POPUP = rootOf('popup-page');
    beside(
      'the popup hides the board and shows it again, with its match',
      async ({ page, tab }) => {
        const popup = await own(`popup.html?tab=${tab}`);
        await says(popup, POPUP, 'The board is over the video.');
        await clickText(popup, POPUP, 'Hide the board');
        await until('it is gone', async () => (await page.overlays()).length === 0);
        await clickText(popup, POPUP, 'Show the board');
        const overlay = await overlayOf(page);
        await shows(overlay, '1-0');
      },
    );

    beside('the match goes on after the page is loaded anew', async ({ page, tab }) => {
      const panel = await panelOf(tab);
      await page.reload();
      const overlay = await overlayOf(page);
      await shows(overlay, '1-0');
      await panel.evaluate(`void ${PAD}.enter({ kind: 'stroke', pocketed: ['black'] })`);
      await shows(overlay, '8-0');
    });

    test('the popup says that it may not run on a page of the browser', async () => {
      const popup = await own('popup.html');
      await says(popup, POPUP, 'This page belongs to the browser');
      await popup.close();
    });

    test('first page and settings stand, without an error and without the network', async () => {
      for (const [path, root, words] of [
        ['welcome.html', rootOf('welcome-page'), 'Keep score over any stream'],
        ['options.html', rootOf('options-page'), 'Board over the video'],
      ] as const) {
        const page = await own(path);
        await says(page, root, words);
        assert.deepEqual(page.errors, []);
        await page.close();
      }
      const foreign = viewer.requests.filter(
        (address) => /^https?:/.test(address) && !address.startsWith(site.origin),
      );
      assert.deepEqual(foreign, []);
    });
  });
};
