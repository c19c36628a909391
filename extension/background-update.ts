/** The extension is replaced while boards lie over videos: they go, and come back in its next version. */
import * as v from 'valibot';
import { browser } from './browser.js';
import { hideIn, lookAtTab, showIn } from './in-tab.js';
import { patternOf } from './pages/where.js';
import { ownSettings } from './stores.js';
import { wishOf } from './wishes.js';

/** What session storage held, which does not outlive an update, and the tabs whose board went. */
const KEY = 'update';
const keptSchema = v.object({
  at: v.number(),
  shown: v.array(v.number()),
  session: v.record(v.string(), v.unknown()),
});

/** Longer than an update takes, ms: what is older is of another run of the browser. */
const FRESH = 60_000;
/** For the boards to keep what was just entered, ms. */
const LAST_WRITES = 500;

const openTabs = async (): Promise<readonly number[]> => {
  const tabs = await browser.tabs.query({});
  return tabs.flatMap(({ id }) => id ?? []);
};

const isShown = async (tab: number): Promise<boolean> => {
  const looks = await lookAtTab(tab).catch(() => []);
  return looks.some(({ shown }) => shown);
};

/** An update waits: without this it would leave dead frames in the pages. */
export const beforeUpdate = async (): Promise<void> => {
  const tabs = await openTabs();
  const are = await Promise.all(tabs.map(isShown));
  const shown = tabs.filter((_, i) => are[i]);
  const session = await browser.storage.session.get(null);
  await browser.storage.local.set({ [KEY]: { at: Date.now(), shown, session } });
  await Promise.all(shown.map((tab) => hideIn(tab).catch(() => undefined)));
  await new Promise((resolve) => setTimeout(resolve, LAST_WRITES));
  browser.runtime.reload();
};

/** Tabs whose board went; what was said of every tab holds again. */
const takeBack = async (): Promise<readonly number[]> => {
  const kept: unknown = (await browser.storage.local.get(KEY))[KEY];
  await browser.storage.local.remove(KEY);
  if (!v.is(keptSchema, kept) || Date.now() - kept.at > FRESH) return [];
  await browser.storage.session.set(kept.session);
  return kept.shown;
};

/** Tabs on sites that are always on, but where the board was hidden. */
const alwaysOn = async (): Promise<readonly number[]> => {
  const { sites } = await ownSettings().read();
  // No patterns at all would mean every tab.
  if (sites.length === 0) return [];
  const tabs = await browser.tabs.query({ url: sites.map(patternOf) });
  const ids = tabs.flatMap(({ id }) => id ?? []);
  const wishes = await Promise.all(ids.map(wishOf));
  return ids.filter((_, i) => wishes[i] !== false);
};

/** Boards come back where the browser still lets the extension in; elsewhere the button is pressed anew. */
export const afterUpdate = async (): Promise<void> => {
  const shown = await takeBack();
  const others = (await alwaysOn()).filter((tab) => !shown.includes(tab));
  for (const tab of shown) await showIn(tab, 'again').catch(() => undefined);
  for (const tab of others) await showIn(tab, 'site').catch(() => undefined);
};
