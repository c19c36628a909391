/** The overlay over a playing clip: from click to board, from key to score, and frames of the video. */
import { newMatch, overlayOf, scoring, show } from '../../test/extension/e2e/overlay-driver.js';
import { PAGES } from '../../test/extension/e2e/overlay-pages.js';
import { serve } from '../../test/extension/e2e/server.js';
import {
  until,
  type Frame,
  type ViewedPage,
  type Viewer,
} from '../../test/extension/e2e/viewer.js';
import { fromKeyToPaint, medianAndWorst, now, pause, type Row } from './figures.js';
import { FRAMES, IN_OVERLAY, NOTE_KEYS, firstPaint, notePaints } from './in-page.js';

const CLICKS = 12;
const PACE = 200;
/** Of the video, with and without the overlay in turns, ms. */
const WATCH = 8000;
const TURNS = 3;
const KEYS = Array.from({ length: 15 }, () => ['1', '7'] as const).flat();

interface Frames {
  readonly due: number;
  readonly dropped: number;
}

/** The overlay's frame, as soon as the browser has one. */
const frameOf = async (page: ViewedPage): Promise<Frame> => {
  const end = now() + 10_000;
  while (now() < end) {
    const [overlay] = await page.overlays();
    if (overlay) return overlay;
    await pause(1);
  }
  throw new Error('There is no overlay.');
};

const hidden = async (page: ViewedPage, viewer: Viewer): Promise<void> => {
  await viewer.command('toggle-board');
  await until('hidden', () =>
    page.evaluate<boolean>('!document.querySelector("[data-snooker-overlay]")'),
  );
};

/** The page knows nothing of the extension when the button is pressed; the tab's match has a board. */
const clicks = async (page: ViewedPage, viewer: Viewer): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    await hidden(page, viewer);
    await page.reload();
    await pause(700);
    const pressed = now();
    await page.pressButton();
    const painted = await (await frameOf(page)).evaluate<number>(firstPaint(IN_OVERLAY));
    times.push(painted - pressed);
    await overlayOf(page);
  }
  return times;
};

const keys = async (page: ViewedPage): Promise<readonly number[]> => {
  const overlay = await overlayOf(page);
  await scoring(overlay);
  await page.keyboard.press('n');
  await pause(500);
  await overlay.evaluate(NOTE_KEYS);
  await overlay.evaluate(notePaints(IN_OVERLAY));
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await pause(PACE);
  }
  await pause(500);
  return fromKeyToPaint(
    await overlay.evaluate<number[]>('keyTimes'),
    await overlay.evaluate<number[]>('paintTimes'),
  );
};

/** What the video drops while `meanwhile` goes on. */
const dropped = async (page: ViewedPage, meanwhile: () => Promise<void>): Promise<Frames> => {
  const before = await page.evaluate<Frames>(FRAMES);
  const end = now() + WATCH;
  while (now() < end) await meanwhile();
  const after = await page.evaluate<Frames>(FRAMES);
  return { due: after.due - before.due, dropped: after.dropped - before.dropped };
};

const sum = (all: readonly Frames[]): string => {
  const of = (key: keyof Frames): number => all.reduce((total, one) => total + one[key], 0);
  return `${of('dropped')} of ${of('due')}`;
};

/** In turns, so that a busy machine weighs on both alike. */
const frames = async (page: ViewedPage, viewer: Viewer): Promise<readonly [string, string]> => {
  const bare: Frames[] = [];
  const scored: Frames[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await hidden(page, viewer);
    await pause(500);
    bare.push(await dropped(page, () => pause(2 * PACE)));
    await scoring(await show(page));
    await pause(500);
    let presses = 0;
    const press = async (): Promise<void> => {
      await page.keyboard.press((presses += 1) % 2 === 1 ? '1' : 'z');
      await pause(2 * PACE);
    };
    scored.push(await dropped(page, press));
  }
  return [sum(bare), sum(scored)];
};

export const overVideo = async (open: () => Promise<Viewer>): Promise<readonly Row[]> => {
  const site = await serve(PAGES);
  const viewer = await open();
  try {
    const page = await viewer.newPage();
    await page.goto(`${site.origin}/bare`);
    const overlay = await show(page);
    await newMatch(overlay);
    await scoring(overlay);
    await page.keyboard.press('n');
    await pause(500);
    const clicked = medianAndWorst(await clicks(page, viewer));
    const keyed = medianAndWorst(await keys(page));
    const [without, with_] = await frames(page, viewer);
    const rows = [
      ['toolbar click to painted board', clicked],
      ['key to painted score over the video', keyed],
      ['frames that the video drops, board hidden', without],
      ['frames that the video drops, scoring', with_],
    ] as const;
    return rows.map(([what, value]) => ({ browser: viewer.name, what, value }));
  } finally {
    await viewer.close();
    site.close();
  }
};
