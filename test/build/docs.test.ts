/** docs/embed.md and docs/theming.md name everything that there is, with the values that it has. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';

interface Named {
  readonly name: string;
}
interface Element {
  readonly tagName?: string;
  readonly attributes: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly Element[] }[];
};
const elements = manifest.modules.flatMap(({ declarations }) => declarations);
const find = (tag: string): Element => elements.find(({ tagName }) => tagName === tag)!;
const BOARD = find('snooker-scoreboard');
const PAD = find('snooker-ref-pad');

const embed = readFileSync('docs/embed.md', 'utf8');
const theming = readFileSync('docs/theming.md', 'utf8');

const unnamed = (list: readonly Named[] = [], text = ''): string[] =>
  list.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``));

test('embed.md names every attribute of the board', () => {
  assert.deepEqual(unnamed(BOARD.attributes, embed), []);
});

test('embed.md names every parameter of board.html', () => {
  const source = readFileSync('pages/board.ts', 'utf8');
  const [, list = ''] = /applyAddress\(\w+, \[([^\]]*)\]/.exec(source) ?? [];
  const parameters = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => ({ name }));
  assert.ok(parameters.length > 0);
  assert.deepEqual(unnamed(parameters, embed), []);
});

test('theming.md names every custom property, slot and part of both elements', () => {
  for (const { cssProperties, slots, cssParts } of [BOARD, PAD]) {
    assert.deepEqual(unnamed([...cssProperties, ...(slots ?? []), ...cssParts], theming), []);
  }
});

test('theming.md has the colours that each theme has', () => {
  const styles = readFileSync('components/scoreboard/themes.styles.ts', 'utf8');
  const columns = ['club', 'broadcast', 'light', 'high-contrast'];
  const blocks = styles.split(/\.root\[data-theme='/);
  const rows = [...theming.matchAll(/^\| `(--snooker-[\w-]+)` \|(.*)\|$/gm)];
  let compared = 0;
  for (const [, property = '', cells = ''] of rows) {
    const written = cells.split('|').slice(1);
    for (const [i, theme] of columns.entries()) {
      const block = i === 0 ? blocks[0] : blocks.find((text) => text.startsWith(`${theme}'`));
      const [, colour] = new RegExp(`${property}, (#\\w+)\\)`).exec(block ?? '') ?? [];
      if (!colour || property === '--snooker-chroma') continue;
      assert.equal(written[i]?.trim(), `\`${colour}\``, `${property}, ${theme}`);
      compared += 1;
    }
  }
  // Seven colours, four themes.
  assert.equal(compared, 28);
});

test('pictures and pages that the documents point to are there, none of the pictures heavy', () => {
  const documents = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
  for (const path of documents.filter((name) => name.endsWith('.md'))) {
    const base = path.startsWith('docs/') ? 'docs/' : '';
    const links = readFileSync(path, 'utf8').matchAll(/\]\(([\w./-]+\.(?:png|md))(?:#[\w-]+)?\)/g);
    for (const [, target = ''] of links) {
      assert.ok(existsSync(base + target), `${path}: ${target}`);
      if (target.endsWith('.png')) assert.ok(statSync(base + target).size <= 150_000, target);
    }
  }
});
