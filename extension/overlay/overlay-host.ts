/**
 * The overlay's way to the browser. It is in a page of the web, where Firefox gives an extension's
 * page neither tabs nor the session's storage, and Chromium no locks: what it needs of them comes from
 * the background, and the video is that of its content script.
 */
import type { MatchRow } from '../../components/source/match-row.js';
import { MatchStore } from '../../components/source/match-store.js';
import { pageSurroundings } from '../../components/source/surroundings.js';
import { browser } from '../browser.js';
import type { FromOverlayPage } from '../messages.js';
import type { Host, Standing } from '../pages/host.js';
import { SettingsStore } from '../settings.js';
import { StorageKeeper } from '../storage-keeper.js';
import { parseReport } from '../video-time.js';
import type { Channel } from './channel.js';
import { PortChannel } from './port-channel.js';
import { portLocks } from './port-locks.js';

const ask = (message: FromOverlayPage): Promise<unknown> => browser.runtime.sendMessage(message);

const text = (input: unknown): string | null => (typeof input === 'string' ? input : null);

/** In such a frame the browser's own channels reach nobody. */
const isApart = (): boolean => (window as { credentialless?: boolean }).credentialless === true;

const store = (keeper: StorageKeeper): MatchStore => {
  const around = { ...pageSurroundings(keeper), locks: portLocks };
  return new MatchStore(
    isApart() ? { ...around, channel: (name) => new PortChannel(name) } : around,
  );
};

/** @param host for what is the same in all pages */
export const overlayHost = (host: Host, channel: Channel): Host => {
  // Its page is not its own, and may be left at any moment.
  const keeper = Object.assign(new StorageKeeper(browser.storage.local, portLocks), {
    leave: (row: MatchRow) => void ask({ type: 'last-state', row }),
  });
  // The tab is the one that the overlay is in; which page that shows is for the background to see.
  const standing: Standing = {
    tab: { id: channel.at.tab },
    place: 'web',
    origin: null,
    access: true,
    always: false,
    video: null,
    closedFrames: [],
    shown: true,
    scoring: false,
  };
  const tabs: { [K in keyof Host['tabs']]: Host['tabs'][K] } = {
    matchOf: async () => text(await ask({ type: 'match-of' })),
    pick: async (_tab, match) => {
      await ask({ type: 'pick-match', match });
    },
    watch: (changed) => host.tabs.watch(changed),
  };
  return {
    ...host,
    settings: new SettingsStore(browser.storage.local, portLocks),
    store: store(keeper),
    tabs: tabs as Host['tabs'],
    standing: () => Promise.resolve(standing),
    watchStanding: () => () => undefined,
    watchMatches: (changed) => keeper.watchRows(changed),
    open: async () => {
      await ask({ type: 'small-window' });
    },
    watchVideo: (_tab, heard) =>
      channel.hear('video', ({ report }) => {
        heard(parseReport(report));
      }),
  };
};
