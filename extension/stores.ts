/** What the extension keeps, over the browser's own storage: settings, matches, each tab's match. */
import { MatchStore } from '../components/source/match-store.js';
import { pageSurroundings } from '../components/source/surroundings.js';
import { newToken } from '../components/source/clock.js';
import { browser } from './browser.js';
import { SettingsStore } from './settings.js';
import { StorageKeeper } from './storage-keeper.js';
import { TabMatches } from './tab-match.js';

export const ownSettings = (): SettingsStore =>
  new SettingsStore(browser.storage.local, navigator.locks);

export const ownKeeper = (): StorageKeeper =>
  new StorageKeeper(browser.storage.local, navigator.locks);

export const ownMatches = (keeper: StorageKeeper): MatchStore =>
  new MatchStore(pageSurroundings(keeper));

export const ownTabs = (): TabMatches =>
  new TabMatches({
    local: browser.storage.local,
    session: browser.storage.session,
    locks: navigator.locks,
    now: () => Date.now(),
    token: newToken,
    openTabs: async () => {
      const tabs = await browser.tabs.query({});
      return tabs.flatMap(({ id }) => id ?? []);
    },
  });
