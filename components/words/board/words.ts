/** The scoreboard's dictionaries: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type BoardWords } from './en.js';

export type { BoardWords } from './en.js';

export const boardWords: Dictionaries<BoardWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
