/** The overlay's host: one element in the page, in whose closed shadow is the frame of our own page. */
import type { Box } from './place.js';

/** Everything that the page's styles might say of the host is said otherwise, and with more weight. */
const HOST: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  'pointer-events': 'none',
  direction: 'ltr',
};

/**
 * A layer over the page, in it a dialog, in that the frame. The dialog is open without having been
 * shown, since showing a dialog gives it the focus; it is shown, modal, only where it may have that.
 * All have the one scheme: else browsers give the frame an opaque ground.
 */
const SHEET = `
  div, dialog, iframe { all: initial; color-scheme: light; background: transparent; border: 0 }
  div, dialog { display: block; position: fixed; inset: auto; overflow: hidden; margin: 0;
    padding: 0; max-width: none; max-height: none; outline: none }
  div { pointer-events: none }
  div:not(:popover-open) { display: none }
  dialog { pointer-events: auto }
  ::backdrop { display: none }
  iframe { display: block; width: 100%; height: 100% }`;

/** On every host, so that the next version of the extension finds what this one has left. */
export const MARK = 'data-snooker-overlay';

/** Takes away hosts whose extension is gone: their frames show nothing any more. */
export const removeLeftovers = (): void => {
  for (const host of document.querySelectorAll(`div[${MARK}]`)) host.remove();
};

const dress = (element: HTMLElement, styles: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(styles)) {
    element.style.setProperty(name, value, 'important');
  }
};

/** `top`: over the page; `modal`: it alone can be clicked, and have the keyboard. */
export type Layer = 'top' | 'modal';

export class OverlayHost {
  readonly element = document.createElement('div');
  readonly frame = document.createElement('iframe');
  readonly #layer = document.createElement('div');
  readonly #dialog = document.createElement('dialog');
  readonly #root: ShadowRoot;

  /**
   * @param apart for a page that lets in only frames which ask to be let in: our address, which is
   * another one each time, cannot, but a frame without credentials may come all the same
   * @param loaded called whenever the frame has loaded its page, also when the page made it do so
   */
  constructor(address: string, apart: boolean, loaded: (frame: HTMLIFrameElement) => void) {
    this.element.setAttribute(MARK, '');
    dress(this.element, HOST);
    this.#root = this.element.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    this.#root.adoptedStyleSheets = [sheet];
    this.#layer.popover = 'manual';
    this.#dialog.setAttribute('open', '');
    if (apart) (this.frame as { credentialless?: boolean }).credentialless = true;
    // The pad keeps the screen awake while it scores; videos do the same.
    // With a star, since the origin that it is loaded from is not the one that it has.
    this.frame.allow = 'screen-wake-lock *';
    this.frame.title = 'Snooker scoreboard';
    this.frame.addEventListener('load', () => {
      loaded(this.frame);
    });
    this.frame.src = address;
    this.#dialog.append(this.frame);
    this.#layer.append(this.#dialog);
    this.#root.append(this.#layer);
  }

  get connected(): boolean {
    return this.element.isConnected;
  }

  /** Has the frame the keyboard, as far as this document says? */
  get focused(): boolean {
    return this.#root.activeElement === this.frame;
  }

  /** Above everything: what came last into the top layer is on top. */
  rise(layer: Layer): void {
    if (!this.connected) return;
    const dialog = this.#dialog;
    if (dialog.matches(':modal')) {
      dialog.close();
      dialog.setAttribute('open', '');
    }
    if (this.#layer.matches(':popover-open')) this.#layer.hidePopover();
    this.#layer.showPopover();
    if (layer === 'top') return;
    dialog.removeAttribute('open');
    dialog.showModal();
  }

  /** The user's Escape, where the browser gives it to the dialog. */
  onCancel(cancel: () => void): void {
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      cancel();
    });
  }

  lay({ left, top, width, height }: Box, opacity: number, clip: string): void {
    const box = {
      left: `${Math.round(left)}px`,
      top: `${Math.round(top)}px`,
      width: `${Math.round(width)}px`,
      height: `${Math.round(height)}px`,
    };
    // The host too, although it is empty: it tells where the board is to who debugs a page.
    dress(this.element, box);
    dress(this.#layer, box);
    dress(this.#dialog, { ...box, opacity: String(opacity), 'clip-path': clip });
  }

  /** On the root element: pages put a new body in the place of the old one. */
  put(): void {
    document.documentElement.append(this.element);
  }

  /** @param later from now, ms; until then it is there, and not to be seen */
  remove(later: number): void {
    if (later === 0) {
      this.element.remove();
      return;
    }
    dress(this.element, { display: 'none' });
    setTimeout(() => {
      this.element.remove();
    }, later);
  }
}
