/** Pads and boards in tabs of one browser: what lessons 28 to 37 and 42 ask of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser, HTTPRequest } from 'puppeteer-core';
import { newPage, newProfile, openBrowser, type Kind } from './browser.js';
import { Hand, pause, until, untimed } from './hand.js';
import { openSite, type Site } from './site.js';

const SECOND = 1000;
const FRAME = { kind: 'frame' };
const RED = { kind: 'stroke', pocketed: ['red'] };
const BLACK = { kind: 'stroke', pocketed: ['black'] };

for (const kind of ['Chromium', 'Firefox'] satisfies Kind[]) {
  describe(`pads and boards in tabs, ${kind}`, { timeout: 300_000 }, () => {
    const profile = newProfile();
    let site: Site;
    let browser: Browser;

    const open = async (path: string): Promise<Hand> => {
      const hand = new Hand(await newPage(browser));
      await hand.page.goto(new URL(path, site.origin).href);
      return hand;
    };
    const pad = (match: string) => open(`/dist/pages/pad.html?match=${match}&lang=en`);
    const board = (match: string, more = '') =>
      open(`/dist/pages/board.html?match=${match}&lang=en${more}`);

    /** A pad with a match of this name, and a frame begun. */
    const begin = async (match: string, first = 'Ding', second = 'Selby'): Promise<Hand> => {
      const hand = await pad(match);
      await hand.press('New match');
      await hand.fill('Name of player', first, 'Side 1');
      await hand.fill('Name of player', second, 'Side 2');
      await hand.press('Start the match');
      await hand.press('Start frame 1');
      await hand.sees('Nothing potted');
      return hand;
    };

    const points = async (hand: Hand, expected: string): Promise<void> => {
      await until(
        () => hand.shown('points'),
        (shown) => shown.join('-') === expected,
      );
    };

    const close = async (...hands: readonly Hand[]): Promise<void> => {
      for (const { page } of hands) await page.close();
    };

    before(async () => {
      site = await openSite();
      browser = await openBrowser(kind, profile.path);
    });
    after(async () => {
      await browser.close();
      site.close();
      profile.remove();
    });

    /** A page without the worker, which would have each part at hand on the first visit already. */
    const unkept = async (): Promise<Hand> => {
      const page = await newPage(browser);
      await page.evaluateOnNewDocument(() => {
        ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
      });
      return new Hand(page);
    };

    it('a part that could not be fetched is said; scoring goes on, and a reload has all of it', async () => {
      const hand = await unkept();
      let away = true;
      await hand.page.setRequestInterception(true);
      hand.page.on('request', (request) => {
        if (away && /(foul-sheet|pad-referee)-/.test(request.url())) void request.abort();
        else void request.continue();
      });
      await hand.page.goto(`${site.origin}/dist/pages/pad.html?match=part&lang=en`);
      await hand.press('New match');
      await hand.press('Start the match');
      await hand.press('Start frame 1');
      await hand.sees('A part of the pad could not be fetched');
      await hand.page.keyboard.press('1');
      await hand.press('Foul…');
      // Of the advice, and of the sheet.
      await hand.sees(/(could not be fetched[^]*){2}/);
      await hand.page.keyboard.press('7');
      await hand.entered(3);
      away = false;
      await hand.page.reload();
      await hand.entered(3);
      await hand.press('Foul…');
      await hand.press('Foul, 4');
      await hand.entered(4);
      await close(hand);
    });

    it('a call whose words are still on their way is made when they come', async () => {
      const hand = await unkept();
      const held: HTTPRequest[] = [];
      await hand.page.setRequestInterception(true);
      hand.page.on('request', (request) => {
        if (request.url().includes('pad-referee-')) held.push(request);
        else void request.continue();
      });
      // Firefox holds the load of the page for what is on its way.
      await hand.page.goto(`${site.origin}/dist/pages/pad.html?match=early&lang=en`, {
        waitUntil: 'domcontentloaded',
      });
      await hand.press('New match');
      await hand.press('Start the match');
      await hand.press('Start frame 1');
      await hand.page.keyboard.press('1');
      await hand.entered(2);
      assert.ok(!(await hand.text()).includes('146 remaining'));
      for (const request of held) void request.continue();
      await hand.sees('1, break 1, 146 remaining');
      await close(hand);
    });

    it('[lesson 28] a board of the same origin follows the pad within a second', async () => {
      const first = await begin('dock');
      const shown = await board('dock');
      await points(shown, '0-0');
      await first.page.bringToFront();
      const started = Date.now();
      await first.press('Red, 1');
      await points(shown, '1-0');
      const took = Date.now() - started;
      assert.ok(took < SECOND, `${took} ms`);
      await close(first, shown);
    });

    it('[lesson 29] two matches on one page share nothing', async () => {
      const names = [
        ['left', 'Ding', 'Selby'],
        ['right', 'Fu', 'Higgins'],
      ] as const;
      for (const [match, first, second] of names) await close(await begin(match, first, second));
      const both = await open('/demo/#left');
      await both.page.setViewport({ width: 1200, height: 1600 });
      await both.page.evaluate(() => {
        document.documentElement.lang = 'en';
        for (const name of ['snooker-scoreboard', 'snooker-ref-pad']) {
          const element = document.createElement(name);
          element.setAttribute('match', 'right');
          document.body.append(element);
        }
      });
      await points(both, '0-0-0-0');
      await both.press('Red, 1', { within: 'Referee’s pad: Ding' });
      await points(both, '1-0-0-0');
      await both.press('Nothing potted', { within: 'Referee’s pad: Fu' });
      await both.press('Red, 1', { within: 'Referee’s pad: Fu' });
      await points(both, '1-0-0-1');
      await both.press('Undo', { within: 'Referee’s pad: Ding' });
      await points(both, '0-0-0-1');
      await close(both);
    });

    it('[lesson 30] a board that is opened late, or reloaded, shows the present state', async () => {
      const first = await begin('late');
      await first.press('Red, 1');
      await first.press('Black, 7');
      const shown = await board('late');
      await points(shown, '8-0');
      await shown.page.reload();
      await points(shown, '8-0');
      await close(first);
      await shown.page.reload();
      await points(shown, '8-0');
      await close(shown);
    });

    it('[lesson 31] a board whose pad is gone says how old it is', async () => {
      const first = await begin('dead');
      const shown = await board('dead');
      await first.press('Red, 1');
      await points(shown, '1-0');
      assert.deepEqual(await shown.shown('stale'), []);
      // Firefox has all pages of a site in one process.
      if (kind === 'Chromium') void first.page.goto('chrome://crash').catch(() => undefined);
      else await close(first);
      await shown.sees(/As it stood at \d\d:\d\d.*(just now|1 min ago)/);
      assert.deepEqual(await shown.shown('points'), ['1', '0']);
      const next = await pad('dead');
      await until(
        () => shown.shown('stale'),
        (stale) => stale.length === 0,
      );
      await close(next, shown);
    });

    it('[lesson 32] a second pad is told, takes over, and the first is told', async () => {
      const first = await begin('two');
      await first.press('Red, 1');
      const second = await pad('two');
      await second.sees('Another page writes this match');
      await second.page.keyboard.press('7');
      await second.press('Take over');
      await first.sees('Another page has taken this match over');
      await until(
        () => second.text(),
        (text) => !text.includes('Take over'),
      );
      await second.press('Black, 7');
      await until(
        () => first.record(),
        (record) => record?.entries.length === 3,
      );
      await first.page.bringToFront();
      await first.page.keyboard.press('1');
      await first.sees('Another page is writing this match');
      assert.deepEqual(untimed(await second.record()), [FRAME, RED, BLACK]);
      await close(second);
      await until(
        () => first.text(),
        (text) => !text.includes('Take over'),
      );
      await first.press('Red, 1');
      assert.deepEqual(untimed(await first.record()), [FRAME, RED, BLACK, RED]);
      await close(first);
    });

    it('[lesson 33] a board over video has no ground, or the one to be keyed out', async () => {
      await close(await begin('video'));
      const grounds = (hand: Hand): Promise<string[]> =>
        hand.page.evaluate(() => {
          const root = document.querySelector('snooker-scoreboard')?.shadowRoot;
          return [document.documentElement, document.body, root?.querySelector('.root')].map(
            (element) => (element ? getComputedStyle(element).backgroundColor : 'none'),
          );
        });
      const clear = await board('video', '&layout=bar');
      await points(clear, '0-0');
      assert.deepEqual(new Set(await grounds(clear)), new Set(['rgba(0, 0, 0, 0)']));
      const keyed = await board('video', '&layout=bar&chroma');
      await points(keyed, '0-0');
      assert.equal((await grounds(keyed)).at(-1), 'rgb(0, 177, 64)');
      await close(clear, keyed);
    });

    it('[lesson 36] another page of the origin enters, undoes and asks', async () => {
      const first = await begin('pedal');
      const shown = await board('pedal');
      const pedal = await open('/dist/pages/board.html');
      const ask = (message: object): Promise<unknown> =>
        pedal.page.evaluate(
          (sent) =>
            new Promise((resolve) => {
              const channel = new BroadcastChannel('snooker-match:pedal');
              channel.onmessage = ({ data }: MessageEvent<{ type: string; refusal: unknown }>) => {
                if (data.type !== 'result') return;
                channel.close();
                resolve(data.refusal);
              };
              channel.postMessage({ ...sent, request: 'pedal' });
            }),
          message,
        );
      assert.equal(await ask({ type: 'enter', entry: RED }), null);
      await points(shown, '1-0');
      const refusal = (await ask({ type: 'enter', entry: RED })) as { reason: string };
      assert.equal(refusal.reason, 'name-the-colour');
      assert.equal(await ask({ type: 'undo' }), null);
      await points(shown, '0-0');
      await close(first, shown, pedal);
    });

    it('[lesson 37] a board two seconds late does not give the shot away', async () => {
      const first = await begin('stream');
      const shown = await board('stream', '&delay=2');
      await points(shown, '0-0');
      await first.page.bringToFront();
      await first.press('Red, 1');
      const made = Date.now();
      await pause(SECOND);
      assert.deepEqual(await shown.shown('points'), ['0', '0']);
      await points(shown, '1-0');
      assert.ok(Date.now() - made >= 1.9 * SECOND);
      await close(first, shown);
    });

    it('[lesson 42] a script that is loaded again breaks nothing', async () => {
      await close(await begin('again'));
      const page = await open('/demo/#again');
      const trouble: string[] = [];
      page.page.on('pageerror', (error) => trouble.push(String(error)));
      await points(page, '0-0');
      await page.page.evaluate(async () => {
        const classes = () =>
          ['board', 'pad'].map((id) => document.getElementById(id)?.constructor);
        const before = classes();
        for (const type of ['module', 'text/javascript']) {
          const script = document.createElement('script');
          script.type = type;
          script.src = `../dist/cdn/snooker.js?${type}`;
          await new Promise((done) => {
            script.onload = script.onerror = done;
            document.head.append(script);
          });
        }
        if (classes().some((one, i) => one !== before[i])) throw new Error('defined anew');
      });
      await page.press('Red, 1');
      await points(page, '1-0');
      assert.deepEqual(trouble, []);
      await close(page);
    });

    it('[lesson 28] pages that are opened from a file say what to do', async () => {
      for (const name of ['board', 'pad']) {
        const page = await open(pathToFileURL(`${site.root}/dist/pages/${name}.html`).href);
        await page.sees(/web address/);
        await close(page);
      }
    });
  });
}
