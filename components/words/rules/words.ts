/** The names of the balls, and why an entry is refused: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../words.js';
import { en, type RulesWords } from './en.js';

export type { RulesWords } from './en.js';

export const rulesWords: Dictionaries<RulesWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
