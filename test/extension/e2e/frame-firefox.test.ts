import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { frameSuite } from './frame-suite.js';

frameSuite('Firefox', () => openFirefox(buildOf('firefox')));
