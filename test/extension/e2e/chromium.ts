/** Chromium with the extension, over CDP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureBrowsers } from '../../../scripts/browsers.mjs';
import { until, type Frame, type ViewedPage, type Viewer } from './viewer.js';

const view = (page: Page, press: () => Promise<void>): ViewedPage => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    errors,
    keyboard: page.keyboard,
    mouse: page.mouse,
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    pressButton: press,
    frames: () => Promise.resolve(page.frames()),
    overlays: () =>
      Promise.resolve(page.frames().filter((frame) => frame.url().endsWith('/overlay.html'))),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    close: () => page.close(),
  };
};

const buttonPresser = (cdp: CDPSession, id: string, page: Page) => async (): Promise<void> => {
  await page.bringToFront();
  const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find(({ url }) => url === page.url());
  // Not yet among the commands that playwright-core has types for.
  await (cdp as { send(method: string, params: unknown): Promise<unknown> }).send(
    'Extensions.triggerAction',
    { id, targetId: tab?.targetId },
  );
};

const welcomed = (context: BrowserContext): Promise<Page> =>
  until('the first-run page', async () =>
    Promise.resolve(context.pages().find((page) => page.url().endsWith('/welcome.html'))),
  );

/** The extension's id, once its first-run page has come and gone: it would be in front of the tests. */
const firstRun = async (context: BrowserContext): Promise<string> => {
  const page = await welcomed(context);
  const { host } = new URL(page.url());
  await page.close();
  return host;
};

/** Where an extension from a folder is in the browser's own data. */
interface Installed {
  readonly profile: string;
  readonly id: string;
}

export interface ChromiumViewer extends Viewer {
  /** Ends the browser, and starts it again with all that it kept. */
  restart(): Promise<ChromiumViewer>;
}

/**
 * @param build folder of the extension
 * @param before what an earlier run of the browser has left
 */
export const openChromium = async (
  build: string,
  flags: readonly string[] = [],
  before?: Installed,
): Promise<ChromiumViewer> => {
  const profile = before?.profile ?? mkdtempSync(join(tmpdir(), 'viewer-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowsers().chromium,
    viewport: { width: 1000, height: 700 },
    ignoreDefaultArgs: ['--disable-extensions', '--headless'],
    args: [
      ...CHROMIUM_FLAGS,
      ...flags,
      '--headless=new',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${build}`,
      `--load-extension=${build}`,
    ],
  });
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  const id = before?.id ?? (await firstRun(context));
  const cdp = await context.browser()?.newBrowserCDPSession();
  if (!cdp) throw new Error('This browser has no session of its own.');
  // Not yet among the commands that playwright-core has types for.
  const raw = cdp as { send(method: string, params: unknown): Promise<unknown> };
  const open = async (): Promise<[Page, ViewedPage]> => {
    const page = await context.newPage();
    return [page, view(page, buttonPresser(cdp, id, page))];
  };
  return {
    name: 'Chromium',
    requests,
    newPage: async () => (await open())[1],
    openOwn: async (path) => {
      const [page, viewed] = await open();
      await page.goto(`chrome-extension://${id}/${path}`);
      return viewed;
    },
    stopBackground: async () => {
      const page = await context.newPage();
      await page.goto(`chrome-extension://${id}/options.html`);
      const workers = await context.newCDPSession(page);
      const stopped = new Promise<void>((resolve) => {
        workers.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
        });
      });
      await workers.send('ServiceWorker.enable');
      await workers.send('ServiceWorker.stopAllWorkers');
      await stopped;
      await page.close();
    },
    update: async () => {
      await raw.send('Extensions.loadUnpacked', { path: build });
    },
    updateWaits: async () => {
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('No worker runs.');
      await worker.evaluate(`chrome.runtime.onUpdateAvailable.dispatch({ version: '99' })`);
    },
    // No driver reaches the browser's own shortcuts: this is what they fire.
    command: async (name) => {
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('No worker runs.');
      await worker.evaluate(`chrome.tabs
        .query({ active: true, lastFocusedWindow: true })
        .then(([tab]) => chrome.commands.onCommand.dispatch('${name}', tab))`);
    },
    restart: async () => {
      await context.close();
      return openChromium(build, flags, { profile, id });
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

export type { Frame };
