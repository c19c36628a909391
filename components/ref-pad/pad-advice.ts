/** What the rules ask of the referee now, and what he may be asked for. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { advice, type Advice } from '../../src/index.js';
import { adviceWords, type AdviceWords } from '../words/advice/words.js';
import { Words } from '../words/words.js';
import type { PadDrawing } from './pad-drawing.js';

/** What the referee has to do now, and what he may be asked for: each can be folded away. */
export type AdvicePart = 'now' | 'onRequest';

export class PadAdvice {
  readonly #words: Words<AdviceWords>;

  constructor(host: LitElement) {
    this.#words = new Words(host, adviceWords);
  }

  list(drawing: PadDrawing): TemplateResult | typeof nothing {
    const all = advice(drawing.state);
    if (all.length === 0) return nothing;
    const at = (when: Advice['when']): readonly Advice[] => all.filter((one) => one.when === when);
    return html`<div class="advice">
      ${this.#part(drawing, 'now', at('now'))} ${this.#part(drawing, 'onRequest', at('on-request'))}
    </div>`;
  }

  #part(
    drawing: PadDrawing,
    name: AdvicePart,
    all: readonly Advice[],
  ): TemplateResult | typeof nothing {
    if (all.length === 0) return nothing;
    const { say, unfolded, unfold } = drawing;
    return html`<details
      ?open=${unfolded.includes(name)}
      @toggle=${(event: ToggleEvent) => {
        unfold(name, event.newState === 'open');
      }}
    >
      <summary>${say[name]}</summary>
      ${this.#items(drawing, all)}
    </details>`;
  }

  #items({ who, say }: PadDrawing, all: readonly Advice[]): TemplateResult {
    const words = this.#words.say;
    return html`<ul>
      ${all.map(
        (item) =>
          html`<li>
            <span>${words[item.code](item, who)}</span>
            <small title=${say.clause(item.clause)}>${item.clause}</small>
          </li>`,
      )}
    </ul>`;
  }
}
