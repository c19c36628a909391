/** Windows of the extension's own: the board alone, or the whole pad. */
import { browser } from '../browser.js';
import { BOARD_SIZE } from './on-top.js';

/** A pad fits in it as on a telephone; CSS pixels. */
const PAD_SIZE = { width: 420, height: 800 } as const;
/** Of a window's title bar, which counts as part of its height. */
const TITLE_BAR = 40;

interface Size {
  readonly width: number;
  readonly height: number;
}

const openWindow = async (page: string, { width, height }: Size): Promise<void> => {
  const url = browser.runtime.getURL(page);
  await browser.windows.create({ url, type: 'popup', width, height: height + TITLE_BAR });
};

/** @param tab the one whose match it scores */
export const openPadWindow = (tab: number): Promise<void> =>
  openWindow(`window.html?tab=${tab}`, PAD_SIZE);

/** @param tab the one whose match it shows */
export const openSmallWindow = (tab: number): Promise<void> =>
  openWindow(`window.html?board&tab=${tab}`, BOARD_SIZE);
