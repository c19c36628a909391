/** Several words as one. */

/** `a`, `a and b`, `a, b and c`: what stands between them is the language's own. */
export const listOf = (words: readonly string[], comma: string, last: string): string =>
  [words.slice(0, -1).join(comma), ...words.slice(-1)].filter((part) => part !== '').join(last);
