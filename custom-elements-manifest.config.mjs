/** Source module -> what the package ships of it. Inner parts stay out of the manifest. */
const PUBLISHED = {
  'components/index.ts': 'dist/index.js',
  'components/scoreboard/snooker-scoreboard.ts': 'dist/scoreboard.js',
  'components/scoreboard/define.ts': 'dist/scoreboard/define.js',
  'components/ref-pad/snooker-ref-pad.ts': 'dist/ref-pad.js',
  'components/ref-pad/define.ts': 'dist/ref-pad/define.js',
};

/** What defines an element -> the element, its class and the module of that. */
const DEFINED = {
  'components/scoreboard/define.ts': [
    'snooker-scoreboard',
    'SnookerScoreboard',
    'dist/scoreboard.js',
  ],
  'components/ref-pad/define.ts': ['snooker-ref-pad', 'SnookerRefPad', 'dist/ref-pad.js'],
};

/** Names of types that are one of some texts, as `'full' | 'bar'`. */
const choices = new Map();
/** Name of an event -> its class. */
const events = new Map();

const texts = (ts, node) => {
  const list = ts.isAsExpression(node) ? node.expression : node;
  const isList = ts.isArrayLiteralExpression(list) && list.elements.length > 0;
  return isList && list.elements.every(ts.isStringLiteral)
    ? list.elements.map(({ text }) => `'${text}'`).join(' | ')
    : null;
};

const collect = (ts, file) => {
  const lists = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      lists.set(node.name.getText(file), texts(ts, node.initializer));
    }
    if (ts.isTypeAliasDeclaration(node)) {
      const [, of] = /^\(typeof (\w+)\)\[number\]$/.exec(node.type.getText(file)) ?? [];
      if (lists.get(of)) choices.set(node.name.text, lists.get(of));
    }
    if (ts.isPropertyDeclaration(node) && node.name.getText(file) === 'type') {
      const [, name] = /^'([\w-]+)'$/.exec(node.initializer?.getText(file) ?? '') ?? [];
      if (name && node.parent.name) events.set(name, node.parent.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
};

const spelt = ({ type, ...rest }) => ({
  ...rest,
  ...(type && { type: { text: choices.get(type.text) ?? type.text } }),
});

/** An element as those see it who use it. */
const element = ({ members = [], attributes = [], events: fired = [], ...rest }) => ({
  ...rest,
  members: members
    .filter(({ name, privacy, ...member }) => !name.startsWith('#') && !privacy && !member.static)
    .map(spelt),
  attributes: attributes.map(spelt),
  // Those of the class's own comment; what the analyzer makes of each `dispatchEvent` is left out.
  events: fired
    .filter(({ description, name }) => description && name)
    .map((event) => ({ ...event, type: { text: events.get(event.name) ?? 'Event' } })),
});

const published = ({ path, declarations = [], exports = [] }) => {
  const here = PUBLISHED[path];
  const [tagName, name, module] = DEFINED[path] ?? [];
  return {
    kind: 'javascript-module',
    path: here,
    declarations: declarations
      .filter((declaration) => exports.some((one) => one.name === declaration.name))
      .map((declaration) => {
        if (!declaration.customElement) return declaration;
        const [tag] = Object.values(DEFINED).find(([, of]) => of === declaration.name);
        return element({ ...declaration, tagName: tag });
      }),
    exports: tagName
      ? [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module } }]
      : exports
          .filter(({ declaration }) => declarations.some((one) => one.name === declaration.name))
          .map((one) => ({ ...one, declaration: { name: one.declaration.name, module: here } })),
  };
};

export default {
  globs: ['components/**/*.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [
    {
      name: 'published-modules',
      analyzePhase({ ts, node }) {
        if (ts.isSourceFile(node)) collect(ts, node);
      },
      packageLinkPhase({ customElementsManifest }) {
        customElementsManifest.modules = customElementsManifest.modules
          .filter(({ path }) => path in PUBLISHED)
          .map(published);
      },
    },
  ],
};
