/** Speed, memory and size of the engine: `npm run bench`. */
import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { Bench } from 'tinybench';
import { MatchLog, replay, type Entry } from '../src/index.js';
import { longMatch } from './match.js';

const BUILT = 'dist/engine.js';
/** What the engine may weigh in a page, and how much later frames may cost. */
const MOST_BYTES = 15_000;
const MOST_RATIO = 1.2;

const record = longMatch();
const count = record.entries.length;
const OPENED: Entry = { kind: 'frame' };
const ADDED: Entry = { kind: 'stroke', pocketed: ['red'] };
const short = MatchLog.open({ ...record, entries: [OPENED] });
const long = MatchLog.open({ ...record, entries: [...record.entries, OPENED] });

/** One entry in and out again, so that every round finds the same log. */
const addTo = (log: MatchLog) => (): void => {
  const refused = log.enter(ADDED) ?? log.undo();
  if (refused) throw new Error(refused.reason);
};

const heap = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Rounds take turns, so that a busy machine weighs on both alike; the best round counts. */
const sideBySide = async (): Promise<{ start: number; end: number }> => {
  const best = { start: Infinity, end: Infinity };
  for (let round = 0; round < 8; round += 1) {
    const bench = new Bench({ time: 100, warmupTime: 20 });
    bench.add('start', addTo(short)).add('end', addTo(long));
    await bench.run();
    for (const { name, result } of bench.tasks) {
      const key = name as keyof typeof best;
      best[key] = Math.min(best[key], median(result));
    }
  }
  return best;
};

const median = (result: Bench['tasks'][number]['result']): number => {
  if (!('latency' in result)) throw new Error(`no result: ${result.state}`);
  return result.latency.p50;
};

const replaying = async (): Promise<number> => {
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  bench.add('replay', () => void replay(record));
  await bench.run();
  return median(bench.tasks[0]!.result);
};

const rows: [what: string, value: string, aim: string][] = [];

const milliseconds = await replaying();
rows.push([`replay of ${count} entries`, `${milliseconds.toFixed(1)} ms`, '']);
rows.push(['entries a second', Math.round((count / milliseconds) * 1000).toLocaleString('en'), '']);

const { start, end } = await sideBySide();
rows.push(['one entry more at the start', `${(start * 1000).toFixed(2)} µs`, '']);
rows.push([`one entry more after ${count}`, `${(end * 1000).toFixed(2)} µs`, '']);
rows.push(['ratio', (end / start).toFixed(2), `<= ${MOST_RATIO}`]);

const before = heap();
const kept = MatchLog.open(record);
const grown = heap() - before;
rows.push([`heap of a log of ${kept.length}`, `${(grown / 1024 / 1024).toFixed(1)} MiB`, '']);

if (existsSync(BUILT)) {
  const { code } = transformSync(readFileSync(BUILT, 'utf8'), { minify: true, format: 'esm' });
  const bytes = gzipSync(code, { level: 9 }).length;
  rows.push([`${BUILT}, minified, gzip`, `${bytes} bytes`, `<= ${MOST_BYTES}`]);
} else {
  rows.push([BUILT, 'not built', `<= ${MOST_BYTES}`]);
}

for (const [what, value, aim] of rows) {
  console.log(`${what.padEnd(32)}${value.padStart(14)}   ${aim}`.trimEnd());
}
