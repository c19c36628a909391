/** The files for script tags: once is enough, twice does no harm, and each can be checked. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openSite, type Site } from './support.js';

const ONE_POLICY = "require-trusted-types-for 'script'; trusted-types lit-html";
const RECORD = {
  format: 'snooker-match',
  version: 1,
  setup: { sides: [{ name: 'Ding' }, { name: 'Selby' }] },
  entries: [{ kind: 'frame' }, { kind: 'stroke', pocketed: ['red'] }],
};

const script = (path: string): string => `<script type="module" src="${path}"></script>`;

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** Points as the board shows them, once it does. */
const points = async (): Promise<string[]> => {
  await site.page.evaluate((record) => {
    const board = document.querySelector('snooker-scoreboard');
    if (board) Object.assign(board, { record });
  }, RECORD);
  const shown = site.page.locator('snooker-scoreboard [part=points]');
  await shown.first().waitFor();
  return shown.allTextContents();
};

const defined = (name: string): Promise<unknown> =>
  site.page.evaluate((tag) => customElements.whenDefined(tag).then(() => true), name);

test('a script tag and one element are a board', async () => {
  await site.show({ html: `${script('/dist/cdn/snooker-board.js')}<snooker-scoreboard>` });
  assert.deepEqual(await points(), ['1', '0']);
  assert.deepEqual(site.errors, []);
});

test('a board fetches neither the pad, nor other layouts, nor other languages', async () => {
  await site.show({
    html: `${script('/dist/cdn/snooker-board.js')}<snooker-scoreboard lang="en">`,
  });
  await points();
  const names = site.asked.map((path) => /([\w-]+?)(-[\w-]{8})?\.js$/.exec(path)?.[1]);
  assert.deepEqual(names.filter(Boolean).sort(), ['board', 'full', 'snooker-board']);
});

test('nothing is painted before the layout is here, and then the board whole', async () => {
  await site.show({
    html: `${script('/dist/cdn/snooker-board.js')}<snooker-scoreboard layout="bar">`,
  });
  await defined('snooker-scoreboard');
  const heights = await site.page.evaluate(async (record) => {
    const board = document.querySelector('snooker-scoreboard') as HTMLElement;
    Object.assign(board, { record });
    const seen = new Set<number>();
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(board.offsetHeight);
    }
    return [...seen];
  }, RECORD);
  assert.equal(heights.filter((height) => height > 0).length, 1, heights.join());
});

for (const [what, second] of [
  ['the same script twice', '/dist/cdn/snooker-board.js'],
  ['the same from another address', '/copy/cdn/snooker-board.js'],
  ['both scripts', '/dist/cdn/snooker.js'],
] as const) {
  test(`${what}, one Trusted Types policy allowed once: the first wins, nothing throws`, async () => {
    const html = `${script('/dist/cdn/snooker-board.js')}${script(second)}<snooker-scoreboard>`;
    await site.show({ html, policy: ONE_POLICY });
    assert.deepEqual(await points(), ['1', '0']);
    if (second.endsWith('snooker.js')) await defined('snooker-ref-pad');
    assert.deepEqual(site.errors, []);
    assert.equal(site.asked.filter((path) => /\/board-[\w-]{8}\.js$/.test(path)).length, 1);
  });
}

test('tags without type="module", twice: both elements, nothing throws', async () => {
  const plain = '<script src="/dist/cdn/snooker.js"></script>';
  const board = '<script src="/dist/cdn/snooker-board.js"></script>';
  await site.show({ html: `${plain}${plain}${board}${board}<snooker-scoreboard>` });
  assert.deepEqual(await points(), ['1', '0']);
  await defined('snooker-ref-pad');
  assert.deepEqual(site.errors, []);
});

test('where the element is defined already, nothing of ours is fetched', async () => {
  const own =
    "<script>customElements.define('snooker-scoreboard', class extends HTMLElement {})</script>";
  await site.show({ html: `${own}${script('/dist/cdn/snooker-board.js')}` });
  await site.page.waitForLoadState('networkidle');
  assert.deepEqual(site.asked, ['/', '/dist/cdn/snooker-board.js']);
  assert.deepEqual(site.errors, []);
});

test('integrity.json has the hash of every file', () => {
  const hashes = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8')) as Record<
    string,
    string
  >;
  for (const [file, hash] of Object.entries(hashes)) {
    const content = readFileSync(`dist/cdn/${file}`);
    assert.equal(hash, `sha384-${createHash('sha384').update(content).digest('base64')}`, file);
  }
  for (const entry of ['snooker.js', 'snooker-board.js', 'source.js']) assert.ok(hashes[entry]);
});

/** The lines to be copied, one block a comment. */
const snippets = (): string[] =>
  readFileSync('dist/cdn/snippets.html', 'utf8')
    .replaceAll('BASE/', '/dist/cdn/')
    .split(/^<!--.*-->$/m)
    .map((block) => block.trim())
    .filter(Boolean);

test('the lines of snippets.html show a board, every file checked', async () => {
  const [board = '', , map = ''] = snippets();
  await site.show({ html: `${map}${board.replace(' src="match.json"', '')}` });
  assert.deepEqual(await points(), ['1', '0']);
  assert.deepEqual(site.errors, []);
});

test('a file that is not what its hash says is not run', async () => {
  const [board = ''] = snippets();
  const wrong = board.replace(/(snooker-board\.js" integrity="sha384-)..../, '$1AAAA');
  await site.show({ html: wrong });
  await site.page.waitForLoadState('networkidle');
  assert.equal(
    await site.page.evaluate(() => customElements.get('snooker-scoreboard') === undefined),
    true,
  );
});
