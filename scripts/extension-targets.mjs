/** The extension: one source, laid out once for each browser, with a zip and a build for tests of each. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { tsImport } from 'tsx/esm/api';
import { zipFolder } from './zip.mjs';

const { BROWSERS, manifest } = await tsImport('../extension/manifest.ts', import.meta.url);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const OUT = 'dist/extension';
const FOR_TESTS = 'dist/extension-test';
/** What the browsers share, laid out first and then copied. */
const SHARED = `${OUT}/shared`;
/** The one line by which the builds for tests differ. */
const TEST_HOSTS = ['http://localhost/*'];

const files = (folder) =>
  readdirSync(folder).flatMap((name) => (/\.(html|css)$/.test(name) ? [`${folder}/${name}`] : []));

function layOut(folder, browser, hosts) {
  cpSync(SHARED, folder, { recursive: true });
  const text = JSON.stringify(manifest(browser, version, hosts), null, 2);
  writeFileSync(`${folder}/manifest.json`, `${text}\n`);
}

const forEachBrowser = {
  name: 'for-each-browser',
  writeBundle() {
    for (const file of [...files('extension/pages'), ...files('extension/overlay')]) {
      cpSync(file, `${SHARED}/${file.split('/').at(-1)}`);
    }
    cpSync('extension/_locales', `${SHARED}/_locales`, { recursive: true });
    mkdirSync(`${SHARED}/icons`, { recursive: true });
    for (const name of readdirSync('extension/icons').filter((one) => one.endsWith('.png'))) {
      cpSync(`extension/icons/${name}`, `${SHARED}/icons/${name}`);
    }
    cpSync('LICENSE', `${SHARED}/LICENSE`);
    for (const browser of BROWSERS) {
      layOut(`${OUT}/${browser}`, browser);
      zipFolder(`${OUT}/${browser}`, `${OUT}/snooker-scoreboard-${version}-${browser}.zip`);
      layOut(`${FOR_TESTS}/${browser}`, browser, TEST_HOSTS);
    }
    rmSync(SHARED, { recursive: true });
  },
};

const PAGES = ['options', 'panel', 'popup', 'welcome', 'window'];

/** @param typescript the plugin that all targets share */
export const extensionTargets = (typescript) => [
  {
    input: {
      background: 'extension/background.ts',
      overlay: 'extension/overlay/overlay.ts',
      ...Object.fromEntries(
        PAGES.map((page) => [page, `extension/pages/${page}.ts`]).filter(([, file]) =>
          existsSync(file),
        ),
      ),
    },
    // Not made smaller: those who review an extension want to read it.
    output: { dir: SHARED, format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
    plugins: [nodeResolve(), typescript],
  },
  {
    input: { content: 'extension/content/content.ts' },
    output: { dir: SHARED, format: 'iife' },
    plugins: [nodeResolve(), typescript, terser(), forEachBrowser],
  },
];
