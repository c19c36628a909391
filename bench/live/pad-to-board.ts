/** From a key on the pad to the painted board in another window, over the store of the browser. */
import { newPage, newProfile, openBrowser, type Kind } from '../../test/e2e/browser.js';
import { Hand, until } from '../../test/e2e/hand.js';
import { openSite } from '../../test/e2e/site.js';
import { fromKeyToPaint, medianAndWorst, pause, type Row } from './figures.js';
import { IN_PAGE, NOTE_KEYS, notePaints } from './in-page.js';

/** Between two keys, ms: as fast as a thumb goes. */
const PACE = 200;
const PAIRS = Array.from({ length: 15 }, () => ['1', '7'] as const).flat();
/** Each of them changes the score. */
const KEYS = [...PAIRS, '2', '3', '4', '5', '6', '7'] as const;

export const padToBoard = async (kind: Kind): Promise<readonly Row[]> => {
  const site = await openSite();
  const profile = newProfile();
  const browser = await openBrowser(kind, profile.path);
  try {
    const hand = new Hand(await newPage(browser));
    await hand.page.goto(`${site.origin}/dist/pages/pad.html?match=bench&lang=en`);
    await hand.press('New match');
    await hand.press('Start the match');
    await hand.sees('Start frame 1');
    // In a window of its own: what is not seen is not painted.
    const board = await browser.newPage({ type: 'window' });
    await board.goto(`${site.origin}/dist/pages/board.html?match=bench&lang=en`);
    await hand.page.bringToFront();
    await hand.page.keyboard.press('n');
    await until(
      () => board.evaluate('document.querySelector("snooker-scoreboard")?.source !== undefined'),
      Boolean,
    );
    await pause(1000);
    await hand.page.evaluate(NOTE_KEYS);
    await board.evaluate(notePaints(IN_PAGE));
    for (const key of KEYS) {
      await hand.page.keyboard.press(key);
      await pause(PACE);
    }
    await pause(1000);
    const keys = (await hand.page.evaluate('keyTimes')) as number[];
    const paints = (await board.evaluate('paintTimes')) as number[];
    const value = medianAndWorst(fromKeyToPaint(keys, paints));
    return [{ browser: kind, what: 'key on the pad to painted board in another window', value }];
  } finally {
    await browser.close();
    profile.remove();
    site.close();
  }
};
