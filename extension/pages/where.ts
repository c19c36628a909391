/** Where an extension may run at all: by the address of a page, before anything is tried. */

export const PLACES = ['web', 'browser-page', 'store-page', 'file-page', 'unknown'] as const;
export type Place = (typeof PLACES)[number];

/** Extension stores, on which browsers let no extension run. */
const STORES: readonly ((url: URL) => boolean)[] = [
  // developer.chrome.com/docs/extensions/develop/concepts/match-patterns
  ({ hostname }) => hostname === 'chromewebstore.google.com',
  ({ hostname, pathname }) => hostname === 'chrome.google.com' && pathname.startsWith('/webstore'),
  ({ hostname, pathname }) =>
    hostname === 'microsoftedge.microsoft.com' && pathname.startsWith('/addons'),
  // Firefox's pref extensions.webextensions.restrictedDomains
  ({ hostname }) => hostname === 'addons.mozilla.org',
];

/** The other names of that pref: accounts, sync and help. */
const RESTRICTED = [
  'accounts-static.cdn.mozilla.net',
  'accounts.firefox.com',
  'addons.cdn.mozilla.net',
  'api.accounts.firefox.com',
  'content.cdn.mozilla.net',
  'discovery.addons.mozilla.org',
  'oauth.accounts.firefox.com',
  'profile.accounts.firefox.com',
  'support.mozilla.org',
  'sync.services.mozilla.com',
];

/** @param address of the tab's page; undefined where the extension may not see it */
export const placeOf = (address: string | undefined): Place => {
  if (address === undefined || !URL.canParse(address)) return 'unknown';
  const url = new URL(address);
  if (url.protocol === 'file:') return 'file-page';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'browser-page';
  if (STORES.some((isStore) => isStore(url))) return 'store-page';
  return RESTRICTED.includes(url.hostname) ? 'browser-page' : 'web';
};

/** The pattern under which access to an origin is asked for, and given back: Firefox's know no ports. */
export const patternOf = (origin: string): string => {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
};
