/** Gives the keyboard to the overlay's frame, by the user's own act, and back to where it was. */
import { shadowOf } from './api.js';
import type { OverlayHost } from './host.js';

const focusedElement = (): HTMLElement | null => {
  let element = document.activeElement;
  for (;;) {
    const inner = element && shadowOf(element)?.activeElement;
    if (!inner) return element instanceof HTMLElement ? element : null;
    element = inner;
  }
};

/** Where people type: what is in it is never taken for a slip of the focus. */
const TYPED_IN = 'input, textarea, select';

/** So long after a press of the user what moves the focus is his own doing, ms. */
const OWN_DOING = 500;

export class Focus {
  #before: HTMLElement | null = null;
  #pressed = -Infinity;

  /** The user pressed where a press can move the focus. */
  readonly pressed = (): void => {
    this.#pressed = performance.now();
  };

  take(host: OverlayHost): void {
    if (!host.focused) this.#before = focusedElement();
    host.frame.focus({ preventScroll: true });
  }

  /** Is the focus where it was before it was taken, or nowhere, and not where people type? */
  get slipped(): boolean {
    const now = focusedElement();
    if (now?.matches(TYPED_IN) || now?.isContentEditable) return false;
    return now === this.#before || now === document.body || now === null;
  }

  /**
   * Has a player that the overlay is put into, fullscreen, taken the focus to itself? So does one that
   * hides its controls, and means to save a focus that would be hidden with them.
   */
  isDrawnOut(host: OverlayHost): boolean {
    const now = focusedElement();
    if (now === host.element || !now?.contains(host.element) || now.matches('body, html')) {
      return false;
    }
    return performance.now() - this.#pressed > OWN_DOING;
  }

  giveBack(host: OverlayHost | null): void {
    host?.frame.blur();
    const before = this.#before;
    this.#before = null;
    if (before?.isConnected) before.focus({ preventScroll: true });
    // Out of our frame even where nothing had the focus before.
    window.focus();
  }
}
