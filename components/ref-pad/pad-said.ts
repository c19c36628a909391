/** What a change of the match gives to say: the referee's call, or what was taken back. */
import { call, type MatchState } from '../../src/index.js';
import { sayCalls, sayEntry, type CallWords } from '../words/calls/words.js';
import type { PadWords } from '../words/pad/words.js';
import { whoIn } from '../words/who.js';
import type { Step } from './pad-feed.js';

const scores = (state: MatchState, words: CallWords): string => {
  const who = whoIn(state.setup);
  return (state.frame?.scores ?? [])
    .map((points, side) => words.calls.score({ code: 'score', side, points }, who))
    .join(words.comma);
};

export const saidOf = ({ match, entry, gone }: Step, words: CallWords, say: PadWords): string => {
  const { state, record } = match;
  const who = whoIn(state.setup);
  if (entry) {
    const earlier = match.stateAfter(record.entries.length - 1);
    return sayCalls(call(earlier, entry, state), who, words) || sayEntry(entry, who, words);
  }
  const what = gone ? [say.undone, sayEntry(gone, who, words)] : [say.changed];
  return [what.join(': '), scores(state, words)].filter((part) => part !== '').join(words.stop);
};
