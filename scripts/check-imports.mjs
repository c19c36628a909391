/**
 * Imports go one way: extension -> components -> src. Follows each import, export-from and import()
 * of the three houses to where it leads, and looks that the built engine imports nothing at all.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const MAY_IMPORT = {
  src: { houses: ['src'], packages: [] },
  components: {
    houses: ['components', 'src'],
    packages: ['lit', '@lit/context', '@lit/localize', 'idb'],
  },
  extension: {
    houses: ['extension', 'components', 'src'],
    packages: ['lit', '@lit/localize', 'valibot', 'webextension-polyfill'],
  },
};

const faults = [];

function specifiers(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

function isAllowed(file, specifier, { houses, packages }) {
  if (specifier.startsWith('.')) {
    const target = relative('.', resolve(dirname(file), specifier));
    return houses.includes(target.split(sep)[0]);
  }
  return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

let count = 0;
for (const [house, allowed] of Object.entries(MAY_IMPORT)) {
  const names = existsSync(house) ? readdirSync(house, { recursive: true }) : [];
  for (const file of names.filter((n) => n.endsWith('.ts')).map((n) => join(house, n))) {
    for (const specifier of specifiers(file)) {
      count += 1;
      if (!isAllowed(file, specifier, allowed)) faults.push(`${file} imports ${specifier}`);
    }
  }
}

for (const specifier of specifiers('dist/engine.js')) {
  faults.push(`dist/engine.js imports ${specifier}`);
}

for (const fault of faults) console.error(fault);
console.log(`${count} imports looked at, ${faults.length} go the wrong way.`);
process.exitCode = count > 0 && faults.length === 0 ? 0 : 1;
