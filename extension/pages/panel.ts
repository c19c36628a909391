import { browserHost } from './browser-host.js';
import { start } from './page.js';
import { PanelPage } from './panel-page.js';

start('panel-page', PanelPage, browserHost());
