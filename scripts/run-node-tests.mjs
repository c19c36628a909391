/** Runs every *.test.ts under a folder with node:test (Node 20's --test knows no globs). */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...options] = process.argv.slice(2);
const files = (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
  .filter((name) => name.endsWith('.test.ts'))
  .sort()
  .map((name) => join(folder, name));

if (files.length === 0) {
  console.error(`No tests under ${folder}.`);
  process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter=spec', ...options, ...files],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
