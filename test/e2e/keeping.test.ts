/** A match outlives its page and its browser: reload, close, and a kill at any moment. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Entry } from '../../src/index.js';
import { kill, newPage, newProfile, openBrowser, type Kind } from './browser.js';
import { Hand, pause, until, untimed } from './hand.js';
import { openSite, type Site } from './site.js';

/** Kills of a browser; 20, in 200 entries, where `CRASH_ROUNDS` asks for them. */
const ROUNDS = Math.max(5, Number(process.env.CRASH_ROUNDS ?? 5));
const ENTRIES = 10 * ROUNDS;
/** Between two entries, ms: as fast as a thumb goes. */
const PACE = [100, 250] as const;
/** The kill comes so soon after an entry, ms: while it is being kept, or just after. */
const SOON = 40;

/** One 147 after another: each entry, and the key that makes it. */
const PAIRS = Array.from({ length: 15 }, (): KeyInput[] => ['1', '7']).flat();
const FRAME_KEYS: readonly KeyInput[] = ['n', ...PAIRS, '2', '3', '4', '5', '6', '7'];
const BALLS = ['red', 'yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const;
const keyAt = (index: number): KeyInput => FRAME_KEYS[index % FRAME_KEYS.length]!;
const entryAt = (index: number): Entry => {
  const key = keyAt(index);
  return key === 'n' ? { kind: 'frame' } : { kind: 'stroke', pocketed: [BALLS[Number(key) - 1]!] };
};
const script = (count: number): Entry[] => Array.from({ length: count }, (_, i) => entryAt(i));

const between = (least: number, most: number): number => least + Math.random() * (most - least);

for (const kind of ['Chromium', 'Firefox'] satisfies Kind[]) {
  describe(`a match is kept, ${kind}`, { timeout: 600_000 }, () => {
    let site: Site;
    let profile: ReturnType<typeof newProfile>;
    let browser: Browser;

    const open = async (match: string): Promise<Hand> => {
      const hand = new Hand(await newPage(browser));
      await hand.page.goto(`${site.origin}/dist/pages/pad.html?match=${match}&lang=en`);
      return hand;
    };

    const setUp = async (match: string): Promise<Hand> => {
      const hand = await open(match);
      await hand.press('New match');
      await hand.fill('Frames', '35');
      await hand.press('Start the match');
      await hand.sees('Start frame 1');
      return hand;
    };

    const press = async ({ page }: { page: Page }, from: number, to: number): Promise<void> => {
      for (let index = from; index < to; index += 1) await page.keyboard.press(keyAt(index));
    };

    const kept = async (hand: Hand): Promise<unknown[]> =>
      untimed(
        await until(
          () => hand.record(),
          (record) => record !== null,
        ),
      );

    before(async () => {
      site = await openSite();
    });
    after(() => {
      site.close();
    });
    beforeEach(async () => {
      profile = newProfile();
      browser = await openBrowser(kind, profile.path);
    });
    afterEach(async () => {
      await browser.close();
      profile.remove();
    });

    it('over a reload, with what may be undone and done again', async () => {
      const hand = await setUp('reload');
      await press(hand, 0, 12);
      await hand.press('Undo');
      await hand.page.reload();
      assert.deepEqual(await kept(hand), script(11));
      await hand.press('Redo');
      assert.deepEqual(await kept(hand), script(12));
      await hand.press('Undo');
      await hand.press('Undo');
      assert.deepEqual(await kept(hand), script(10));
    });

    it('over a reload in the very moment of an entry, and of taking it back', async () => {
      const hand = await setUp('moment');
      await press(hand, 0, 12);
      await hand.entered(12);
      const goAt = (what: 'enter' | 'undo'): Promise<unknown> =>
        Promise.all([
          hand.page.waitForNavigation(),
          hand.page.evaluate((how) => {
            const pad = document.querySelector('snooker-ref-pad');
            if (how === 'undo') pad?.undo();
            else pad?.enter({ kind: 'stroke', pocketed: ['black'] });
            location.reload();
          }, what),
        ]);
      await goAt('enter');
      assert.deepEqual(await kept(hand), script(13));
      await goAt('undo');
      assert.deepEqual(await kept(hand), script(12));
    });

    it('over the end of the tab, just after an entry: none is lost but that one', async () => {
      const hand = await setUp('close');
      for (let index = 0; index < 20; index += 1) {
        await hand.entered(index);
        await pause(PACE[0]);
        await press(hand, index, index + 1);
      }
      await hand.page.close();
      const entries = await kept(await open('close'));
      assert.deepEqual(entries, script(entries.length));
      assert.ok(entries.length >= 19, `${entries.length} of 20`);
    });

    it(`over ${ROUNDS} kills in ${ENTRIES} entries: none is lost but the one in flight`, async () => {
      let hand = await setUp('kill');
      let there = 0;
      for (let round = 1; round <= ROUNDS; round += 1) {
        await hand.sees(/Start frame|Nothing potted/);
        const last = Math.max(there + 1, Math.round((ENTRIES * round) / ROUNDS - between(0, 5)));
        for (let index = there; index < last; index += 1) {
          await hand.entered(index);
          if (index > there) await pause(between(...PACE));
          await press(hand, index, index + 1);
        }
        await pause(between(0, SOON));
        await kill(browser, profile.path);

        browser = await openBrowser(kind, profile.path);
        hand = await open('kill');
        const entries = await kept(hand);
        assert.deepEqual(entries, script(entries.length));
        const lost = last - entries.length;
        assert.ok(lost === 0 || lost === 1, `${lost} of ${last} entries lost in round ${round}`);
        there = entries.length;
      }
    });
  });
}
