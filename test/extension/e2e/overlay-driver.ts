/** What the overlay shows, and what a user does with it, for tests. */
import { until, type Frame, type ViewedPage } from './viewer.js';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The one element that the overlay has in a page, as an expression. */
export const HOST = `document.querySelector('[data-snooker-overlay]')`;

const IN = `document.querySelector('overlay-page').shadowRoot`;

/** The overlay's frame, once it has drawn its buttons. */
export const overlayOf = (page: ViewedPage): Promise<Frame> =>
  until('the overlay is there', async () => {
    const [overlay, second] = await page.overlays();
    if (second) throw new Error('There are two overlays.');
    return (
      overlay && (await overlay.evaluate<boolean>(`!!${IN}.querySelector('.mode')`)) && overlay
    );
  });

export const show = async (page: ViewedPage): Promise<Frame> => {
  await page.pressButton();
  return overlayOf(page);
};

/** Where the overlay's host lies in the page, pixels of the viewport. */
export const hostRect = (page: ViewedPage): Promise<Rect> => rectOf(page, HOST);

/** Where it lies once it lies still. */
export const settled = async (page: ViewedPage): Promise<Rect> => {
  let last = await hostRect(page);
  await until('the overlay lies still', async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const now = await hostRect(page);
    const still = JSON.stringify(now) === JSON.stringify(last);
    last = now;
    return still;
  });
  return last;
};

/** @param element expression for it, in the page */
export const rectOf = (page: ViewedPage, element: string): Promise<Rect> =>
  page.evaluate<Rect>(`(() => {
    const { left, top, width, height } = (${element}).getBoundingClientRect();
    return { left, top, width, height };
  })()`);

export const videoRect = (page: ViewedPage, selector = 'video'): Promise<Rect> =>
  rectOf(page, `document.querySelector('${selector}')`);

/** Does one box lie in another, but for what is lost to whole pixels? */
export const inside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.left + inner.width <= outer.left + outer.width + 1 &&
  inner.top + inner.height <= outer.top + outer.height + 1;

export const press = (overlay: Frame, selector: string): Promise<unknown> =>
  overlay.evaluate(`${IN}.querySelector('${selector}').click()`);

/** A match without names, opened for a first frame. */
export const newMatch = async (overlay: Frame): Promise<void> => {
  await until('no match yet', () => overlay.evaluate(`!!${IN}.querySelector('.first')`));
  await press(overlay, '.first button:last-of-type');
  await until('a board', () => overlay.evaluate(`!!${IN}.querySelector('snooker-scoreboard')`));
};

/** Points of both sides in the frame, as the board has them. */
export const scores = (overlay: Frame): Promise<string> =>
  overlay.evaluate<string>(
    `${IN}.querySelector('snooker-scoreboard').source.summary.now.scores.join('-')`,
  );

/** How many entries of the match that was written last are kept. */
export const entriesKept = (overlay: Frame): Promise<number> =>
  overlay.evaluate<number>(`browser.storage.local.get(null).then((items) => {
    const rows = Object.entries(items).filter(([key]) => key.startsWith('match:'));
    const [last] = rows.map(([, row]) => row).sort((a, b) => b.updated - a.updated);
    return last.record.entries.length;
  })`);

export const isScoring = (overlay: Frame): Promise<boolean> =>
  overlay.evaluate<boolean>(`${IN}.querySelector('.mode').getAttribute('aria-pressed') === 'true'`);

/** Turns scoring on, and waits until the frame has the keyboard and says so. */
export const scoring = async (overlay: Frame): Promise<void> => {
  if (!(await isScoring(overlay))) await press(overlay, '.mode');
  await until('scoring is on', async () => isScoring(overlay));
  await hasKeyboard(overlay);
};

export const hasKeyboard = (overlay: Frame): Promise<unknown> =>
  until('the frame has the keyboard', () => overlay.evaluate<boolean>('document.hasFocus()'));

/** A match of its own over the page, with these keys entered. */
export const play = async (page: ViewedPage, keys: string): Promise<Frame> => {
  const overlay = await show(page);
  await newMatch(overlay);
  await scoring(overlay);
  for (const key of keys) await page.keyboard.press(key);
  return overlay;
};

/** Waits until the board has the scores of both sides, as `8-0`. */
export const shows = async (overlay: Frame, both: string): Promise<void> => {
  await until(`the board shows ${both}`, async () => (await scores(overlay)) === both);
};
