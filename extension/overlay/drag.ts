/** Dragging from inside a frame that moves along: by the screen, since the frame's own pixels move too. */
import type { FromOverlay } from '../messages.js';

/** Farther than this, CSS pixels, a press is a drag. */
const SLACK = 3;
/** So far the pointer has to go before it tells how large a pixel of the screen is here. */
const ENOUGH = 24;

interface Point {
  readonly screenX: number;
  readonly screenY: number;
  readonly clientX: number;
  readonly clientY: number;
}

export class Drag {
  readonly #send: (message: FromOverlay) => void;
  #from: Point | null = null;
  #dragging = false;
  #seen: Point | null = null;
  /** CSS pixels to one of the screen; not 1 where the page is zoomed. */
  #scale = 1;

  constructor(send: (message: FromOverlay) => void) {
    this.#send = send;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.currentTarget instanceof Element)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#from = event;
  };

  readonly move = (event: PointerEvent): void => {
    // Let go where this frame did not hear of it.
    if (event.buttons === 0) this.up();
    if (!this.#from) {
      this.#measure(event);
      return;
    }
    const dx = (event.screenX - this.#from.screenX) * this.#scale;
    const dy = (event.screenY - this.#from.screenY) * this.#scale;
    if (!this.#dragging) {
      if (Math.hypot(dx, dy) < SLACK) return;
      this.#dragging = true;
      this.#say('start');
    }
    this.#say('move', dx, dy);
  };

  readonly up = (): void => {
    if (this.#dragging) this.#say('end');
    this.#dragging = false;
    if (this.#from) this.#from = this.#seen = null;
  };

  #say(phase: 'start' | 'move' | 'end', dx = 0, dy = 0): void {
    this.#send({ type: 'drag', phase, dx, dy });
  }

  /** While the frame stands still, both kinds of pixels can be compared. */
  #measure(now: Point): void {
    const before = (this.#seen ??= now);
    const onScreen = Math.hypot(now.screenX - before.screenX, now.screenY - before.screenY);
    const inPage = Math.hypot(now.clientX - before.clientX, now.clientY - before.clientY);
    if (onScreen < ENOUGH || inPage === 0) return;
    this.#scale = inPage / onScreen;
    this.#seen = now;
  }

  /** A pointer that comes anew, from wherever, is measured anew. */
  readonly leave = (): void => {
    this.#seen = null;
  };
}
