/** The table of clauses and tests in docs/rules.md. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesTable } from '../../../scripts/rules-table.mjs';

const CLAUSES = { '3.4(c)': 'aggregates level', '3.6': 'two balls' };
const table = (...names: string[]) =>
  rulesTable(
    CLAUSES,
    names.map((name) => ({ file: 'test/a.test.ts', name })),
  );

test('a test stands beside every clause whose id it carries', () => {
  const { markdown, missing } = table('[3.4(c)][3.6] both', '[3.6, hard 6] one');
  assert.match(markdown, /^\| 3\.4\(c\) \| aggregates level \| both \|$/m);
  assert.match(markdown, /^\| 3\.6 \| two balls \| both<br>one \|$/m);
  assert.deepEqual(missing, []);
});

test('a clause without a test is missing, though its number stands elsewhere in a name', () => {
  assert.deepEqual(table('[3.6] not as in 3.4(c)').missing, ['3.4(c)']);
});

test('a parent of clauses counts for none of them, and a slip is named', () => {
  const { missing, unknown } = table('[3.4] all', '[3.6(a)] slip', '[3.6] two');
  assert.deepEqual(missing, ['3.4(c)']);
  assert.deepEqual(unknown, ['3.6(a)']);
});

test('a name is text, whatever is in it', () => {
  assert.match(table('[3.6] a|b <c>').markdown, /\| a\\\|b &lt;c> \|$/m);
});
