import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { fullscreenSuite } from './fullscreen-suite.js';
import { openScreen } from './screen.js';

fullscreenSuite(
  'Firefox',
  async () => {
    const screen = await openScreen();
    const viewer = await openFirefox(buildOf('firefox'), { headless: false, env: screen.env });
    return {
      ...viewer,
      close: async () => {
        await viewer.close();
        screen.close();
      },
    };
  },
  false,
);
