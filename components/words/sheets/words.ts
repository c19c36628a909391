/** The dictionaries of the pad's sheets: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type SheetWords } from './en.js';

export type { SheetWords } from './en.js';

export const sheetWords: Dictionaries<SheetWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
