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

export const adviceList = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { state, say } = drawing;
  const all = advice(state);
  const now = all.filter(({ when }) => when === 'now');
  const asked = all.filter(({ when }) => when === 'on-request');
  if (all.length === 0) return nothing;
  return html`<div class="advice">
    ${
      now.length > 0
        ? html`<h3>${say.now}</h3>
            ${items(drawing, now)}`
        : nothing
    }
    ${
      asked.length > 0
        ? html`<details>
            <summary>${say.onRequest}</summary>
            ${items(drawing, asked)}
          </details>`
        : nothing
    }
  </div>`;
};
