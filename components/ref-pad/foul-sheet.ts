/** `<snooker-foul-sheet>`: a foul in two taps, or as it was seen. */
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  options,
  type Entry,
  type MatchState,
  type Refusal,
  type StrokeOptions,
} from '../../src/index.js';
import { foulWords } from '../words/foul/words.js';
import { whoIn } from '../words/who.js';
import { Words } from '../words/words.js';
import { newDraft, penaltiesOf, previewOf, strokeOf, type FoulDraft } from './foul.js';
import { asSeen } from './foul-seen.js';
import { foulFlags, type FoulDrawing } from './foul-flags.js';
import { foulStyles } from './foul.styles.js';
import { DEFAULT_KEYS, keyToAction, type Action, type KeyMap } from './keys.js';
import { isPressedBy, takesText } from './pad-focus.js';
import { SheetElement } from './sheets/sheet-element.js';

/** The ball keys call the penalty that the ball is worth. */
const CALLED_BY: Readonly<Record<string, number>> = { brown: 4, blue: 5, pink: 6, black: 7 };

export class SnookerFoulSheet extends SheetElement {
  static override styles = [...SheetElement.styles, foulStyles];

  // Properties that the pad sets before this sheet is fetched.
  @property({ attribute: false }) keys: KeyMap = DEFAULT_KEYS;
  /** Makes the entry; answers why it was not taken, or null. */
  @property({ attribute: false }) enter: (entry: Entry) => Refusal | null = () => null;

  @state() private draft: FoulDraft | null = null;
  @state() private why: string | null = null;
  @state() private seen = false;
  readonly #foul = new Words(this, foulWords);
  #withMiss = false;

  constructor() {
    super();
    // Before the dialog keeps the keys to itself.
    this.addEventListener('keydown', this.#pressed, { capture: true });
  }

  /** Opens with the miss called already, where one may be called. */
  showMiss(): Promise<void> {
    this.#withMiss = true;
    return this.show();
  }

  protected override opened(): void {
    const now = this.match?.state;
    this.draft = now ? newDraft(now) : null;
    this.why = null;
    this.seen = false;
    if (this.#withMiss) this.#toggle('miss');
    this.#withMiss = false;
  }

  protected override heading(): string {
    const now = this.match?.state;
    const striker = now?.frame?.striker;
    const { say } = this.#foul;
    return now && striker ? say.foulBySheet(whoIn(now.setup).player(striker)) : say.foulSheet;
  }

  protected override body(): TemplateResult {
    const now = this.match?.state;
    const stroke = this.#stroke(now);
    if (!now || !stroke || !this.draft) return html``;
    const { say } = this.#foul;
    const drawing: FoulDrawing = {
      state: now,
      draft: this.draft,
      stroke,
      say,
      rules: this.rules.say,
      calls: this.calls.say,
      change: (part) => {
        this.draft = this.draft && { ...this.draft, ...part };
        this.why = null;
      },
    };
    return html`<div class="stack" tabindex="-1">
      ${foulFlags(drawing)}
      <div class="row called" role="group" aria-label=${say.called}>
        ${penaltiesOf(this.draft, stroke).map(
          (points) =>
            html`<button
              type="button"
              class="main"
              aria-label=${say.callFoul(points)}
              @click=${() => {
                this.#enter(points);
              }}
            >
              ${points}
            </button>`,
        )}
      </div>
      ${this.why === null ? nothing : html`<p class="wrong" role="alert">${this.why}</p>`}
      <details ?open=${this.seen} @toggle=${this.#toggled}>
        <summary>${say.asSeen}</summary>
        ${this.seen ? html`${asSeen(drawing)}${this.#confirm(now, stroke)}` : nothing}
      </details>
    </div>`;
  }

  protected override matchChanged(): void {
    // What was put together was about the state before, and maybe about another striker.
    if (this.isOpen) this.close();
  }

  #stroke(now: MatchState | undefined): StrokeOptions | null {
    return now ? options(now).stroke : null;
  }

  #confirm(now: MatchState, { miss }: StrokeOptions): TemplateResult {
    const { say } = this.#foul;
    if (!this.draft) return html``;
    const preview = previewOf(now, strokeOf(this.draft, miss));
    const pair = now.setup.sides.length === 2;
    const name = pair ? whoIn(now.setup).side(1 - (now.frame?.striker[0] ?? 0)) : say.others;
    const words =
      preview.kind === 'refused'
        ? this.rules.say.reasons[preview.refusal.reason]
        : preview.kind === 'fair'
          ? say.wouldScore(preview.points)
          : preview.miss
            ? say.wouldFoulMiss(preview.points, name)
            : say.wouldFoul(preview.points, name);
    return html`<div class="verdict">
      <p role="status" data-kind=${preview.kind}>${words}</p>
      <button
        type="button"
        class="main"
        ?disabled=${preview.kind === 'refused'}
        @click=${() => {
          this.#enter();
        }}
      >
        ${say.confirm}
      </button>
    </div>`;
  }

  #enter(called?: number): void {
    const { draft } = this;
    const stroke = this.#stroke(this.match?.state);
    if (!draft || !stroke) return;
    const refused = this.enter(strokeOf(draft, stroke.miss, called));
    if (!refused) {
      this.close();
      return;
    }
    this.why = this.#foul.say.refused(this.rules.say.reasons[refused.reason]);
  }

  #call(points: number): void {
    const stroke = this.#stroke(this.match?.state);
    if (!this.draft || !stroke) return;
    const [least = points] = penaltiesOf(this.draft, stroke);
    if (points < least) this.why = this.#foul.say.calledLow(least);
    else this.#enter(points);
  }

  #toggle(flag: 'miss' | 'freeBall'): void {
    const stroke = this.#stroke(this.match?.state);
    if (!this.draft || !stroke) return;
    const allowed = flag === 'miss' ? stroke.miss !== 'no' : stroke.callFreeBall;
    if (allowed) this.draft = { ...this.draft, [flag]: !this.draft[flag] };
  }

  #toggled(event: Event): void {
    this.seen = event.currentTarget instanceof HTMLDetailsElement && event.currentTarget.open;
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    if (!this.isOpen) return;
    const [target] = event.composedPath();
    if (takesText(target) || isPressedBy(target, event.code)) return;
    const action = keyToAction(event, this.keys);
    if (action !== null && this.act(action)) event.preventDefault();
  };

  /** @returns whether the action meant anything on this sheet */
  act(action: Action): boolean {
    const called = CALLED_BY[action];
    if (called !== undefined) this.#call(called);
    else if (action === 'miss') this.#toggle('miss');
    else if (action === 'free-ball') this.#toggle('freeBall');
    else if (action === 'foul') this.seen = !this.seen;
    else if (action === 'confirm' && this.seen) this.#enter();
    else return false;
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-foul-sheet': SnookerFoulSheet;
  }
}
