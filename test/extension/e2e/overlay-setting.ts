/** A browser with the extension and the pages of this machine, for the tests of the overlay. */
import { after, before, describe, test } from 'node:test';
import { PAGES } from './overlay-pages.js';
import { serve, type Site } from './server.js';
import { until, type ViewedPage, type Viewer } from './viewer.js';

export interface Setting {
  /** A test on a page of its own. */
  readonly on: (what: string, path: string, run: (page: ViewedPage) => Promise<void>) => void;
  /** Once the tests run. */
  readonly viewer: () => Viewer;
  readonly site: () => Site;
}

export const withOverlay = (
  title: string,
  open: () => Promise<Viewer>,
  tests: (setting: Setting) => void,
): void => {
  describe(title, { concurrency: false }, () => {
    let viewer: Viewer;
    let site: Site;
    let visits = 0;

    before(async () => {
      site = await serve(PAGES);
      viewer = await open();
    });
    after(async () => {
      await viewer.close();
      site.close();
    });

    tests({
      on: (what, path, run) => {
        test(what, { timeout: 60_000 }, async () => {
          const page = await viewer.newPage();
          try {
            // Another address each time: a page that comes again goes on with its match.
            await page.goto(`${site.origin}${path}?${(visits += 1)}`);
            await until('the page has loaded', () =>
              page.evaluate('document.readyState === "complete"'),
            );
            await run(page);
          } finally {
            await page.close();
          }
        });
      },
      viewer: () => viewer,
      site: () => site,
    });
  });
};
