/** What a script tag loads: an entry of a few bytes, the board or both elements, the rest when wanted. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

/** What every board needs, whatever it shows. */
const BOARD = ['components/scoreboard/define.ts', 'src/replay.ts', 'src/summary.ts'].map((file) =>
  resolve(file),
);
/** It names all of the engine, of which a board uses a part. */
const WHOLE_ENGINE = resolve('src/index.ts');

/** All that the board's parts import, each module once. */
const closure = (getModuleInfo) => {
  const all = new Set();
  const add = (id) => {
    if (all.has(id) || id === WHOLE_ENGINE) return;
    all.add(id);
    for (const imported of getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  BOARD.forEach(add);
  return all;
};

/** One file of the board: what is pressed together is smaller than what is pressed apart. */
const boardChunk = () => {
  let board = null;
  return (id, { getModuleInfo }) => {
    board ??= closure(getModuleInfo);
    return board.has(id) ? 'board' : undefined;
  };
};

/** Each element has its own words, in files of the same name. */
export const chunkFileNames = ({ name, facadeModuleId }) => {
  const [, of, language] = /words\/(\w+)\/(zh-\w+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `chunks/${language ? `${of}-${language}` : name}-[hash].js`;
};

const sha384 = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * The files that an entry fetches before anything shows: what entries ask for, and what that imports.
 * @param parts names of the files that the elements of the page ask for
 */
const needed = (bundle, entry, parts) => {
  const all = new Set();
  const add = (fileName) => {
    if (all.has(fileName)) return;
    all.add(fileName);
    bundle[fileName].imports.forEach(add);
  };
  add(entry);
  // A set goes on over what is added to it on the way.
  for (const file of all) if (bundle[file].isEntry) bundle[file].dynamicImports.forEach(add);
  for (const [file, { name }] of Object.entries(bundle)) if (parts.includes(name)) add(file);
  return [...all].filter((file) => file !== entry);
};

/** `full` is the layout of a board that asks for none. */
const ADDRESS_BOARD = {
  entry: 'snooker-board.js',
  parts: ['full', 'remote-match'],
  elements: ['<snooker-scoreboard src="match.json"></snooker-scoreboard>'],
};
const BOARD_AND_PAD = {
  entry: 'snooker.js',
  parts: ['full', 'page-follow', 'page-store', 'pad-referee'],
  elements: [
    '<snooker-scoreboard match="table-1"></snooker-scoreboard>',
    '<snooker-ref-pad match="table-1"></snooker-ref-pad>',
  ],
};

const example = (bundle, hashes, { entry, parts, elements }) => {
  const preloads = needed(bundle, entry, parts).map(
    (file) =>
      `<link rel="modulepreload" href="BASE/${file}" integrity="${hashes[file]}" crossorigin>`,
  );
  const script = `<script type="module" src="BASE/${entry}" integrity="${hashes[entry]}" crossorigin></script>`;
  return [...preloads, script, ...elements].join('\n');
};

/** `integrity.json` for those who check what they load, and the lines to be copied into a page. */
const integrity = {
  name: 'integrity',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const hashes = Object.fromEntries(
      chunks.map(({ fileName, code }) => [fileName, sha384(code)]).sort(),
    );
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
    emit('integrity.json', `${JSON.stringify(hashes, null, 2)}\n`);
    const map = Object.entries(hashes).map(([file, hash]) => [`BASE/${file}`, hash]);
    emit(
      'snippets.html',
      `<!-- BASE stands for the address of this folder. -->

<!-- The scoreboard, every file of its first picture checked, flags apart. -->
${example(bundle, hashes, ADDRESS_BOARD)}

<!-- Scoreboard and referee's pad. -->
${example(bundle, hashes, BOARD_AND_PAD)}

<!-- What is fetched later is checked too where this stands before the first module of the page. -->
<script type="importmap">
${JSON.stringify({ integrity: Object.fromEntries(map) }, null, 2)}
</script>
`,
    );
  },
};

/** Only what defines an element does anything when it is merely imported. */
export const treeshake = {
  moduleSideEffects: (id) => /\/(define|cdn\/[\w-]+|pages\/\w+)\.ts$/.test(id),
};

/** @param typescript the plugins that all targets share */
export const cdnTarget = (...typescript) => ({
  treeshake,
  input: {
    snooker: 'components/cdn/snooker.ts',
    'snooker-board': 'components/cdn/snooker-board.ts',
    source: 'components/source/index.ts',
  },
  output: {
    dir: 'dist/cdn',
    format: 'es',
    chunkFileNames,
    hoistTransitiveImports: false,
    manualChunks: boardChunk(),
    onlyExplicitManualChunks: true,
  },
  plugins: [nodeResolve(), ...typescript, minifyScripts(), integrity],
});

export const minifyScripts = () =>
  terser({
    ecma: 2022,
    module: true,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, inline: 1 },
    format: { comments: false },
  });
