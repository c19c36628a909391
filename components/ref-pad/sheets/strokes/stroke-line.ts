/** One entry as a line of the list. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Entry, MatchState } from '../../../../src/index.js';
import type { CallWords } from '../../../words/calls/words.js';
import type { SheetWords } from '../../../words/sheets/words.js';
import type { Who } from '../../../words/who.js';
import { scoreText } from '../effect.js';
import { entryLine } from '../entry-words.js';

/** `m:ss` of seconds into a video. */
export const videoTime = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Time of day; empty where the stamp is none. */
export const timeOfDay = (at: string | undefined, language: string): string => {
  const time = at === undefined ? NaN : Date.parse(at);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(time);
};

export interface LineContext {
  readonly say: SheetWords;
  readonly calls: CallWords;
  readonly who: Who;
  readonly language: string;
  readonly chosen: (index: number) => void;
}

export const strokeLine = (
  index: number,
  entry: Entry,
  before: MatchState,
  after: MatchState,
  { say, calls, who, language, chosen }: LineContext,
): TemplateResult => {
  const { player, text } = entryLine(before, entry, calls, who);
  const time = timeOfDay(entry.at, language);
  const scores = after.frame ? scoreText(after.frame.scores) : '';
  return html`<li>
    <button
      type="button"
      data-index=${index}
      @click=${() => {
        chosen(index);
      }}
    >
      <span class="number">${index + 1}</span>
      <span class="what"
        >${player === null ? nothing : html`<b><bdi>${player}</bdi></b> `}<bdi>${text}</bdi></span
      >
      <span class="score"
        ><span class="unseen">${scores === '' ? nothing : say.scoreAfter('')}</span>${scores}</span
      >
      ${
        time === '' && entry.video === undefined
          ? nothing
          : html`<span class="when"
              >${time}
              ${
                entry.video === undefined
                  ? nothing
                  : html`<span class="video">${videoTime(entry.video)}</span>`
              }</span
            >`
      }
    </button>
  </li>`;
};
