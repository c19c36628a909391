/** After a foul: what the fouled side may choose, and nothing else (3.11(h), 3.13, 3.14(a)). */
import { html, nothing, type TemplateResult } from 'lit';
import type { Ball, Choice, DecisionEntry } from '../../src/index.js';
import { BALL_LETTER } from '../balls/ball-styles.js';
import type { PadDrawing } from './pad-drawing.js';

/** The decision as it is entered: with the balls that go back, where there are any. */
export const decisionOf = (
  choice: Choice,
  restorable: readonly Ball[],
  indexes: readonly number[],
): DecisionEntry => {
  const restored = restorable.filter((_, index) => indexes.includes(index));
  return { kind: 'decision', choice, ...(restored.length > 0 ? { restored } : {}) };
};

/** The choice in the referee's words, and what comes of it. */
const choiceName = (drawing: PadDrawing, choice: Choice): TemplateResult | typeof nothing => {
  const { say, who, state } = drawing;
  const { frame } = state;
  if (!frame?.pending) return nothing;
  return html`${say.choices[choice]}
    <small
      ><bdi>${who.player(choice === 'play' ? frame.striker : frame.pending.offender)}</bdi></small
    >`;
};

/** 3.14(f), 3.9(b)(ii): balls that left the table, each to be put back by a tap. */
const restorables = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { options, say, rules, restored, toggleRestored } = drawing;
  const balls = options.decision?.restorable ?? [];
  if (balls.length === 0) return nothing;
  return html`<div class="choices" role="group" aria-labelledby="restored">
    <span id="restored">${say.restored}</span>
    ${balls.map(
      (ball, index) =>
        html`<button
          type="button"
          class="chip"
          aria-pressed=${restored.includes(index) ? 'true' : 'false'}
          @click=${() => {
            toggleRestored(index);
          }}
        >
          <span class="unseen">${rules.ballNames[ball]}</span
          ><span class="ball" data-ball=${ball} aria-hidden="true">${BALL_LETTER[ball]}</span>
        </button>`,
    )}
  </div>`;
};

/** 3.14(c)(ii): the second miss, replaced, brings the warning. */
const warning = ({ state, options, say, who }: PadDrawing): TemplateResult | typeof nothing => {
  const { frame } = state;
  if (!frame?.pending || frame.misses < 2) return nothing;
  if (!options.decision?.choices.includes('replace')) return nothing;
  return html`<p class="warning">${say.warnBefore(who.player(frame.pending.offender))}</p>`;
};

export const decisionPanel = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { state, options, say, who, run, idle, mode } = drawing;
  const { frame } = state;
  if (!frame?.pending || !options.decision) return nothing;
  const { penalty, miss } = frame.pending;
  return html`<div class="stage decision" role="group" aria-labelledby="chooses">
    <p class="foul-line">
      <bdi class="result" id="chooses">${say.chooses(who.player(frame.striker))}</bdi>
      <span
        ><b class="tag">${say.callFoul(penalty)}</b> ${
          miss ? html`<b class="tag">${say.missCalled}</b>` : nothing
        }</span
      >
    </p>
    ${
      // Who takes the free ball up plays.
      mode.free ? nothing : html`${warning(drawing)}${restorables(drawing)}`
    }
    <div class="row">
      ${options.decision.choices.map(
        (choice) =>
          html`<button
            type="button"
            class="main"
            data-choice=${choice}
            aria-disabled=${idle ? 'true' : 'false'}
            @click=${() => {
              run(choice);
            }}
          >
            ${choiceName(drawing, choice)}
          </button>`,
      )}
    </div>
  </div>`;
};
