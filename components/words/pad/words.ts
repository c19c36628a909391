/** The pad's dictionaries: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type PadWords } from './en.js';

export type { PadWords } from './en.js';

export const padWords: Dictionaries<PadWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
