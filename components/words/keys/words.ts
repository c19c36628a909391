/** What keys are called and do: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type KeyWords } from './en.js';

export type { KeyWords } from './en.js';

export const keyWords: Dictionaries<KeyWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
