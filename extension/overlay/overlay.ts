/** The page in the overlay's frame: nothing is to be seen of it until its content script is known. */
import { browserHost } from '../pages/browser-host.js';
import { channel } from './channel.js';
import { overlayHost } from './overlay-host.js';
import { OverlayPage } from './overlay-page.js';

customElements.define('overlay-page', OverlayPage);

void channel().then((found) => {
  const page = new OverlayPage();
  page.host = overlayHost(browserHost(), found);
  page.channel = found;
  document.body.append(page);
});
