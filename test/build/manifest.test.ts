/** What the manifest promises is what the elements have: no more, no less. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import Ajv from 'ajv';
import ts from 'typescript';
import { openSite, type Site } from './support.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Element extends Named {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly (Named & { readonly kind: string })[];
  readonly events: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const manifest = json('dist/custom-elements.json') as {
  readonly modules: readonly { readonly declarations: readonly (Element & Named)[] }[];
};
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName);
const BOARD = elements.find(({ tagName }) => tagName === 'snooker-scoreboard')!;
const PAD = elements.find(({ tagName }) => tagName === 'snooker-ref-pad')!;

const names = (list: readonly Named[] = []): string[] => list.map(({ name }) => name).sort();
const sorted = (found: Iterable<string>): string[] => [...new Set(found)].sort();

/** All that is written in a folder of the elements, the sheets of the pad apart. */
const source = (folder: string): string =>
  readdirSync(`components/${folder}`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`components/${folder}/${name}`, 'utf8'))
    .join('\n');
const WRITTEN = { board: source('scoreboard'), pad: source('ref-pad') } as const;

/** Names in each match of a pattern. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

test('it has the shape of a custom elements manifest', () => {
  const valid = new Ajv({ strict: false }).compile(
    json('node_modules/custom-elements-manifest/schema.json') as object,
  );
  assert.ok(valid(manifest), JSON.stringify(valid.errors));
});

test('both elements are in it, each with the name it is defined by', () => {
  assert.deepEqual(names(elements), ['SnookerRefPad', 'SnookerScoreboard']);
  assert.ok(BOARD.tagName && PAD.tagName);
});

test('everything in it is described', () => {
  for (const { tagName, attributes, events, slots = [], cssParts, cssProperties } of elements) {
    const bare = [attributes, events, slots, cssParts, cssProperties]
      .flat()
      .filter(({ description }) => !description);
    assert.deepEqual(names(bare), [], tagName);
  }
});

for (const [which, element] of [
  ['board', BOARD],
  ['pad', PAD],
] as const) {
  test(`CSS properties: ${which}`, () => {
    const used = all(WRITTEN[which], /var\(\s*(--snooker-[\w-]+)/g);
    assert.deepEqual(names(element.cssProperties), sorted(used));
  });

  test(`parts: ${which}`, () => {
    const whole = all(WRITTEN[which], /part="([\w -]+)"/g).flatMap((list) => list.split(' '));
    assert.deepEqual(
      whole.filter((name) => !names(element.cssParts).includes(name)),
      [],
    );
    for (const { name } of element.cssParts)
      assert.match(WRITTEN[which], new RegExp(`\\b${name}\\b`));
  });

  test(`events: ${which}`, () => {
    const fired = all(WRITTEN[which], /static readonly type = '([\w-]+)'/g);
    assert.deepEqual(names(element.events), sorted(fired));
  });

  test(`slots: ${which}`, () => {
    const used = all(WRITTEN[which], /<slot name="([\w-]+?)(?:\$\{[^}]*\})?"/g);
    const first = used.map((name) => (name.endsWith('-') ? `${name}0` : name));
    assert.deepEqual(names(element.slots), sorted(first));
  });
}

let site: Site;
before(async () => {
  site = await openSite();
  await site.show({ html: '<script type="module" src="/dist/cdn/snooker.js"></script>' });
});
after(() => site.close());

for (const { tagName, attributes, members } of elements) {
  test(`attributes and properties, as the built element has them: ${tagName}`, async () => {
    const built = await site.page.evaluate(async (name) => {
      const element = (await customElements.whenDefined(name)) as unknown as {
        readonly observedAttributes: string[];
        readonly prototype: object;
      };
      return {
        attributes: element.observedAttributes,
        members: Object.getOwnPropertyNames(element.prototype),
      };
    }, tagName);
    assert.deepEqual(names(attributes), [...built.attributes].sort());
    const missing = names(members).filter((name) => !built.members.includes(name));
    assert.deepEqual(missing, []);
  });
}

test('Visual Studio Code and JetBrains are told the same attributes, and the texts they allow', () => {
  const { tags } = json('dist/vscode.html-custom-data.json') as {
    tags: (Named & { attributes: (Named & { values?: Named[] })[] })[];
  };
  const { contributions } = json('dist/web-types.json') as {
    contributions: { html: { elements: (Named & { attributes: Named[]; slots: Named[] })[] } };
  };
  for (const { tagName, attributes, slots } of elements) {
    const tag = tags.find(({ name }) => name === tagName)!;
    const type = contributions.html.elements.find(({ name }) => name === tagName)!;
    assert.deepEqual(names(tag.attributes), names(attributes));
    assert.deepEqual(names(type.attributes), names(attributes));
    assert.deepEqual(names(type.slots), names(slots));
  }
  const layout = tags
    .find(({ name }) => name === 'snooker-scoreboard')
    ?.attributes.find(({ name }) => name === 'layout');
  assert.deepEqual(names(layout?.values), ['bar', 'card', 'full', 'mini']);
});

test('JSX: what the elements take is taken, anything else is a fault', () => {
  const file = 'test/build/jsx-example.ts';
  const text = `
    import type { CustomElements } from '../../dist/jsx.js';
    export const board: CustomElements['snooker-scoreboard'] = { layout: 'bar', delay: 10, chroma: true };
    export const pad: CustomElements['snooker-ref-pad'] = {
      match: 'table-1',
      'onsnooker-change': ({ summary }) => summary?.now.scores,
    };
    // @ts-expect-error no such layout
    export const wrong: CustomElements['snooker-scoreboard'] = { layout: 'tall' };
  `;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, target, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, target)
        : disk.getSourceFile(name, target, ...rest),
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  assert.deepEqual(
    faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    [],
  );
});
