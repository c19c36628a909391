/** What is amiss with the match as such: not kept, written elsewhere, heard by nobody. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MatchRecord } from '../../src/index.js';
import type { NotKept, WritableMatch } from '../source/match-source.js';
import type { PadWords } from '../words/pad/words.js';
import type { PadFeed } from './pad-feed.js';
import type { SheetName } from './pad-sheets.js';

interface Ways {
  readonly takeOver: () => void;
  readonly open: (name: SheetName) => void;
  readonly save: (records: readonly MatchRecord[]) => void;
}

const note = (
  text: string,
  action: TemplateResult | typeof nothing = nothing,
  kind: 'grave' | 'mild' = 'grave',
): TemplateResult =>
  html`<p class="note" role="status" data-kind=${kind}><span>${text}</span>${action}</p>`;

const chip = (name: string, press: () => void): TemplateResult =>
  html`<button type="button" class="chip" @click=${press}>${name}</button>`;

/** The list of matches is where one is exported. */
const toMatches = (say: PadWords, open: Ways['open']): TemplateResult =>
  chip(say.matches, () => {
    open('snooker-match-list');
  });

const exportNote = (
  text: string,
  records: readonly MatchRecord[],
  say: PadWords,
  { save }: Ways,
): TemplateResult =>
  note(
    text,
    chip(say.exportIt, () => {
      save(records);
    }),
  );

/** What is kept is older than what this page has, if anything is: the page's own is exported. */
const keepingNote = (
  why: NotKept,
  { record }: WritableMatch,
  say: PadWords,
  ways: Ways,
): TemplateResult =>
  why === 'off'
    ? note(say.notKept[why], nothing, 'mild')
    : exportNote(say.notKept[why], [record], say, ways);

/** What became of entries that were not kept when another page took the match over. */
const unkeptNote = (match: WritableMatch, say: PadWords, ways: Ways): TemplateResult => {
  const left = match.leftOver ?? [];
  return left.length === 0
    ? note(say.unkept, toMatches(say, ways.open))
    : exportNote(say.leftOver, left, say, ways);
};

export const padNotes = (
  match: WritableMatch,
  { takenOver, unkept, copied }: PadFeed,
  say: PadWords,
  ways: Ways,
): TemplateResult => {
  const { keeping, role, sharing } = match;
  const follows = role === 'follower';
  return html`${
    follows
      ? note(takenOver ? say.takenOver : say.follower, chip(say.takeOver, ways.takeOver))
      : nothing
  }${copied ? note(say.copied, toMatches(say, ways.open)) : nothing}${
    (follows && takenOver && unkept && !copied) || (match.leftOver ?? []).length > 0
      ? unkeptNote(match, say, ways)
      : nothing
  }${keeping.kind === 'not-kept' ? keepingNote(keeping.why, match, say, ways) : nothing}${
    sharing?.kind === 'alone' && sharing.why === 'file' ? note(say.alone, nothing, 'mild') : nothing
  }`;
};
