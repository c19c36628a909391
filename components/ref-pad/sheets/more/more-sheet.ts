/** `<snooker-more-sheet>`: everything rarer that may be entered now. */
import { css, html, type TemplateResult } from 'lit';
import {
  options,
  type Entry,
  type EntryKind,
  type MatchState,
  type Options,
  type Refusal,
  type StrokeEntry,
} from '../../../../src/index.js';
import { blankEntry } from '../entry-forms/entry-form.js';
import { everybody } from '../entry-forms/form.js';
import { remarkFields } from '../entry-forms/remark-form.js';
import { EntrySheet, type Draft } from '../entry-sheet-base.js';
import { SnookerEntryEvent } from '../sheet-events.js';

/** Kinds of entries that the pad itself has no button for, and two ways to enter a stroke. */
export const PANELS = [
  'break',
  'lots',
  'lastStroke',
  'outOfTurn',
  'referee',
  'penalty',
  'rerack',
  'award',
  'concede',
] as const;
export type Panel = (typeof PANELS)[number];

const isOffered = (panel: Panel, offered: Options, last: Entry | undefined): boolean => {
  switch (panel) {
    case 'lastStroke':
      return last?.kind === 'stroke';
    case 'outOfTurn':
      return offered.stroke !== null;
    case 'concede':
    case 'award':
      return offered[panel].length > 0;
    default:
      return Boolean(offered[panel]);
  }
};

/** 3.12(a)(iii): the first who is not the striker, to begin with. */
const outOfTurn = (state: MatchState): StrokeEntry => {
  const striker = state.frame?.striker.join();
  const by = everybody(state).find((ref) => ref.join() !== striker);
  return { kind: 'stroke', ...(by ? { by } : {}) };
};

/**
 * The rarer entries, as far as they may be made now.
 *
 * @fires snooker-entry - The entry; the engine takes it.
 */
export class SnookerMoreSheet extends EntrySheet {
  static override styles = [
    ...EntrySheet.styles,
    css`
      .panels {
        display: grid;
        gap: 10px;
      }
      .panels button {
        display: grid;
        gap: 2px;
        inline-size: 100%;
        padding: 10px 14px;
        text-align: start;
      }
      .panels b {
        font-weight: 700;
      }
    `,
  ];

  #panel: Panel | null = null;

  /** Opens at one of its panels, where that is offered now. */
  async showPanel(panel: Panel): Promise<void> {
    await this.show();
    if (this.#offered().includes(panel)) this.#choose(panel);
    await this.updateComplete;
  }

  protected override heading(): string {
    const { say } = this.words;
    return this.draft && this.#panel ? this.#labelOf(this.#panel) : say.more;
  }

  protected override opened(): void {
    this.draft = null;
    this.problem = null;
  }

  /** What was begun may not be possible any more. */
  protected override matchChanged(): void {
    this.draft = null;
  }

  protected override body(): TemplateResult {
    const { say } = this.words;
    if (this.draft && this.#panel) {
      return html`<div>
          <button type="button" class="plain" @click=${this.#back}>${say.back}</button>
        </div>
        ${this.draftView(
          this.draft,
          say.enter[this.#panel],
          this.#panel === 'lastStroke'
            ? (entry, context) => (entry.kind === 'stroke' ? remarkFields(entry, context) : html``)
            : undefined,
        )}`;
    }
    const offered = this.#offered();
    if (offered.length === 0) return html`<p>${say.nothingMore}</p>`;
    return html`<ul class="panels">
      ${offered.map(
        (panel) =>
          html`<li>
            <button
              type="button"
              data-panel=${panel}
              @click=${() => {
                this.#choose(panel);
              }}
            >
              <b>${this.#labelOf(panel)}</b>
              <span class="small muted">${this.#hintOf(panel)}</span>
            </button>
          </li>`,
      )}
    </ul>`;
  }

  protected override take(draft: Draft): Refusal | null {
    const { match } = this;
    if (draft.how === 'edit') {
      const refused = match?.edit(draft.at, draft.entry) ?? null;
      if (refused) return refused;
    }
    this.close();
    if (draft.how === 'insert') this.dispatchEvent(new SnookerEntryEvent(draft.entry));
    return null;
  }

  #offered(): readonly Panel[] {
    const { match } = this;
    if (!match) return [];
    const now = options(match.state);
    const last = match.record.entries.at(-1);
    return PANELS.filter((panel) => isOffered(panel, now, last));
  }

  #labelOf(panel: Panel): string {
    const { say } = this.words;
    if (panel === 'lastStroke') return say.lastStroke;
    return panel === 'outOfTurn' ? say.outOfTurn : say.kinds[panel];
  }

  #hintOf(panel: Panel): string {
    const { say } = this.words;
    if (panel === 'lastStroke') return say.lastStrokeHint;
    return panel === 'outOfTurn' ? say.outOfTurnHint : say.kindHints[panel];
  }

  #choose(panel: Panel): void {
    const { match } = this;
    if (!match) return;
    const { entries } = match.record;
    const last = entries.at(-1);
    this.#panel = panel;
    this.draft =
      panel === 'lastStroke' && last
        ? { how: 'edit', at: entries.length - 1, entry: last, touched: false }
        : {
            how: 'insert',
            at: entries.length,
            entry: this.#blank(panel === 'lastStroke' ? 'outOfTurn' : panel, match.state),
            touched: false,
          };
    void this.#toTop();
  }

  #blank(panel: Exclude<Panel, 'lastStroke'>, state: MatchState): Entry {
    if (panel === 'outOfTurn') return outOfTurn(state);
    const kind: EntryKind = panel;
    return blankEntry(kind, state, options(state));
  }

  readonly #back = (): void => {
    this.draft = null;
    void this.#toTop();
  };

  /** The title says where one is now. */
  async #toTop(): Promise<void> {
    await this.updateComplete;
    this.dialog.scrollTo(0, 0);
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }
}
