/** The notice of a page that was opened from a file: its script stands alone, and speaks as all else. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { languageFor } from '../../components/words/language.js';

const SCRIPT = readFileSync('pages/from-file.js', 'utf8');

/** What the page says, and in which language, to a browser of this one. */
const opened = (navigatorLanguage: string, search = ''): { lang: string; text: string } => {
  const documentElement = { lang: '' };
  const notice = { textContent: '' };
  runInNewContext(SCRIPT, {
    URLSearchParams,
    location: { protocol: 'file:', search },
    navigator: { language: navigatorLanguage },
    document: { documentElement, createElement: () => notice, body: { append: () => undefined } },
  });
  return { lang: documentElement.lang, text: notice.textContent };
};

const LANGUAGES = {
  en: 'en',
  'en-GB': 'en',
  'fr-CA': 'en',
  zh: 'zh-CN',
  'zh-CN': 'zh-CN',
  'zh-SG': 'zh-CN',
  'zh-Hans-HK': 'zh-CN',
  'zh-HK': 'zh-HK',
  zh_TW: 'zh-HK',
  'zh-Hant-MO': 'zh-HK',
  yue: 'zh-HK',
  'yue-Hans': 'zh-CN',
} as const;

for (const [tag, language] of Object.entries(LANGUAGES)) {
  test(`to a browser in ${tag} page and elements speak ${language}`, () => {
    assert.equal(opened(tag).lang, language);
    assert.equal(opened('en', `?lang=${tag}`).lang, language);
    assert.equal(languageFor(tag), language);
  });
}

test('the pad is called what the pad calls itself', () => {
  assert.match(opened('zh-HK').text, /記分器/);
  assert.match(opened('zh-CN').text, /记分器/);
});
