/** The pad as a page of its own: on a phone, in a dock, installed, without a network. */
import '../components/ref-pad/define.js';
import { applyAddress } from './address.js';

/** The match of a page that was asked for none: one and the same on this device. */
const OWN_MATCH = 'pad';

const pad = document.createElement('snooker-ref-pad');
pad.setAttribute('match', OWN_MATCH);
pad.setAttribute('keys', 'page');
pad.setAttribute('fill', '');
applyAddress(pad, ['match', 'theme']);
// A reload stays with the match that was made or opened here.
pad.addEventListener('snooker-match', ({ match }) => {
  const address = new URL(location.href);
  address.searchParams.set('match', match);
  history.replaceState(null, '', address);
});
document.body.append(pad);

// Without a service worker the pad works all the same, as long as there is a network.
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker.register('worker.js').catch(() => undefined);
}
