/** Words of an element in the language around it, changed at run time when that changes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { nearestLanguage, type Language } from './language.js';

/** English at hand; the other languages are fetched when they are asked for. */
export interface Dictionaries<T> {
  readonly en: T;
  readonly load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>;
}

type Host = ReactiveControllerHost & Element;

const controllers = new Set<Words<unknown>>();
let observer: MutationObserver | null = null;

/** One observer of `lang` for all elements of a document, at work only while there are any. */
const watch = (words: Words<unknown>): void => {
  controllers.add(words);
  if (observer) return;
  observer = new MutationObserver(() => {
    for (const controller of controllers) controller.look();
  });
  observer.observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });
};

const unwatch = (words: Words<unknown>): void => {
  controllers.delete(words);
  if (controllers.size > 0) return;
  observer?.disconnect();
  observer = null;
};

export class Words<T> implements ReactiveController {
  language: Language = 'en';
  /** The words themselves; English until another language has arrived. */
  say: T;
  readonly #host: Host;
  readonly #dictionaries: Dictionaries<T>;

  constructor(host: Host, dictionaries: Dictionaries<T>) {
    this.#host = host;
    this.#dictionaries = dictionaries;
    this.say = dictionaries.en;
    host.addController(this);
  }

  hostConnected(): void {
    watch(this);
    this.look();
  }

  hostDisconnected(): void {
    unwatch(this);
  }

  /** Looks at the `lang` around the host; call it when the host's own `lang` changes in a shadow root. */
  look(): void {
    const language = nearestLanguage(this.#host);
    if (language === this.language) return;
    this.language = language;
    void this.#fetch(language);
  }

  async #fetch(language: Language): Promise<void> {
    const { en, load } = this.#dictionaries;
    // A language that cannot be fetched leaves English on the screen rather than nothing.
    const words = language === 'en' ? en : await load[language]().catch(() => en);
    if (language !== this.language) return;
    this.say = words;
    this.#host.requestUpdate();
  }
}
