/** A row that cannot be read: it can be saved as it is, and deleted for good. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SourceError } from '../../../source/source-error.js';
import type { SheetWords } from '../../../words/sheets/words.js';

interface DamagedRowContext {
  readonly save: (raw: string) => void;
  readonly erase: (id: string) => void;
}

const idOf = (raw: string): string | null => {
  const row = JSON.parse(raw) as { readonly id?: unknown } | null;
  return typeof row?.id === 'string' ? row.id : null;
};

export const damagedRow = (
  { raw = 'null' }: SourceError,
  say: SheetWords,
  { save, erase }: DamagedRowContext,
): TemplateResult => {
  const id = idOf(raw);
  return html`<li class="damaged">
    <p>${say.damaged}</p>
    <div class="choices">
      <button
        type="button"
        @click=${() => {
          save(raw);
        }}
      >
        ${say.saveDamaged}
      </button>
      ${
        id === null
          ? nothing
          : html`<details>
              <summary>${say.eraseDamaged}</summary>
              <button
                type="button"
                class="danger"
                @click=${() => {
                  erase(id);
                }}
              >
                ${say.sure}
              </button>
            </details>`
      }
    </div>
  </li>`;
};
