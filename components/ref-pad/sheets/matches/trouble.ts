/** What went wrong with the list or with a file, in words. */
import type { SheetWords } from '../../../words/sheets/words.js';
import { SourceError } from '../../../source/source-error.js';
import type { RulesWords } from '../../../words/rules/words.js';

export const troubleText = (error: unknown, say: SheetWords, rules: RulesWords): string => {
  if (!(error instanceof SourceError)) return say.failedOther;
  const { code, cause, index = 0 } = error;
  const why = cause?.refusal && rules.reasons[cause.refusal.reason];
  return cause && why ? say.failedAt(index + 1, cause.entry, why) : say.failed[code];
};
