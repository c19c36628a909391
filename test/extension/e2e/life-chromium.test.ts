import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { lifeSuite } from './life-suite.js';

lifeSuite('Chromium', () => openChromium(buildOf('chromium')));
