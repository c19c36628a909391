/** What a change of the match gives to say: the referee's call, or what was taken back. */
import { call, type MatchState } from '../../src/index.js';
import { sayCalls, sayEntry, whoIn, type RulesWords } from '../words/rules/words.js';
import type { PadWords } from '../words/pad/words.js';
import type { Step } from './pad-feed.js';

const scores = (state: MatchState, rules: RulesWords): string => {
  const who = whoIn(state.setup);
  return (state.frame?.scores ?? [])
    .map((points, side) => rules.calls.score({ code: 'score', side, points }, who))
    .join(rules.comma);
};

export const saidOf = (
  { match, before, entry }: Step,
  rules: RulesWords,
  say: PadWords,
): string => {
  const { state, record } = match;
  const who = whoIn(state.setup);
  if (entry) {
    const earlier = match.stateAfter(record.entries.length - 1);
    return sayCalls(call(earlier, entry, state), who, rules) || sayEntry(entry, who, rules);
  }
  const gone = before.length > record.entries.length ? before.at(-1) : undefined;
  const what = gone ? [say.undone, sayEntry(gone, who, rules)] : [say.changed];
  return [what.join(': '), scores(state, rules)].filter((part) => part !== '').join(rules.stop);
};
