/** The rows of the players: each cell on a page that is opened for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newMatch, show } from '../e2e/overlay-driver.js';
import type { Site } from '../e2e/server.js';
import { until, type Viewer } from '../e2e/viewer.js';
import { CELLS, type Stage } from './cells.js';
import { pathOf } from './player-pages.js';
import { PLAYERS } from './players.js';
import { COLUMNS, type Findings } from './players-table.js';

export const playerSuite = (
  name: string,
  findings: Findings,
  viewer: () => Viewer,
  site: () => Site,
): void => {
  for (const player of PLAYERS) {
    for (const column of COLUMNS) {
      test(`${column} over ${player.name}`, { timeout: 60_000 }, async () => {
        const page = await viewer().newPage();
        const stage: Stage = {
          page,
          over: `document.querySelector('video')`,
          documents: [page],
          nodes: '#stage > *, #stage > * > *',
          times: 2,
          enter: () => page.mouse.click(10, 10),
          go: async () => {
            await page.evaluate('go(2)');
            await until('the next video plays', () =>
              page.evaluate('document.querySelector("video")?.currentTime > 0'),
            );
          },
        };
        try {
          // An address of its own: a page that is opened again has its match again.
          await page.goto(`${site().origin}${pathOf(player)}?${column}`);
          await until('the player plays', () => page.evaluate('window.ready'));
          assert.equal(await page.evaluate('window.ready'), true);
          if (column !== 'appears') await newMatch(await show(page));
          findings.note(name, player.name, column, await CELLS[column](stage));
        } finally {
          await page.close();
        }
      });
    }
  }
};
