/** What lies over the video: the board, the few buttons beside it, and the pad on request. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import '../../components/ref-pad/define.js';
import { DEFAULT_KEYS } from '../../components/ref-pad/keys.js';
import { fetchSheet } from '../../components/ref-pad/sheets/fetch.js';
import type { SnookerWantMatchEvent } from '../../components/ref-pad/pad-event.js';
import type { SnookerMatchList } from '../../components/ref-pad/sheets/matches/match-list.js';
import type {
  SnookerNewMatchEvent,
  SnookerOpenMatchEvent,
  SnookerSeekEvent,
} from '../../components/ref-pad/sheets/sheet-events.js';
import type { SnookerNewMatch } from '../../components/ref-pad/sheets/new-match/new-match.js';
import type { SnookerRefPad } from '../../components/ref-pad/snooker-ref-pad.js';
import '../../components/scoreboard/define.js';
import type { MatchSource, WritableMatch } from '../../components/source/match-source.js';
import { Words } from '../../components/words/words.js';
import { BoardSource } from '../board-source.js';
import type { FromOverlay } from '../messages.js';
import { Desk } from '../pages/desk.js';
import { PadMatch } from '../pages/pad-match.js';
import { Page } from '../pages/page.js';
import type { PageWords } from '../pages/words/words.js';
import { BOARD_LAYOUTS } from '../settings.js';
import { parseReport } from '../video-time.js';
import type { Channel } from './channel.js';
import { Drag } from './drag.js';
import { overlayStyles } from './overlay.styles.js';
import { OpenSheets } from './open-sheets.js';
import { overlayWords } from './words/words.js';

const STRIP = 28;
/** Room for the pad, or for one of its sheets: CSS pixels. */
const PAD = { height: 440, least: 340 } as const;
/** Least width of each layout, CSS pixels. */
const LEAST = { bar: 260, mini: 150, card: 220 } as const;
/** Frames of the longest matches that are played: one without a known length must not end early. */
const LONGEST = 35;
/** Of the free room, with one press of an arrow key. */
const NUDGE = 0.05;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

export class OverlayPage extends Page {
  static override readonly styles = overlayStyles;

  /** Given once, before the page is connected. */
  @property({ attribute: false }) channel!: Channel;
  @property({ type: Boolean, reflect: true }) scoring = false;
  @property({ reflect: true }) strip: 'above' | 'below' = 'below';
  /** The pad was opened by the user. */
  @property({ type: Boolean, reflect: true }) open = false;
  @state() private sheet = false;
  /** The video is in picture-in-picture, and the board is not. */
  @state() private alone = false;

  @query('.top') private readonly top!: HTMLElement;
  @query('.tools') private readonly tools!: HTMLElement | null;
  @query('snooker-ref-pad') private readonly pad!: SnookerRefPad | null;
  @query('snooker-new-match.own') private readonly newMatch!: SnookerNewMatch;
  @query('snooker-match-list.own') private readonly list!: SnookerMatchList;

  readonly #words = new Words(this, overlayWords);
  readonly #desk = new Desk(this, () => this.host);
  readonly #match = new PadMatch(this, () => this.host);
  readonly #drag = new Drag((message) => {
    this.#send(message);
  });
  readonly #sheets = new OpenSheets((open) => {
    this.sheet = open;
  });
  readonly #sized = new ResizeObserver(() => {
    this.#measure();
  });
  #board: BoardSource | null = null;
  #boardOf = '';
  #boardMatch: WritableMatch | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileConnected(this.#listen());
    this.whileConnected(
      this.channel.hear('mode', ({ scoring, strip }) => {
        this.scoring = scoring;
        this.strip = strip;
      }),
    );
    this.whileConnected(
      this.channel.hear('video', ({ report }) => {
        const parsed = parseReport(report);
        this.alone = parsed?.alone === true;
        if (this.#board) this.#board.report = parsed;
      }),
    );
  }

  protected heading(say: PageWords): string {
    return say.name;
  }

  protected override willUpdate(): void {
    const { seen, standing } = this.#desk;
    if (seen) this.#match.show(seen.match, standing?.tab ?? null);
    if (this.#match.trouble !== null) {
      this.trouble = this.#match.trouble;
      this.#match.trouble = null;
    }
    this.#look();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#sized.disconnect();
    for (const sized of [this.top, this.tools]) if (sized) this.#sized.observe(sized);
    this.#sheets.watch([this.newMatch, this.list, ...(this.pad ? [this.pad] : [])]);
    this.#measure();
  }

  protected body(): TemplateResult {
    const { source } = this;
    return html`<div class="top">
        ${this.#desk.seen ? (source ? this.#boardView(source) : this.#first()) : nothing}
        <div class="alone" role="status">${this.alone ? this.#aloneView() : nothing}</div>
      </div>
      ${this.#strip()} ${this.#match.match ? this.#padView(this.#match.match) : nothing}
      <snooker-new-match class="own" @snooker-new-match=${this.#make}></snooker-new-match>
      <snooker-match-list
        class="own"
        .store=${this.host.store.matches}
        @snooker-open-match=${this.#openMatch}
      ></snooker-match-list>`;
  }

  get source(): MatchSource | null {
    return this.#board?.source ?? null;
  }

  #boardView(source: MatchSource): TemplateResult {
    const { down, move, up, leave } = this.#drag;
    // The pad has the score at its head, and needs the room.
    return html`<div
      class="board"
      ?hidden=${this.open}
      @pointerdown=${down}
      @pointermove=${move}
      @pointerup=${up}
      @lostpointercapture=${up}
      @pointerleave=${leave}
      @click=${this.#done}
    >
      <snooker-scoreboard
        .source=${source}
        layout=${this.settings.layout}
        theme=${this.settings.theme}
        announce
      ></snooker-scoreboard>
    </div>`;
  }

  #first(): TemplateResult {
    const { say } = this.#words;
    return html`<div class="first">
      <p>${say.noMatch}</p>
      <button @click=${() => this.#openSheet(this.newMatch)}>${say.newMatch}</button>
      <button @click=${this.#noNames}>${say.noNames}</button>
    </div>`;
  }

  #aloneView(): TemplateResult {
    const { say } = this.#words;
    return html`<p>${say.alone}</p>
      <button @click=${this.#smallWindow}>${say.smallWindow}</button>`;
  }

  #strip(): TemplateResult {
    const { say } = this.#words;
    const { scoring, open } = this;
    const { down, move, up, leave } = this.#drag;
    const tool = (name: string, sign: string, message: FromOverlay): TemplateResult =>
      html`<button
        title=${name}
        aria-label=${name}
        @click=${() => {
          this.#send(message);
          this.#done();
        }}
      >
        ${sign}
      </button>`;
    return html`<div class="strip">
      <button
        class="mode"
        aria-pressed=${scoring}
        title=${scoring ? say.turnOff : say.turnOn}
        @click=${() => this.#send({ type: 'score', on: !scoring })}
      >
        ${scoring ? say.scoringOn : say.scoringOff}
      </button>
      <div class="tools">
        <button
          class="grip"
          title=${say.move}
          aria-label=${say.move}
          @pointerdown=${down}
          @pointermove=${move}
          @pointerup=${up}
          @lostpointercapture=${up}
          @pointerleave=${leave}
          @click=${this.#done}
          @keydown=${this.#nudge}
        >
          ⠿
        </button>
        <button aria-pressed=${open} @click=${this.#togglePad}>${say.pad}</button>
        <button
          title=${say.layout(this.settings.layout)}
          aria-label=${say.layout(this.settings.layout)}
          @click=${this.#nextLayout}
        >
          ▤
        </button>
        ${tool(say.smaller, '−', { type: 'size', by: -0.1 })}
        ${tool(say.larger, '+', { type: 'size', by: 0.1 })}
        ${tool(say.fainter, '◌', { type: 'fade', by: -0.2 })}
        ${tool(say.stronger, '●', { type: 'fade', by: 0.2 })}
        ${tool(say.hide, '✕', { type: 'hide' })}
      </div>
    </div>`;
  }

  #padView(match: WritableMatch): TemplateResult {
    const { scoring, open } = this;
    // Where its keys are not heard and it is not seen, it is not there.
    if (!open && !scoring && !this.sheet) return html``;
    return html`<div class=${open ? 'pad' : 'pad closed'} @pointerdown=${this.#use}>
      <snooker-ref-pad
        .source=${match}
        .keys=${{ ...DEFAULT_KEYS, ...this.settings.keys }}
        keys=${scoring ? 'page' : nothing}
        @snooker-want-match=${this.#another}
        @snooker-seek=${({ video }: SnookerSeekEvent) =>
          this.#send({ type: 'seek', seconds: video })}
      ></snooker-ref-pad>
    </div>`;
  }

  /** The board by the same match as the pad, late or by the video as was chosen. */
  #look(): void {
    const { match, report } = this.#match;
    const { follow, delay } = this.settings;
    const how = JSON.stringify([follow, delay]);
    if (match !== this.#boardMatch || how !== this.#boardOf) {
      this.#board?.close();
      this.#board = match && new BoardSource(match, { follow, delay });
      this.#boardMatch = match;
      this.#boardOf = how;
      if (this.#board) this.#board.report = report;
    }
  }

  #measure(): void {
    const roomy = this.open || this.sheet;
    const board = this.top.offsetHeight;
    const strip = STRIP;
    const buttons = roomy ? 0 : Math.ceil(this.tools?.getBoundingClientRect().right ?? 0);
    const height = roomy ? board + PAD.height : board;
    const least = roomy || !this.source ? PAD.least : LEAST[this.settings.layout];
    this.#send({ type: 'content', height, strip, least, buttons });
  }

  #send(message: FromOverlay): void {
    this.channel.send(message);
  }

  /** Nothing more to be done here with the keyboard. */
  readonly #done = (): void => {
    this.#send({ type: 'done' });
  };

  /** Who uses the pad uses its keys. */
  readonly #use = (): void => {
    if (!this.scoring) this.#send({ type: 'score', on: true });
  };

  #listen(): () => void {
    const blur = (): void => {
      this.#send({ type: 'blurred' });
    };
    const key = (event: KeyboardEvent): void => {
      if (event.code === 'Escape' && this.scoring && !this.sheet) {
        this.#send({ type: 'score', on: false });
      }
      if (event.code === 'Tab') this.#send({ type: 'tab' });
    };
    addEventListener('blur', blur);
    // Before the pad closes a sheet by the same key.
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('blur', blur);
      removeEventListener('keydown', key, true);
    };
  }

  readonly #nudge = (event: KeyboardEvent): void => {
    const by = ARROWS[event.code];
    if (!by) return;
    event.preventDefault();
    this.#send({ type: 'nudge', x: by[0], y: by[1] });
  };

  readonly #togglePad = (): void => {
    this.open = !this.open;
    if (!this.open) this.#done();
  };

  readonly #nextLayout = (): void => {
    void this.act(() =>
      this.host.settings.change(({ layout }) => ({
        layout: BOARD_LAYOUTS[(BOARD_LAYOUTS.indexOf(layout) + 1) % BOARD_LAYOUTS.length] ?? 'bar',
      })),
    );
    this.#done();
  };

  /** The tab's match is the extension's to choose, not the pad's. */
  readonly #another = (event: SnookerWantMatchEvent): void => {
    event.preventDefault();
    void this.#openSheet(event.want === 'new' ? this.newMatch : this.list);
  };

  /** Sheets are fetched when the browser is idle: who clicks before that waits a moment. */
  async #openSheet(sheet: SnookerNewMatch | SnookerMatchList): Promise<void> {
    await fetchSheet(sheet.localName);
    await sheet.show();
  }

  readonly #openMatch = (event: SnookerOpenMatchEvent): void => {
    event.stopPropagation();
    this.list.close();
    void this.act(() => this.#desk.pick(event.matchId));
  };

  readonly #make = (event: SnookerNewMatchEvent): void => {
    event.stopPropagation();
    this.newMatch.close();
    void this.act(() => this.#desk.create(event.setup));
  };

  readonly #smallWindow = (): void => {
    const { standing } = this.#desk;
    if (standing) void this.act(() => this.host.open(standing.tab, 'top'));
    this.#done();
  };

  readonly #noNames = (): void => {
    const sides = [1, 2].map((number) => ({ name: this.#words.say.side(number) }));
    void this.act(() => this.#desk.create({ sides, game: { frames: LONGEST } }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'overlay-page': OverlayPage;
  }
}
