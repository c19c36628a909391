/** One match of the list, and what can be done with it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MatchLine } from '../../../source/match-list.js';
import type { SheetWords } from '../../../words/sheets/words.js';
import { scoreText } from '../effect.js';

export interface MatchRowContext {
  readonly say: SheetWords;
  readonly language: string;
  /** It is the match of the pad. */
  readonly current: boolean;
  readonly open: () => void;
  readonly rename: () => void;
  readonly duplicate: () => void;
  readonly exportOne: () => void;
  readonly csv: () => void;
  readonly print: () => void;
  readonly remove: () => void;
}

const facts = (line: MatchLine, { say, language }: MatchRowContext): string => {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    ...(line.frames.length > 0 ? [say.framesAt(scoreText(line.frames))] : []),
    ...(line.winner === null ? [] : [say.finished]),
    say.lastChanged(time.format(line.updated)),
  ].join(say.list);
};

export const matchRow = (line: MatchLine, context: MatchRowContext): TemplateResult => {
  const { say, current } = context;
  return html`<li data-id=${line.id} aria-current=${current ? 'true' : nothing}>
    <div class="head">
      <div>
        <h3><bdi>${line.title}</bdi></h3>
        <p class="small muted">${facts(line, context)}</p>
        ${line.copyOf === null ? nothing : html`<p class="small">${say.copyOf}</p>`}
      </div>
      ${
        current
          ? html`<span class="muted">${say.openNow}</span>`
          : html`<button type="button" class="main" @click=${context.open}>
              ${say.openMatch}
            </button>`
      }
    </div>
    <details>
      <summary>${say.more}<span class="unseen">: ${line.title}</span></summary>
      <div class="choices">
        <button type="button" @click=${context.rename}>${say.rename}</button>
        <button type="button" @click=${context.duplicate}>${say.duplicate}</button>
        <button type="button" @click=${context.exportOne}>${say.exportOne}</button>
        <button type="button" @click=${context.csv}>${say.csv}</button>
        <button type="button" @click=${context.print}>${say.print}</button>
        ${
          current
            ? nothing
            : html`<button type="button" class="danger" @click=${context.remove}>
                ${say.remove}
              </button>`
        }
      </div>
    </details>
  </li>`;
};
