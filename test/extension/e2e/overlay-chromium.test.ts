import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { overlaySuite } from './overlay-suite.js';

overlaySuite('Chromium', () => openChromium(buildOf('chromium')));
