/**
 * The background: hears the toolbar button, the keys and the content scripts. It may be stopped at
 * any time, and remembers nothing itself.
 */
import { browser, sidePanel } from './browser.js';
import { hideIn, keepPlace, lookAtTab, scoreIn, showIn } from './in-tab.js';
import {
  frameOf,
  isFromFrame,
  isFromOverlayPage,
  isOwnPage,
  type FromFrame,
  type FromOverlayPage,
  type Redeemed,
  type Sender,
} from './messages.js';
import { placeOf } from './pages/where.js';
import { openSmallWindow } from './pages/own-window.js';
import { serve } from './background-ports.js';
import { syncSites } from './background-sites.js';
import { afterUpdate, beforeUpdate } from './background-update.js';
import { keepLastState } from './last-state.js';
import { ownKeeper, ownSettings, ownTabs } from './stores.js';
import type { TabInfo } from './tab-match.js';
import { giveTicket, redeem } from './tickets.js';
import { forgetWish, keepWish, wishOf } from './wishes.js';

const POPUP = 'popup.html';
const own = { id: browser.runtime.id, base: browser.runtime.getURL('') };
const settings = ownSettings();
const matches = ownTabs();

/** Where the board cannot come, the popup says why; where it is, the popup has the rest. */
const offerPopup = async (tab: number, on: boolean): Promise<void> => {
  await browser.action.setPopup({ tabId: tab, popup: on ? POPUP : '' }).catch(() => undefined);
};

const openPopup = async (tab: number): Promise<void> => {
  await offerPopup(tab, true);
  // Where the browser wants another click for it, the popup comes with that.
  await browser.action.openPopup().catch(() => undefined);
};

/** After a click Chromium may keep the extension out of the page for a moment more, ms. */
const WAITS = [50, 250];

const showPatiently = async (tab: number): Promise<void> => {
  for (const wait of WAITS) {
    try {
      await showIn(tab, 'user');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await showIn(tab, 'user');
};

const show = async (tab: number): Promise<void> => {
  try {
    await keepWish(tab, true);
    await showPatiently(tab);
    await offerPopup(tab, true);
  } catch {
    await forgetWish(tab);
    await openPopup(tab);
  }
};

const toggle = async (tab: number): Promise<void> => {
  const looks = await lookAtTab(tab).catch(() => []);
  if (looks.some(({ shown }) => shown)) await hideIn(tab);
  else await show(tab);
};

/** As the user said before; what he says meanwhile goes before it. */
const comeBack = async (tab: number): Promise<void> => {
  await showIn(tab, 'again');
  await offerPopup(tab, true);
};

/** A frame that came by itself, or a video that has just begun: shows the board if it should be there. */
const here = async ({ tab }: Redeemed): Promise<void> => {
  const wish = await wishOf(tab);
  if (wish === false) return;
  if (wish) {
    await comeBack(tab);
    return;
  }
  const { sites } = await settings.read();
  const looks = await lookAtTab(tab);
  const page = looks.find(({ frame }) => frame === 0);
  if (page && sites.includes(page.origin)) {
    await showIn(tab, 'site');
    await offerPopup(tab, true);
  }
};

const answer = async (message: FromFrame, from: Redeemed, origin: string): Promise<unknown> => {
  switch (message.type) {
    case 'ticket':
      return giveTicket(from);
    case 'here':
      return here(from);
    case 'keep-place':
      return keepPlace(origin, message.place);
    case 'wish':
      await keepWish(from.tab, message.shown);
      return offerPopup(from.tab, message.shown);
  }
};

/** @param tab the one that the overlay is in, by the browser's word */
const answerPage = (message: FromOverlayPage, tab: TabInfo): Promise<unknown> => {
  switch (message.type) {
    case 'redeem':
      return redeem(message.ticket, tab.id);
    case 'match-of':
      return matches.matchOf(tab);
    case 'pick-match':
      return matches.pick(tab, message.match);
    case 'locks':
      return navigator.locks.query();
    case 'last-state':
      return keepLastState(ownKeeper(), message.row);
    case 'small-window':
      return openSmallWindow(tab.id);
  }
};

const hear = (message: unknown, sender: Sender): Promise<unknown> | undefined => {
  const { url, tab } = sender;
  if (isFromOverlayPage(message)) {
    return isOwnPage(sender, own) && tab?.id !== undefined
      ? answerPage(message, { ...tab, id: tab.id })
      : undefined;
  }
  const from = frameOf(sender, own);
  if (!from || !isFromFrame(message) || !url) return undefined;
  // A private window leaves no trace.
  if (message.type === 'keep-place' && tab?.incognito) return undefined;
  return answer(message, from, new URL(url).origin).catch(() => null);
};

browser.runtime.onMessage.addListener((message: unknown, sender: unknown) =>
  hear(message, sender as Sender),
);

browser.runtime.onConnect.addListener((port) => {
  if (port.sender && isOwnPage(port.sender, own)) serve(port);
});

browser.action.onClicked.addListener((tab) => {
  if (tab.id === undefined) return;
  // At once, while the click still counts as the user's.
  if (placeOf(tab.url) === 'web') void show(tab.id);
  else void openPopup(tab.id);
});

browser.commands.onCommand.addListener((command, tab) => {
  if (tab?.id === undefined) return;
  if (command === 'toggle-board') void toggle(tab.id).catch(() => undefined);
  if (command === 'toggle-scoring') void scoreIn(tab.id, 'toggle').catch(() => undefined);
});

/** A page that was loaded anew in a tab where the board was shown: it comes back. */
browser.tabs.onUpdated.addListener((tab, { status }) => {
  if (status !== 'complete') return;
  void wishOf(tab)
    .then((wish) => (wish ? comeBack(tab) : undefined))
    .catch(() => undefined);
});

browser.tabs.onRemoved.addListener((tab) => void forgetWish(tab));

settings.watch(({ sites }) => void syncSites(sites));
browser.permissions.onAdded.addListener(
  () => void settings.read().then(({ sites }) => syncSites(sites)),
);

browser.runtime.onInstalled.addListener(({ reason }) => {
  void settings.read().then(({ sites }) => syncSites(sites));
  if (reason === 'install')
    void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
  // The pages' old content scripts are dead.
  if (reason === 'update') void afterUpdate();
});
browser.runtime.onUpdateAvailable.addListener(() => void beforeUpdate());

// Only with the board in the tab does the toolbar button open the popup.
void sidePanel()?.setOptions({ enabled: true, path: 'panel.html' });
