import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../extension/pages/words/en.js';
import { zhCN } from '../../../extension/pages/words/zh-CN.js';
import { zhHK } from '../../../extension/pages/words/zh-HK.js';

/** Every text with its place; functions are asked with what tells their arguments apart. */
const texts = (words: unknown, place = ''): [string, string][] => {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words === 'function') {
    const text = (words as (...values: string[]) => string)('«1»', '«2»');
    return [[place, text]];
  }
  return Object.entries(words as object).flatMap(([key, value]) => texts(value, `${place}.${key}`));
};

/** Which arguments appear in a text. */
const holes = (text: string): string => ['«1»', '«2»'].filter((hole) => text.includes(hole)).join();

const english = texts(en);

for (const [name, words] of [
  ['zh-HK', zhHK],
  ['zh-CN', zhCN],
] as const) {
  test(`${name} has every text of the pages, with the same facts in it`, () => {
    const shape = (all: [string, string][]) => all.map(([place, text]) => [place, holes(text)]);
    assert.deepEqual(shape(texts(words)).sort(), shape(english).sort());
  });

  test(`${name} leaves no text in English, but names of languages`, () => {
    const same = texts(words).filter(
      ([place, text]) =>
        !place.includes('.languages.') && /[A-Za-z]{2}/.test(text) && !/\p{Script=Han}/u.test(text),
    );
    assert.deepEqual(same, []);
  });

  test(`${name} has no empty text`, () => {
    assert.deepEqual(
      texts(words).filter(([, text]) => text.trim() === ''),
      [],
    );
  });
}

test('the two scripts are not mixed', () => {
  const spoken = (words: unknown): string =>
    texts(words)
      .filter(([place]) => !place.includes('.languages.'))
      .map(([, text]) => text)
      .join('');
  // Pairs of the same sign, in the one script and in the other.
  for (const pair of [
    '這这',
    '時时',
    '計计',
    '設设',
    '視视',
    '開开',
    '關关',
    '網网',
    '記记',
    '擊击',
  ]) {
    const [traditional = '', simplified = ''] = pair;
    assert.ok(!spoken(zhHK).includes(simplified), simplified);
    assert.ok(!spoken(zhCN).includes(traditional), traditional);
  }
});
