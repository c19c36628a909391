/** The overlay's host: one element in the page, in whose closed shadow is the frame of our own page. */
import type { Box } from './place.js';

/** Everything that the page's styles might say is said otherwise, and with more weight. */
const HOST: Readonly<Record<string, string>> = {
  all: 'initial',
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'hidden',
  background: 'transparent',
  'color-scheme': 'light',
  'max-width': 'none',
  'max-height': 'none',
  'min-width': '0',
  'min-height': '0',
  'z-index': '2147483647',
  'pointer-events': 'auto',
  direction: 'ltr',
};

const FRAME: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  width: '100%',
  height: '100%',
  border: '0',
  // A frame whose scheme is not that of its document gets an opaque ground.
  'color-scheme': 'light',
  background: 'transparent',
};

/** On every host, so that the next version of the extension finds what this one has left. */
const MARK = 'data-snooker-overlay';

/** Takes away hosts whose extension is gone: their frames show nothing any more. */
export const removeLeftovers = (): void => {
  for (const host of document.querySelectorAll(`div[${MARK}]`)) host.remove();
};

const dress = (element: HTMLElement, styles: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(styles)) {
    element.style.setProperty(name, value, 'important');
  }
};

export class OverlayHost {
  readonly element: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly #root: ShadowRoot;

  /**
   * @param apart for a page that lets in only frames which ask to be let in: our address, which is
   * another one each time, cannot, but a frame without credentials may come all the same
   * @param loaded called whenever the frame has loaded its page, also when the page made it do so
   */
  constructor(address: string, apart: boolean, loaded: (frame: HTMLIFrameElement) => void) {
    this.element = document.createElement('div');
    this.element.popover = 'manual';
    this.element.setAttribute(MARK, '');
    dress(this.element, HOST);
    this.#root = this.element.attachShadow({ mode: 'closed' });
    this.frame = document.createElement('iframe');
    dress(this.frame, FRAME);
    if (apart) (this.frame as { credentialless?: boolean }).credentialless = true;
    // The pad keeps the screen awake while it scores; videos do the same.
    this.frame.allow = 'screen-wake-lock';
    this.frame.title = 'Snooker scoreboard';
    this.frame.addEventListener('load', () => {
      loaded(this.frame);
    });
    this.frame.src = address;
    this.#root.append(this.frame);
  }

  get connected(): boolean {
    return this.element.isConnected;
  }

  /** Has the frame the keyboard, as far as this document says? */
  get focused(): boolean {
    return this.#root.activeElement === this.frame;
  }

  lay({ left, top, width, height }: Box, opacity: number): void {
    dress(this.element, {
      display: 'block',
      left: `${Math.round(left)}px`,
      top: `${Math.round(top)}px`,
      width: `${Math.round(width)}px`,
      height: `${Math.round(height)}px`,
      opacity: String(opacity),
    });
  }

  /** On the root element: pages put a new body in the place of the old one. */
  put(): void {
    document.documentElement.append(this.element);
  }

  remove(): void {
    this.element.remove();
  }
}
