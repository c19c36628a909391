/** Settings: everything is kept as it is chosen, with no button to save. */
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import {
  BOARD_LAYOUTS,
  BOARD_THEMES,
  LONGEST_DELAY,
  PAGE_LANGUAGES,
  type Settings,
} from '../settings.js';
import { KeyList } from './key-list.js';
import { optionsStyles } from './options.styles.js';
import { Page } from './page.js';
import { pageStyles } from './page.styles.js';
import { saveAll } from './saving.js';
import type { PageWords } from './words/words.js';

/** The choices of a list, in words. */
type Choice = 'language' | 'layout' | 'theme';

export class OptionsPage extends Page {
  static override readonly styles = [pageStyles, optionsStyles];

  @state() private shortcuts: Readonly<Record<string, string>> = {};
  @state() private saved: 'yes' | 'no' | null = null;

  readonly #keys = new KeyList(this, (keys) => this.#change({ keys }));

  override connectedCallback(): void {
    super.connectedCallback();
    void this.host.shortcuts().then((shortcuts) => (this.shortcuts = shortcuts));
  }

  protected heading(say: PageWords): string {
    return `${say.options.title} – ${say.name}`;
  }

  protected body(): TemplateResult {
    const { options } = this.say;
    return html`<header class="row spread">
        <h1>${options.title}</h1>
        <p class="why" role="status">${this.#savedText()}</p>
      </header>
      <main class="stack">
        ${this.#language()} ${this.#board()} ${this.#sites()} ${this.#keyMap()} ${this.#matches()}
      </main>`;
  }

  #savedText(): string {
    const { options } = this.say;
    if (this.saved === null) return '';
    return this.saved === 'yes' ? options.saved : options.notSaved;
  }

  #language(): TemplateResult {
    const { options } = this.say;
    return html`<section class="stack">
      ${this.#select('language', options.language, PAGE_LANGUAGES, options.languages)}
    </section>`;
  }

  #board(): TemplateResult {
    const { options, panel } = this.say;
    const { delay, follow } = this.settings;
    return html`<section class="stack" aria-labelledby="board">
      <h2 id="board">${options.board}</h2>
      ${this.#select('layout', options.layout, BOARD_LAYOUTS, options.layouts)}
      ${this.#select('theme', options.theme, BOARD_THEMES, options.themes)}
      <div>
        <label class="field">
          <span>${options.delay}</span>
          <input
            type="number"
            min="0"
            max=${LONGEST_DELAY}
            step="0.5"
            inputmode="decimal"
            aria-describedby="delay-why"
            ?disabled=${follow}
            .value=${String(delay)}
            @change=${this.#delay}
          />
        </label>
        <p class="why" id="delay-why">${options.delayWhy}</p>
      </div>
      <div>
        <label class="check">
          <input
            type="checkbox"
            aria-describedby="follow-why"
            .checked=${follow}
            @change=${() => this.#change({ follow: !follow })}
          />
          <span>${options.follow}</span>
        </label>
        <p class="why" id="follow-why">${panel.followWhy}</p>
      </div>
    </section>`;
  }

  #select<K extends Choice>(
    name: K,
    label: string,
    values: readonly Settings[K][],
    words: Readonly<Record<Settings[K], string>>,
  ): TemplateResult {
    const choose = ({ target }: Event): void => {
      const chosen = values.find((value) => value === (target as HTMLSelectElement).value);
      if (chosen !== undefined) void this.#change({ [name]: chosen });
    };
    return html`<label class="field">
      <span>${label}</span>
      <select name=${name} @change=${choose}>
        ${values.map(
          (value) =>
            html`<option value=${value} ?selected=${value === this.settings[name]}>
              ${words[value]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #sites(): TemplateResult {
    const { options } = this.say;
    const { sites } = this.settings;
    return html`<section class="stack" aria-labelledby="sites">
      <h2 id="sites">${options.sites}</h2>
      ${
        sites.length === 0
          ? html`<p class="why">${options.noSites}</p>`
          : html`<ul class="lines">
              ${sites.map((site) => this.#site(site))}
            </ul>`
      }
    </section>`;
  }

  #site(origin: string): TemplateResult {
    const { host } = new URL(origin);
    const { remove } = this.say.options;
    const forget = async (): Promise<void> => {
      await this.host.giveBack(origin);
      await this.#change({ sites: this.settings.sites.filter((site) => site !== origin) });
    };
    return html`<li class="row spread">
      <span class="grow">${host}</span>
      <button aria-label=${remove(host)} @click=${() => this.act(forget)}>
        <span aria-hidden="true">✕</span>
      </button>
    </li>`;
  }

  #keyMap(): TemplateResult {
    const { options, welcome } = this.say;
    return html`<section class="stack" aria-labelledby="keys">
        <h2 id="keys">${options.keys}</h2>
        <p class="why">${options.keysWhy}</p>
        ${this.#keys.list(this.settings.keys, options)}
      </section>
      <section class="stack" aria-labelledby="shortcuts">
        <h2 id="shortcuts">${options.shortcuts}</h2>
        <p class="why">${options.shortcutsWhy}</p>
        <ul class="stack">
          ${this.#shortcut('toggle-board', welcome.showKey)}
          ${this.#shortcut('toggle-scoring', welcome.scoringKey)}
        </ul>
      </section>`;
  }

  #shortcut(command: string, text: (keys: string) => string): TemplateResult {
    const keys = this.shortcuts[command];
    return html`<li>${text(keys === undefined || keys === '' ? this.say.options.none : keys)}</li>`;
  }

  #matches(): TemplateResult {
    const { options } = this.say;
    return html`<section class="stack" aria-labelledby="data">
      <h2 id="data">${options.data}</h2>
      <p class="why">${options.dataWhy}</p>
      <div><button @click=${() => this.act(this.#exportAll)}>${options.exportAll}</button></div>
    </section>`;
  }

  readonly #delay = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (input.checkValidity() && input.value !== '')
      void this.#change({ delay: input.valueAsNumber });
    else input.reportValidity();
  };

  readonly #exportAll = async (): Promise<void> => {
    saveAll(await this.host.store.matches.exportAll());
  };

  readonly #change = async (change: Partial<Omit<Settings, 'version'>>): Promise<void> => {
    this.saved = await this.host.settings
      .change(() => change)
      .then(
        () => 'yes' as const,
        () => 'no' as const,
      );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'options-page': OptionsPage;
  }
}
