import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { frameSuite } from './frame-suite.js';

frameSuite('Chromium', () => openChromium(buildOf('chromium')));
