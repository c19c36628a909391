import { browserHost } from './browser-host.js';
import { start } from './page.js';
import { PanelPage } from './panel-page.js';
import { WindowPage } from './window-page.js';

customElements.define('panel-page', PanelPage);
start('window-page', WindowPage, browserHost());
