/** An entry, and why one was not taken, as the sheets say it. */
import type { Entry, MatchState, Refusal } from '../../../src/index.js';
import { sayEntry, type CallWords } from '../../words/calls/words.js';
import type { RulesWords } from '../../words/rules/words.js';
import type { SheetWords } from '../../words/sheets/words.js';
import type { Who } from '../../words/who.js';

export interface EntryLine {
  /** Who did it; null where it is the referee's or nobody's. */
  readonly player: string | null;
  readonly text: string;
}

/** An entry in words, with the player who was at the table before it. */
export const entryLine = (
  before: MatchState,
  entry: Entry,
  calls: CallWords,
  who: Who,
): EntryLine => {
  const text = sayEntry(entry, who, calls);
  const acts = entry.kind === 'stroke' || entry.kind === 'break' || entry.kind === 'decision';
  if (!acts || !before.frame || (entry.kind === 'stroke' && entry.by)) {
    return { player: null, text };
  }
  return { player: who.player(before.frame.striker), text };
};

/** Why something was not taken, with the clause. */
export const refusalLine = (refusal: Refusal, rules: RulesWords, say: SheetWords): string =>
  say.refused(rules.reasons[refusal.reason], refusal.clause ?? null);
