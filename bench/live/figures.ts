/** Median and worst of what was measured, as a table. */

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Ms since 1970, as pages have it. */
export const now = (): number => performance.timeOrigin + performance.now();

/** @throws where nothing was measured */
export const medianAndWorst = (times: readonly number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const worst = sorted.at(-1);
  if (median === undefined || worst === undefined) throw new Error('Nothing was measured.');
  return `${median.toFixed(0)} ms, at worst ${worst.toFixed(0)} ms (${sorted.length} times)`;
};

/** From each key to the first paint after it. @throws where a key has none */
export const fromKeyToPaint = (
  keys: readonly number[],
  paints: readonly number[],
): readonly number[] =>
  keys.map((key) => {
    const paint = paints.find((at) => at > key);
    if (paint === undefined) throw new Error('A key changed nothing that is painted.');
    return paint - key;
  });

export interface Row {
  readonly browser: string;
  readonly what: string;
  readonly value: string;
}

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| browser | what | |',
    '|---|---|---|',
    ...rows.map(({ browser, what, value }) => `| ${browser} | ${what} | ${value} |`),
  ].join('\n');
