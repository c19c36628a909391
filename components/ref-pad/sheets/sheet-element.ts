/** What all sheets of the pad share: a dialog over the pad, with a title and a way out. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Entry } from '../../../src/index.js';
import { ballStyles } from '../../balls/ball-styles.js';
import type { WritableMatch } from '../../source/match-source.js';
import { sharedStyles } from '../../shared.styles.js';
import { toneStyles } from '../tones.styles.js';
import { callWords } from '../../words/calls/words.js';
import { rulesWords } from '../../words/rules/words.js';
import { sheetWords } from '../../words/sheets/words.js';
import { Words } from '../../words/words.js';
import { focused } from './focus.js';
import { controlStyles } from './controls.styles.js';
import { sheetStyles } from './sheet.styles.js';

/** Keys pressed in a sheet are its own: neither the pad nor the page scores by them. */
const keep = (event: Event): void => {
  event.stopPropagation();
};

export abstract class SheetElement extends LitElement {
  static override styles = [sharedStyles, toneStyles, sheetStyles, controlStyles, ballStyles];

  /** The match that the sheet is about. */
  @property({ attribute: false }) match: WritableMatch | null = null;

  /** Nothing is drawn while it is closed, so that it costs nothing. */
  @state() protected isOpen = false;
  @query('dialog') protected readonly dialog!: HTMLDialogElement;

  protected readonly words = new Words(this, sheetWords);
  protected readonly rules = new Words(this, rulesWords);
  protected readonly calls = new Words(this, callWords);
  #unsubscribe: (() => void) | null = null;
  /** Entries that the sheet knows of. */
  #entries: readonly Entry[] | null = null;
  #before: HTMLElement | null = null;

  get open(): boolean {
    return this.isOpen;
  }

  /** Opens the sheet anew over everything else. */
  async show(): Promise<void> {
    // What was set on it before it was defined is its own from the first update on.
    if (!this.hasUpdated) this.performUpdate();
    if (!this.isOpen) this.#before = focused();
    this.isOpen = true;
    this.opened();
    this.requestUpdate();
    await this.updateComplete;
    if (!this.isConnected || !this.open || this.dialog.open) return;
    this.dialog.showModal();
    // `autofocus` would be blocked, with an error, in a frame of another site.
    this.renderRoot.querySelector<HTMLElement>('#title')?.focus();
  }

  /** Closes it; the focus goes back to where it was. */
  close(): void {
    if (this.dialog.open) this.dialog.close();
    this.#closed();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    // A dialog that leaves the document is modal no more, and still takes itself for open.
    if (this.hasUpdated) this.dialog.close();
    this.isOpen = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('match')) this.#listen();
  }

  protected override render(): TemplateResult {
    const { say, language } = this.words;
    return html`<dialog
      lang=${language}
      aria-labelledby="title"
      @cancel=${this.#cancelled}
      @close=${this.#closed}
      @keydown=${keep}
      @keyup=${keep}
      @keypress=${keep}
    >
      ${
        this.isOpen
          ? html`<div class="sheet">
              <header>
                <h2 id="title" tabindex="-1">${this.heading()}</h2>
                <button type="button" class="close" @click=${this.#shut} aria-label=${say.close}>
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M3 3l10 10M13 3L3 13" />
                  </svg>
                </button>
              </header>
              ${this.body()}
            </div>`
          : nothing
      }
    </dialog>`;
  }

  protected abstract heading(): string;
  protected abstract body(): TemplateResult;

  /** What begins anew each time the sheet is opened. */
  protected opened(): void {
    // Most sheets keep nothing.
  }

  /** The entries have changed, by this sheet or by anything else. */
  protected matchChanged(): void {
    // Most sheets are only drawn anew.
  }

  #listen(): void {
    this.#unsubscribe?.();
    this.#entries = this.match?.record.entries ?? null;
    this.#unsubscribe =
      this.match?.subscribe(() => {
        this.#told();
      }) ?? null;
  }

  /** What was begun stays where only the keeping of the match, or who writes it, has changed. */
  #told(): void {
    const entries = this.match?.record.entries ?? null;
    if (entries !== this.#entries) this.matchChanged();
    this.#entries = entries;
    if (this.isOpen) this.requestUpdate();
  }

  readonly #shut = (): void => {
    this.close();
  };

  /** Escape: at once, where the event of the closing comes later. Choosers of files cancel too. */
  readonly #cancelled = (event: Event): void => {
    if (event.target === this.dialog) this.close();
  };

  readonly #closed = (): void => {
    // The event comes late: the sheet may have been opened again.
    if (!this.isOpen || this.dialog.open) return;
    this.isOpen = false;
    if (this.#before?.isConnected) this.#before.focus();
    this.#before = null;
  };
}
