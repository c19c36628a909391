/**
 * Element tests in real Chromium and, over WebDriver BiDi, in real Firefox.
 *
 * Commands seen to work in both: sendKeys (type, press, down, up), sendMouse, resetMouse,
 * setViewport, setUserAgent. Firefox has no CDP, so emulateMedia and a11ySnapshot throw
 * there; `emulate-features` (below) answers false there, and a test can leave its rest out.
 * A viewport or a media feature stays set for the files after: a test puts back what it changed.
 */
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import * as puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, ensureBrowsers } from './scripts/browsers.mjs';

const { chromium, firefox } = ensureBrowsers();

/**
 * `executeServerCommand('emulate-features', [{ name: 'forced-colors', value: 'active' }])` sets any
 * media features, not only the two that emulateMedia knows; an empty list puts all back.
 * Answers whether this browser can.
 */
function emulateFeaturesPlugin() {
  const clients = new WeakMap();
  return {
    name: 'emulate-features-command',
    async executeCommand({ command, payload: features, session }) {
      if (command !== 'emulate-features') return undefined;
      if (session.browser.name !== 'Chromium') return false;
      const page = session.browser.getPage(session.id);
      // What a client emulates ends with it, so each page keeps its own.
      if (!clients.has(page)) clients.set(page, await page.createCDPSession());
      await clients.get(page).send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
}

/**
 * Gives a page the focus before tests start in it: without it there are no keys and no focus events.
 * In Firefox a Tab past a page's last element leaves the focus in the toolbar, for the next page
 * too; only the way over another tab brings it back.
 */
async function focus(page, context) {
  await page.bringToFront();
  if (await page.evaluate('document.hasFocus()')) return;
  const other = await context.newPage();
  await page.bringToFront();
  await other.close();
}

async function createPage({ context }) {
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    // A finished page goes to about:blank, maybe while the next one runs already.
    if (url !== 'about:blank') await focus(page, context);
    return goto(url, options);
  };
  return page;
}

/** Named by its kind, where the launcher would call each browser Chrome. */
const launcher = (launchOptions) => chromeLauncher({ puppeteer, createPage, launchOptions });

export default {
  rootDir: '.',
  files: ['test/components/**/*.test.ts'],
  nodeResolve: true,
  // Only one page of a browser has the focus.
  concurrency: 1,
  concurrentBrowsers: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 240_000,
  testFramework: { config: { timeout: 30_000 } },
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  plugins: [
    esbuildPlugin({ ts: true, tsconfig: 'tsconfig.json', target: 'es2022' }),
    a11ySnapshotPlugin(),
    emulateFeaturesPlugin(),
  ],
  browsers: [
    launcher({ executablePath: chromium, args: CHROMIUM_FLAGS }),
    launcher({ browser: 'firefox', executablePath: firefox }),
  ],
};
