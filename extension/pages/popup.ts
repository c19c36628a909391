import { browserHost } from './browser-host.js';
import { start } from './page.js';
import { PopupPage } from './popup-page.js';

start('popup-page', PopupPage, browserHost());
