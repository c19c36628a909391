import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { overlaySuite } from './overlay-suite.js';
import { overlayUseSuite } from './overlay-use-suite.js';

overlaySuite('Firefox', () => openFirefox(buildOf('firefox')));
overlayUseSuite('Firefox', () => openFirefox(buildOf('firefox')));
