import { browserHost } from './browser-host.js';
import { start } from './page.js';
import { WelcomePage } from './welcome-page.js';

start('welcome-page', WelcomePage, browserHost());
