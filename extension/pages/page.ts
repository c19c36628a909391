/** What all pages of the extension have in common: settings, language, trouble that is said. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { SourceError } from '../../components/source/source-error.js';
import { Words } from '../../components/words/words.js';
import { languageOf, parseSettings, type Settings } from '../settings.js';
import type { Host } from './host.js';
import { pageWords, type PageWords } from './words/words.js';

export abstract class Page extends LitElement {
  /** Given once, before the page is connected. */
  @property({ attribute: false }) host!: Host;

  @state() protected settings: Settings = parseSettings(undefined);
  @state() protected trouble: unknown = null;

  readonly #words = new Words(this, pageWords);
  #stops: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileConnected(
      this.host.settings.watch((settings) => {
        this.#use(settings);
      }),
    );
    void this.host.settings.read().then((settings) => {
      this.#use(settings);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  protected get say(): PageWords {
    return this.#words.say;
  }

  protected get language(): string {
    return this.#words.language;
  }

  /** The heading of the page, for the title of its window. */
  protected abstract heading(say: PageWords): string;

  protected abstract body(): TemplateResult;

  /** Something to be ended when the page goes. */
  protected whileConnected(stop: () => void): void {
    this.#stops.push(stop);
  }

  /** Does what the user asked for; where it fails, that is said. */
  protected readonly act = async (work: () => Promise<unknown>): Promise<void> => {
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error;
    }
  };

  protected override render(): TemplateResult {
    return html`${this.body()}
    ${
      this.trouble === null
        ? nothing
        : html`<p class="trouble" role="alert">${this.#troubleText()}</p>`
    }`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // A page may be part of another one.
    if (this.parentElement === document.body) document.title = this.heading(this.say);
  }

  #use(settings: Settings): void {
    this.settings = settings;
    document.documentElement.lang = languageOf(settings, this.host.language);
  }

  #troubleText(): string {
    const { trouble, say } = this;
    return trouble instanceof SourceError ? say.errors[trouble.code] : say.trouble;
  }
}

/** Puts a page into its document. */
export const start = (name: string, page: new () => Page, host: Host): void => {
  customElements.define(name, page);
  const element = new page();
  element.host = host;
  document.body.append(element);
};
