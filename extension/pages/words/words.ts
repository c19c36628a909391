/** The pages' dictionaries: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../../../components/words/words.js';
import { en, type PageWords } from './en.js';

export type { PageWords } from './en.js';

export const pageWords: Dictionaries<PageWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
