/** What the extension's pages ask of the browser, over its extension API. */
import { browser, sidePanel } from '../browser.js';
import {
  closedFrames,
  hideIn,
  lookAtTab,
  scoreIn,
  seekIn,
  showIn,
  type FrameLook,
} from '../in-tab.js';
import { ownKeeper, ownMatches, ownSettings, ownTabs } from '../stores.js';
import type { TabInfo } from '../tab-match.js';
import type { Host, Pad, Standing } from './host.js';
import { openPadWindow, openSmallWindow } from './own-window.js';
import { watchVideo } from './video-port.js';
import { patternOf, placeOf } from './where.js';

type Tab = Awaited<ReturnType<typeof browser.tabs.get>>;

/** The tab in the address, of a window of its own; else the one that is seen beside this page. */
const ownTab = async (): Promise<Tab | null> => {
  const id = new URLSearchParams(location.search).get('tab');
  if (id !== null) return browser.tabs.get(Number(id)).catch(() => null);
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab ?? null;
};

const originOf = (address: string | undefined): string | null =>
  placeOf(address) === 'web' && address ? new URL(address).origin : null;

const isAlways = async (origin: string | null): Promise<boolean> => {
  if (origin === null) return false;
  const { sites } = await ownSettings().read();
  return sites.includes(origin) && browser.permissions.contains({ origins: [patternOf(origin)] });
};

/** Null where the extension may not enter. */
const lookAt = (tab: number): Promise<readonly FrameLook[] | null> =>
  lookAtTab(tab).catch(() => null);

const standing = async (): Promise<Standing | null> => {
  const tab = await ownTab();
  if (tab?.id === undefined) return null;
  const { id, url, incognito } = tab;
  const origin = originOf(url);
  const [looks, always] = await Promise.all([lookAt(id), isAlways(origin)]);
  return {
    tab: { id, url, incognito },
    place: placeOf(url),
    origin,
    access: looks !== null,
    always,
    video: looks?.some(({ video }) => video) ?? null,
    closedFrames: closedFrames(looks ?? []),
    shown: looks?.some(({ shown }) => shown) ?? false,
    scoring: looks?.some(({ scoring }) => scoring) ?? false,
  };
};

/** The user's wish to see the board, by whichever page it was said. */
const isWish = (key: string): boolean => key.startsWith('wish:');

const watchStanding = (changed: () => void): (() => void) => {
  const updated = (_id: number, { status, url }: { status?: string; url?: string }): void => {
    if (status === 'complete' || url !== undefined) changed();
  };
  const stored = (changes: Record<string, unknown>, area: string): void => {
    if (area === 'session' && Object.keys(changes).some(isWish)) changed();
  };
  const { tabs, permissions, storage } = browser;
  tabs.onActivated.addListener(changed);
  tabs.onUpdated.addListener(updated);
  permissions.onAdded.addListener(changed);
  permissions.onRemoved.addListener(changed);
  storage.onChanged.addListener(stored);
  return () => {
    tabs.onActivated.removeListener(changed);
    tabs.onUpdated.removeListener(updated);
    permissions.onAdded.removeListener(changed);
    permissions.onRemoved.removeListener(changed);
    storage.onChanged.removeListener(stored);
  };
};

const OPEN: Readonly<Record<Pad, (tab: TabInfo) => Promise<void>>> = {
  side: ({ id }) => sidePanel()?.open({ tabId: id }) ?? browser.sidebarAction.open(),
  window: ({ id }) => openPadWindow(id),
  top: ({ id }) => openSmallWindow(id),
};

export const browserHost = (): Host => {
  const keeper = ownKeeper();
  return {
    settings: ownSettings(),
    store: ownMatches(keeper),
    tabs: ownTabs(),
    language: browser.i18n.getUILanguage(),
    shortcuts: async () => {
      const commands = await browser.commands.getAll();
      return Object.fromEntries(commands.map(({ name, shortcut }) => [name ?? '', shortcut ?? '']));
    },
    standing,
    watchStanding,
    watchMatches: (changed) => keeper.watchRows(changed),
    show: async ({ id }, on) => {
      await (on ? showIn(id, 'user') : hideIn(id));
    },
    score: ({ id }, on) => scoreIn(id, on),
    open: (tab, pad) => OPEN[pad](tab),
    ask: (origins) => browser.permissions.request({ origins: origins.map(patternOf) }),
    giveBack: async (origin) => {
      await browser.permissions.remove({ origins: [patternOf(origin)] });
    },
    watchVideo: ({ id }, heard) => watchVideo(id, heard),
    seek: ({ id }, seconds) => seekIn(id, seconds),
    openPage: async (page) => {
      if (page === 'options') await browser.runtime.openOptionsPage();
      else await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
    },
  };
};
