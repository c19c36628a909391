/**
 * The built extension over real players and over hostile pages, in both browsers; what it finds
 * becomes docs/players.md.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { buildOf } from '../e2e/builds.js';
import { openChromium } from '../e2e/chromium.js';
import { openFirefox } from '../e2e/firefox.js';
import { PAGES } from '../e2e/overlay-pages.js';
import { openScreen, type Screen } from '../e2e/screen.js';
import { serve, type Site } from '../e2e/server.js';
import type { Viewer } from '../e2e/viewer.js';
import { HOSTILE_PAGES } from './hostile-pages.js';
import { pageSuite } from './page-suite.js';
import { playerPages } from './player-pages.js';
import { playerSuite } from './player-suite.js';
import { PLAYERS } from './players.js';
import { COLUMNS, Findings, keepTable } from './players-table.js';

const BROWSERS = ['Chromium', 'Firefox'] as const;

const OPEN: Readonly<Record<(typeof BROWSERS)[number], (screen: Screen) => Promise<Viewer>>> = {
  Chromium: () => openChromium(buildOf('chromium')),
  Firefox: ({ env }) => openFirefox(buildOf('firefox'), { headless: false, env }),
};

const findings = new Findings();

let site: Site;
let screen: Screen;
before(async () => {
  screen = await openScreen();
  site = await serve({ ...PAGES, ...(await playerPages()) });
});
after(() => {
  site.close();
  screen.close();
});

// The browsers have a screen each, and most of the time is spent in waiting for them.
describe('The overlay', { concurrency: BROWSERS.length }, () => {
  for (const name of BROWSERS) {
    describe(`in ${name}`, { concurrency: false }, () => {
      let viewer: Viewer;
      before(async () => {
        viewer = await OPEN[name](screen);
      });
      after(() => viewer.close());

      describe('over players', () => {
        playerSuite(
          name,
          findings,
          () => viewer,
          () => site,
        );
      });
      describe('over hostile pages (38, 43–45, 47–50)', () => {
        pageSuite(
          name,
          findings,
          () => viewer,
          () => site,
        );
      });
    });
  }
});

test('docs/players.md says what was found', () => {
  const rows = PLAYERS.length + HOSTILE_PAGES.length;
  assert.equal(findings.count, BROWSERS.length * rows * COLUMNS.length);
  const tables = BROWSERS.map((name) => findings.table(name));
  assert.ok(keepTable(tables), 'npm run test:extension writes docs/players.md: commit it');
});
