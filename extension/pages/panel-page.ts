/** The pad beside the page: side panel, or sidebar. */
import { html, nothing, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import '../../components/ref-pad/define.js';
import { DEFAULT_KEYS } from '../../components/ref-pad/keys.js';
import type { SnookerWantMatchEvent } from '../../components/ref-pad/pad-event.js';
import { defineSheets } from '../../components/ref-pad/sheets/define.js';
import type {
  SnookerNewMatchEvent,
  SnookerOpenMatchEvent,
  SnookerSeekEvent,
} from '../../components/ref-pad/sheets/sheet-events.js';
import type { WritableMatch } from '../../components/source/match-source.js';
import { chapters, chapterText } from '../chapters.js';
import { Desk } from './desk.js';
import { canBeOnTop, putOnTop } from './on-top.js';
import { PadMatch } from './pad-match.js';
import { Page } from './page.js';
import { pageStyles } from './page.styles.js';
import { panelStyles } from './panel.styles.js';
import { strokeLines } from './stroke-lines.js';
import { timeList } from './time-list.js';
import type { PageWords } from './words/words.js';

defineSheets();

const VIEWS = ['pad', 'log'] as const;
type View = (typeof VIEWS)[number];

export class PanelPage extends Page {
  static override readonly styles = [pageStyles, panelStyles];

  @state() private view: View = 'pad';
  /** The chapters have just been put on the clipboard. */
  @state() private copied = false;

  @query('snooker-new-match')
  private readonly newMatch!: HTMLElementTagNameMap['snooker-new-match'];

  @query('snooker-match-list') private readonly list!: HTMLElementTagNameMap['snooker-match-list'];

  readonly #desk = new Desk(this, () => this.host);
  readonly #pad = new PadMatch(this, () => this.host);

  protected heading(say: PageWords): string {
    return say.panel.title;
  }

  protected override willUpdate(): void {
    const { seen, standing } = this.#desk;
    if (seen) this.#pad.show(seen.match, standing?.tab ?? null);
    if (this.#pad.trouble !== null) {
      this.trouble = this.#pad.trouble;
      this.#pad.trouble = null;
    }
  }

  protected body(): TemplateResult {
    const { say } = this;
    return html`<header class="stack">
        <h1 class="hidden-text">${say.panel.title}</h1>
        <div class="row">
          ${this.#choice()}
          <button @click=${() => this.newMatch.show()}>${say.newMatch}</button>
          <button @click=${() => this.list.show()}>${say.matches}</button>
        </div>
        ${this.#pad.match ? this.#views() : nothing}
      </header>
      <main aria-busy=${this.#desk.seen === null}>
        ${this.#pad.match ? this.#view(this.#pad.match) : this.#nothing()}
      </main>
      <snooker-new-match @snooker-new-match=${this.#make}></snooker-new-match>
      <snooker-match-list
        .store=${this.host.store.matches}
        @snooker-open-match=${this.#openMatch}
      ></snooker-match-list>`;
  }

  /** Not of those that were deleted: the list alone has them, to be brought back. */
  #choice(): TemplateResult | typeof nothing {
    const { say } = this;
    const lines = this.#desk.seen?.lines ?? [];
    if (lines.length === 0) return nothing;
    const match = this.#desk.line?.id;
    return html`<select
      class="grow"
      aria-label=${say.match}
      @change=${({ target }: Event) =>
        this.act(() => this.#desk.pick((target as HTMLSelectElement).value))}
    >
      ${match === undefined ? html`<option value="" selected disabled hidden></option>` : nothing}
      ${lines.map(
        ({ id, title }) =>
          html`<option value=${id} ?selected=${id === match}>${title || say.untitled}</option>`,
      )}
    </select>`;
  }

  #views(): TemplateResult {
    const { panel } = this.say;
    return html`<nav class="views" role="tablist" @keydown=${this.#turn}>
      ${VIEWS.map(
        (view) =>
          html`<button
            role="tab"
            id=${`tab-${view}`}
            aria-controls="view"
            aria-selected=${view === this.view}
            tabindex=${view === this.view ? 0 : -1}
            @click=${() => {
              this.view = view;
            }}
          >
            ${panel[view]}
          </button>`,
      )}
    </nav>`;
  }

  #nothing(): TemplateResult {
    const { seen } = this.#desk;
    if (!seen) return html``;
    const { panel } = this.say;
    return html`<p class="empty">${seen.standing ? panel.noMatch : panel.noTab}</p>`;
  }

  #view(match: WritableMatch): TemplateResult {
    return html`<section id="view" role="tabpanel" aria-labelledby=${`tab-${this.view}`}>
      <h2 class="hidden-text">${this.say.panel[this.view]}</h2>
      ${this.view === 'pad' ? this.#padView(match) : this.#logView(match)}
    </section>`;
  }

  #padView(match: WritableMatch): TemplateResult {
    const keys = { ...DEFAULT_KEYS, ...this.settings.keys };
    return html`<snooker-ref-pad
      keys="page"
      .source=${match}
      .keys=${keys}
      @snooker-want-match=${this.#another}
      @snooker-seek=${({ video }: SnookerSeekEvent) => this.#seek(video)}
    ></snooker-ref-pad>`;
  }

  #logView(match: WritableMatch): TemplateResult {
    const { say } = this;
    const lines = strokeLines(match.record, (count) => match.stateAfter(count), say.entry);
    const seek = this.#pad.report ? (seconds: number) => void this.#seek(seconds) : null;
    return html`<div class="stack">
      <div>
        <label class="check">
          <input
            type="checkbox"
            role="switch"
            .checked=${this.settings.follow}
            aria-describedby="follow-why"
            @change=${this.#follow}
          />
          <span>${say.panel.follow}</span>
        </label>
        <p class="why indented" id="follow-why">${say.panel.followWhy}</p>
      </div>
      <div class="row">
        <button @click=${() => this.#copy(match)}>
          ${this.copied ? say.save.copied : say.save.copy}
        </button>
        ${
          canBeOnTop()
            ? html`<button @click=${() => this.#onTop(match)}>${say.panel.onTop}</button>`
            : nothing
        }
      </div>
      ${timeList(lines, say, seek)}
    </div>`;
  }

  readonly #make = (event: SnookerNewMatchEvent): void => {
    event.stopPropagation();
    this.newMatch.close();
    void this.act(() => this.#desk.create(event.setup));
  };

  /** The tab's match is the extension's to choose, not the pad's. */
  readonly #another = (event: SnookerWantMatchEvent): void => {
    event.preventDefault();
    void (event.want === 'new' ? this.newMatch : this.list).show();
  };

  readonly #openMatch = (event: SnookerOpenMatchEvent): void => {
    event.stopPropagation();
    this.list.close();
    void this.act(() => this.#desk.pick(event.matchId));
  };

  readonly #turn = ({ key }: KeyboardEvent): void => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    this.view = this.view === 'pad' ? 'log' : 'pad';
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLElement>(`#tab-${this.view}`)?.focus();
    });
  };

  readonly #follow = (): void => {
    void this.act(() => this.host.settings.change(({ follow }) => ({ follow: !follow })));
  };

  #seek(seconds: number): Promise<void> {
    const tab = this.#desk.standing?.tab;
    return this.act(() => (tab ? this.host.seek(tab, seconds) : Promise.resolve()));
  }

  #copy({ record }: WritableMatch): Promise<void> {
    return this.act(async () => {
      await navigator.clipboard.writeText(chapterText(chapters(record, this.say.save)));
      this.copied = true;
    });
  }

  #onTop({ id }: WritableMatch): Promise<void> {
    const tab = this.#desk.standing?.tab.id;
    const page = `window.html?board&match=${id}${tab === undefined ? '' : `&tab=${tab}`}`;
    return this.act(() => putOnTop(page, this.say.name));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'panel-page': PanelPage;
  }
}
