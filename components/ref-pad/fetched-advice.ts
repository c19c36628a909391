/** The advice comes a moment after the pad: nobody waits for it to enter a stroke. */
import { nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { PadAdvice } from './pad-advice.js';
import type { PadDrawing } from './pad-drawing.js';

export class FetchedAdvice implements ReactiveController {
  readonly #host: LitElement;
  #advice: PadAdvice | null = null;
  #coming: Promise<void> | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void this.here();
  }

  /** Resolves when it is here, or could not be fetched; asked again, it is fetched again. */
  async here(): Promise<void> {
    if (!this.#advice) await (this.#coming ??= this.#fetch());
  }

  list(drawing: PadDrawing): TemplateResult | typeof nothing {
    if (this.#advice) return this.#advice.list(drawing);
    void this.here();
    return nothing;
  }

  async #fetch(): Promise<void> {
    try {
      const { PadAdvice } = await import('./pad-advice.js');
      this.#advice = new PadAdvice(this.#host);
      this.#host.requestUpdate();
    } catch {
      // The network is away: the next stroke asks for it again.
    }
    this.#coming = null;
  }
}
