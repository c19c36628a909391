import { buildOf } from './builds.js';
import { openChromium } from './chromium.js';
import { NAME, publishedSuite } from './published-suite.js';

publishedSuite('Chromium', () =>
  openChromium(buildOf('chromium', 'extension'), [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]),
);
