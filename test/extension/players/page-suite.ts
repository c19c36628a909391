/** The rows of the hostile pages: each page is opened once, and all of its cells are tried in it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  hostRect,
  inside,
  isScoring,
  newMatch,
  overlayOf,
  rectOf,
  scores,
  scoring,
} from '../e2e/overlay-driver.js';
import type { Site } from '../e2e/server.js';
import { until, type Frame, type ViewedPage, type Viewer } from '../e2e/viewer.js';
import { CELLS, inFullscreen, overVideo, type Stage } from './cells.js';
import { ANEW, HOSTILE_PAGES, VIDEO, type HostilePage } from './hostile-pages.js';
import { COLUMNS, type Column, type Finding, type Findings } from './players-table.js';

/** For pages that note no keys themselves: some let no script of theirs run. */
const NOTE_KEYS = `(() => {
  if (window.heard) return;
  window.heard = [];
  for (const type of ['keydown', 'keyup']) {
    addEventListener(type, ({ key }) => heard.push(type + ':' + key), true);
  }
})()`;

/** The frame in which the video is. */
const frameWithVideo = (page: ViewedPage): Promise<Frame> =>
  until('the frame with the video', async () => {
    for (const frame of await page.frames()) {
      if (await frame.evaluate<boolean>(`Boolean(${VIDEO})`)) return frame;
    }
    return null;
  });

const clickVideo = async ({ page, over }: Stage): Promise<void> => {
  const { left, top } = await rectOf(page, over);
  await page.mouse.click(left + 60, top + 100);
};

const stageOf = async (page: ViewedPage, hostile: HostilePage): Promise<Stage> => {
  const player = hostile.framed ? await frameWithVideo(page) : page;
  const documents = hostile.framed ? [page, player] : [page];
  for (const one of documents) await one.evaluate(NOTE_KEYS);
  const full = hostile.full ?? `${VIDEO}.requestFullscreen()`;
  const stage: Stage = {
    page,
    over: hostile.over ?? VIDEO,
    documents,
    nodes: 'body, body *',
    times: 1,
    enter: async () => {
      await player.evaluate(`{
        window.answer = '';
        addEventListener('click', async () => {
          try { await ${full}; answer = 'in' } catch (error) { answer = String(error) }
        }, { once: true, capture: true });
      }`);
      await clickVideo(stage);
      await until('the browser has answered', () => player.evaluate(`answer !== ''`));
    },
    go: async () => {
      for (const expression of hostile.go ?? ANEW) {
        await page.evaluate(expression);
        await until('as wide a part of the next video', async () => {
          const [host, video] = [await hostRect(page), await rectOf(page, stage.over)];
          return inside(host, video) && Math.abs(host.width - video.width * 0.8) < 20;
        });
      }
    },
  };
  return stage;
};

/** Where the browser lets nobody into fullscreen, the board stays where it is. */
const neverFull = async (stage: Stage, reason: string): Promise<Finding> => {
  await stage.enter();
  assert.match(await stage.documents.at(-1)!.evaluate<string>('answer'), /TypeError/);
  assert.equal(await inFullscreen(stage.page), false);
  await overVideo(stage);
  return reason;
};

/** “147” typed into a field, right after scoring. */
const typeInto = async ({ page }: Stage, focus: string): Promise<void> => {
  const overlay = await overlayOf(page);
  await scoring(overlay);
  await page.keyboard.press('n');
  await page.evaluate(`{ heard.length = 0; ${focus}; }`);
  await until('scoring is off', async () => !(await isScoring(overlay)));
  await page.keyboard.type('147');
  await until('the page has the keys', () => page.evaluate('heard.includes("keyup:7")'));
  assert.equal(await scores(overlay), '0-0');
  await page.evaluate('document.activeElement.blur()');
  await scoring(overlay);
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await until('scoring is off again', async () => !(await isScoring(overlay)));
};

/** In frames the player has its keys too, once it was clicked. */
const keysInFrame = async (stage: Stage, player: Frame): Promise<void> => {
  await clickVideo(stage);
  await stage.page.keyboard.press('6');
  await until('the player has its keys', () => player.evaluate('heard.includes("keyup:6")'));
};

const tryCell = async (
  stage: Stage,
  column: Column,
  { neverFull: reason, fields = [], framed }: HostilePage,
): Promise<Finding> => {
  if (column === 'fullscreen' && reason) return neverFull(stage, reason);
  const finding = await CELLS[column](stage);
  if (column === 'appears') await newMatch(await overlayOf(stage.page));
  if (column === 'keys') {
    for (const focus of fields) await typeInto(stage, focus);
    if (framed) await keysInFrame(stage, stage.documents.at(-1)!);
  }
  return finding;
};

export const pageSuite = (
  name: string,
  findings: Findings,
  viewer: () => Viewer,
  site: () => Site,
): void => {
  for (const hostile of HOSTILE_PAGES) {
    test(`${hostile.name} (${hostile.lessons})`, { timeout: 120_000 }, async (row) => {
      const page = await viewer().newPage();
      try {
        await page.goto(`${site().origin}${hostile.path}`);
        await until('the page has loaded', () =>
          page.evaluate('document.readyState === "complete"'),
        );
        const stage = await stageOf(page, hostile);
        const before = page.errors.length;
        for (const column of COLUMNS) {
          await row.test(`${column}: ${hostile.name}`, async () => {
            findings.note(name, hostile.name, column, await tryCell(stage, column, hostile));
          });
        }
        const errors = page.errors.slice(before);
        // Where the browser refuses fullscreen, it says so in the console.
        const ofOurs = hostile.neverFull
          ? errors.filter((one) => !/fullscreen/i.test(one))
          : errors;
        assert.deepEqual(ofOurs, []);
      } finally {
        await page.close();
      }
    });
  }
};
