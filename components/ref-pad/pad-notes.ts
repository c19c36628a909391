/** What is amiss with the match as such: not kept, written elsewhere, heard by nobody. */
import { html, nothing, type TemplateResult } from 'lit';
import type { NotKept, WritableMatch } from '../source/match-source.js';
import type { PadWords } from '../words/pad/words.js';
import type { SheetName } from './pad-sheets.js';

const note = (
  text: string,
  action: TemplateResult | typeof nothing = nothing,
  kind: 'grave' | 'mild' = 'grave',
): TemplateResult =>
  html`<p class="note" role="status" data-kind=${kind}><span>${text}</span>${action}</p>`;

interface Ways {
  readonly takeOver: () => void;
  readonly open: (name: SheetName) => void;
}

/** The list of matches is where one is exported. */
const keepingNote = (why: NotKept, say: PadWords, open: Ways['open']): TemplateResult =>
  why === 'off'
    ? note(say.notKept[why], nothing, 'mild')
    : note(
        say.notKept[why],
        html`<button
          type="button"
          class="chip"
          @click=${() => {
            open('snooker-match-list');
          }}
        >
          ${say.matches}
        </button>`,
      );

export const padNotes = (
  { keeping, role, sharing }: WritableMatch,
  takenOver: boolean,
  say: PadWords,
  { takeOver, open }: Ways,
): TemplateResult => {
  const button = html`<button type="button" class="chip" @click=${takeOver}>
    ${say.takeOver}
  </button>`;
  return html`${
    role === 'follower' ? note(takenOver ? say.takenOver : say.follower, button) : nothing
  }${keeping.kind === 'not-kept' ? keepingNote(keeping.why, say, open) : nothing}${
    sharing?.kind === 'alone' && sharing.why === 'file' ? note(say.alone, nothing, 'mild') : nothing
  }`;
};
