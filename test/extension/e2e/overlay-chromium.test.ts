import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { overlaySuite } from './overlay-suite.js';
import { overlayUseSuite } from './overlay-use-suite.js';

overlaySuite('Chromium', () => openChromium(buildOf('chromium')));
overlayUseSuite('Chromium', () => openChromium(buildOf('chromium')));
