/** The bar under the pad, always in sight; and what stands there while there is no match. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PadWords } from '../words/pad/words.js';
import type { PadDrawing } from './pad-drawing.js';
import type { PadFeed } from './pad-feed.js';
import type { SheetName } from './pad-sheets.js';
import { canSpeak } from './pad-voice.js';

const button = (name: string, off: boolean, press: () => void): TemplateResult =>
  html`<button type="button" aria-disabled=${off ? 'true' : 'false'} @click=${press}>
    ${name}
  </button>`;

export const bar = ({ match, say, run, idle }: PadDrawing): TemplateResult =>
  html`<div class="bar" role="group" aria-label=${say.record}>
    ${button(say.undo, idle || !match.canUndo, () => {
      run('undo');
    })}
    ${button(say.redo, idle || !match.canRedo, () => {
      run('redo');
    })}
    ${button(say.strokes, false, () => {
      run('strokes');
    })}
    ${button(say.more, false, () => {
      run('more');
    })}
  </div>`;

/** What is seldom wanted: at the very end, so that the bar stays one row. */
export const aside = (
  { say, run }: PadDrawing,
  speech: boolean,
  open: (name: SheetName) => void,
  toggleSpeech: () => void,
): TemplateResult =>
  html`<div class="aside">
    ${button(say.matches, false, () => {
      open('snooker-match-list');
    })}
    ${button(say.summary, false, () => {
      run('summary');
    })}
    ${button(say.keys, false, () => {
      run('help');
    })}
    ${
      canSpeak()
        ? html`<button
            type="button"
            aria-pressed=${speech ? 'true' : 'false'}
            @click=${toggleSpeech}
          >
            ${say.speak}
          </button>`
        : nothing
    }
  </div>`;

/** No match: why, and the ways to one. */
export const blank = (
  { trouble }: PadFeed,
  id: string | null,
  say: PadWords,
  open: (name: SheetName) => void,
): TemplateResult => {
  if (id !== null && trouble === null)
    return html`<p class="result" role="status">${say.waiting}</p>`;
  return html`<div class="stage blank">
    <p class="result">${trouble === null ? say.noMatch : say.troubles[trouble]}</p>
    <div class="row">
      <button
        type="button"
        class="main"
        @click=${() => {
          open('snooker-new-match');
        }}
      >
        ${say.newMatch}
      </button>
      <button
        type="button"
        @click=${() => {
          open('snooker-match-list');
        }}
      >
        ${say.matches}
      </button>
    </div>
  </div>`;
};
