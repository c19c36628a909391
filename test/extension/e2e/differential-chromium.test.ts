/** The reducer and a real page, told the same things in the same order, agree on what is seen. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import {
  FIRST_STATE,
  boxOf,
  isVisible,
  step,
  type OverlayEvent,
  type OverlayState,
} from '../../../extension/content/overlay-state.js';
import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { PAGES } from './overlay-pages.js';
import { hostRect } from './overlay-driver.js';
import { serve, type Site } from './server.js';
import { until, type ViewedPage, type Viewer } from './viewer.js';

/** What is done in the browser, and what the reducer is told of it. */
interface Deed {
  readonly name: string;
  readonly events: (page: ViewedPage) => Promise<readonly OverlayEvent[]>;
}

const PLACE = { x: 0.5, y: 1, width: 0.8, opacity: 1 };

describe('Reducer and page', { concurrency: false }, () => {
  let viewer: Viewer;
  let site: Site;
  let own: ViewedPage;
  let visits = 0;

  before(async () => {
    site = await serve(PAGES);
    viewer = await openChromium(buildOf('chromium'));
    own = await viewer.openOwn('options.html');
  });
  after(async () => {
    await viewer.close();
    site.close();
  });

  /** As the background says it to the content script. */
  const tell = (message: object): Promise<unknown> =>
    own.evaluate(`chrome.tabs.query({ url: 'http://localhost/*' })
      .then(([tab]) => chrome.tabs.sendMessage(tab.id, ${JSON.stringify(message)}, { frameId: 0 }))`);

  const said = (name: string, message: object, ...events: OverlayEvent[]): Deed => ({
    name,
    events: async () => {
      await tell(message);
      return events;
    },
  });

  const measured = async (page: ViewedPage): Promise<OverlayEvent> => ({
    type: 'video',
    ...(await page.evaluate<Omit<Extract<OverlayEvent, { type: 'video' }>, 'type'>>(`(() => {
      const { left, top, width, height } =
        document.querySelector('video')?.getBoundingClientRect() ?? {};
      return {
        box: width ? { left, top, width, height } : null,
        view: { width: innerWidth, height: innerHeight },
      };
    })()`)),
  });

  const sized = (width: number): Deed => ({
    name: `video ${width}`,
    events: async (page) => {
      await page.evaluate(`document.querySelector('video').width = ${width}`);
      return [await measured(page)];
    },
  });

  const DEEDS: readonly Deed[] = [
    said('show', { type: 'show', place: PLACE, auto: false }, { type: 'show' }),
    said('hide', { type: 'hide', auto: false }, { type: 'hide' }),
    said('again', { type: 'again', place: PLACE, wish: true }, { type: 'again', wish: true }),
    said('auto on', { type: 'show', place: PLACE, auto: true }, { type: 'auto', on: true }),
    said('auto off', { type: 'hide', auto: true }, { type: 'auto', on: false }),
    said('score', { type: 'score', on: true }, { type: 'score', on: true }),
    said('score off', { type: 'score', on: false }, { type: 'score', on: false }),
    sized(800),
    sized(480),
    {
      name: 'page takes the focus',
      events: async (page) => {
        await page.evaluate(`document.querySelector('#field').focus()`);
        return [{ type: 'blurred' }];
      },
    },
  ];

  const agree = async (page: ViewedPage, state: OverlayState, deeds: string): Promise<void> => {
    await until(`${deeds}: seen as the reducer says (${isVisible(state)})`, async () => {
      const seen = await page.evaluate<boolean>(
        '!!document.querySelector("[data-snooker-overlay]")',
      );
      return seen === isVisible(state);
    });
    const look = (await tell({ type: 'look' })) as { shown: boolean; scoring: boolean };
    assert.equal(look.shown, isVisible(state), deeds);
    await until(`${deeds}: scoring as the reducer says (${state.scoring})`, async () => {
      const now = (await tell({ type: 'look' })) as { scoring: boolean };
      return now.scoring === state.scoring;
    });
    if (!isVisible(state)) return;
    // Across, where it does not depend on how high the board is.
    await until(`${deeds}: it lies where the reducer says`, async () => {
      const [rect, box] = [await hostRect(page), boxOf(state)];
      return Math.abs(rect.left - box.left) <= 1 && Math.abs(rect.width - box.width) <= 1;
    });
  };

  test('agree after every step of any order of events', { timeout: 240_000 }, async () => {
    const orders = fc.array(fc.constantFrom(...DEEDS), { minLength: 4, maxLength: 9 });
    for (const deeds of fc.sample(orders, 12)) {
      const page = await viewer.newPage();
      await page.goto(`${site.origin}/bare?${(visits += 1)}`);
      await page.pressButton();
      let state = step(FIRST_STATE, await measured(page)).state;
      state = step(state, { type: 'show' }).state;
      // What a board needs at least, which the overlay says itself once it has drawn its first words.
      state = step(state, {
        type: 'content',
        content: { height: 40, strip: 28, least: 340, buttons: 0 },
      }).state;
      await until('the first board', () =>
        page.evaluate('!!document.querySelector("[data-snooker-overlay]")'),
      );
      let names = '';
      for (const { name, events } of deeds) {
        names += `${name}, `;
        for (const event of await events(page)) state = step(state, event).state;
        await agree(page, state, names);
      }
      await page.close();
    }
  });
});
