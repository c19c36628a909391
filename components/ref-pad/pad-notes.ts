/** What is amiss with the match as such: not kept, written elsewhere, heard by nobody. */
import { html, nothing, type TemplateResult } from 'lit';
import type { WritableMatch } from '../source/match-source.js';
import type { PadWords } from '../words/pad/words.js';

const note = (
  text: string,
  action: TemplateResult | typeof nothing = nothing,
  kind: 'grave' | 'mild' = 'grave',
): TemplateResult =>
  html`<p class="note" role="status" data-kind=${kind}><span>${text}</span>${action}</p>`;

export const padNotes = (
  match: WritableMatch,
  takenOver: boolean,
  say: PadWords,
  takeOver: () => void,
): TemplateResult => {
  const { keeping, role, sharing } = match;
  const button = html`<button type="button" class="chip" @click=${takeOver}>
    ${say.takeOver}
  </button>`;
  return html`${
    role === 'follower' ? note(takenOver ? say.takenOver : say.follower, button) : nothing
  }${keeping.kind === 'not-kept' ? note(say.notKept[keeping.why], nothing, keeping.why === 'off' ? 'mild' : 'grave') : nothing}${
    sharing?.kind === 'alone' && sharing.why === 'file' ? note(say.alone, nothing, 'mild') : nothing
  }`;
};
