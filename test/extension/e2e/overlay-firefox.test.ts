import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { overlaySuite } from './overlay-suite.js';

overlaySuite('Firefox', () => openFirefox(buildOf('firefox')));
