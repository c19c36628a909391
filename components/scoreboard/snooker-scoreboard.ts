/** `<snooker-scoreboard>`: a match as a board shows it. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ballStyles } from '../balls/ball-styles.js';
import type { MatchSource } from '../source/match-source.js';
import { boardWords } from '../words/board/words.js';
import { Words } from '../words/words.js';
import { baseStyles } from './base.styles.js';
import { BoardFeed } from './board-feed.js';
import { boardView } from './board-view.js';
import { full } from './full.js';
import { fullStyles } from './full.styles.js';
import { leadChart } from './lead-chart.js';
import { leadOf } from './lead.js';
import { mini } from './mini.js';
import { miniStyles } from './mini.styles.js';
import { namesOf, type Drawing } from './parts.js';
import { themeStyles } from './themes.styles.js';

export const LAYOUTS = ['full', 'mini'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const THEMES = ['club', 'broadcast', 'light', 'high-contrast'] as const;
export type Theme = (typeof THEMES)[number];

const DRAW: Readonly<Record<Layout, (drawing: Drawing) => TemplateResult>> = { full, mini };

const isLayout = (value: string): value is Layout => (LAYOUTS as readonly string[]).includes(value);

export class SnookerScoreboard extends LitElement {
  static override readonly styles = [themeStyles, baseStyles, fullStyles, miniStyles, ballStyles];

  /** A match record; one that cannot be read leaves the last good state and says what is wrong. */
  @property({ attribute: false }) record: unknown = null;

  /** A match source; comes before `record`. */
  @property({ attribute: false }) source: MatchSource | null = null;

  /** `full`, `bar`, `mini` or `card`; anything else is `full`. */
  @property({ reflect: true }) layout: Layout = 'full';

  /** `club`, `broadcast`, `light` or `high-contrast`. */
  @property({ reflect: true }) theme: Theme = 'club';

  readonly #words = new Words(this, boardWords);
  readonly #feed = new BoardFeed(this);

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record') || changed.has('source')) {
      this.#feed.want({ source: this.source, record: this.record });
    }
  }

  protected override render(): TemplateResult {
    const { say, language } = this.#words;
    const { match, trouble } = this.#feed;
    return html`<div class="root" lang=${language} data-theme=${this.theme}>
      ${match ? this.#board(match) : html`<p class="panel">${say.noMatch}</p>`}
      ${
        trouble
          ? html`<p class="trouble" role="alert">${say.notShown(trouble.code, trouble.entry)}</p>`
          : nothing
      }
    </div>`;
  }

  #board(match: MatchSource): TemplateResult {
    const { say, language } = this.#words;
    const view = boardView(match);
    const layout = isLayout(this.layout) ? this.layout : 'full';
    const lead = layout === 'full' ? leadOf(match) : [];
    const drawing: Drawing = {
      view,
      say,
      language,
      ...(lead.length > 0 ? { lead: leadChart(lead, view, say) } : {}),
    };
    return html`<section
      class="board ${layout}"
      part="board"
      aria-label=${say.board(namesOf(drawing))}
    >
      ${DRAW[layout](drawing)}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-scoreboard': SnookerScoreboard;
  }
}
