import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { lifeSuite } from './life-suite.js';
import { newMatch, scores, scoring, show } from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until } from './viewer.js';

const open = (): ReturnType<typeof openChromium> => openChromium(buildOf('chromium'));

lifeSuite('Chromium', open);

withOverlay('An update that waits, in Chromium', open, ({ on, viewer }) => {
  on(
    'the board goes before it, and comes back after it with all strokes',
    '/bare',
    async (page) => {
      const overlay = await show(page);
      await newMatch(overlay);
      await scoring(overlay);
      for (const key of 'n1717') await page.keyboard.press(key);
      await until('1 + 7 + 1 + 7', async () => (await scores(overlay)) === '16-0');
      const before = await overlay.evaluate<number>('performance.timeOrigin');
      await viewer().updateWaits?.();
      await until('the board goes', async () => (await page.overlays()).length === 0);
      // Here the browser lets go of the version that asks to be replaced.
      await viewer().update();
      const after = await until('a new board', async () => {
        const [frame, second] = await page.overlays();
        if (!frame || second) return null;
        return (await frame.evaluate<number>('performance.timeOrigin')) > before ? frame : null;
      });
      await until('the same match', async () => (await scores(after)) === '16-0');
    },
  );
});
