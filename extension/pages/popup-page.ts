/** The popup of the toolbar button: where the board may lie, and the few things that people do. */
import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { siteOf } from '../sites.js';
import { Desk } from './desk.js';
import type { Pad, Standing } from './host.js';
import { Page } from './page.js';
import { pageStyles } from './page.styles.js';
import { popupStyles } from './popup.styles.js';
import { FILES, saveMatch, type FileKind } from './saving.js';
import type { PageWords } from './words/words.js';

const PAD_NAMES: readonly Pad[] = ['side', 'window', 'top'];

/** A site by its name, where it is known, and its address; else its address alone. */
const called = (origin: string): string => {
  const { host, hostname } = new URL(origin);
  const name = siteOf(hostname)?.name;
  return name === undefined ? host : `${name} (${host})`;
};

export class PopupPage extends Page {
  static override readonly styles = [pageStyles, popupStyles];

  /** The user said no when the browser asked. */
  @state() private refused = false;
  @state() private keys: Readonly<Record<string, string>> = {};

  readonly #desk = new Desk(this, () => this.host);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.host.shortcuts().then((keys) => (this.keys = keys));
  }

  protected heading(say: PageWords): string {
    return say.name;
  }

  protected body(): TemplateResult {
    const { say } = this;
    const { seen } = this.#desk;
    return html`<header class="row spread">
        <h1>${say.name}</h1>
      </header>
      <main class="stack" aria-busy=${seen === null}>${seen ? this.#all() : nothing}</main>
      <footer class="row spread">
        <button class="plain" @click=${() => this.#open('options')}>${say.settings}</button>
        <button class="plain" @click=${() => this.#open('welcome')}>${say.help}</button>
      </footer>`;
  }

  #all(): TemplateResult {
    const { standing } = this.#desk;
    return html`${this.#where(standing)} ${standing?.access ? this.#board(standing) : nothing}
    ${this.#match()} ${standing ? this.#pads(standing) : nothing}
    ${standing?.access && standing.origin ? this.#always(standing, standing.origin) : nothing}
    ${this.#save()}`;
  }

  /** In plain words, where the overlay may run, and what can be done where it may not. */
  #where(standing: Standing | null): TemplateResult {
    const { say } = this;
    return html`<div class="where" role="status">
      <p>${this.#whereText(standing)}</p>
      ${this.#closed(standing).map(
        (origin) =>
          html`<button @click=${() => this.#ask([origin])}>
            ${say.popup.ask(called(origin))}
          </button>`,
      )}
      ${this.refused ? html`<p class="why">${say.popup.refused}</p>` : nothing}
    </div>`;
  }

  #whereText(standing: Standing | null): string {
    const { popup } = this.say;
    if (!standing) return popup.where.unknown;
    const { place, origin, access, video, closedFrames, shown } = standing;
    if (!access && place !== 'web') return popup.where[place];
    if (!access) return origin ? popup.noAccess(called(origin)) : popup.where.unknown;
    if (shown) return popup.shown;
    const [frame] = closedFrames;
    if (!video && frame !== undefined) return popup.closedFrame(called(frame));
    return video === false ? popup.noVideo : popup.ready;
  }

  /** Origins that the user can be asked about. */
  #closed(standing: Standing | null): readonly string[] {
    if (standing?.place !== 'web') return [];
    if (!standing.access) return standing.origin ? [standing.origin] : [];
    return standing.video ? [] : standing.closedFrames;
  }

  #board(standing: Standing): TemplateResult {
    const { say } = this;
    const { tab, shown, scoring } = standing;
    const key = this.keys['toggle-scoring'];
    return html`<button class="main" @click=${() => this.#do(() => this.host.show(tab, !shown))}>
        ${shown ? say.popup.hide : say.popup.show}
      </button>
      <div>
        <label class="check">
          <input
            type="checkbox"
            role="switch"
            .checked=${scoring}
            ?disabled=${!shown}
            aria-describedby="scoring-why"
            @change=${() => this.#do(() => this.host.score(tab, !scoring))}
          />
          <span class="grow">${say.popup.scoring}</span>
          ${key ? html`<kbd>${key}</kbd>` : nothing}
        </label>
        <p class="why indented" id="scoring-why">
          ${scoring ? say.popup.scoringOn : say.popup.scoringOff}
        </p>
      </div>`;
  }

  #match(): TemplateResult {
    const { say } = this;
    const lines = this.#desk.seen?.lines ?? [];
    const { id: match, frames: won } = this.#desk.line ?? {};
    if (lines.length === 0) return html``;
    return html`<label class="stack tight">
      <span class="row spread label"
        ><span>${say.match}</span><span aria-hidden="true">${won?.join('–')}</span></span
      >
      <select
        @change=${({ target }: Event) =>
          this.#do(() => this.#desk.pick((target as HTMLSelectElement).value))}
      >
        ${match === undefined ? html`<option value="" selected disabled hidden></option>` : nothing}
        ${lines.map(
          ({ id, title, frames }) =>
            html`<option value=${id} ?selected=${id === match}>
              ${title || say.untitled} (${frames.join('–')})
            </option>`,
        )}
      </select>
    </label>`;
  }

  #pads({ tab }: Standing): TemplateResult {
    const { popup } = this.say;
    return html`<div role="group" aria-labelledby="pads" class="stack tight">
      <h2 id="pads">${popup.pads}</h2>
      <div class="thirds">
        ${PAD_NAMES.map(
          (pad) => html`<button @click=${() => this.#openPad(tab, pad)}>${popup[pad]}</button>`,
        )}
      </div>
      <p class="why">${popup.topWhy}</p>
    </div>`;
  }

  #always({ always }: Standing, origin: string): TemplateResult {
    const { popup } = this.say;
    return html`<div>
      <label class="check">
        <input
          type="checkbox"
          .checked=${always}
          aria-describedby="always-why"
          @change=${() => this.#alwaysOn(origin, !always)}
        />
        <span class="grow">${popup.always(called(origin))}</span>
      </label>
      <p class="why indented" id="always-why">${popup.alwaysWhy}</p>
    </div>`;
  }

  #save(): TemplateResult {
    const { say } = this;
    if (!this.#desk.line) return html``;
    return html`<details>
      <summary>${say.popup.export}</summary>
      <div class="stack tight">
        ${FILES.map(
          (kind) => html`<button @click=${() => this.#download(kind)}>${say.save[kind]}</button>`,
        )}
      </div>
    </details>`;
  }

  #do(work: () => Promise<unknown>): Promise<void> {
    return this.act(async () => {
      await work();
      await this.#desk.look();
    });
  }

  #ask(origins: readonly string[]): Promise<void> {
    return this.#do(async () => {
      this.refused = !(await this.host.ask(origins));
    });
  }

  #alwaysOn(origin: string, on: boolean): Promise<void> {
    return this.#do(async () => {
      // Asked in the click itself, else browsers refuse. The answer may come after the popup is gone:
      // the site is noted before it, and counts once the browser lets the extension in.
      const asked = on ? this.host.ask([origin]) : this.host.giveBack(origin).then(() => false);
      const note = (always: boolean): Promise<unknown> =>
        this.host.settings.change(({ sites }) => ({
          sites: [...sites.filter((site) => site !== origin), ...(always ? [origin] : [])],
        }));
      await note(on);
      const given = await asked;
      this.refused = on && !given;
      if (this.refused) await note(false);
    });
  }

  #openPad(tab: Standing['tab'], pad: Pad): Promise<void> {
    return this.act(async () => {
      await this.host.open(tab, pad);
      close();
    });
  }

  #open(page: 'options' | 'welcome'): Promise<void> {
    return this.act(async () => {
      await this.host.openPage(page);
      close();
    });
  }

  #download(kind: FileKind): Promise<void> {
    return this.act(async () => {
      const row = await this.host.store.find(this.#desk.line?.id ?? '');
      if (typeof row === 'object') saveMatch(row, kind, this.say.save);
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'popup-page': PopupPage;
  }
}
