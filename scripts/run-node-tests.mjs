/** Runs every *.test.ts under a folder with node:test (Node 20's --test knows no globs). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateRulesTable } from './rules-table.mjs';

const [folder, ...options] = process.argv.slice(2);
const files = (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
  .filter((name) => name.endsWith('.test.ts'))
  .sort()
  .map((name) => join(folder, name));

if (files.length === 0) {
  console.error(`No tests under ${folder}.`);
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'node-tests-'));
const passed = join(scratch, 'passed');
const reporters = [
  ['spec', 'stdout'],
  ['./scripts/passed-tests.mjs', passed],
].flatMap(([name, to]) => [`--test-reporter=${name}`, `--test-reporter-destination=${to}`]);

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--test', ...reporters, ...options, ...files],
  { stdio: 'inherit' },
);
// Some of the tests say nothing about the table: it is made from a run of all of them.
const whole = folder === 'test/engine' && options.length === 0;
const right = status !== 0 || !whole || updateRulesTable(passed);
rmSync(scratch, { recursive: true });
process.exitCode = right ? (status ?? 1) : 1;
