/** What a viewer does with the board over a video: a function for each column of docs/players.md. */
import assert from 'node:assert/strict';
import {
  HOST,
  hostRect,
  inside,
  isScoring,
  overlayOf,
  rectOf,
  scores,
  scoring,
  settled,
  show,
  type Rect,
} from '../e2e/overlay-driver.js';
import { until, type Frame, type ViewedPage } from '../e2e/viewer.js';
import type { Column, Finding } from './players-table.js';

/** A page with a video, and how it is used. */
export interface Stage {
  readonly page: ViewedPage;
  /** Expression for what the board has to lie over. */
  readonly over: string;
  /** Every document that may hear keys; each notes them in its `heard`. */
  readonly documents: readonly Frame[];
  /** Selector for what must be as it was after fullscreen. */
  readonly nodes: string;
  /** So often fullscreen is tried. */
  readonly times: number;
  /** A real click, by which the player goes fullscreen. */
  enter(): Promise<void>;
  /** To the next video, by client-side navigation; it is smaller, or in another place. */
  go(): Promise<void>;
}

type Cell = (stage: Stage) => Promise<Finding>;

const centre = ({ left, top, width, height }: Rect): [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The middle of the button that turns scoring on and off, pixels of the page's viewport. */
const modeButton = async (page: ViewedPage, overlay: Frame): Promise<[number, number]> => {
  const host = await hostRect(page);
  const button = await overlay.evaluate<Rect>(`(() => {
    const { left, top, width, height } = document.querySelector('overlay-page').shadowRoot
      .querySelector('.mode').getBoundingClientRect();
    return { left, top, width, height };
  })()`);
  return centre({ ...button, left: host.left + button.left, top: host.top + button.top });
};

/** A place once it stays: the overlay may still grow or move after what was entered. */
const standing = async (look: () => Promise<[number, number]>): Promise<[number, number]> => {
  let before = await look();
  return until('it stands still', async () => {
    const now = await look();
    const moved = now.join() !== before.join();
    before = now;
    return moved ? null : now;
  });
};

/** Clicks the button, so that the mode is what it should be. */
const clickMode = async (page: ViewedPage, overlay: Frame, on: boolean): Promise<void> => {
  if ((await isScoring(overlay)) === on) return;
  await page.mouse.click(...(await standing(() => modeButton(page, overlay))));
  await until(`scoring is ${on ? 'on' : 'off'}`, async () => (await isScoring(overlay)) === on);
};

export const overVideo = ({ page, over }: Stage): Promise<true> =>
  until(
    'the overlay lies over the video',
    async () => inside(await hostRect(page), await rectOf(page, over)) && true,
  );

export const inFullscreen = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>('document.fullscreenElement !== null');

/** Is the overlay what a click in its middle would reach? */
const isReached = (page: ViewedPage): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const { left, top, width, height } = ${HOST}.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === ${HOST};
  })()`);

/** What the page is made of, but for the overlay, in order. */
const nodes = ({ page, nodes: selector }: Stage): Promise<string> =>
  page.evaluate<string>(`[...document.querySelectorAll('${selector}')]
    .filter((node) => !node.matches('[data-snooker-overlay]')).map((node) => node.tagName).join()`);

const press = async (page: ViewedPage, keys: string): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const appears: Cell = async (stage) => {
  const { page } = stage;
  const before = page.errors.length;
  await show(page);
  await overVideo(stage);
  assert.deepEqual(page.errors.slice(before), []);
  return 'yes';
};

const styled: Cell = async ({ page }) => {
  const overlay = await overlayOf(page);
  const style = (property: string): Promise<string> =>
    overlay.evaluate<string>(
      `getComputedStyle(document.querySelector('overlay-page').shadowRoot.querySelector('.mode')).${property}`,
    );
  assert.equal(await style('letterSpacing'), 'normal');
  assert.equal(await style('lineHeight'), '15.6px');
  const host = `getComputedStyle(${HOST})`;
  assert.equal(await page.evaluate(`${host}.opacity`), '1');
  assert.equal(await page.evaluate(`${host}.transform`), 'none');
  return 'yes';
};

const clickable: Cell = async (stage) => {
  const { page, over } = stage;
  const overlay = await overlayOf(page);
  await overVideo(stage);
  await settled(page);
  await clickMode(page, overlay, true);
  await clickMode(page, overlay, false);
  // Beside the board the player is what is hit.
  const video = await rectOf(page, over);
  const point = [video.left + video.width / 2, video.top + 40].join();
  const hit = await page.evaluate<boolean>(
    `!document.elementFromPoint(${point}).matches('[data-snooker-overlay]')`,
  );
  assert.equal(hit, true);
  return 'yes';
};

const keys: Cell = async ({ page, documents }) => {
  const overlay = await overlayOf(page);
  await scoring(overlay);
  for (const one of documents) await one.evaluate('heard.length = 0');
  await press(page, 'n17');
  await until('1 + 7', async () => (await scores(overlay)) === '8-0');
  await press(page, 'zzz');
  await until('all taken back', async () => (await scores(overlay)) === '0-0');
  for (const one of documents) assert.deepEqual(await one.evaluate('heard'), []);
  await page.keyboard.press('Escape');
  await until('scoring is off', async () => !(await isScoring(overlay)));
  await page.keyboard.press('5');
  await until('the page has its keys', () =>
    page.evaluate('heard.some((key) => key.endsWith("5"))'),
  );
  assert.equal(await scores(overlay), '0-0');
  return 'yes';
};

const fullscreen: Cell = async (stage) => {
  const { page } = stage;
  const overlay = await overlayOf(page);
  await overVideo(stage);
  const before = await nodes(stage);
  let finding: Finding = 'yes';
  for (let time = 1; time <= stage.times; time += 1) {
    await settled(page);
    await stage.enter();
    await until(`fullscreen, time ${time}`, () => inFullscreen(page));
    await until('the overlay is over it', async () => {
      const { top, height } = await hostRect(page);
      return top + height > (await page.evaluate<number>('innerHeight')) * 0.7;
    });
    await settled(page);
    if (await isReached(page)) await clickMode(page, overlay, true);
    else {
      finding = 'while scoring';
      await scoring(overlay);
    }
    await until('it can be clicked', () => isReached(page));
    await press(page, 'n17');
    await until('scored', async () => (await scores(overlay)) === '8-0');
    await press(page, 'zzz');
    await until('taken back', async () => (await scores(overlay)) === '0-0');
    await clickMode(page, overlay, false);
    assert.equal(await inFullscreen(page), true);
    await page.evaluate('document.exitFullscreen()');
    await until('out of it', async () => !(await inFullscreen(page)));
    await overVideo(stage);
  }
  assert.equal(await nodes(stage), before);
  return finding;
};

const navigation: Cell = async (stage) => {
  const { page } = stage;
  const overlay = await overlayOf(page);
  await scoring(overlay);
  await press(page, 'n1');
  await until('a red', async () => (await scores(overlay)) === '1-0');
  await stage.go();
  await overVideo(stage);
  assert.equal(await scores(await overlayOf(page)), '1-0');
  return 'yes';
};

export const CELLS: Readonly<Record<Column, Cell>> = {
  appears,
  styled,
  clickable,
  keys,
  fullscreen,
  navigation,
};
