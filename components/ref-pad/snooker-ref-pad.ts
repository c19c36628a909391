/** `<snooker-ref-pad>`: a match as a referee enters it. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Refusal, options, type Entry, type MatchRecord, type Summary } from '../../src/index.js';
import { ballStyles } from '../balls/ball-styles.js';
import { sharedStyles } from '../shared.styles.js';
import { systemClock, type Clock } from '../source/clock.js';
import type { WritableMatch } from '../source/match-source.js';
import { padWords } from '../words/pad/words.js';
import { rulesWords } from '../words/rules/words.js';
import { whoIn } from '../words/who.js';
import { Words } from '../words/words.js';
import { PLAIN, type TapMode } from './balls.js';
import { heedDoublePresses } from './double-press.js';
import { DEFAULT_KEYS, type Action, type KeyMap } from './keys.js';
import { act, type Deed } from './pad-actions.js';
import { FetchedReferee } from './fetched-referee.js';
import type { AdvicePart } from './pad-advice.js';
import { aside, bar, blank } from './pad-bar.js';
import type { PadDrawing } from './pad-drawing.js';
import { SnookerChangeEvent, SnookerMatchEvent, SnookerWantMatchEvent } from './pad-event.js';
import { PadFeed, type Step } from './pad-feed.js';
import { head } from './pad-head.js';
import { PadKeys } from './pad-keys.js';
import { padNotes } from './pad-notes.js';
import { PadLine } from './pad-line.js';
import { newMatch } from './pad-new-match.js';
import {
  actOnSheet,
  closeSheets,
  isSheetOpen,
  openSheet,
  sheets,
  type SheetName,
} from './pad-sheets.js';
import { fetchSaving } from './sheets/fetch.js';
import type { SnookerNewMatchEvent } from './sheets/sheet-events.js';
import { stage } from './pad-stage.js';
import { stamped } from './pad-stamp.js';
import { table } from './pad-table.js';
import { hush, speak } from './pad-voice.js';
import { PadWake } from './pad-wake.js';
import { fillStyles } from './pad-fill.styles.js';
import { mediaStyles } from './pad-media.styles.js';
import { partStyles } from './pad-parts.styles.js';
import { playStyles } from './pad-play.styles.js';
import { padStyles } from './pad.styles.js';
import { toneStyles } from './tones.styles.js';

export { ACTIONS, DEFAULT_KEYS, keyToAction } from './keys.js';
export type { Action, KeyMap, KeyPress } from './keys.js';
export { SnookerChangeEvent, SnookerMatchEvent, SnookerWantMatchEvent } from './pad-event.js';

/** A tick under the thumb, ms, where the device can. */
const TICK = 12;

/** Sheets that lead to another match. */
const MATCH_SHEETS: Partial<Record<SheetName, SnookerWantMatchEvent['want']>> = {
  'snooker-new-match': 'new',
  'snooker-match-list': 'list',
};

const NO_MATCH = new Refusal('not-allowed', 'no-frame');

/**
 * A referee's pad: enters a match, by thumb or by keys, and offers just what may be entered.
 *
 * @summary A referee's or scorer's pad for a snooker match.
 *
 * @fires snooker-match - When the pad moves to another match, with its id as `match`.
 * @fires snooker-want-match - When the user asks for another match: `want` is `new` or `list`. A page that chooses the match itself cancels it.
 * @fires snooker-change - After every change of the match, with `record`, `summary` and `entry`.
 *
 * @csspart pad - The whole pad.
 * @csspart ball - A ball's button; `ball-red` and so on each one.
 * @csspart said - What was called last.
 *
 * @cssproperty [--snooker-surface] - Ground.
 * @cssproperty [--snooker-surface-2] - Ground of buttons.
 * @cssproperty [--snooker-ink] - Text.
 * @cssproperty [--snooker-muted] - Text of lesser weight.
 * @cssproperty [--snooker-accent] - Main buttons.
 * @cssproperty [--snooker-accent-ink] - Text on the accent.
 * @cssproperty [--snooker-line] - Lines.
 * @cssproperty [--snooker-font] - Font family.
 */
export class SnookerRefPad extends LitElement {
  static override readonly styles = [
    sharedStyles,
    toneStyles,
    ballStyles,
    playStyles,
    padStyles,
    fillStyles,
    partStyles,
    mediaStyles,
  ];

  /** The match to be written; it comes before `match`. */
  @property({ attribute: false }) source: WritableMatch | null = null;

  /** Id of a match that is kept in this browser; where there is none, one may be made. */
  @property({ reflect: true }) match: string | null = null;

  /** Keys for each action, codes as in `KeyboardEvent.code`; an action that is left out has none. */
  @property({ attribute: false }) keys: KeyMap = DEFAULT_KEYS;

  /** `keys="page"`: the pad hears the keys of the whole page, not only its own. */
  @property({ attribute: 'keys' }) keysFrom: string | null = null;

  /** Tells the time of each entry made here. */
  @property({ attribute: false }) clock: Pick<Clock, 'now'> = systemClock;

  /** `light` or `dark`; otherwise as the system is. */
  @property({ reflect: true }) theme: string | null = null;

  /** As high as the screen, with the balls at the bottom, where the thumb is. */
  @property({ type: Boolean, reflect: true }) fill = false;

  /** Says every call aloud, where the browser has a voice. */
  @property({ type: Boolean, reflect: true }) speech = false;

  @state() private mode: TapMode = PLAIN;
  @state() private restored: readonly number[] = [];
  @state() private unfolded: readonly AdvicePart[] = ['now'];
  readonly #line = new PadLine();
  readonly #words = new Words(this, padWords);
  readonly #rules = new Words(this, rulesWords);
  readonly #referee = new FetchedReferee(this);
  readonly #feed: PadFeed = new PadFeed(this, (step) => {
    this.#stepped(step);
  });

  constructor() {
    super();
    heedDoublePresses(this);
    new PadKeys(
      this,
      () => ({ map: this.keys, page: this.keysFrom === 'page' }),
      (action) =>
        isSheetOpen(this.renderRoot) ? actOnSheet(this.renderRoot, action) : this.#run(action),
    );
    new PadWake(this, () => {
      const match = this.#feed.match;
      return match !== null && match.role === 'writer' && options(match.state).stroke !== null;
    });
  }

  /** The match as it is entered; null where there is none. */
  get record(): MatchRecord | null {
    return this.#feed.match?.record ?? null;
  }

  get summary(): Summary | null {
    return this.#feed.match?.summary ?? null;
  }

  /** Enters anything that a record may hold; a refusal changes nothing. */
  enter(entry: unknown): Refusal | null {
    return this.#try((match) => match.enter(entry));
  }

  undo(): Refusal | null {
    return this.#try((match) => match.undo());
  }

  redo(): Refusal | null {
    return this.#try((match) => match.redo());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('source') || changed.has('match')) this.#feed.show(this.source, this.match);
    if (changed.get('speech') === true) hush();
    if (this.#line.renew(this.#feed.match, this.#spoken)) this.#speak();
  }

  protected override render(): TemplateResult {
    const { say, language } = this.#words;
    const { match } = this.#feed;
    const names = match?.state.setup.sides.map(({ name }) => name).join(say.versus) ?? '';
    return html`<div
      class="root"
      data-theme=${this.theme ?? nothing}
      ?data-fill=${this.fill}
      tabindex="-1"
      @pointerup=${this.#tick}
      @mousedown=${this.#holdFocus}
    >
      <section class="pad" part="pad" lang=${language} aria-label=${say.pad(names)}>
        ${match ? this.#pad(match) : html`${this.#line.view(null)}${blank(this.#feed, this.match, say, this.#open)}`}
      </section>
      ${sheets(match, this.keys, {
        entry: (entry) => this.#enter(entry),
        make: (event) => void this.#make(event),
        open: (id) => {
          if (this.match === id) this.#feed.again();
          this.source = null;
          this.match = id;
          this.dispatchEvent(new SnookerMatchEvent(id));
        },
        want: this.#open,
      })}
    </div>`;
  }

  #pad(match: WritableMatch): TemplateResult {
    const { say } = this.#words;
    const drawing = this.#drawing(match);
    const notes = padNotes(match, this.#feed, say, {
      takeOver: () => void match.takeOver(),
      open: this.#open,
      save: (records) => void this.#save(records),
    });
    // What is chosen about is in the panel of the choice.
    const said = this.#line.view(match, drawing.options.decision !== null);
    const upper = html`${notes}${head(drawing)}${said}`;
    const play = html`${stage(drawing)}${table(drawing)}`;
    const asked = html`<div class="asked">
      ${this.#referee.advice(drawing)}${aside(drawing, this.speech, this.#open, () => {
        this.speech = !this.speech;
      })}
    </div>`;
    return this.fill
      ? html`<div class="upper">${upper}${asked}</div>
          <div class="lower">${play}${bar(drawing)}</div>`
      : html`${upper}${play}${asked}${bar(drawing)}`;
  }

  #drawing(match: WritableMatch): PadDrawing {
    const { state: now, summary } = match;
    return {
      match,
      state: now,
      summary,
      options: options(now),
      mode: this.mode,
      restored: this.restored,
      say: this.#words.say,
      rules: this.#rules.say,
      who: whoIn(now.setup),
      idle: match.role !== 'writer',
      run: (action) => {
        this.#run(action);
      },
      enter: (entry) => {
        this.#enter(entry);
      },
      setFree: (free) => {
        this.mode = { ...this.mode, free };
      },
      unfolded: this.unfolded,
      unfold: (part, open) => {
        const others = this.unfolded.filter((other) => other !== part);
        this.unfolded = open ? [...others, part] : others;
      },
      toggleRestored: (index) => {
        this.restored = this.restored.includes(index)
          ? this.restored.filter((other) => other !== index)
          : [...this.restored, index];
      },
    };
  }

  async #save(records: readonly MatchRecord[]): Promise<void> {
    const saving = await fetchSaving().catch(() => null);
    if (saving) records.forEach(saving.saveRecord);
    else this.#notFetched();
  }

  #notFetched(): void {
    this.#say(() => this.#words.say.notFetched, true);
  }

  readonly #open = (name: SheetName): void => {
    const want = MATCH_SHEETS[name];
    if (want === 'list') this.#feed.listed();
    if (want && !this.dispatchEvent(new SnookerWantMatchEvent(want))) return;
    openSheet(this.renderRoot, name, () => {
      this.#notFetched();
    });
  };

  /** @returns whether the action meant anything here */
  #run(action: Action): boolean {
    const { match } = this.#feed;
    const deed: Deed | null = match
      ? act(action, this.#drawing(match))
      : action === 'next'
        ? { open: 'snooker-new-match' }
        : null;
    if (!deed) return false;
    if ('open' in deed) this.#open(deed.open);
    else if ('mode' in deed) this.mode = deed.mode;
    else if ('why' in deed) {
      this.#say(() => {
        const again = match && act(action, this.#drawing(match));
        return again && 'why' in again ? again.why : deed.why;
      }, true);
    } else if ('enter' in deed) this.#enter(deed.enter);
    else if (deed.history === 'undo') this.undo();
    else this.redo();
    return true;
  }

  /** Enters what was made on this pad. */
  #enter(entry: Entry): Refusal | null {
    return this.enter(stamped(entry, this.clock));
  }

  #try(change: (match: WritableMatch) => Refusal | null): Refusal | null {
    const { match } = this.#feed;
    if (!match) return NO_MATCH;
    const refused = change(match);
    if (refused) this.#say(() => this.#rules.say.reasons[refused.reason], true);
    return refused;
  }

  /** The match has changed, here or anywhere else. */
  #stepped(step: Step): void {
    const { match, entry } = step;
    this.mode = PLAIN;
    this.restored = [];
    this.#say(() => this.#referee.said(step, this.#words.say), false);
    this.#speak();
    this.dispatchEvent(new SnookerChangeEvent(match.record, match.summary, entry));
  }

  get #spoken(): readonly unknown[] {
    return [this.#rules.say, this.#words.say, this.#referee.words];
  }

  #say(saying: () => string, refused: boolean): void {
    this.#line.say(saying, refused, this.#feed.match, this.#spoken);
    this.requestUpdate();
  }

  #speak(): void {
    const { text } = this.#line;
    if (this.speech && text !== '') speak(text, this.#words.language);
  }

  async #make(event: SnookerNewMatchEvent): Promise<void> {
    closeSheets(this.renderRoot);
    const id = this.#feed.isMissing ? this.match : null;
    const made = await newMatch(event.setup, id).catch(() => null);
    if (!made) {
      event.putBack();
      this.#notFetched();
      return;
    }
    this.source = null;
    this.match = made.id;
    this.#feed.adopt(made);
    this.dispatchEvent(new SnookerMatchEvent(made.id));
  }

  readonly #tick = (event: PointerEvent): void => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || !target.closest('button')) return;
    // Not everywhere, whatever the types say.
    (navigator as { vibrate?: (ms: number) => boolean }).vibrate?.(TICK);
  };

  /** A tap leaves the focus on the pad, so that Space goes on to end the visit. */
  readonly #holdFocus = (event: MouseEvent): void => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element) || !target.closest('.pad button')) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>('.root')?.focus({ preventScroll: true });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-ref-pad': SnookerRefPad;
  }
}
