/** The words of what is said of a match, and the sentences that are made of them. */
import type { Call, CallCode, Entry } from '../../../src/index.js';
import type { Who } from '../who.js';
import type { Dictionaries } from '../words.js';
import { en, type CallWords } from './en.js';

export type { CallWords } from './en.js';

export const callWords: Dictionaries<CallWords> = {
  en,
  load: {
    'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
    'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  },
};

/** Calls that are parts of one sentence: "Selby 8, break 8, 139 remaining". */
const COUNTS: readonly CallCode[] = ['score', 'break', 'remaining'];

// Each call goes with the words of its own code, which no type can tell in a record of functions.
type SayCall = (facts: Call, who: Who) => string;
type SayEntryOf = (entry: Entry, who: Who) => string;

/** Everything that an entry calls for, as whole sentences; empty where nothing is said. */
export const sayCalls = (calls: readonly Call[], who: Who, words: CallWords): string =>
  calls.reduce((text, facts, index) => {
    const before = calls[index - 1];
    const say = words.calls[facts.code] as SayCall;
    if (!before) return say(facts, who);
    const goesOn = COUNTS.includes(before.code) && COUNTS.includes(facts.code);
    return `${text}${goesOn ? words.comma : words.stop}${say(facts, who)}`;
  }, '');

/** An entry in words, as it stands in a list of strokes. */
export const sayEntry = (entry: Entry, who: Who, words: CallWords): string =>
  (words.entries[entry.kind] as SayEntryOf)(entry, who);
