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

// On the way back to a page the board begins anew: others may have gone on with the match, and it let go of it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
