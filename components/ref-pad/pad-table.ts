/** The balls, and what else one tap may say of an ordinary stroke. */
import { html, nothing, type TemplateResult } from 'lit';
import { BALLS, VALUE, type Ball } from '../../src/index.js';
import { BALL_LETTER } from '../balls/ball-styles.js';
import { FREE_OUTCOMES, mostExtraReds, tappable, type FreeOutcome } from './balls.js';
import { ballName, onName, type PadDrawing } from './pad-drawing.js';

const ballLabel = (drawing: PadDrawing, ball: Ball): string => {
  const { say, mode } = drawing;
  const name = ballName(drawing, ball);
  return mode.free ? say.asFree(name) : say.pot(name, VALUE[ball]);
};

const ballButton = (drawing: PadDrawing, ball: Ball): TemplateResult => {
  const { options, mode, idle, run, say, state } = drawing;
  const { stroke } = options;
  const offered = stroke !== null && !idle && tappable(stroke, mode).includes(ball);
  const count = ball === 'red' && !mode.free ? mode.extraReds + 1 : 1;
  const left = ball === 'red' ? (state.frame?.reds ?? 0) : 0;
  return html`<button
    type="button"
    class="pot"
    part="ball ball-${ball}"
    data-ball=${ball}
    aria-disabled=${offered ? 'false' : 'true'}
    @click=${() => run(ball)}
  >
    <span class="unseen">${ballLabel(drawing, ball)}</span>
    <span class="ball" data-ball=${ball} aria-hidden="true">${BALL_LETTER[ball]}</span>
    <span class="worth" aria-hidden="true">${count > 1 ? say.times(count) : VALUE[ball]}</span>
    ${left > 0 ? html`<span class="left" aria-hidden="true">${left}</span>` : nothing}
  </button>`;
};

const moreReds = (drawing: PadDrawing): TemplateResult => {
  const { options, mode, say, run, idle } = drawing;
  const offered = !idle && options.stroke !== null && mostExtraReds(options.stroke, mode) > 0;
  return html`<button
    type="button"
    class="pot extra"
    aria-disabled=${offered ? 'false' : 'true'}
    @click=${() => run('more-reds')}
  >
    ${say.moreReds}
    ${mode.extraReds > 0 ? html`<span class="worth">+${mode.extraReds}</span>` : nothing}
  </button>`;
};

const outcomeName = (drawing: PadDrawing, outcome: FreeOutcome): string => {
  const { say } = drawing;
  const on = onName(drawing);
  const names: Readonly<Record<FreeOutcome, string>> = {
    potted: say.freePotted,
    both: say.freeBoth,
    hit: say.freeHit,
    other: say.freeOther(on.charAt(0).toUpperCase() + on.slice(1)),
  };
  return names[outcome];
};

/** A free ball on offer, 3.10: taken up by one tap, then the ball nominated is tapped. */
const freeBall = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { options, mode, say, run, setFree } = drawing;
  if (!options.stroke || options.stroke.freeBall.length === 0) return nothing;
  return html`<div class="free">
    <button
      type="button"
      class="toggle"
      aria-pressed=${mode.free ? 'true' : 'false'}
      @click=${() => run('free-ball')}
    >
      ${say.freeBall}
    </button>
    ${
      mode.free
        ? html`<div class="choices" role="group" aria-label=${say.freeOutcome}>
              ${FREE_OUTCOMES.map(
                (outcome) =>
                  html`<button
                    type="button"
                    class="chip"
                    aria-pressed=${mode.free === outcome ? 'true' : 'false'}
                    @click=${() => setFree(outcome)}
                  >
                    ${outcomeName(drawing, outcome)}
                  </button>`,
              )}
            </div>
            <p class="hint">${say.freeHint}</p>`
        : nothing
    }
  </div>`;
};

/** Nothing at all where no stroke can be entered. */
export const table = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { options, say, run, idle } = drawing;
  if (!options.stroke) return nothing;
  const off = idle ? 'true' : 'false';
  return html`${freeBall(drawing)}
    <div class="balls" role="group" aria-label=${say.balls}>
      ${BALLS.map((ball) => ballButton(drawing, ball))}${moreReds(drawing)}
    </div>
    <div class="row">
      <button type="button" class="main" aria-disabled=${off} @click=${() => run('end-of-visit')}>
        ${say.endOfVisit} <small>${say.endOfVisitHint}</small>
      </button>
      <button type="button" class="foul" aria-disabled=${off} @click=${() => run('foul')}>
        ${say.foul}
      </button>
    </div>`;
};
