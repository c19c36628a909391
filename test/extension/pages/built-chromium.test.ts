import { buildOf } from '../e2e/builds.js';
import { openChromium } from '../e2e/chromium.js';
import { builtSuite } from './built-suite.js';

builtSuite('Chromium', () => openChromium(buildOf('chromium')));
