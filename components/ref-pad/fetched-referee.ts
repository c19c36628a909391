/** Calls and advice come a moment after the pad: nobody waits for them to enter a stroke. */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { PadWords } from '../words/pad/words.js';
import type { PadDrawing } from './pad-drawing.js';
import type { Step } from './pad-feed.js';
import type { PadReferee } from './pad-referee.js';

export class FetchedReferee implements ReactiveController {
  readonly #host: LitElement;
  #referee: PadReferee | null = null;
  #asked = false;
  /** When he was asked for last, he could not be fetched. */
  #failed = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    void this.#fetch();
  }

  /** The words of the calls; null until they are here. */
  get words(): unknown {
    return this.#referee?.words ?? null;
  }

  /** What a step gives to say; empty until it can be said. */
  said(step: Step, say: PadWords): string {
    return this.#referee?.said(step, say) ?? '';
  }

  advice(drawing: PadDrawing): TemplateResult | typeof nothing {
    if (this.#referee) return this.#referee.advice.list(drawing);
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
      const { PadReferee } = await import('./pad-referee.js');
      this.#referee = new PadReferee(this.#host);
      this.#host.requestUpdate();
    } catch {
      // Said once: drawn anew each time it fails, it would be asked for without end.
      if (!this.#failed) this.#host.requestUpdate();
      this.#failed = true;
      this.#asked = false;
    }
  }
}
