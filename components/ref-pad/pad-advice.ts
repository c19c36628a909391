/** What the rules ask of the referee now, and what he may be asked for. */
import { html, nothing, type TemplateResult } from 'lit';
import { advice, type Advice } from '../../src/index.js';
import { sayAdvice } from '../words/rules/words.js';
import type { PadDrawing } from './pad-drawing.js';

const items = ({ who, rules, say }: PadDrawing, all: readonly Advice[]): TemplateResult =>
  html`<ul>
    ${all.map(
      (item) =>
        html`<li>
          <span>${sayAdvice(item, who, rules)}</span>
          <small title=${say.clause(item.clause)}>${item.clause}</small>
        </li>`,
    )}
  </ul>`;

/** What the referee has to do now, and what he may be asked for: each can be folded away. */
export const ADVICE_PARTS = ['now', 'onRequest'] as const;
export type AdvicePart = (typeof ADVICE_PARTS)[number];

const part = (
  drawing: PadDrawing,
  name: AdvicePart,
  all: readonly Advice[],
): TemplateResult | typeof nothing => {
  if (all.length === 0) return nothing;
  const { say, unfolded, unfold } = drawing;
  return html`<details
    ?open=${unfolded.includes(name)}
    @toggle=${(event: ToggleEvent) => {
      unfold(name, event.newState === 'open');
    }}
  >
    <summary>${say[name]}</summary>
    ${items(drawing, all)}
  </details>`;
};

export const adviceList = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const all = advice(drawing.state);
  if (all.length === 0) return nothing;
  const at = (when: Advice['when']): readonly Advice[] => all.filter((one) => one.when === when);
  return html`<div class="advice">
    ${part(drawing, 'now', at('now'))}${part(drawing, 'onRequest', at('on-request'))}
  </div>`;
};
