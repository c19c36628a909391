/** Matches that were deleted, to be brought back while they are still there. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { MatchLine } from '../../../source/match-list.js';
import type { SheetWords } from '../../../words/sheets/words.js';

export const deletedRows = (
  lines: readonly MatchLine[],
  say: SheetWords,
  restore: (id: string) => void,
): TemplateResult | typeof nothing =>
  lines.length === 0
    ? nothing
    : html`<details class="deleted">
        <summary>${say.deletedMatches(lines.length)}</summary>
        <ul>
          ${repeat(
            lines,
            ({ id }) => id,
            ({ id, title }) =>
              html`<li data-id=${id}>
                <bdi>${title}</bdi>
                <button
                  type="button"
                  aria-label=${say.bringBackOne(title)}
                  @click=${() => {
                    restore(id);
                  }}
                >
                  ${say.bringBack}
                </button>
              </li>`,
          )}
        </ul>
      </details>`;
