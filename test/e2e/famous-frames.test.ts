/** Two famous frames, from the dialog of a new match to the last ball, as a referee enters them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { isRefusal, parseSetup, type MatchRecord, type SetupInput } from '../../src/index.js';
import { newPage, newProfile, openBrowser, type Kind } from './browser.js';
import { makeEntry } from './entries.js';
import { Hand, until, untimed } from './hand.js';
import { openSite, type Site } from './site.js';

const FRAMES = [
  ['robertson-walker-2021', 'nine failed escapes, and the most points of one side', [178, 6]],
  ['burnett-fernandez-2004', 'the break of 148, after a foul', [152, 0]],
] as const;

const whole = (setup: unknown) => {
  const parsed = parseSetup(setup);
  assert.ok(!isRefusal(parsed));
  return parsed;
};

/** The dialog of a new match, for two sides with a player each. */
const setUp = async (hand: Hand, { sides }: SetupInput): Promise<void> => {
  await hand.press('New match');
  for (const [index, { name = '', players }] of sides.entries()) {
    const within = `Side ${index + 1}`;
    await hand.fill('Name of player', players?.[0]?.name ?? '', within);
    await hand.press('More', { kind: 'fold', within });
    await hand.fill('Name on the board', name, within);
  }
  await hand.press('Start the match');
};

for (const kind of ['Chromium', 'Firefox'] satisfies Kind[]) {
  describe(`a famous frame by clicks, ${kind}`, { timeout: 300_000 }, () => {
    const profile = newProfile();
    let browser: Browser;
    let site: Site;

    before(async () => {
      site = await openSite();
      browser = await openBrowser(kind, profile.path);
    });

    after(async () => {
      await browser.close();
      site.close();
      profile.remove();
    });

    for (const [name, what, scores] of FRAMES) {
      it(`${name}: ${what}`, async () => {
        const path = new URL(`../records/${name}.json`, import.meta.url);
        const expected = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
        const pad = new Hand(await newPage(browser));
        await pad.page.goto(`${site.origin}/dist/pages/pad.html?match=${name}&lang=en`);
        await setUp(pad, expected.setup);
        for (const [index, entry] of expected.entries.entries()) {
          await makeEntry(pad, entry, index + 1);
        }
        const record = await pad.record();
        assert.ok(record);
        assert.deepEqual(untimed(record), expected.entries);
        const game = { frames: 5, wonBy: 'majority' };
        assert.deepEqual(whole(record.setup), whole({ ...expected.setup, game }));

        const board = new Hand(await newPage(browser));
        await board.page.goto(`${site.origin}/dist/pages/board.html?match=${name}&lang=en`);
        await until(
          () => board.shown('points'),
          (points) => points.join() === scores.join(),
        );
        assert.deepEqual(await board.shown('frames'), ['1', '0']);
      });
    }
  });
}
