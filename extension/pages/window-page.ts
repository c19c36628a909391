/** A window of its own: the board alone, as small as it is wanted, or the whole pad under it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import '../../components/scoreboard/define.js';
import { BoardMatch } from './board-match.js';
import { Desk } from './desk.js';
import { canBeOnTop, putOnTop } from './on-top.js';
import { Page } from './page.js';
import { pageStyles } from './page.styles.js';
import type { PageWords } from './words/words.js';

/** `?board`: the board alone; `match`: that match, whichever the tab has. */
const parameters = (): { board: boolean; match: string | null } => {
  const search = new URLSearchParams(location.search);
  return { board: search.has('board'), match: search.get('match') };
};

export class WindowPage extends Page {
  static override readonly styles = [
    pageStyles,
    css`
      :host {
        min-block-size: 100vh;
      }
      .board {
        display: block;
      }
      .top {
        position: fixed;
        inset-block-end: 8px;
        inset-inline-end: 8px;
        opacity: 0;
      }
      :host(:hover) .top,
      .top:focus-visible {
        opacity: 1;
      }
      .empty {
        padding: 16px;
        color: var(--muted);
      }
    `,
  ];

  readonly #parameters = parameters();
  readonly #desk = new Desk(this, () => this.host);
  readonly #board = new BoardMatch(this, () => this.host);

  protected heading(say: PageWords): string {
    const title = this.#desk.line?.title;
    return title ? `${title} – ${say.name}` : say.name;
  }

  protected override willUpdate(): void {
    const { seen, standing } = this.#desk;
    const match = this.#parameters.match ?? seen?.match ?? null;
    if (seen) this.#board.show(match, standing?.tab ?? null, this.settings);
    if (this.#board.trouble !== null) {
      this.trouble = this.#board.trouble;
      this.#board.trouble = null;
    }
  }

  protected body(): TemplateResult {
    const { board } = this.#parameters;
    if (board) return html`<main>${this.#boardView()}</main>`;
    return html`${this.#boardView()}<panel-page .host=${this.host}></panel-page>`;
  }

  #boardView(): TemplateResult {
    const { panel } = this.say;
    const { source } = this.#board;
    if (!source)
      return this.#parameters.board ? html`<p class="empty">${panel.noMatch}</p>` : html``;
    const mayGoUp = this.#parameters.board && canBeOnTop() && window === window.top;
    return html`<snooker-scoreboard
        class="board"
        layout="bar"
        .source=${source}
        theme=${this.settings.theme}
      ></snooker-scoreboard>
      ${mayGoUp ? html`<button class="top" @click=${this.#goUp}>${panel.onTop}</button>` : nothing}`;
  }

  readonly #goUp = (): void => {
    void this.act(() => putOnTop(location.pathname + location.search, this.say.name));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'window-page': WindowPage;
  }
}
