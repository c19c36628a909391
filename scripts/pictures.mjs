/* global document, customElements */
/**
 * The pictures of the documents, taken of what was built, with real matches of test/records:
 * `npm run build && node scripts/pictures.mjs [name…]`. None may be heavier than 150 kB.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { PNG } from 'pngjs';
import { CHROMIUM_FLAGS, ensureBrowsers } from './browsers.mjs';

const OUT = 'docs/images';
const MOST_BYTES = 150_000;

/** A real match after its first `count` entries. */
const cut = (name, count) => {
  const record = JSON.parse(readFileSync(`test/records/${name}.json`, 'utf8'));
  return { ...record, entries: record.entries.slice(0, count) };
};
/** The last frame of the 1985 final, the last black left. */
const FINAL = cut('davis-taylor-1985-final', 107);
/** The 147 of 1997, on the way. */
const MAXIMUM = cut('osullivan-price-1997', 20);

const PAGE = `
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px; background: #e9e4d6; font: 16px/1.5 system-ui, sans-serif; color: #22302a; }
`;
/** A television picture to lie under a board: cloth and cushions, no photograph of anybody. */
const CLOTH = 'linear-gradient(#0b3324, #1c6b46 45%, #14563a)';

const board = (attributes) => `<snooker-scoreboard ${attributes}></snooker-scoreboard>`;

/** Name -> what is shown. `records` go to boards in order; `match` is kept, for boards and pad. */
const PICTURES = {
  'board-and-pad': {
    width: 1240,
    height: 700,
    scale: 1.25,
    match: FINAL,
    style:
      'body { display: grid; grid-template-columns: minmax(0, 1fr) 390px; gap: 24px; align-items: start; }',
    body: `${board('match="picture"')}<snooker-ref-pad match="picture" theme="light"></snooker-ref-pad>`,
  },
  layouts: {
    width: 1000,
    records: [MAXIMUM, MAXIMUM, FINAL],
    style:
      '.row { display: grid; grid-template-columns: 340px 1fr; gap: 24px; align-items: start; } .col { display: grid; gap: 24px; }',
    body: `<div class="row"><div>${board('layout="card"')}</div><div class="col">${board('layout="bar"')}${board('layout="mini"')}</div></div>`,
  },
  themes: {
    width: 1100,
    scale: 1.25,
    records: [FINAL, FINAL, FINAL, FINAL, FINAL],
    style:
      'body { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 16px; align-items: start; }',
    body: `${['club', 'broadcast', 'light', 'high-contrast'].map((theme) => board(`layout="card" theme="${theme}"`)).join('')}${board(
      'layout="card" style="--snooker-surface: #3a1d2c; --snooker-surface-2: #2a1320; --snooker-accent: #f0b8a0; --snooker-muted: #dcc3cd; --snooker-line: #5d3648; --snooker-radius: 14px"',
    )}`,
  },
  stream: {
    width: 1000,
    records: [MAXIMUM],
    style: `body { padding: 0; } .video { aspect-ratio: 16 / 9; display: grid; align-items: end; padding: 0 40px 28px; background: ${CLOTH}; }`,
    body: `<div class="video">${board('layout="bar" theme="broadcast"')}</div>`,
  },
  'club-site': {
    width: 1000,
    records: [FINAL],
    style:
      'body { background: #fff; padding: 32px 40px; } h1 { margin: 0 0 16px; font: 600 30px/1.2 Georgia, serif; } main { display: grid; grid-template-columns: 1fr 340px; gap: 40px; } p { margin: 0 0 12px; }',
    body: `<h1>Snooker at the club</h1><main><article><p>The 1985 final, to the last black: 62–59 in the last frame of thirty-five.</p><p>The board beside this text is one element. It takes its width from the column, its language from the page, and follows the match while it is scored.</p></article><aside>${board('layout="card" theme="light"')}</aside></main>`,
  },
  dock: {
    width: 400,
    height: 660,
    match: MAXIMUM,
    style: 'body { padding: 0; background: #1d1f24; }',
    body: '<snooker-ref-pad match="picture" theme="dark"></snooker-ref-pad>',
  },
};

const html = ({ style, body }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><style>${PAGE}${style}</style>
  <script type="module" src="/dist/cdn/snooker.js"></script><body>${body}`;

const serve = () => {
  const types = { '.js': 'text/javascript', '.json': 'application/json' };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname.slice(1);
    const picture = PICTURES[path];
    if (picture) {
      response.setHeader('Content-Type', 'text/html');
      response.end(html(picture));
      return;
    }
    readFile(path.startsWith('dist/cdn/') ? path : '').then(
      (content) => {
        response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
};

/** In the page: gives the elements their matches, and waits until all of them show one. */
const fill = async ({ match, records }) => {
  if (match) {
    const { matchStore } = await import('/dist/cdn/source.js');
    const store = matchStore();
    await store.matches.erase('picture').catch(() => undefined);
    // Held open: the board shows a match that is being scored.
    const kept = await store.create({ record: match }, { id: 'picture' });
    await kept.saved();
    kept.close();
    for (const element of document.querySelectorAll('[match]')) {
      element.setAttribute('match', '');
      element.setAttribute('match', 'picture');
    }
  }
  for (const [i, element] of document.querySelectorAll('snooker-scoreboard').entries()) {
    await customElements.whenDefined('snooker-scoreboard');
    if (records) element.record = records[i];
  }
};

const SHOWN =
  "[...document.querySelectorAll('snooker-scoreboard, snooker-ref-pad')].every(({ shadowRoot }) => shadowRoot?.querySelector('[part~=points], [part~=ball]'))";

/** The browser's own encoder is made for speed. Text likes no filter, a gradient likes one. */
const pressed = (image) =>
  [0, -1]
    .map((filterType) =>
      PNG.sync.write(PNG.sync.read(image), {
        colorType: 2,
        deflateLevel: 9,
        deflateStrategy: 0,
        filterType,
      }),
    )
    .reduce((one, other) => (one.length <= other.length ? one : other));

const take = async (browser, address, name) => {
  const picture = PICTURES[name];
  const page = await browser.newPage({
    viewport: { width: picture.width, height: picture.height ?? 400 },
    deviceScaleFactor: picture.scale ?? 1.5,
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}/${name}`);
  await page.evaluate(fill, picture);
  await page.waitForFunction(SHOWN);
  // The pad asks who writes before it takes the match.
  await page.waitForTimeout(1500);
  const image = pressed(await page.screenshot({ fullPage: true }));
  if (image.length > MOST_BYTES) throw new Error(`${name}: ${image.length} bytes`);
  writeFileSync(`${OUT}/${name}.png`, image);
  console.log(`${OUT}/${name}.png ${image.length}`);
  await page.context().close();
};

const asked = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
const server = await serve();
const browser = await chromium.launch({
  executablePath: ensureBrowsers().chromium,
  args: [...CHROMIUM_FLAGS],
});
try {
  for (const name of asked.length > 0 ? asked : Object.keys(PICTURES)) {
    await take(browser, `http://127.0.0.1:${server.address().port}`, name);
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
