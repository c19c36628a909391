/**
 * The browser's extension API, for everything but the content script. The polyfill gives Chromium
 * versions before 148 the `browser` that the others have; this is the only file that knows it.
 */
import 'webextension-polyfill';
import type { Browser } from 'webextension-polyfill';

/** Chromium's own, which the polyfill's types do not have. */
interface SidePanel {
  open(where: { tabId: number }): Promise<void>;
  setOptions(options: { tabId?: number; path?: string; enabled?: boolean }): Promise<void>;
}

export const browser = (globalThis as unknown as { browser: Browser }).browser;

/** The side panel; null in Firefox, which has a sidebar. */
export const sidePanel = (): SidePanel | null =>
  (browser as unknown as { sidePanel?: SidePanel }).sidePanel ?? null;
