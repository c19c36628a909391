import { browserHost } from './browser-host.js';
import { OptionsPage } from './options-page.js';
import { start } from './page.js';

start('options-page', OptionsPage, browserHost());
