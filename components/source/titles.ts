/** What a match is called where nobody named it. No words that would need a language. */
import type { Setup } from '../../src/index.js';

/** The sides, as written. */
export const titleOf = ({ sides }: Setup): string => sides.map(({ name }) => name).join(' – ');

/** The title of a copy: the first number that is free. */
export const nextTitle = (title: string, others: readonly string[]): string => {
  const stem = title.replace(/ \(\d+\)$/, '');
  let n = 2;
  while (others.includes(`${stem} (${n})`)) n += 1;
  return `${stem} (${n})`;
};
