/** How far the board can be trusted: how old it is, where it was joined, who scores. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Freshness, MatchSource } from '../source/match-source.js';
import type { BoardWords } from '../words/board/en.js';
import type { Trouble } from './board-feed.js';
import type { Drawing } from './parts.js';

const MINUTE = 60_000;
const HALF_A_DAY = 12 * 60 * MINUTE;

/** The time of day, with the date where it is not plain which day is meant. */
const timeOf = (since: number, now: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(now - since > HALF_A_DAY ? { day: 'numeric', month: 'short' } : {}),
  }).format(since);

export type Length = 'whole' | 'short' | 'shortest';

/** How old what is shown is; null where it is as it should be. */
const age = (
  freshness: Freshness,
  { say, language }: Drawing,
  now: number,
  length: Length,
): string | null => {
  if (freshness.kind !== 'idle' && freshness.kind !== 'stale') return null;
  const { kind, since } = freshness;
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE));
  if (length === 'shortest') return say.ago(minutes);
  const words = say[kind](timeOf(since, now, language), minutes);
  return kind === 'stale' ? `${words}${say.and}${say.staleWhy[freshness.why]}` : words;
};

/** @param now milliseconds since 1970 */
export const notes = (
  { freshness, sharing }: MatchSource,
  drawing: Drawing,
  { now, delay, length }: { readonly now: number; readonly delay: number; readonly length: Length },
): TemplateResult => {
  const { view, say } = drawing;
  // What is over does not grow old.
  const old = view.play.kind === 'match-over' ? null : age(freshness, drawing, now, length);
  const alone = sharing?.kind === 'alone' && sharing.why === 'file' ? say.waitingWhy.file : null;
  const quiet =
    length !== 'whole'
      ? []
      : [
          ...(view.joined ? [say.joined] : []),
          ...(delay > 0 ? [say.delayed(delay)] : []),
          ...(view.scorer === null ? [] : [say.scorer(view.scorer)]),
        ];
  return html`${old === null ? nothing : html`<p class="note old" part="stale">${old}</p>`}
  ${alone === null ? nothing : html`<p class="note old" part="stale">${alone}</p>`}
  ${
    quiet.length > 0
      ? html`<p class="note" part="notes">${quiet.map((line) => html`<span>${line}</span>`)}</p>`
      : nothing
  }`;
};

export const waiting = (freshness: Freshness, say: BoardWords): string =>
  freshness.kind === 'waiting' && freshness.why ? say.waitingWhy[freshness.why] : say.waiting;

export const troubleLine = (trouble: Trouble, say: BoardWords): string => {
  switch (trouble.kind) {
    case 'record':
      return say.notShown(trouble.code, trouble.entry);
    case 'source':
      return say.notFollowed(trouble.code);
    case 'at':
      return say.badAt(trouble.at);
    case 'delay':
      return say.badDelay;
  }
};
