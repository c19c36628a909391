/** The pad's keys, each to be changed by pressing the new one. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { html, nothing, type TemplateResult } from 'lit';
import { usName } from '../../components/ref-pad/key-names.js';
import { ACTIONS, DEFAULT_KEYS, type Action } from '../../components/ref-pad/keys.js';
import { keyWords, type KeyWords } from '../../components/words/keys/words.js';
import { Words } from '../../components/words/words.js';
import type { Settings } from '../settings.js';
import type { PageWords } from './words/words.js';

type Keys = Settings['keys'];

/** Keys that only go with others. */
const MODIFIERS = /^(Shift|Control|Alt|Meta|OS)/;

export class KeyList implements ReactiveController {
  readonly #page: ReactiveControllerHost & Element;
  readonly #words: Words<KeyWords>;
  readonly #change: (keys: Keys) => Promise<void>;
  #listening: Action | null = null;
  /** A key that does something else already. */
  #taken: { readonly code: string; readonly action: Action } | null = null;
  #keys: Keys = {};

  constructor(page: ReactiveControllerHost & Element, change: (keys: Keys) => Promise<void>) {
    this.#page = page;
    this.#change = change;
    this.#words = new Words(page, keyWords);
    page.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#pressed, true);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#pressed, true);
  }

  list(keys: Keys, say: PageWords['options']): TemplateResult {
    this.#keys = keys;
    const { actions } = this.#words.say;
    return html`<ul class="keys">
        ${ACTIONS.map((action) => this.#item(action, actions[action], say))}
      </ul>
      <p role="status">
        ${this.#taken ? say.taken(this.#capOf(this.#taken.code), actions[this.#taken.action]) : nothing}
      </p>
      <div>
        <button ?disabled=${Object.keys(keys).length === 0} @click=${() => this.#change({})}>
          ${say.reset}
        </button>
      </div>`;
  }

  #item(action: Action, name: string, say: PageWords['options']): TemplateResult {
    const listens = this.#listening === action;
    const caps =
      this.#codes(action)
        .map((code) => this.#capOf(code))
        .join(' / ') || say.none;
    return html`<li>
      <span class="grow">${name}</span>
      <button
        class=${listens ? 'listening' : ''}
        aria-label=${listens ? say.press : `${say.change(name)}: ${caps}`}
        @click=${() => {
          this.#listening = listens ? null : action;
          this.#taken = null;
          this.#page.requestUpdate();
        }}
      >
        ${listens ? say.press : caps}
      </button>
    </li>`;
  }

  #capOf(code: string): string {
    return this.#words.say.keyNames[code] ?? usName(code);
  }

  #codes(action: Action): readonly string[] {
    return this.#keys[action] ?? DEFAULT_KEYS[action];
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const action = this.#listening;
    if (!action || MODIFIERS.test(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
    const { code } = event;
    const holder = ACTIONS.find((other) => this.#codes(other).includes(code));
    if (code !== 'Escape' && holder && holder !== action) {
      this.#taken = { code, action: holder };
    } else {
      this.#listening = null;
      this.#taken = null;
      if (code !== 'Escape' && code !== '') void this.#change({ ...this.#keys, [action]: [code] });
    }
    this.#page.requestUpdate();
  };
}
