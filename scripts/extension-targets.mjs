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

/** The one line by which the builds for tests differ. */
const TEST_HOSTS = ['http://localhost/*'];

const files = (folder) =>
  readdirSync(folder).flatMap((name) => (/\.(html|css)$/.test(name) ? [`${folder}/${name}`] : []));

function layOut(shared, folder, browser, hosts) {
  cpSync(shared, folder, { recursive: true });
  const text = JSON.stringify(manifest(browser, version, hosts), null, 2);
  writeFileSync(`${folder}/manifest.json`, `${text}\n`);
}

/** Lays out what was built in `shared` once for each browser, as it is published and for tests. */
const forEachBrowser = (shared, dist) => ({
  name: 'for-each-browser',
  writeBundle() {
    for (const file of [...files('extension/pages'), ...files('extension/overlay')]) {
      cpSync(file, `${shared}/${file.split('/').at(-1)}`);
    }
    cpSync('extension/_locales', `${shared}/_locales`, { recursive: true });
    mkdirSync(`${shared}/icons`, { recursive: true });
    for (const name of readdirSync('extension/icons').filter((one) => one.endsWith('.png'))) {
      cpSync(`extension/icons/${name}`, `${shared}/icons/${name}`);
    }
    cpSync('LICENSE', `${shared}/LICENSE`);
    for (const browser of BROWSERS) {
      layOut(shared, `${dist}/extension/${browser}`, browser);
      zipFolder(
        `${dist}/extension/${browser}`,
        `${dist}/extension/snooker-scoreboard-${version}-${browser}.zip`,
      );
      layOut(shared, `${dist}/extension-test/${browser}`, browser, TEST_HOSTS);
    }
    rmSync(shared, { recursive: true });
  },
});

const PAGES = ['options', 'panel', 'popup', 'welcome', 'window'];

/** @param typescript the plugin that all targets share */
export function extensionTargets(typescript, dist = 'dist') {
  const shared = `${dist}/extension-shared`;
  return [
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
      output: {
        dir: shared,
        format: 'es',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Apart, so that a reviewer sees which code is Lit's.
        manualChunks: (id) => (/\/node_modules\/(@?lit|lit-)/.test(id) ? 'lit' : null),
      },
      plugins: [nodeResolve(), typescript],
    },
    {
      input: { content: 'extension/content/content.ts' },
      output: { dir: shared, format: 'iife' },
      plugins: [nodeResolve(), typescript, terser(), forEachBrowser(shared, dist)],
    },
  ];
}
