import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { lifeSuite } from './life-suite.js';

lifeSuite('Firefox', () => openFirefox(buildOf('firefox')));
