/** The extension's pages in real browsers, on a host that stands as each test wants it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import type { Entry } from '../../../src/index.js';
import { pots, record } from '../../engine/support.js';
import { BROWSERS, launch, open, Site } from './site.js';

const FRAME: Entry = { kind: 'frame', video: 5 };
const timed = (entries: Entry[]): Entry[] =>
  entries.map((entry, i) => ({ ...entry, video: 60 + i * 20 }));
/** A red and a black in turn: 56 in fourteen strokes. */
const BREAK = timed(pots(...Array.from({ length: 7 }, () => ['red', 'black'] as const).flat()));
const MATCH = record([FRAME, ...BREAK]);

const PLAYING = { time: 100, rate: 1, live: false, alone: false, duration: 3600 };

let site: Site;
before(async () => {
  site = await Site.start();
});
after(() => site.close());

for (const name of BROWSERS) {
  describe(name, () => {
    let browser: Browser;
    before(async () => {
      browser = await launch(name);
    });
    after(() => browser.close());

    /** Opens a page of the extension, does something in it, and sees that nothing went wrong. */
    const on = async (
      what: 'popup' | 'panel' | 'options' | 'welcome' | 'window',
      { standing = {}, language = 'en', match = true, query = '', width = 320 } = {},
      work: (page: Page) => Promise<void>,
    ): Promise<void> => {
      const { page, errors } = await open(browser, site, { query, width });
      try {
        if (match) await page.evaluate((of) => window.fixture.match(of), MATCH);
        await page.evaluate((...to) => window.fixture.page(...to), what, standing, language);
        await work(page);
        assert.deepEqual(errors, []);
      } finally {
        await page.close();
      }
    };

    const text = (page: Page): Promise<string> =>
      page.evaluate(() => (document.body.firstElementChild as HTMLElement).shadowRoot!.textContent);
    const asked = (page: Page): Promise<unknown[][]> =>
      page.evaluate(() => window.fixture.host.asked);
    const click = async (page: Page, words: string): Promise<void> => {
      const control = await page.evaluateHandle((of) => window.fixture.control(of), words);
      const element = control.asElement();
      assert.ok(element, `nothing to click is called “${words}”`);
      await (element as ElementHandle).click();
      await page.evaluate(() => window.fixture.settled());
    };
    const choose = async (page: Page, name: string, value: string): Promise<void> => {
      await page.evaluate(
        async (selector, to) => {
          const shadow = document.body.firstElementChild!.shadowRoot!;
          const select = shadow.querySelector<HTMLSelectElement>(selector)!;
          select.value = to;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await window.fixture.settled();
        },
        name,
        value,
      );
    };

    test('popup: shows and hides the board, and says which', () =>
      on('popup', {}, async (page) => {
        assert.match(await text(page), /can be laid over the video/);
        await click(page, 'Show the board');
        assert.match(await text(page), /The board is over the video/);
        await click(page, 'Hide the board');
        assert.deepEqual(await asked(page), [
          ['show', true],
          ['show', false],
        ]);
      }));

    test('popup: scoring is turned on where the board is, and says what that means', () =>
      on('popup', { standing: { shown: true } }, async (page) => {
        assert.match(await text(page), /Off: the page has all of its keys/);
        await click(page, 'Keys score');
        assert.match(await text(page), /On: the keys are the pad’s/);
        assert.deepEqual(await asked(page), [['score', true]]);
      }));

    for (const [place, says] of [
      ['browser-page', /belongs to the browser/],
      ['store-page', /extension store/],
      ['file-page', /a file of yours/],
      ['unknown', /only after you press its button/],
    ] as const) {
      test(`popup: says why the board may not run on a ${place}, and offers no button for it`, () =>
        on('popup', { standing: { place, origin: null, access: false } }, async (page) => {
          assert.match(await text(page), says);
          assert.doesNotMatch(await text(page), /Show the board/);
        }));
    }

    test('popup: access that is not granted is said, and asked for by a click (52)', () =>
      on('popup', { standing: { access: false } }, async (page) => {
        assert.match(await text(page), /does not let the extension into video\.example/);
        await click(page, 'Ask to be let into video.example');
        assert.deepEqual(await asked(page), [['ask', 'https://video.example']]);
        assert.match(await text(page), /Show the board/);
      }));

    test('popup: a site that is known is called by its name', () =>
      on('popup', { standing: { origin: 'https://www.youtube.com' } }, async (page) => {
        assert.match(await text(page), /Always on YouTube \(www\.youtube\.com\)/);
      }));

    test('popup: a no is taken, and said', () =>
      on('popup', { standing: { access: false } }, async (page) => {
        await page.evaluate(() => (window.fixture.host.agrees = false));
        await click(page, 'Ask to be let into video.example');
        assert.match(await text(page), /You said no/);
      }));

    test('popup: a page without a video is said to have none', () =>
      on('popup', { standing: { video: false } }, async (page) => {
        assert.match(await text(page), /No video was found/);
      }));

    test('popup: a player in a frame of another site is named, and access there asked for', () =>
      on(
        'popup',
        { standing: { video: false, closedFrames: ['https://player.example'] } },
        async (page) => {
          assert.match(await text(page), /a frame that belongs to player\.example/);
          await click(page, 'Ask to be let into player.example');
          assert.deepEqual(await asked(page), [['ask', 'https://player.example']]);
        },
      ));

    test('popup: always on this site is asked for, kept, and given back', () =>
      on('popup', {}, async (page) => {
        const sites = () =>
          page.evaluate(async () => (await window.fixture.host.settings.read()).sites);
        await click(page, 'Always on video.example');
        assert.deepEqual(await sites(), ['https://video.example']);
        await click(page, 'Always on video.example');
        assert.deepEqual(await sites(), []);
        assert.deepEqual(await asked(page), [
          ['ask', 'https://video.example'],
          ['giveBack', 'https://video.example'],
        ]);
      }));

    test('popup: where the user says no, the site is not kept', () =>
      on('popup', {}, async (page) => {
        await page.evaluate(() => (window.fixture.host.agrees = false));
        await click(page, 'Always on video.example');
        const { sites } = await page.evaluate(() => window.fixture.host.settings.read());
        assert.deepEqual(sites, []);
      }));

    test('popup: opens the pad beside the page', () =>
      on('popup', {}, async (page) => {
        await page.evaluate(() => (window.close = () => undefined));
        await click(page, 'Beside the page');
        assert.deepEqual(await asked(page), [['open', 'side']]);
      }));

    test('popup: another match is picked for the tab', () =>
      on('popup', {}, async (page) => {
        const id = await page.evaluate(
          (of) => window.fixture.match(of, { title: 'Other', pick: false }),
          MATCH,
        );
        await choose(page, 'select', id);
        const picked = await page.evaluate(() => window.fixture.host.tabs.matchOf({ id: 1 }));
        assert.equal(picked, id);
      }));

    test('popup: fits into 320 px', () =>
      on('popup', { standing: { shown: true } }, async (page) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(width, 320);
      }));

    test('panel: what another page enters is on the pad within a second', () =>
      on('panel', { width: 360 }, async (page) => {
        const score = () =>
          page.evaluate(() => {
            const panel = document.querySelector('panel-page')!.shadowRoot!;
            return panel.querySelector('snooker-ref-pad')!.summary!.now.scores[0];
          });
        assert.equal(await score(), 56);
        await page.evaluate(async () => {
          const { host } = window.fixture;
          const id = await host.tabs.matchOf({ id: 1 });
          const other = await host.store.open(id!);
          await other.takeOver();
          other.enter({ kind: 'stroke', pocketed: ['red'] });
          await new Promise((resolve) => setTimeout(resolve, 900));
        });
        assert.equal(await score(), 57);
      }));

    test('panel: a stroke entered while the video plays carries its time', () =>
      on('panel', { width: 360 }, async (page) => {
        const last = await page.evaluate(async (report) => {
          const { host, settled } = window.fixture;
          host.report = { ...report, rate: 0, at: Date.now() };
          const pad = document
            .querySelector('panel-page')!
            .shadowRoot!.querySelector('snooker-ref-pad')!;
          pad.enter({ kind: 'stroke', pocketed: ['red'] });
          await settled();
          return pad.record!.entries.at(-1)!.video;
        }, PLAYING);
        assert.equal(last, 100);
      }));

    test('panel: a click on a stroke goes to its time in the video', () =>
      on('panel', { width: 360 }, async (page) => {
        await page.evaluate(
          (report) => (window.fixture.host.report = { ...report, at: Date.now() }),
          PLAYING,
        );
        await click(page, 'Video times');
        await click(page, 'Go to 1:20 in the video: 1:20 black , Score 8–0 8–0');
        assert.deepEqual(await asked(page), [['seek', 80]]);
      }));

    test('panel: without a video there is nothing to go to, and that is said', () =>
      on('panel', { width: 360 }, async (page) => {
        await click(page, 'Video times');
        assert.match(await text(page), /no video to go to/);
      }));

    test('panel: a match is made and becomes the tab’s', () =>
      on('panel', { match: false, width: 360 }, async (page) => {
        assert.match(await text(page), /No match is open/);
        await page.evaluate(async () => {
          const panel = document.querySelector('panel-page')!.shadowRoot!;
          panel.querySelector('snooker-new-match')!.dispatchEvent(
            Object.assign(new Event('snooker-new-match', { bubbles: true }), {
              setup: { sides: [{ name: 'Ding' }, { name: 'Selby' }] },
            }),
          );
          await window.fixture.settled();
          await window.fixture.settled();
        });
        const id = await page.evaluate(() => window.fixture.host.tabs.matchOf({ id: 1 }));
        assert.notEqual(id, null);
        assert.match(await text(page), /Ding – Selby/);
      }));

    test('panel: a match opened from the list becomes the tab’s', () =>
      on('panel', { width: 360 }, async (page) => {
        const id = await page.evaluate(
          (of) => window.fixture.match(of, { title: 'Other', pick: false }),
          MATCH,
        );
        await click(page, 'Matches');
        await click(page, 'Open');
        const picked = await page.evaluate(() => window.fixture.host.tabs.matchOf({ id: 1 }));
        assert.equal(picked, id);
        const open = await page.evaluate(
          () =>
            document
              .querySelector('panel-page')!
              .shadowRoot!.querySelector('snooker-match-list')!
              .shadowRoot!.querySelector('dialog')!.open,
        );
        assert.equal(open, false);
      }));

    test('panel: where every match is deleted, one is brought back from the list', () =>
      on('panel', { match: false, width: 360 }, async (page) => {
        await page.evaluate(async (of) => {
          const id = await window.fixture.match(of, { pick: false });
          await window.fixture.host.store.matches.remove(id);
        }, MATCH);
        await page.waitForFunction(
          () => !document.querySelector('panel-page')!.shadowRoot!.querySelector('select'),
        );
        await click(page, 'Matches');
        await click(page, 'Deleted (1)');
        await click(page, 'Bring back Ding – Selby');
        assert.match(await text(page), /Ding – Selby/);
      }));

    test('window: the board alone shows the match as it stood at the video’s time', () =>
      on('window', { query: '?board', width: 640 }, async (page) => {
        const score = () =>
          page.evaluate(() => {
            const board = document
              .querySelector('window-page')!
              .shadowRoot!.querySelector('snooker-scoreboard')!;
            return board.source!.summary.now.scores[0];
          });
        assert.equal(await score(), 56);
        await page.evaluate(async (report) => {
          const { host, settled } = window.fixture;
          await host.settings.change(() => ({ follow: true }));
          host.report = { ...report, time: 80, rate: 0, at: Date.now() };
          await settled();
        }, PLAYING);
        assert.equal(await score(), 8);
      }));

    test('settings: what is chosen is kept at once, and the page speaks the language chosen', () =>
      on('options', { width: 800 }, async (page) => {
        await choose(page, 'select[name="language"]', 'zh-CN');
        assert.match(await text(page), /视频上的计分板/);
        const lang = await page.evaluate(() => document.documentElement.lang);
        assert.equal(lang, 'zh-CN');
      }));

    test('settings: a key is changed by pressing it; one that is taken is not', () =>
      on('options', { width: 800 }, async (page) => {
        const keys = () =>
          page.evaluate(async () => (await window.fixture.host.settings.read()).keys);
        await click(page, 'Change the key for Undo: Z');
        await page.keyboard.press('KeyF');
        assert.match(await text(page), /F already does/);
        await page.keyboard.press('KeyX');
        await page.evaluate(() => window.fixture.settled());
        assert.deepEqual(await keys(), { undo: ['KeyX'] });
        await click(page, 'All keys as they were at first');
        assert.deepEqual(await keys(), {});
      }));

    test('settings: Escape leaves a key as it was', () =>
      on('options', { width: 800 }, async (page) => {
        await click(page, 'Change the key for Undo: Z');
        await page.keyboard.press('Escape');
        const { keys } = await page.evaluate(() => window.fixture.host.settings.read());
        assert.deepEqual(keys, {});
      }));

    test('settings: a site is removed, and its access given back', () =>
      on('options', { width: 800 }, async (page) => {
        await page.evaluate(async () => {
          await window.fixture.host.settings.change(() => ({ sites: ['https://video.example'] }));
          await window.fixture.settled();
        });
        await click(page, 'Remove video.example');
        const { sites } = await page.evaluate(() => window.fixture.host.settings.read());
        assert.deepEqual(sites, []);
        assert.deepEqual(await asked(page), [['giveBack', 'https://video.example']]);
      }));

    test('settings: storage that keeps nothing is said', () =>
      on('options', { width: 800 }, async (page) => {
        await page.evaluate(() => {
          window.fixture.host.local.failure = new Error('no');
        });
        await choose(page, 'select[name="theme"]', 'light');
        assert.match(await text(page), /could not keep that/);
      }));

    for (const [language, title] of [
      ['en', 'Keep score over any stream'],
      ['zh-HK', '在任何直播上計分'],
      ['zh-TW', '在任何直播上計分'],
      ['zh-CN', '在任何直播上计分'],
    ] as const) {
      test(`first page: four things to know, in ${language}`, () =>
        on('welcome', { language, width: 1000 }, async (page) => {
          assert.equal(await page.title(), title);
          const steps = await page.evaluate(
            () => document.querySelector('welcome-page')!.shadowRoot!.querySelectorAll('li').length,
          );
          assert.equal(steps, 4);
        }));
    }

    for (const what of ['popup', 'panel', 'options', 'welcome', 'window'] as const) {
      test(`axe finds nothing on the ${what}, in any language`, () =>
        on(what, { standing: { shown: true }, width: 360 }, async (page) => {
          for (const language of ['en', 'zh-HK', 'zh-CN'] as const) {
            const faults = await page.evaluate(async (to) => {
              await window.fixture.host.settings.change(() => ({ language: to }));
              await window.fixture.settled();
              return window.fixture.axe();
            }, language);
            assert.deepEqual(faults, []);
          }
        }));
    }

    test('axe finds nothing in the list of video times', () =>
      on('panel', { width: 360 }, async (page) => {
        await click(page, 'Video times');
        assert.deepEqual(await page.evaluate(() => window.fixture.axe()), []);
      }));
  });
}
