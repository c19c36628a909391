/** The build as it is published: with no access to any site but by the user's press of the button. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { hostRect, inside, play, show, shows, videoRect } from './overlay-driver.js';
import { PAGES } from './overlay-pages.js';
import { serve, type Site } from './server.js';
import { until, type Viewer } from './viewer.js';

/** A site of the list, played by this machine. */
export const NAME = 'www.bilibili.com';

/** @param open with `NAME` as a name of this machine */
export const publishedSuite = (name: string, open: () => Promise<Viewer>): void => {
  describe(`Published build in ${name}`, { concurrency: false }, () => {
    let viewer: Viewer;
    let site: Site;

    before(async () => {
      site = await serve(PAGES);
      viewer = await open();
    });
    after(async () => {
      await viewer.close();
      site.close();
    });

    const named = (path: string): string => site.origin.replace('localhost', NAME) + path;

    test('the button is all that it takes: board, keys, score', { timeout: 60_000 }, async () => {
      const page = await viewer.newPage();
      await page.goto(named('/bare'));
      const overlay = await play(page, 'n15');
      await shows(overlay, '6-0');
      await page.close();
    });

    test('a tab in which it was not pressed stays closed to it', { timeout: 60_000 }, async () => {
      const page = await viewer.newPage();
      await page.goto(named('/bare?other'));
      assert.deepEqual(await page.overlays(), []);
      assert.equal(await page.evaluate('!document.querySelector("[data-snooker-overlay]")'), true);
      await page.close();
    });

    test('a site that is known to play in an element of its own', { timeout: 60_000 }, async () => {
      const page = await viewer.newPage();
      await page.goto(named('/own-player'));
      await show(page);
      await until('it lies over the player', async () =>
        inside(await hostRect(page), await videoRect(page, 'bwp-video')),
      );
      await page.close();
    });
  });
};
