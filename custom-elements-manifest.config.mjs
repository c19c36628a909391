/** Source module -> what the package ships of it. Inner parts stay out of the manifest. */
const PUBLISHED = {
  'components/index.ts': 'dist/index.js',
  'components/scoreboard/snooker-scoreboard.ts': 'dist/scoreboard.js',
  'components/scoreboard/define.ts': 'dist/scoreboard/define.js',
  'components/ref-pad/snooker-ref-pad.ts': 'dist/ref-pad.js',
  'components/ref-pad/define.ts': 'dist/ref-pad/define.js',
};

/** The analyzer writes a module as it is imported: from the root, or from components/index.ts. */
function published(module) {
  const source = module.replace(/^\.?\//, '').replace(/\.js$/, '.ts');
  return PUBLISHED[source] ?? PUBLISHED[`components/${source}`] ?? module;
}

/** Rewrites modules wherever they stand: in exports, declarations and superclasses. */
function publish(node) {
  if (Array.isArray(node)) return node.map(publish);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    const isModule = key === 'path' || key === 'module';
    return [key, isModule ? published(value) : publish(value)];
  });
  return Object.fromEntries(entries);
}

export default {
  globs: ['components/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      name: 'published-modules',
      packageLinkPhase({ customElementsManifest }) {
        const modules = customElementsManifest.modules.filter(({ path }) => path in PUBLISHED);
        customElementsManifest.modules = publish(modules);
      },
    },
  ],
};
