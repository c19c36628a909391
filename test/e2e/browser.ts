/** Real browsers with a profile of their own, which outlives them: Chromium and, over BiDi, Firefox. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { until } from './hand.js';
import { CHROMIUM_FLAGS, ensureBrowsers } from '../../scripts/browsers.mjs';

export type Kind = 'Chromium' | 'Firefox';

/** A folder for a browser's data, gone with the tests. */
export const newProfile = (): { path: string; remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'profile-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export const openBrowser = (kind: Kind, profile: string): Promise<Browser> => {
  const { chromium, firefox } = ensureBrowsers();
  const options =
    kind === 'Chromium'
      ? { browser: 'chrome' as const, executablePath: chromium, args: [...CHROMIUM_FLAGS] }
      : { browser: 'firefox' as const, executablePath: firefox };
  return launch({
    ...options,
    userDataDir: profile,
    defaultViewport: { width: 420, height: 860 },
    timeout: 60_000,
  });
};

/** A page with what a page's functions may need that were compiled elsewhere. */
export const newPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  return page;
};

/** Ends the browser as a power cut would, with all processes of its group. */
export const kill = async (browser: Browser, profile: string): Promise<void> => {
  const child = browser.process();
  if (child?.pid === undefined) throw new Error('This browser has no process of its own.');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
  // The driver puts Firefox's own preferences back from copies.
  await until(
    () => Promise.resolve(readdirSync(profile).filter((name) => name.endsWith('.puppeteer'))),
    (copies) => copies.length === 0,
  );
};
