/** A look at the clock now and then, while a board has to say how old it is. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const LOOK_EVERY = 20_000;

export class Ageing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.watch(false);
  }

  watch(wanted: boolean): void {
    if (wanted === (this.#timer !== null)) return;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = wanted
      ? setInterval(() => {
          this.#host.requestUpdate();
        }, LOOK_EVERY)
      : null;
  }
}
