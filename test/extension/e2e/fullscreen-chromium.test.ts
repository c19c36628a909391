import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { fullscreenSuite } from './fullscreen-suite.js';

fullscreenSuite('Chromium', () => openChromium(buildOf('chromium')), true);
