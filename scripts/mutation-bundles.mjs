/**
 * Bundles the engine with its tests, a few bundles for all test files: a mutant then costs the start
 * of one plain script. Stryker runs this in its sandbox, where `src` holds every mutant, switched at
 * run time.
 */
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

const TESTS = 'test/engine';

/** As deep as the tests' own folders: what they read by a path relative to them is found. */
const OUTPUT = 'test/mutation/bundles';

/** Long lists take too long for each change, and data from outside is not there in a sandbox. */
const TOO_SLOW =
  /^properties\/robustness|^conformance\/(frame|ball)|^outlook-exhaustive|^rules\/rules-table/;

/** A test file goes to the first bundle whose pattern it fits. */
const BUNDLES = {
  table: /^table\//,
  outlook: /^outlook|^arithmetic/,
  play: /^properties\//,
  words: /^advice\/|^call|^statistics/,
  rules: /./,
};

/** What finds most faults comes first: a run stops at the first failure. */
const FIRST = ['hard-cases', 'rules/', 'record-format'];
const rank = (path) => {
  const at = FIRST.findIndex((part) => path.startsWith(part));
  return at < 0 ? FIRST.length : at;
};

const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !TOO_SLOW.test(name))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

const bundleOf = (file) => Object.keys(BUNDLES).find((name) => BUNDLES[name].test(file));

for (const name of Object.keys(BUNDLES)) {
  const imports = files
    .filter((file) => bundleOf(file) === name)
    .map((file) => `import './${TESTS}/${file}';`);
  await build({
    stdin: { contents: imports.join('\n'), resolveDir: '.' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'process.env.PLAY_SHARE': '"0.04"' },
    outfile: `${OUTPUT}/${name}.mjs`,
    ignoreAnnotations: true, // the package says that its tests have no effect when merely imported
    logLevel: 'warning',
  });
}
