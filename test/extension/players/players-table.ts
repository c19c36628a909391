/** What the run over real players found, as the table in docs/players.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { HOSTILE_PAGES } from './hostile-pages.js';
import { PLAYERS } from './players.js';

export const COLUMNS = [
  'appears',
  'styled',
  'clickable',
  'keys',
  'fullscreen',
  'navigation',
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * `yes`; `while scoring`: seen above the fullscreen video at any time, and clicked only while keys
 * score; or in words, why there is nothing to be had.
 */
export type Finding = string;

export class Findings {
  readonly #found = new Map<string, Finding>();

  note(browser: string, row: string, column: Column, finding: Finding): void {
    this.#found.set(`${browser} ${row} ${column}`, finding);
  }

  /** How many there are: a run of some of the tests says nothing of the others. */
  get count(): number {
    return this.#found.size;
  }

  table(browser: string): string {
    const row = (name: string, called: string): string => {
      const cells = COLUMNS.map(
        (column) => this.#found.get(`${browser} ${name} ${column}`) ?? 'no',
      );
      return `| ${[called, ...cells].join(' | ')} |`;
    };
    const rows = [
      ...PLAYERS.map(({ name, package: of }) => row(name, of ? `${name} ${versionOf(of)}` : name)),
      ...HOSTILE_PAGES.map(({ name }) => row(name, name)),
    ];
    const head = `| player or page | ${COLUMNS.join(' | ')} |\n|---|${'---|'.repeat(COLUMNS.length)}`;
    return `## ${browser}\n\n${head}\n${rows.join('\n')}\n`;
  }
}

const versionOf = (name: string): string => {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const FILE = 'docs/players.md';

const INTRODUCTION = `# The overlay over real players and hostile pages

Made by the tests under \`test/extension/players\`, which lay the built extension over each player from
npm, with the same clip, and over pages that make it hard, and use it as a viewer does: the toolbar
button, real clicks, real keys, the player's own way into fullscreen and out (twice over each player),
and client-side navigation for which the player is taken away and built anew. Don't edit it by hand.

- **appears**: over the video, once, with no error in the console that the page did not have before;
  over the frame, where the video is in one that the extension may not enter
- **styled**: none of the player's or the page's styles reaches the board
- **clickable**: its buttons take clicks; a click on the rest of the video is the player's
- **keys**: while scoring is on they score, and the page and its frames hear none of them; off, they have
  them all. Beside a chat: what is typed there scores nothing, even right after scoring
- **fullscreen**: seen above it, keys score there, nobody is thrown out of it, and no node of the page
  is moved. *yes*: its buttons take clicks at any time. *while scoring*: they do while its keys score;
  otherwise the browser lets nothing be clicked but the fullscreen element itself. On the hostile pages
  it is the bare video or, from a frame, the frame
- **navigation**: over the next video, with the same match
`;

/** Writes the table; with CI set it must be there already, and equal. Answers whether it was. */
export const keepTable = (tables: readonly string[]): boolean => {
  const text = [INTRODUCTION, ...tables].join('\n');
  const before = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' });
  if (before !== text && !process.env.CI) writeFileSync(FILE, text);
  return before === text || !process.env.CI;
};
