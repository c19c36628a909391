/** What a match is called where nobody named it. */
import type { Setup } from '../../src/index.js';

/** The sides, as written: no words that would need a language. */
export const titleOf = ({ sides }: Setup): string => sides.map(({ name }) => name).join(' – ');
