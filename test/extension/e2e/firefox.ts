/** Firefox with the extension, over WebDriver BiDi; its own window is reached too, for the toolbar. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Browser, type Frame as PuppeteerFrame, type Page } from 'puppeteer-core';
import { ensureBrowsers } from '../../../scripts/browsers.mjs';
import { zipFolder } from '../../../scripts/zip.mjs';
import { until, type Frame, type ViewedPage, type Viewer } from './viewer.js';

interface Bidi {
  send(method: string, params: unknown): Promise<{ result: unknown }>;
}

/** Runs an expression in the browser's own window. */
const inWindow = async (browser: Browser, expression: string): Promise<unknown> => {
  const { connection } = browser as unknown as { connection: Bidi };
  const tree = await connection.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
    maxDepth: 0,
  });
  const { contexts } = tree.result as { contexts: readonly { context: string }[] };
  const { result } = await connection.send('script.evaluate', {
    expression,
    awaitPromise: true,
    target: { context: contexts[0]?.context },
  });
  const {
    type,
    result: value,
    exceptionDetails,
  } = result as {
    type: string;
    result?: { value?: unknown };
    exceptionDetails?: { text: string };
  };
  if (type !== 'success') throw new Error(exceptionDetails?.text);
  return value?.value;
};

/** What Firefox does when the button of the extension is pressed. */
const press = (id: string): string => `(async () => {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const extension = ExtensionParent.GlobalManager.getExtension(${JSON.stringify(id)});
  await ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
})()`;

/** The event page goes, as after half a minute without work. */
const stop = (id: string): string => `(async () => {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  await ExtensionParent.GlobalManager.getExtension(${JSON.stringify(id)}).terminateBackground();
})()`;

/** Firefox has a key element in its window for each shortcut of an extension. */
const KEYS: Readonly<Record<string, string>> = { 'toggle-board': 'B', 'toggle-scoring': 'S' };
const shortcut = (letter: string): string => `(() => {
  const key = [...document.querySelectorAll('keyset[id^="ext-keyset-id"] key')]
    .find((one) => one.getAttribute('key') === ${JSON.stringify(letter)}
      && one.getAttribute('modifiers').includes('alt'));
  key.doCommand();
})()`;

const base = (id: string): string => `(() => {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  return ExtensionParent.GlobalManager.getExtension(${JSON.stringify(id)}).baseURL;
})()`;

/** A frame of the extension is `about:blank` to the driver, whatever it holds. */
const isOverlay = async (frame: PuppeteerFrame): Promise<boolean> => {
  try {
    return (await frame.evaluate('location.pathname')) === '/overlay.html';
  } catch {
    return false;
  }
};

const view = (page: Page, browser: Browser, id: string): ViewedPage => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const asFrame = (frame: PuppeteerFrame): Frame => ({
    evaluate: async <T>(expression: string) => (await frame.evaluate(expression)) as T,
  });
  return {
    errors,
    keyboard: {
      press: (key) => page.keyboard.press(key as Parameters<Page['keyboard']['press']>[0]),
      type: (text) => page.keyboard.type(text),
    },
    mouse: page.mouse,
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    pressButton: async () => {
      await page.bringToFront();
      await inWindow(browser, press(id));
    },
    frames: () => Promise.resolve(page.frames().map(asFrame)),
    overlays: async () => {
      const are = await Promise.all(page.frames().map(isOverlay));
      return page
        .frames()
        .filter((_, i) => are[i])
        .map(asFrame);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => {
      await page.screenshot({ path: path });
    },
    close: () => page.close(),
  };
};

export interface FirefoxViewer extends Viewer {
  /** Ends the browser, and starts it again with its profile. */
  restart(): Promise<FirefoxViewer>;
}

export interface FirefoxOptions {
  readonly headless?: boolean;
  readonly env?: Record<string, string | undefined>;
  readonly prefs?: Record<string, unknown>;
  /** Folder in which the extension is installed for good; else it goes with the browser. */
  readonly profile?: string;
}

const idOf = (build: string): string => {
  const { browser_specific_settings: own } = JSON.parse(
    readFileSync(join(build, 'manifest.json'), 'utf8'),
  ) as { browser_specific_settings: { gecko: { id: string } } };
  return own.gecko.id;
};

/** What a profile needs to take an extension that no store has signed, and to know it again. */
const settled = (id: string): Record<string, unknown> => ({
  'xpinstall.signatures.required': false,
  'extensions.autoDisableScopes': 0,
  // The driver forgets what the browser has set.
  'extensions.webextensions.uuids': JSON.stringify({
    [id]: '5a0e7f2c-3b1d-4c6e-8f90-1a2b3c4d5e6f',
  }),
});

const settle = (build: string, profile: string): string => {
  const id = idOf(build);
  const folder = join(profile, 'extensions');
  mkdirSync(folder, { recursive: true });
  zipFolder(build, join(folder, `${id}.xpi`));
  return id;
};

const isThere = (id: string): string => `(() => {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  return ExtensionParent.GlobalManager.getExtension(${JSON.stringify(id)}) !== undefined;
})()`;

/** @param build folder of the extension */
export const openFirefox = async (
  build: string,
  options: FirefoxOptions = {},
): Promise<FirefoxViewer> => {
  const { headless = true, env, prefs = {}, profile } = options;
  const kept = profile === undefined ? null : settle(build, profile);
  const browser = await launch({
    browser: 'firefox',
    executablePath: ensureBrowsers().firefox,
    headless,
    ...(env && { env }),
    args: ['--remote-allow-system-access'],
    ...(profile !== undefined && { userDataDir: profile }),
    extraPrefsFirefox: { ...(kept !== null && settled(kept)), ...prefs },
    defaultViewport: { width: 1000, height: 700 },
  });
  const requests: string[] = [];
  const id = kept ?? (await browser.installExtension(build));
  await until(
    'the extension is there',
    async () => (await inWindow(browser, isThere(id))) === true,
  );
  const own = String(await inWindow(browser, base(id)));
  const newPage = async (): Promise<Page> => {
    const page = await browser.newPage();
    page.on('request', (request) => requests.push(request.url()));
    return page;
  };
  return {
    name: 'Firefox',
    requests,
    newPage: async () => view(await newPage(), browser, id),
    openOwn: async (path) => {
      const page = await newPage();
      // To the driver such a page never finishes loading.
      void page.goto(own + path).catch(() => undefined);
      await until(
        'a page of the extension',
        () =>
          page.evaluate(
            `location.href === ${JSON.stringify(own + path)} && document.readyState === 'complete'`,
          ) as Promise<boolean>,
      );
      return view(page, browser, id);
    },
    stopBackground: async () => {
      await inWindow(browser, stop(id));
    },
    update: async () => {
      await browser.installExtension(build);
    },
    command: async (name) => {
      await inWindow(browser, shortcut(KEYS[name] ?? ''));
    },
    restart: async () => {
      await browser.close();
      return openFirefox(build, options);
    },
    close: () => browser.close(),
  };
};
