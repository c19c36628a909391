/** What editors and type checkers know of the elements, made of dist/custom-elements.json. */
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ path, declarations }) =>
  declarations.filter(({ customElement }) => customElement).map((one) => ({ ...one, path })),
);

/** The texts that a type allows; empty where it is another type. */
const choices = ({ type }) => {
  const parts = (type?.text ?? '').split(' | ');
  return parts.every((part) => /^'.*'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : [];
};

const isFlag = ({ type }) => type?.text === 'boolean';

/** Visual Studio Code, https://code.visualstudio.com/api/extension-guides/custom-data-extension */
const vscode = {
  version: 1.1,
  tags: elements.map(({ tagName, summary, description, attributes }) => ({
    name: tagName,
    description: `${summary}\n\n${description}`,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(isFlag(attribute) && { valueSet: 'v' }),
      ...(choices(attribute).length > 0 && {
        values: choices(attribute).map((name) => ({ name })),
      }),
    })),
  })),
};

const named = (list = []) => list.map(({ name, description }) => ({ name, description }));

/** JetBrains, https://github.com/JetBrains/web-types */
const webTypes = {
  $schema: 'https://json.schemastore.org/web-types',
  name: 'snooker-scoreboard',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map(({ tagName, summary, attributes, members, slots, ...rest }) => ({
        name: tagName,
        description: summary,
        attributes: attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.description,
          ...(attribute.default && { default: attribute.default }),
          value: isFlag(attribute) ? { kind: 'no-value' } : { type: attribute.type.text },
        })),
        slots: named(slots),
        js: {
          properties: members
            .filter(({ kind }) => kind === 'field')
            .map(({ name, description, type }) => ({ name, description, type: type.text })),
          events: named(rest.events),
        },
        css: { properties: named(rest.cssProperties), parts: named(rest.cssParts) },
      })),
    },
  },
};

const comment = (text) => (text ? `    /** ${text} */\n` : '');

/** Libraries set a property where there is one of the name, so that its type counts. */
const jsxTypes = ({ name, attributes, members }) => {
  const fields = members.filter((member) => member.kind === 'field' && !member.readonly);
  const byName = new Map(fields.map((field) => [field.name, `${name}['${field.name}']`]));
  for (const attribute of attributes) {
    if (!byName.has(attribute.name))
      byName.set(attribute.name, `${name}['${attribute.fieldName}']`);
  }
  return [...byName].map(([key, type]) => {
    const of = fields.find((one) => one.name === key) ?? attributes.find((one) => one.name === key);
    return `${comment(of.description)}    ${key}?: ${type} | undefined;\n`;
  });
};

const jsxEvents = ({ events }) =>
  events.map(
    ({ name, description, type }) =>
      `${comment(description)}    'on${name}'?: ((event: ${type.text}) => void) | undefined;\n`,
  );

const jsx = `/**
 * The elements for JSX, whichever library it is:
 *
 *   import type { CustomElements } from 'snooker-scoreboard/jsx';
 *   declare module 'react' {
 *     namespace JSX {
 *       interface IntrinsicElements extends CustomElements {}
 *     }
 *   }
 */
${elements
  .map(({ name, path, events }) => {
    const types = [name, ...events.map(({ type }) => type.text)].sort();
    return `import type { ${types.join(', ')} } from '${path.replace('dist/', './')}';\n`;
  })
  .join('')}
/** What every element takes; the rest is the library's own. */
interface Common<E> {
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  slot?: string | undefined;
  part?: string | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
  hidden?: boolean | undefined;
  style?: unknown;
  children?: unknown;
  key?: string | number | null | undefined;
  ref?: ((element: E | null) => void) | { current: E | null } | null | undefined;
}

export interface CustomElements {
${elements
  .map(
    (one) =>
      `  '${one.tagName}': Common<${one.name}> & {\n${[...jsxTypes(one), ...jsxEvents(one)].join('')}  };\n`,
  )
  .join('')}}
`;

const write = (name, content) => {
  writeFileSync(
    `dist/${name}`,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
};
write('vscode.html-custom-data.json', vscode);
write('web-types.json', webTypes);
write('jsx.d.ts', jsx);
