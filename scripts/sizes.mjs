/**
 * What a page fetches, gzipped: writes docs/size.md. With --check it writes nothing, and fails where
 * a budget is broken or the document is not true any more.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { parseAst } from 'rollup/parseAst';

const CDN = 'dist/cdn';
const DOCUMENT = 'docs/size.md';

/** kB (1000 bytes). `goal`: what was asked for. */
const BUDGETS = {
  board: { kB: 29.1, goal: 22 },
  both: { kB: 44.1, goal: 45 },
  engine: { kB: 20.9, goal: 15 },
};
/** How far the document may be from the truth. */
const TOLERANCE = 0.02;

const chunks = readdirSync(`${CDN}/chunks`);

/** A chunk by its name, without the hash. */
const chunk = (name) => {
  const found = chunks.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
  if (found.length !== 1) throw new Error(`${found.length} chunks are called ${name}`);
  return `chunks/${found[0]}`;
};

/** What a file imports at once; what it asks for later is not in it. */
const imports = (file) =>
  parseAst(readFileSync(join(CDN, file), 'utf8')).body.flatMap(({ source }) =>
    source ? [join(dirname(file), source.value)] : [],
  );

/** Files with all that they import at once. */
const whole = (files, all = new Set()) => {
  for (const file of files) {
    if (all.has(file)) continue;
    all.add(file);
    whole(imports(file), all);
  }
  return all;
};

const gzipped = (text) => gzipSync(text, { level: 9 }).length;
const size = (files) =>
  [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(CDN, file))), 0);
const kB = (bytes) => (bytes / 1000).toFixed(1);

const board = (layout = 'full') => ['snooker-board.js', chunk('board'), chunk(layout)];
const both = [...board(), 'snooker.js', chunk('pad')];

/** What comes on top of files that are there already. */
const more = (names, on) => {
  const here = whole(on);
  return size([...whole(names.map(chunk))].filter((file) => !here.has(file)));
};

const SHEETS = [
  'foul-sheet',
  'keys-sheet',
  'new-match',
  'match-list',
  'stroke-sheet',
  'more-sheet',
  'frame-end',
];
const engine = transformSync(readFileSync('dist/engine.js', 'utf8'), {
  minify: true,
  format: 'esm',
}).code;

const figures = {
  board: size(whole(board())),
  both: size(whole(both)),
  engine: gzipped(engine),
};

const ROWS = [
  ['**the scoreboard**, `snooker-board.js`, layout `full`', figures.board],
  ['the same, layout `bar`', size(whole(board('bar')))],
  ['the same, layout `card`', size(whole(board('card')))],
  ['the same, layout `mini`', size(whole(board('mini')))],
  ['**both elements**, `snooker.js`', figures.both],
  ['**the engine** alone, `engine.js` as a minifier leaves it', figures.engine],
];
const EXTRAS = [
  ['a match of this browser, followed: `match`', more(['page-follow'], board())],
  ['a record at an address: `src`', more(['remote-match'], board())],
  ['late, or as it stood: `delay`, `at`', more(['views'], board())],
  ['flags, where a match has countries', more(['flags'], board())],
  ['read out: `announce`', more(['announcement'], board())],
  ['the scoreboard in 繁體中文', more(['board-zh-HK'], board())],
  ['the scoreboard in 简体中文', more(['board-zh-CN'], board())],
  ['a pad that keeps its match', more(['page-store'], both)],
  [
    'what the referee calls and is asked, fetched with the pad’s first picture',
    more(['pad-referee'], both),
  ],
  ['the pad’s sheets, fetched when it is idle', more(SHEETS, both)],
  [
    'the pad in 繁體中文',
    more(
      [
        'pad-zh-HK',
        'rules-zh-HK',
        'calls-zh-HK',
        'foul-zh-HK',
        'keys-zh-HK',
        'sheets-zh-HK',
        'advice-zh-HK',
      ],
      both,
    ),
  ],
  [
    'the pad in 简体中文',
    more(
      [
        'pad-zh-CN',
        'rules-zh-CN',
        'calls-zh-CN',
        'foul-zh-CN',
        'keys-zh-CN',
        'sheets-zh-CN',
        'advice-zh-CN',
      ],
      both,
    ),
  ],
];

const table = (head, rows) =>
  [
    `| ${head} | kB |`,
    '|---|---|',
    ...rows.map(([what, bytes]) => `| ${what} | ${kB(bytes)} |`),
  ].join('\n');

const goals = Object.entries(BUDGETS)
  .map(([name, { kB: budget, goal }]) => `| ${name} | ${goal} | ${budget} |`)
  .join('\n');

const text = `# What a page fetches

Made by \`npm run sizes\` from \`dist/cdn/\`; not edited by hand. Each file is gzipped by itself (\`gzip -9\`), 1 kB is 1000 bytes. A row counts everything that is fetched before the first picture shows: the entry, what it asks for at once, and the layout.

${table('what', ROWS)}

On top, only where it is used:

${table('what', EXTRAS)}

Of the scoreboard, Lit is 6 kB and the rules are 10 kB: a board shows a record by playing it.

## Budgets

\`npm run check:size\` fails beyond these (kB). The goals were set before there was anything to weigh: that of both elements is kept, those of the scoreboard alone and of the engine are not. What is reached may not grow by more than 2 %.

| | goal | budget |
|---|---|---|
${goals}
`;

/** Figures of a document, in order. */
const figuresOf = (document) =>
  [...document.matchAll(/\| (\d+\.\d) \|$/gm)].map(([, figure]) => Number(figure));

const isTrue = (document) => {
  const written = figuresOf(document);
  const measured = figuresOf(text);
  return (
    written.length === measured.length &&
    measured.every(
      (figure, i) => Math.abs(figure - written[i]) <= Math.max(0.1, figure * TOLERANCE),
    )
  );
};

for (const [what, bytes] of [...ROWS, ...EXTRAS]) console.log(kB(bytes).padStart(6), what);

if (process.argv.includes('--check')) {
  const faults = Object.entries(BUDGETS)
    .filter(([name, { kB: budget }]) => figures[name] > budget * 1000)
    .map(([name, { kB: budget }]) => `${name}: ${kB(figures[name])} kB, budget ${budget} kB`);
  if (!isTrue(readFileSync(DOCUMENT, 'utf8'))) faults.push(`${DOCUMENT} is old: npm run sizes`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  writeFileSync(DOCUMENT, text);
}
