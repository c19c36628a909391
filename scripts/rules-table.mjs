/** docs/rules.md: every clause of the rules, and the tests that passed under its id. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const CLAUSES = 'test/engine/rules/clauses.json';
const TABLE = 'docs/rules.md';

const TITLES = {
  3.1: 'Description',
  3.2: 'Position of balls',
  3.3: 'Mode of play',
  3.4: 'End of frame, game or match',
  3.5: 'Playing from in-hand',
  3.6: 'Hitting two balls simultaneously',
  3.7: 'Spotting colours',
  3.8: 'Touching ball',
  3.9: 'Ball on edge of pocket',
  '3.10': 'Snookered after a foul',
  3.11: 'Fouls',
  3.12: 'Penalties',
  3.13: 'Play again',
  3.14: 'Foul and a miss',
  3.15: 'Ball moved by other than striker',
  3.16: 'Stalemate',
  3.17: 'Four-handed snooker',
  3.18: 'Use of ancillary equipment',
  3.19: 'Interpretation',
};

const HEAD = `# The rules and their tests

Made by \`npm run test:engine\` from the tests themselves; not edited by hand. A test's name begins
with the ids of the clauses that it checks, \`[3.10(e)] …\`; only tests that passed are listed. The
run fails when a clause has no test.
`;

/** Ids and the rest of a test's name: `[3.2(a)(i)][3.3] words`, `[3.2(a)(i), 3.3] words`. */
function read(name) {
  const [tags] = /^(\[[^\]]*\]\s*)*/.exec(name);
  const ids = tags.match(/[^[\],\s][^[\],]*/g) ?? [];
  return { ids: ids.filter((id) => /^3\.\d/.test(id)), words: name.slice(tags.length) };
}

const ruleOf = (id) => /^3\.\d+/.exec(id)[0];
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');

/** One rule's rows, and the files that its tests stand in. */
function section(rule, rows) {
  const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();
  return [
    `\n## ${rule} ${TITLES[rule]}\n`,
    '| Clause | In short | Tests |\n|---|---|---|',
    ...rows.map(({ id, short, tests }) => {
      const words = tests.map((test) => cell(test.words)).join('<br>');
      return `| ${id} | ${cell(short)} | ${words} |`;
    }),
    `\nIn ${files.map((file) => `[${file}](../${file})`).join(', ')}.`,
  ].join('\n');
}

/**
 * @param clauses id → the clause in a few words, in the order of the rules
 * @param passed tests that passed: `{ file, name }`
 * @returns the table, ids without a test, and ids that no clause has (a parent of some is fine)
 */
export function rulesTable(clauses, passed) {
  const tests = passed
    .map(({ file, name }) => ({ file, ...read(name) }))
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const ids = Object.keys(clauses);
  const rows = ids.map((id) => ({
    id,
    short: clauses[id],
    tests: tests.filter((test) => test.ids.includes(id)),
  }));
  const isKnown = (id) => ids.some((known) => known === id || known.startsWith(`${id}(`));
  const rules = [...new Set(ids.map(ruleOf))];
  const sections = rules.map((rule) =>
    section(
      rule,
      rows.filter(({ id }) => ruleOf(id) === rule),
    ),
  );
  return {
    markdown: `${HEAD}${sections.join('\n')}\n`,
    missing: rows.filter((row) => row.tests.length === 0).map(({ id }) => id),
    unknown: [...new Set(tests.flatMap((test) => test.ids).filter((id) => !isKnown(id)))],
  };
}

/**
 * Writes the table; with CI set it must be there already, and equal.
 * @param list file with one passed test a line, as passed-tests.mjs writes it
 * @returns whether every clause has its test and the table is right
 */
export function updateRulesTable(list) {
  const passed = readFileSync(list, 'utf8').trim().split('\n').map(JSON.parse);
  const clauses = JSON.parse(readFileSync(CLAUSES, 'utf8'));
  const { markdown, missing, unknown } = rulesTable(clauses, passed);
  for (const id of missing) console.error(`No passing test carries the id of clause ${id}.`);
  for (const id of unknown) console.error(`A test carries ${id}, which is no clause.`);
  if (missing.length > 0 || unknown.length > 0) return false;
  const before = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '';
  if (before === markdown) return true;
  if (process.env.CI) {
    console.error(`${TABLE} is not what the tests make of it: npm run test:engine writes it.`);
    return false;
  }
  mkdirSync(dirname(TABLE), { recursive: true });
  writeFileSync(TABLE, markdown);
  return true;
}
