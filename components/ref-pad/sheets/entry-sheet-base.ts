/** A sheet on which an entry is made or changed, with its effect shown before it is taken. */
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { options, type Entry, type Refusal } from '../../../src/index.js';
import { whoIn, type Who } from '../../words/who.js';
import { DryRun, type Change, type Outcome } from './dry-run.js';
import { effectLines } from './effect.js';
import { entryForm } from './entry-forms/entry-form.js';
import type { FormContext } from './entry-forms/form.js';
import { entryLine, refusalLine } from './entry-words.js';
import { SheetElement } from './sheet-element.js';

/** An entry being made: at the end or before another one, or in the place of one. */
export interface Draft {
  readonly how: 'insert' | 'edit';
  /** Index where it goes, or of the entry that it replaces. */
  readonly at: number;
  readonly entry: Entry;
  /** Something was chosen or typed: until then nobody is told what is missing. */
  readonly touched: boolean;
}

const changeOf =
  ({ how, at, entry }: Draft): Change =>
  (log) =>
    how === 'edit' ? log.edit(at, entry) : log.insert(at, entry);

const NOBODY: Who = { side: () => '', player: () => '' };

export abstract class EntrySheet extends SheetElement {
  @state() protected draft: Draft | null = null;
  /** Why the match did not take what the dry run took. */
  @state() protected problem: string | null = null;
  #run: DryRun | null = null;
  #runOf: unknown = null;

  protected get who(): Who {
    return this.match ? whoIn(this.match.state.setup) : NOBODY;
  }

  /** A copy of the match to try changes on; a new one when the match has changed. */
  protected get dryRun(): DryRun | null {
    const record = this.match?.record;
    if (record && this.#runOf !== record) {
      this.#run = new DryRun(record);
      this.#runOf = record;
    }
    return record ? this.#run : null;
  }

  protected outcomeOf(change: Change): Outcome | null {
    return this.dryRun?.try(change) ?? null;
  }

  protected contextOf(draft: Draft): FormContext | null {
    const before = this.dryRun?.stateAfter(draft.at);
    if (!before) return null;
    return {
      state: before,
      options: options(before),
      say: this.words.say,
      rules: this.rules.say,
      calls: this.calls.say,
      names: this.who,
      change: (entry) => {
        this.draft = { ...draft, entry, touched: true };
      },
    };
  }

  /** What an outcome means, in words; a later entry that would break is named. */
  protected outcomeView(outcome: Outcome | null, draft: Pick<Draft, 'how' | 'at'>): TemplateResult {
    const { say } = this.words;
    if (!outcome) return html``;
    if (outcome.kind === 'refused') {
      return html`<p class="wrong">${this.refusalText(outcome.refusal, draft)}</p>`;
    }
    const lines = effectLines(outcome.before, outcome.after, { say, names: this.who });
    return html`<h3>${say.effect}</h3>
      ${
        lines.length === 0
          ? html`<p>${say.noChange}</p>`
          : html`<ul>
              ${lines.map((line) => html`<li><bdi>${line}</bdi></li>`)}
            </ul>`
      }`;
  }

  protected refusalText(refusal: Refusal, { how, at }: Pick<Draft, 'how' | 'at'>): string {
    const { say } = this.words;
    const why = refusalLine(refusal, this.rules.say, say);
    // Behind an insertion every entry has moved on by one.
    const index = (refusal.entry ?? at) - (how === 'insert' ? 1 : 0);
    const broken =
      refusal.entry === undefined || refusal.entry <= at ? undefined : this.lineAt(index);
    return broken === undefined ? why : say.breaks(index + 1, broken, why);
  }

  /** An entry of the match in words. */
  protected lineAt(index: number): string | undefined {
    const entry = this.dryRun?.entryAt(index);
    const before = this.dryRun?.stateAfter(index);
    if (!entry || !before) return undefined;
    const { player, text } = entryLine(before, entry, this.calls.say, this.who);
    return player === null ? text : this.words.say.doneBy(player, text);
  }

  /** The form of the draft, what it would change, and the button that takes it. */
  protected draftView(
    draft: Draft,
    submit: string,
    form: (entry: Entry, context: FormContext) => TemplateResult = entryForm,
  ): TemplateResult {
    const context = this.contextOf(draft);
    if (!context) return html``;
    // An empty statement states nothing.
    const whole = draft.how === 'insert' && draft.entry.kind !== 'referee';
    const outcome = draft.touched || whole ? this.outcomeOf(changeOf(draft)) : null;
    // What is not filled in yet is no fault.
    const shown = draft.touched || outcome?.kind === 'taken' ? outcome : null;
    return html`<form
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        if (outcome?.kind === 'taken') this.settle(draft, this.take(draft));
      }}
    >
      ${form(draft.entry, context)}
      <div class="foot stack">
        <div role="status" class="note" ?hidden=${shown === null}>
          ${shown === null ? nothing : this.outcomeView(shown, draft)}
        </div>
        ${this.problemView()}
        <div class="buttons">
          ${this.draftButtons?.(draft) ?? nothing}
          <button type="submit" class="main" ?disabled=${outcome?.kind !== 'taken'}>
            ${submit}
          </button>
        </div>
      </div>
    </form>`;
  }

  /** Another page may have become the writer meanwhile. */
  protected settle(draft: Pick<Draft, 'how' | 'at'>, refused: Refusal | null): void {
    this.problem = refused && this.refusalText(refused, draft);
  }

  protected problemView(): TemplateResult | typeof nothing {
    return this.problem === null
      ? nothing
      : html`<p role="alert" class="wrong">${this.problem}</p>`;
  }

  /** Further ways on from a draft. */
  protected draftButtons?(draft: Draft): TemplateResult | typeof nothing;

  /** Makes the change of a draft that the dry run has taken. */
  protected abstract take(draft: Draft): Refusal | null;
}
