/** The strokes with the time of the video; a click goes there. */
import { html, nothing, type TemplateResult } from 'lit';
import { clockText } from '../chapters.js';
import type { StrokeLine } from './stroke-lines.js';
import type { PageWords } from './words/words.js';

/** The latest first, as it is what people look for. @param seek null where there is no video */
export const timeList = (
  lines: readonly StrokeLine[],
  say: PageWords,
  seek: ((seconds: number) => void) | null,
): TemplateResult => {
  const timed = lines.filter(({ video }) => video !== null);
  if (timed.length === 0) return html`<p class="why">${say.panel.noTimes}</p>`;
  return html`${seek ? nothing : html`<p class="why">${say.panel.noVideo}</p>`}
    <ol class="times" reversed>
      ${timed.toReversed().map((line) => item(line, say, seek))}
    </ol>`;
};

const item = (
  { video, text, scores, opensFrame }: StrokeLine,
  say: PageWords,
  seek: ((seconds: number) => void) | null,
): TemplateResult => {
  const time = clockText(video ?? 0);
  return html`<li class=${opensFrame ? 'opens' : ''}>
    <button ?disabled=${seek === null} @click=${() => seek?.(video ?? 0)}>
      <span class="hidden-text">${say.panel.seek(time)}: </span>
      <span class="time" aria-hidden="true">${time}</span>
      <span class="text">${text}</span>
      <span class="hidden-text">, ${say.panel.score(scores.join('–'))}</span>
      <span class="scores" aria-hidden="true">${scores.join('–')}</span>
    </button>
  </li>`;
};
