/** `<snooker-scoreboard>`: a match as a board shows it. */
import {
  LitElement,
  adoptStyles,
  html,
  nothing,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { property } from 'lit/decorators.js';
import { ballStyles } from '../balls/ball-styles.js';
import type { MatchSource } from '../source/match-source.js';
import { boardWords } from '../words/board/words.js';
import { Words } from '../words/words.js';
import { Ageing } from './ageing.js';
import { sharedStyles } from '../shared.styles.js';
import { baseStyles } from './base.styles.js';
import { BoardFeed } from './board-feed.js';
import { boardView, type BoardView } from './board-view.js';
import { FLAGS, namesCountry } from './fetched-flags.js';
import { Later, NOT_FETCHED } from './later.js';
import { PARTS, layoutOf, type Layout, type LayoutParts } from './layouts.js';
import { notes, troubleLine, waiting } from './notes.js';
import { namesOf, type Drawing } from './parts.js';
import { themeStyles } from './themes.styles.js';
import { mediaStyles } from './media.styles.js';
import { VIEWS } from './views.js';

export { LAYOUTS, type Layout } from './layouts.js';

export const THEMES = ['club', 'broadcast', 'light', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

const ANNOUNCEMENT = new Later(async () => (await import('./announcement.js')).announcement);

const ORIGIN = ['source', 'record', 'src', 'match', 'refresh'] as const;

/**
 * A snooker scoreboard: shows a match, and changes nothing of it.
 *
 * @summary A snooker scoreboard for a stream, a club's screen or a website.
 *
 * @slot title - Name of the event or the match, beside the frame (`full`, `card`).
 * @slot logo - A logo (`full`, `bar`, `card`).
 * @slot sponsor - A line under the board (`full`, `bar`, `card`).
 * @slot flag-0 - In place of the flag of the first side; `flag-1` of the second, and so on.
 * @slot photo-0 - A picture of the first side; `photo-1` of the second, and so on.
 *
 * @csspart board - The whole board.
 * @csspart side - A side, with its name and its score.
 * @csspart name - A side's name.
 * @csspart flag - A side's flag.
 * @csspart points - Points of the frame.
 * @csspart frames - Frames won.
 * @csspart games - Games won, where a match has several.
 * @csspart total - Points of all frames, where they decide.
 * @csspart side-break - A side's break (`full`).
 * @csspart remaining - Points remaining for a side (`full`).
 * @csspart snookers - Snookers required of a side (`full`).
 * @csspart form - How the match is played.
 * @csspart table - What is on, and the break at the table.
 * @csspart on - The balls on.
 * @csspart break - The break at the table.
 * @csspart standing - What is happening, in a few words.
 * @csspart last-breaks - The last breaks (`full`).
 * @csspart lead - The line of the lead (`full`).
 * @csspart frames-so-far - Frames that have ended (`full`).
 * @csspart notes - Where the match was joined, who scores.
 * @csspart stale - How old the board is, where it is not live.
 * @csspart trouble - Why what was asked for is not shown.
 *
 * @cssproperty [--snooker-surface] - Ground of the score.
 * @cssproperty [--snooker-surface-2] - Ground of what is beside it.
 * @cssproperty [--snooker-ink] - Text.
 * @cssproperty [--snooker-muted] - Text of lesser weight.
 * @cssproperty [--snooker-accent] - Ground of the points, mark of who is at the table.
 * @cssproperty [--snooker-accent-ink] - Text on the accent.
 * @cssproperty [--snooker-line] - Lines.
 * @cssproperty [--snooker-radius] - Roundness of corners.
 * @cssproperty [--snooker-font] - Font family.
 * @cssproperty [--snooker-scale=1] - Size of all text.
 * @cssproperty [--snooker-chroma=transparent] - Ground behind the board.
 */
export class SnookerScoreboard extends LitElement {
  static override readonly styles = [
    sharedStyles,
    themeStyles,
    baseStyles,
    ballStyles,
    mediaStyles,
  ];

  /** A match to be shown; it comes before `record`, `src` and `match`. */
  @property({ attribute: false }) source: MatchSource | null = null;

  /** A match record; one that cannot be read leaves the last good state and says what is wrong. */
  @property({ attribute: false }) record: unknown = null;

  /** Address of a match record as JSON. */
  @property({ reflect: true }) src: string | null = null;

  /** Id of a match that is kept in this browser, followed as it is scored. */
  @property({ reflect: true }) match: string | null = null;

  /** Seconds between looks at `src`. */
  @property({ type: Number, reflect: true }) refresh: number | undefined;

  /** Seconds that the board is behind. */
  @property({ type: Number, reflect: true }) delay = 0;

  /** Shows the match as it stood: `t:123.4` seconds into the video, or `e:57` after 57 entries. */
  @property({ reflect: true }) at: string | null = null;

  /** `full`, `bar`, `mini` or `card`; anything else is `full`. */
  @property({ reflect: true }) layout: Layout = 'full';

  /** `club`, `broadcast`, `light` or `high-contrast`. */
  @property({ reflect: true }) theme: Theme = 'club';

  /** A ground of chroma green, or of `--snooker-chroma`, to be keyed out. */
  @property({ type: Boolean, reflect: true }) chroma = false;

  /** Reads every change of the score out to a screen reader. */
  @property({ type: Boolean, reflect: true }) announce = false;

  readonly #words = new Words(this, boardWords);
  readonly #feed = new BoardFeed(this);
  readonly #ageing = new Ageing(this);
  #view: BoardView | null = null;
  /** Of the layout that is drawn; null where it could not be fetched. */
  #parts: LayoutParts | null = null;
  #said = '';
  #saidIn: unknown = null;

  /** Nothing is drawn, or drawn anew, before all that it takes is here. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const late = this.delay > 0 || this.at !== null;
    const wanted = [
      PARTS[layoutOf(this.layout)],
      ...(late ? [VIEWS] : []),
      ...(this.announce ? [ANNOUNCEMENT] : []),
      ...(!FLAGS.value && namesCountry(this.#shownRecord) ? [FLAGS] : []),
    ];
    const coming = wanted
      .map((part) => part.want(this.#again))
      .filter((promise) => promise !== null);
    if (coming.length > 0) return Promise.all(coming).then(() => this.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  /** A board that was taken away fetches nothing; it wants all anew when it is put back. */
  readonly #again = (): void => {
    if (this.isConnected) this.requestUpdate();
  };

  /** What is asked to be shown, or is shown already. */
  get #shownRecord(): unknown {
    return this.source?.record ?? this.record ?? this.#feed.match?.record;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#feed.look({ delay: this.delay, at: this.at });
    if (ORIGIN.some((name) => changed.has(name))) {
      const { source, record, src, match, refresh } = this;
      const goesOn = this.#feed.show({ source, record, src, match, refresh });
      if (!goesOn) this.#view = null;
    }
    const { match } = this.#feed;
    const freshness = match?.freshness.kind;
    this.#ageing.watch(this.isConnected && (freshness === 'idle' || freshness === 'stale'));
    this.#see(match && freshness !== 'waiting' ? boardView(match) : null);
    this.#dress(PARTS[layoutOf(this.layout)].value);
  }

  protected override render(): TemplateResult {
    const { say, language } = this.#words;
    const { trouble } = this.#feed;
    return html`<div
      class="root"
      lang=${language}
      data-theme=${this.theme}
      ?data-chroma=${this.chroma}
    >
      ${this.#body()}
      ${
        trouble
          ? html`<p class="message" part="trouble" role="status">${troubleLine(trouble, say)}</p>`
          : nothing
      }
      ${this.announce ? html`<p class="unseen" role="status">${this.#said}</p>` : nothing}
    </div>`;
  }

  /** A view of the same match as before tells what was scored since; of none, nothing stays said. */
  #see(view: BoardView | null): void {
    const { say } = this.#words;
    const before = this.#view;
    if (!before || !view || say !== this.#saidIn) this.#said = '';
    if (before && view) this.#said = ANNOUNCEMENT.value?.(before, view, say) ?? this.#said;
    this.#saidIn = say;
    this.#view = view;
  }

  /** The layout's styles go between those that all layouts stand on and those of print and contrast. */
  #dress(parts: LayoutParts | null): void {
    if (parts === this.#parts) return;
    this.#parts = parts;
    const { elementStyles } = this.constructor as typeof SnookerScoreboard;
    const styles = elementStyles.flatMap((sheet) =>
      sheet === mediaStyles && parts ? [parts.styles, sheet] : [sheet],
    );
    if (this.renderRoot instanceof ShadowRoot) adoptStyles(this.renderRoot, styles);
  }

  #body(): TemplateResult | typeof nothing {
    const { say } = this.#words;
    const { match, trouble } = this.#feed;
    if (match && this.#view) {
      return this.#parts
        ? this.#board(match, this.#view, this.#parts)
        : html`<p class="message">${say.notFollowed(NOT_FETCHED)}</p>`;
    }
    if (match) return html`<p class="message">${waiting(match.freshness, say)}</p>`;
    if (trouble) return nothing;
    const asked = this.src ?? this.match;
    return html`<p class="message">${asked === null ? say.noMatch : say.waiting}</p>`;
  }

  #board(
    match: MatchSource,
    view: BoardView,
    { draw, notes: length }: LayoutParts,
  ): TemplateResult {
    const { say, language } = this.#words;
    const layout = layoutOf(this.layout);
    const drawing: Drawing = { match, view, say, language };
    return html`<section
      class="board ${layout}"
      part="board"
      aria-label=${say.board(namesOf(drawing))}
    >
      ${draw(drawing)}${notes(match, drawing, { now: Date.now(), delay: this.delay, length })}
      ${layout === 'mini' ? nothing : html`<slot name="sponsor"></slot>`}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-scoreboard': SnookerScoreboard;
  }
}
