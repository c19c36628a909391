import { buildOf } from '../e2e/builds.js';
import { openFirefox } from '../e2e/firefox.js';
import { builtSuite } from './built-suite.js';

builtSuite('Firefox', () => openFirefox(buildOf('firefox')));
