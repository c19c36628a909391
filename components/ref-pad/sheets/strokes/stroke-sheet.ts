/** `<snooker-stroke-sheet>`: every entry in words, to be changed, inserted or removed. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { state } from 'lit/decorators.js';
import { framePlaces, options, type EntryKind, type Refusal } from '../../../../src/index.js';
import { frameName } from '../../../words/frame-name.js';
import { scoreText } from '../effect.js';
import { blankEntry, kindsOffered } from '../entry-forms/entry-form.js';
import { EntrySheet, type Draft } from '../entry-sheet-base.js';
import { SnookerSeekEvent } from '../sheet-events.js';
import { frameGroups, type FrameGroup } from './groups.js';
import { strokeLine } from './stroke-line.js';
import { strokeSheetStyles } from './stroke-sheet.styles.js';

type View = 'list' | 'edit' | 'remove' | 'kind' | 'insert';

/**
 * The entries of a match.
 *
 * @fires snooker-seek - The video's time of an entry that was tapped.
 */
export class SnookerStrokeSheet extends EntrySheet {
  static override styles = [...EntrySheet.styles, strokeSheetStyles];

  @state() private newestFirst = true;
  @state() private view: View = 'list';
  /** Frame whose entries are shown; the rest are one line each. */
  @state() private openFrame: number | null = null;
  @state() private status = '';
  /** Entry that is looked at. */
  #at = 0;

  protected override heading(): string {
    const { say } = this.words;
    return this.view === 'list' ? say.strokes : say.entryNumber(this.#at + 1);
  }

  protected override opened(): void {
    this.#toList('');
    this.openFrame = frameGroups(this.match?.record.entries ?? []).at(-1)?.frame ?? null;
  }

  /** Another entry may stand where one was being changed. */
  protected override matchChanged(): void {
    this.#toList(this.status);
  }

  protected override body(): TemplateResult {
    const { say } = this.words;
    if (this.view === 'list' || !this.match) return this.#list();
    return html`<div>
        <button type="button" class="plain" @click=${this.#back}>${say.back}</button>
      </div>
      <p class="note"><bdi>${this.lineAt(this.#at)}</bdi></p>
      ${this.#detail()}`;
  }

  protected override draftButtons({ how }: Draft): TemplateResult | typeof nothing {
    const { say } = this.words;
    if (how === 'insert') return nothing;
    return html`
      <button
        type="button"
        class="danger"
        @click=${() => {
          this.#show('remove');
        }}
      >
        ${say.removeEntry}
      </button>
      <button
        type="button"
        @click=${() => {
          this.#show('kind');
        }}
      >
        ${say.insertBefore}
      </button>
    `;
  }

  protected override take({ how, at, entry }: Draft): Refusal | null {
    const { match } = this;
    const { say } = this.words;
    return how === 'edit'
      ? this.#made(match?.edit(at, entry), say.changed)
      : this.#made(match?.insert(at, entry), say.insertedEntry);
  }

  #list(): TemplateResult {
    const { match } = this;
    const { say } = this.words;
    const groups = frameGroups(match?.record.entries ?? []);
    return html`
      <div class="bar">
        <button type="button" @click=${this.#turn}>
          ${this.newestFirst ? say.oldestFirst : say.newestFirst}
        </button>
        <button type="button" ?disabled=${!match?.canUndo} @click=${this.#undo}>${say.undo}</button>
        <button type="button" ?disabled=${!match?.canRedo} @click=${this.#redo}>${say.redo}</button>
      </div>
      <p role="status" class="small muted">${this.status}</p>
      ${this.problemView()} ${groups.length === 0 ? html`<p>${say.noStrokes}</p>` : nothing}
      ${(this.newestFirst ? groups.toReversed() : groups).map((group) => this.#group(group))}
    `;
  }

  #groupName({ frame }: FrameGroup): string {
    const { say } = this.words;
    const state = this.match?.state;
    const place = state && framePlaces(state)[frame - 1];
    return place ? frameName(place, state.setup, say) : say.beforeFrame;
  }

  #group(group: FrameGroup): TemplateResult {
    const { frame, from, to } = group;
    const { say } = this.words;
    const isOpen = frame === this.openFrame;
    const scores = this.match?.stateAfter(to).frame?.scores;
    return html`<section class="group">
      <button
        type="button"
        aria-expanded=${isOpen}
        @click=${() => {
          this.openFrame = isOpen ? null : frame;
        }}
      >
        <span>${this.#groupName(group)}</span>
        <span>${frame > 0 && scores ? scoreText(scores) : nothing}</span>
        <span class="muted">${say.entryCount(to - from)}</span>
      </button>
      ${isOpen ? this.#entries(from, to) : nothing}
    </section>`;
  }

  #entries(from: number, to: number): TemplateResult | typeof nothing {
    const { match } = this;
    if (!match) return nothing;
    const { entries } = match.record;
    const indexes = Array.from({ length: to - from }, (_, i) => from + i);
    const context = {
      say: this.words.say,
      calls: this.calls.say,
      who: this.who,
      language: this.words.language,
      chosen: (index: number) => {
        this.#choose(index);
      },
    };
    return html`<ol class="entries">
      ${repeat(
        this.newestFirst ? indexes.reverse() : indexes,
        (index) => index,
        (index) => {
          const entry = entries[index];
          if (!entry) return nothing;
          const after = match.stateAfter(index + 1);
          return strokeLine(index, entry, match.stateAfter(index), after, context);
        },
      )}
    </ol>`;
  }

  #detail(): TemplateResult {
    const { say } = this.words;
    if (this.view === 'kind') return this.#kinds();
    if (this.view === 'remove') {
      const outcome = this.outcomeOf((log) => log.remove(this.#at));
      return html`<div role="status" class="note">
          ${this.outcomeView(outcome, { how: 'edit', at: this.#at })}
        </div>
        ${this.problemView()}
        <div class="buttons">
          <button
            type="button"
            class="danger"
            ?disabled=${outcome?.kind !== 'taken'}
            @click=${this.#remove}
          >
            ${say.removeEntry}
          </button>
        </div>`;
    }
    return this.draft
      ? this.draftView(this.draft, this.view === 'insert' ? say.insertBefore : say.save)
      : html``;
  }

  #kinds(): TemplateResult {
    const { say } = this.words;
    const before = this.match?.stateAfter(this.#at);
    if (!before) return html``;
    const offered = options(before);
    return html`<h3>${say.whatToInsert}</h3>
      <div class="choices">
        ${kindsOffered(offered).map(
          (kind: EntryKind) =>
            html`<button
              type="button"
              data-kind=${kind}
              @click=${() => {
                const entry = blankEntry(kind, before, offered);
                this.draft = { how: 'insert', at: this.#at, entry, touched: false };
                this.#show('insert');
              }}
            >
              ${say.kinds[kind]}
            </button>`,
        )}
      </div>`;
  }

  #choose(index: number): void {
    const entry = this.match?.record.entries[index];
    if (!entry) return;
    if (entry.video !== undefined) this.dispatchEvent(new SnookerSeekEvent(entry.video, index));
    // Who only follows the match may look, and no more.
    if (this.match?.role !== 'writer') return;
    this.#at = index;
    this.draft = { how: 'edit', at: index, entry, touched: false };
    this.#show('edit');
  }

  #show(view: View): void {
    this.problem = null;
    this.status = '';
    this.view = view;
    void this.#toTop();
  }

  #toList(status: string): void {
    this.draft = null;
    this.problem = null;
    this.view = 'list';
    this.status = status;
  }

  /** A change that was taken leads back to the list, to the entry that was looked at. */
  #made(refused: Refusal | null | undefined, status: string): Refusal | null {
    if (refused) return refused;
    this.#toList(status);
    void this.#toEntry();
    return null;
  }

  readonly #remove = (): void => {
    const refused = this.#made(this.match?.remove(this.#at), this.words.say.removedEntry);
    this.settle({ how: 'edit', at: this.#at }, refused);
  };

  readonly #undo = (): void => {
    this.settle({ how: 'edit', at: 0 }, this.match?.undo() ?? null);
  };

  readonly #redo = (): void => {
    this.settle({ how: 'edit', at: 0 }, this.match?.redo() ?? null);
  };

  readonly #turn = (): void => {
    this.newestFirst = !this.newestFirst;
  };

  readonly #back = (): void => {
    this.#toList('');
    void this.#toEntry();
  };

  async #toTop(): Promise<void> {
    await this.updateComplete;
    this.dialog.scrollTo(0, 0);
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus();
  }

  async #toEntry(): Promise<void> {
    await this.updateComplete;
    const line = this.renderRoot.querySelector<HTMLElement>(`[data-index="${this.#at}"]`);
    (line ?? this.renderRoot.querySelector<HTMLElement>('h2'))?.focus();
  }
}
