import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import dts from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { cdnTarget, chunkFileNames, minifyScripts, treeshake } from './scripts/cdn-target.mjs';
import { extensionTargets } from './scripts/extension-targets.mjs';
import { minifyLiterals } from './scripts/minify-literals.mjs';

rmSync('dist', { recursive: true, force: true });

/** Output name without extension -> entry. Each has its own place in package.json's `exports`. */
const elements = {
  index: 'components/index.ts',
  scoreboard: 'components/scoreboard/snooker-scoreboard.ts',
  'scoreboard/define': 'components/scoreboard/define.ts',
  'ref-pad': 'components/ref-pad/snooker-ref-pad.ts',
  'ref-pad/define': 'components/ref-pad/define.ts',
};

const typescript = [minifyLiterals(), esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' })];
const packages = /^(lit|idb)(\/|$)/;

/** The engine imports nothing, so that Node, a worker or a page can take the one file as it is. */
const engine = {
  input: { engine: 'src/index.ts' },
  output: { dir: 'dist', format: 'es' },
  plugins: typescript,
};

/** For bundlers: Lit stays outside, so that a page with Lit of its own has it once. */
const forBundlers = {
  input: elements,
  external: packages,
  output: { dir: 'dist', format: 'es', chunkFileNames },
  plugins: typescript,
};

/** Pages that take everything from their address, with what they consist of beside them. */
const pageFiles = {
  name: 'page-files',
  generateBundle(_, bundle) {
    const made = Object.values(bundle).map((file) => [file.fileName, file.code ?? file.source]);
    const still = readdirSync('pages')
      .filter((file) => !file.endsWith('.ts'))
      .map((file) => [file, readFileSync(`pages/${file}`)]);
    for (const [fileName, source] of still) this.emitFile({ type: 'asset', fileName, source });
    // For the worker, which keeps them all for a day without a network. Not every name has a hash.
    const build = createHash('sha256');
    const all = [...still, ...made];
    for (const [, content] of all) build.update(content);
    const files = all.map(([fileName]) => fileName);
    const source = JSON.stringify({ build: build.digest('hex').slice(0, 16), files });
    this.emitFile({ type: 'asset', fileName: 'files.json', source });
  },
};
const pages = {
  treeshake,
  input: { board: 'pages/board.ts', pad: 'pages/pad.ts' },
  output: { dir: 'dist/pages', format: 'es', chunkFileNames },
  plugins: [nodeResolve(), ...typescript, minifyScripts(), pageFiles],
};
/** Inferred types name packages that are Lit's own, and that we don't depend on by name. */
const throughLit = { 'lit-html': 'lit', '@lit/reactive-element': 'lit' };

const types = {
  input: { engine: 'src/index.ts', ...elements },
  external: [packages, ...Object.keys(throughLit)],
  output: {
    dir: 'dist',
    format: 'es',
    chunkFileNames: 'chunks/[name]-[hash].d.ts',
    paths: throughLit,
  },
  plugins: [dts()],
};

const extension = extensionTargets(esbuild({ target: 'es2022', tsconfig: 'tsconfig.json' }));

export default [engine, forBundlers, cdnTarget(...typescript), pages, types, ...extension];
