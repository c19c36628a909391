/** Many tests in one process: one start for each mutant instead of one for each file. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../engine/', import.meta.url);

/** Random play takes a minute, and data from outside is not there in a sandbox. */
const TOO_SLOW = ['properties/', 'conformance/frame', 'conformance/ball', 'outlook-exhaustive'];

/** What finds most faults comes first: a run stops at the first failure. */
const FIRST = ['hard-cases', 'rules/', 'record-format'];
const rank = (path: string): number => {
  const at = FIRST.findIndex((part) => path.startsWith(part));
  return at < 0 ? FIRST.length : at;
};

/** Loads the engine's tests whose path passes. */
export const load = async (passes: (path: string) => boolean): Promise<void> => {
  const files = readdirSync(fileURLToPath(FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && passes(name))
    .filter((name) => !TOO_SLOW.some((part) => name.includes(part)))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  for (const file of files) await import(new URL(file, FOLDER).href);
};
