/** What the user has said of the board in a tab: it outlives the page, and ends with the browser. */
import { browser } from './browser.js';

const key = (tab: number): string => `wish:${tab}`;

/** True: shown, false: hidden, null: nothing was said. */
export const wishOf = async (tab: number): Promise<boolean | null> => {
  const wish: unknown = (await browser.storage.session.get(key(tab)))[key(tab)];
  return typeof wish === 'boolean' ? wish : null;
};

export const keepWish = (tab: number, shown: boolean): Promise<void> =>
  browser.storage.session.set({ [key(tab)]: shown });

export const forgetWish = (tab: number): Promise<void> => browser.storage.session.remove(key(tab));
