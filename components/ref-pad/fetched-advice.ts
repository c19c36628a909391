/** The advice comes a moment after the pad: nobody waits for it to enter a stroke. */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { PadAdvice } from './pad-advice.js';
import type { PadDrawing } from './pad-drawing.js';

export class FetchedAdvice implements ReactiveController {
  readonly #host: LitElement;
  #advice: PadAdvice | null = null;
  #asked = false;
  /** When it was asked for last, it could not be fetched. */
  #failed = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void this.#fetch();
  }

  list(drawing: PadDrawing): TemplateResult | typeof nothing {
    if (this.#advice) return this.#advice.list(drawing);
    // The network may be back: it is asked for with every stroke.
    void this.#fetch();
    return this.#failed
      ? html`<p class="note" role="status" data-kind="mild">${drawing.say.notFetched}</p>`
      : nothing;
  }

  async #fetch(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const { PadAdvice } = await import('./pad-advice.js');
      this.#advice = new PadAdvice(this.#host);
      this.#host.requestUpdate();
    } catch {
      // Said once: drawn anew each time it fails, it would be asked for without end.
      if (!this.#failed) this.#host.requestUpdate();
      this.#failed = true;
      this.#asked = false;
    }
  }
}
