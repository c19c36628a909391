import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../extension/pages/where.js';

for (const [address, place] of [
  ['https://video.example/watch?v=1', 'web'],
  ['http://localhost:8000/', 'web'],
  ['https://chrome.google.com/chrome', 'web'],
  ['https://notaddons.mozilla.org/', 'web'],
  ['chrome://extensions', 'browser-page'],
  ['about:debugging', 'browser-page'],
  ['moz-extension://0-0/window.html', 'browser-page'],
  ['view-source:https://video.example/', 'browser-page'],
  ['https://accounts.firefox.com/', 'browser-page'],
  ['https://chromewebstore.google.com/detail/x', 'store-page'],
  ['https://chrome.google.com/webstore/detail/x', 'store-page'],
  ['https://microsoftedge.microsoft.com/addons/detail/x', 'store-page'],
  ['https://addons.mozilla.org/firefox/', 'store-page'],
  ['file:///home/final.html', 'file-page'],
  ['no address', 'unknown'],
  [undefined, 'unknown'],
] as const) {
  test(`${address ?? 'an address that is not to be seen'}: ${place}`, () => {
    assert.equal(placeOf(address), place);
  });
}
