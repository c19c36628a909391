/** Listens for keys: on the pad, or on the whole page where that is asked for. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { keyToAction, type Action, type KeyMap } from './keys.js';
import { isPressedBy, takesText } from './pad-focus.js';

interface Wants {
  readonly map: KeyMap;
  readonly page: boolean;
}

export class PadKeys implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #wants: () => Wants;
  /** Answers whether it did anything; the page does not see such a key. */
  readonly #act: (action: Action) => boolean;
  #target: EventTarget | null = null;
  /** The key that did something last. */
  #done: string | null = null;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    wants: () => Wants,
    act: (action: Action) => boolean,
  ) {
    this.#host = host;
    this.#wants = wants;
    this.#act = act;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listen();
  }

  hostUpdated(): void {
    // An update may come after the pad has gone: it would hear the page's keys for good.
    if (this.#host.isConnected) this.#listen();
  }

  hostDisconnected(): void {
    this.#target?.removeEventListener('keydown', this.#pressed);
    this.#target = null;
  }

  #listen(): void {
    const target = this.#wants().page ? this.#host.ownerDocument : this.#host;
    if (target === this.#target) return;
    this.hostDisconnected();
    target.addEventListener('keydown', this.#pressed);
    this.#target = target;
  }

  readonly #pressed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
    const [target] = event.composedPath();
    if (takesText(target) || isPressedBy(target, event.code)) return;
    if (event.repeat) {
      // Held down it does no more, and does not scroll the page either.
      if (event.code === this.#done) event.preventDefault();
      return;
    }
    const action = keyToAction(event, this.#wants().map);
    const done = action !== null && this.#act(action);
    this.#done = done ? event.code : null;
    if (done) event.preventDefault();
  };
}
