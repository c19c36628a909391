import { buildOf } from './builds.js';
import { openFirefox } from './firefox.js';
import { NAME, publishedSuite } from './published-suite.js';

publishedSuite('Firefox', () =>
  openFirefox(buildOf('firefox', 'extension'), { prefs: { 'network.dns.localDomains': NAME } }),
);
