/** The words of the advice: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type AdviceWords } from './en.js';

export type { AdviceWords } from './en.js';

export const adviceWords: Dictionaries<AdviceWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
