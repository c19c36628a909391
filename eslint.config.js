import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import lit from 'eslint-plugin-lit';
import tseslint from 'typescript-eslint';

/** Foreign text is text: no way from a string to markup. */
const noMarkupFromStrings = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Foreign text is text: set textContent or bind it in a template.',
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'Foreign text is text: set textContent or bind it in a template.',
  },
];

const unsafeDirectives = {
  regex: '^lit(-html)?/directives/unsafe-|^lit(-html)?/static-html',
  message: 'Foreign text is text: no markup from strings.',
};

/** Imports go one way: extension -> components -> src. A specifier names its house in its path. */
const from = (...houses) => ({
  regex: `^\\.{1,2}/(.*/)?(${houses.join('|')})/|^snooker-scoreboard(/|$)`,
  message: 'Imports go one way: extension -> components -> src.',
});

const dynamicFrom = (...houses) => ({
  selector: `ImportExpression[source.value=/^\\.{1,2}\\u002F(.*\\u002F)?(${houses.join('|')})\\u002F/]`,
  message: 'Imports go one way: extension -> components -> src.',
});

const onlyBare = (...packages) => ({
  regex: `^(?!\\.{1,2}/|(${packages.join('|')})(/|$))`,
  message: `The only packages used here: ${packages.join(', ')}.`,
});

/** What the engine does without, so that a match is nothing but a fold of its record. */
const hostGlobals = [
  'window',
  'document',
  'self',
  'globalThis',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'performance',
  'crypto',
  'console',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
].map((name) => ({ name, message: 'The engine has no DOM, clock, chance or storage.' }));

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'test/mutation/', 'reports/', '.stryker-tmp/']),
  eslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 400 }],
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Points, counts and seconds are put into messages and ids all over.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromStrings,
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a union type.' },
      ],
      'no-restricted-imports': ['error', { patterns: [unsafeDirectives] }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [from('components', 'extension', 'test', 'demo'), onlyBare('valibot')] },
      ],
      'no-restricted-globals': ['error', ...hostGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes with the entry.' },
        { object: 'Math', property: 'random', message: 'Lots are drawn outside of the engine.' },
      ],
      'no-restricted-syntax': [
        'error',
        dynamicFrom('components', 'extension'),
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time comes with the entry.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a union type.' },
      ],
    },
  },
  {
    files: ['components/**/*.ts'],
    extends: [lit.configs['flat/recommended']],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            from('extension', 'test', 'demo'),
            onlyBare('lit', '@lit/context', '@lit/localize', 'idb', 'valibot'),
            unsafeDirectives,
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromStrings,
        dynamicFrom('extension'),
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a union type.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            // node:test waits for its tests by itself.
            { from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' },
            // Declared to be asynchronous, and is not.
            { from: 'package', name: 'Equal', package: '@open-wc/semantic-dom-diff' },
          ],
        },
      ],
      // Chai's assertions are expressions.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['demo/**/*.{js,mjs}'],
    languageOptions: { globals: globals.browser },
  },
  {
    // These tools ask for a default export.
    files: ['*.config.{js,mjs}'],
    rules: { 'no-restricted-exports': 'off' },
  },
);
