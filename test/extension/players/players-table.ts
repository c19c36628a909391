/** What the run over real players found, as the table in docs/players.md. */
import { readFileSync, writeFileSync } from 'node:fs';
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

/** `while scoring`: seen above the fullscreen video at any time, and clicked only while keys score. */
export type Finding = 'yes' | 'while scoring' | 'no';

export class Findings {
  readonly #found = new Map<string, Finding>();

  note(browser: string, player: string, column: Column, finding: Finding): void {
    this.#found.set(`${browser} ${player} ${column}`, finding);
  }

  /** How many there are: a run of some of the tests says nothing of the others. */
  get count(): number {
    return this.#found.size;
  }

  table(browser: string): string {
    const rows = PLAYERS.map(({ name, package: of }) => {
      const cells = COLUMNS.map(
        (column) => this.#found.get(`${browser} ${name} ${column}`) ?? 'no',
      );
      return `| ${[of ? `${name} ${versionOf(of)}` : name, ...cells].join(' | ')} |`;
    });
    const head = `| player | ${COLUMNS.join(' | ')} |\n|---|${'---|'.repeat(COLUMNS.length)}`;
    return `## ${browser}\n\n${head}\n${rows.join('\n')}\n`;
  }
}

const versionOf = (name: string): string => {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const FILE = 'docs/players.md';

const INTRODUCTION = `# The overlay over real players

Made by the tests under \`test/extension/players\`, which lay the built extension over each player from
npm, with the same clip, and use it as a viewer does: the toolbar button, real clicks, real keys, the
player's own way into fullscreen and out (twice), and client-side navigation for which the player is
taken away and built anew. Don't edit it by hand.

- **appears**: over the video, once, with no error in the console that the page did not have before
- **styled**: none of the player's or the page's styles reaches the board
- **clickable**: its buttons take clicks; a click on the rest of the video is the player's
- **keys**: while scoring is on they score, and the page hears none of them; off, it has them all
- **fullscreen**: seen above it, keys score there, nobody is thrown out of it, and no node of the player
  is moved. *yes*: its buttons take clicks at any time. *while scoring*: they do while its keys score;
  otherwise the browser lets nothing be clicked but the fullscreen element itself
- **navigation**: over the next video, with the same match
`;

/** Writes the table; with CI set it must be there already, and equal. Answers whether it was. */
export const keepTable = (tables: readonly string[]): boolean => {
  const text = [INTRODUCTION, ...tables].join('\n');
  const before = readFileSync(FILE, { encoding: 'utf8', flag: 'a+' });
  if (before !== text && !process.env.CI) writeFileSync(FILE, text);
  return before === text || !process.env.CI;
};
