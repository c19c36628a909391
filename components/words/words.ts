/** Words of an element in the language around it, changed at run time when that changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestLanguage, type Language } from './language.js';

/** English at hand; the other languages are fetched when they are asked for. */
export interface Dictionaries<T> {
  readonly en: T;
  readonly load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>;
}

type Host = ReactiveControllerHost & Element;

/** Before a language that could not be fetched is asked for again, ms. */
const PATIENCE = 10_000;

const controllers = new Set<Words<unknown>>();
let observer: MutationObserver | null = null;

/** One observer of `lang` for all elements of a document, at work only while there are any. */
const watch = (words: Words<unknown>, host: Element): void => {
  controllers.add(words);
  observer ??= new MutationObserver(() => {
    for (const controller of controllers) controller.look();
  });
  // All that an element's language may come from: its own tree, and those around it.
  for (let root = host.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
    if (!(root instanceof ShadowRoot)) return;
  }
};

const unwatch = (words: Words<unknown>): void => {
  controllers.delete(words);
  if (controllers.size > 0) return;
  observer?.disconnect();
  observer = null;
};

export class Words<T> implements ReactiveController {
  /** English until another language has arrived. */
  language: Language = 'en';
  say: T;
  /** The language around the host. */
  #wanted: Language = 'en';
  /** When a language that could not be fetched is asked for again, in the page's time. */
  #again = Infinity;
  readonly #host: Host;
  readonly #dictionaries: Dictionaries<T>;

  constructor(host: Host, dictionaries: Dictionaries<T>) {
    this.#host = host;
    this.#dictionaries = dictionaries;
    this.say = dictionaries.en;
    host.addController(this);
  }

  hostConnected(): void {
    watch(this, this.#host);
    this.look();
  }

  hostDisconnected(): void {
    unwatch(this);
  }

  hostUpdated(): void {
    if (this.#again <= performance.now()) void this.#fetch(this.#wanted);
  }

  /** Looks at the `lang` around the host. */
  look(): void {
    const language = nearestLanguage(this.#host);
    if (language === this.#wanted) return;
    this.#wanted = language;
    void this.#fetch(language);
  }

  async #fetch(language: Language): Promise<void> {
    const { en, load } = this.#dictionaries;
    this.#again = Infinity;
    const words = language === 'en' ? en : await load[language]().catch(() => null);
    if (language !== this.#wanted) return;
    // English on the screen rather than nothing.
    this.language = words ? language : 'en';
    this.say = words ?? en;
    if (!words) this.#again = performance.now() + PATIENCE;
    this.#host.requestUpdate();
  }
}
