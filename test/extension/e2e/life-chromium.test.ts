import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { lifeSuite } from './life-suite.js';
import { play, shows } from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until } from './viewer.js';

const open = (): ReturnType<typeof openChromium> => openChromium(buildOf('chromium'));

lifeSuite('Chromium', open);

withOverlay('An update that waits, in Chromium', open, ({ on, viewer }) => {
  on(
    'the board goes before it, and comes back after it with all strokes',
    '/bare',
    async (page) => {
      const overlay = await play(page, 'n1717');
      await shows(overlay, '16-0');
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
      await shows(after, '16-0');
    },
  );
});
