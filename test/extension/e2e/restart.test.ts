/** A match outlives the browser. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { openFirefox } from './firefox.js';
import { entriesKept, play, scoring, show, shows } from './overlay-driver.js';
import { PAGES } from './overlay-pages.js';
import { serve } from './server.js';
import { until, type ViewedPage, type Viewer } from './viewer.js';

interface Lasting extends Viewer {
  restart(): Promise<Lasting>;
}

const outlives = async (first: Lasting): Promise<void> => {
  const site = await serve(PAGES);
  const open = async (viewer: Viewer): Promise<ViewedPage> => {
    const page = await viewer.newPage();
    await page.goto(`${site.origin}/bare?restart`);
    return page;
  };
  const page = await open(first);
  const overlay = await play(page, 'n17');
  await until('it is kept', async () => (await entriesKept(overlay)) === 3);

  const second = await first.restart();
  const again = await open(second);
  // What was shown is forgotten with the browser: it waits for the button.
  assert.deepEqual(await again.overlays(), []);
  const board = await show(again);
  await shows(board, '8-0');
  await scoring(board);
  await again.keyboard.press('1');
  await shows(board, '9-0');
  await second.close();
  site.close();
};

test('Chromium is restarted: the page has its match again, and goes on with it', async () =>
  outlives(await openChromium(buildOf('chromium'))));

test('Firefox is restarted: the page has its match again, and goes on with it', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'viewer-'));
  try {
    await outlives(await openFirefox(buildOf('firefox'), { profile }));
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
