/** The overlay's dictionaries: English at hand, Chinese when it is asked for. */
import type { Dictionaries } from '../../../components/words/words.js';
import { en, type OverlayWords } from './en.js';

export type { OverlayWords } from './en.js';

export const overlayWords: Dictionaries<OverlayWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};
