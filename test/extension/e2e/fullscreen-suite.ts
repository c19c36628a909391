/** The overlay over fullscreen players; Firefox has no fullscreen without a screen. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  hostRect,
  inside,
  hasKeyboard,
  isScoring,
  newMatch,
  press,
  scores,
  scoring,
  show,
  shows,
} from './overlay-driver.js';
import { PAGES } from './overlay-pages.js';
import { serve, type Site } from './server.js';
import { pause, until, type Frame, type ViewedPage, type Viewer } from './viewer.js';

const isFullscreen = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>('document.fullscreenElement !== null');

/** As in a player: only the user's own click may do it. */
const enter = async (page: ViewedPage): Promise<void> => {
  await page.mouse.click(30, 15);
  await until('it is fullscreen', () => isFullscreen(page));
};

const leave = async (page: ViewedPage): Promise<void> => {
  await page.evaluate('document.exitFullscreen()');
  await until('it is not fullscreen', async () => !(await isFullscreen(page)));
};

const viewport = (page: ViewedPage): Promise<{ width: number; height: number }> =>
  page.evaluate('({ width: innerWidth, height: innerHeight })');

/** Wider than in the page, since the video is. */
const overFullscreen = async (page: ViewedPage): Promise<void> => {
  const view = await viewport(page);
  await until('it lies over the fullscreen video', async () => {
    const rect = await hostRect(page);
    return inside(rect, { left: 0, top: 0, ...view }) && rect.width > 700;
  });
};

/** Is the overlay what a click in its middle would reach? */
const isClickable = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const host = document.querySelector('[data-snooker-overlay]');
    const { left, top, width, height } = host.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === host;
  })()`);

export const fullscreenSuite = (
  name: string,
  open: () => Promise<Viewer>,
  clickableInContainer: boolean,
): void => {
  describe(`Overlay over fullscreen in ${name} (43)`, { concurrency: false }, () => {
    let viewer: Viewer;
    let site: Site;
    let visits = 0;

    before(async () => {
      site = await serve(PAGES);
      viewer = await open();
    });
    after(async () => {
      await viewer.close();
      site.close();
    });

    const on = (
      what: string,
      target: string,
      run: (page: ViewedPage, overlay: Frame) => Promise<void>,
    ): void => {
      test(what, { timeout: 60_000 }, async () => {
        const page = await viewer.newPage();
        try {
          await page.goto(`${site.origin}/fullscreen?${(visits += 1)}`);
          await page.evaluate(`target = document.querySelector('${target}')`);
          const overlay = await show(page);
          await newMatch(overlay);
          await overlay.evaluate('window.mark = 1');
          await run(page, overlay);
          // Its document is the one that it was all the time.
          assert.equal(await overlay.evaluate('window.mark'), 1);
          assert.equal(await page.evaluate('order()'), 'VIDEO,BUTTON');
        } finally {
          await page.close();
        }
      });
    };

    for (const [what, target, clickable] of [
      ['a container', '#player', clickableInContainer],
      ['the bare video', 'video', false],
    ] as const) {
      on(
        `${what}: there each of three times, and back in the page after each`,
        target,
        async (page) => {
          for (let time = 0; time < 3; time += 1) {
            await enter(page);
            await overFullscreen(page);
            assert.equal(await isClickable(page), clickable);
            await leave(page);
            await until('it is back', async () => (await hostRect(page)).width < 700);
          }
        },
      );

      on(`${what}: keys score, the player stays fullscreen`, target, async (page, overlay) => {
        await enter(page);
        await overFullscreen(page);
        await scoring(overlay);
        for (const key of ['n', '1', '7']) await page.keyboard.press(key);
        await shows(overlay, '8-0');
        assert.equal(await isFullscreen(page), true);
        assert.equal(await isClickable(page), true);
        await press(overlay, '.mode');
        await until('scoring is off', async () => !(await isScoring(overlay)));
        assert.equal(await isFullscreen(page), true);
        assert.equal(await isClickable(page), clickable);
      });

      on(`${what}: who scores goes on scoring when it is left`, target, async (page, overlay) => {
        await enter(page);
        await scoring(overlay);
        await page.keyboard.press('n');
        await leave(page);
        // The board is moved meanwhile, which takes the keyboard from it and gives it back.
        await hasKeyboard(overlay);
        await page.keyboard.press('1');
        await shows(overlay, '1-0');
        assert.equal(await isScoring(overlay), true);
      });
    }

    /** As players do that hide their controls: a focus within, which would be hidden too, comes out. */
    const hideControls = (page: ViewedPage): Promise<unknown> =>
      page.evaluate(`(() => {
        const player = document.querySelector('#player');
        player.tabIndex = -1;
        if (player.contains(document.activeElement)) player.focus();
      })()`);

    on(
      'a player that draws the focus to itself ends no scoring',
      '#player',
      async (page, overlay) => {
        await enter(page);
        await overFullscreen(page);
        await scoring(overlay);
        await page.keyboard.press('n');
        for (const points of [1, 8]) {
          await pause(600);
          await hideControls(page);
          await pause(200);
          await page.keyboard.press(points === 1 ? '1' : '7');
          await until(`${points}`, async () => (await scores(overlay)) === `${points}-0`);
        }
        assert.equal(await isScoring(overlay), true);
      },
    );

    on(
      'a press on the player that takes the focus ends scoring',
      '#player',
      async (page, overlay) => {
        await enter(page);
        await overFullscreen(page);
        await scoring(overlay);
        await pause(600);
        await page.evaluate(`document.querySelector('#player').tabIndex = -1`);
        await page.mouse.click(400, 300);
        await until('scoring is off', async () => !(await isScoring(overlay)));
      },
    );
  });
};
