/** The foul sheet’s dictionaries: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type FoulWords } from './en.js';

export type { FoulWords } from './en.js';

export const foulWords: Dictionaries<FoulWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
