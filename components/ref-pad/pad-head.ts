/** The score above the balls: enough to see that the pad is right. */
import { html, nothing, type TemplateResult } from 'lit';
import { BALL_LETTER } from '../balls/ball-styles.js';
import { onName, type PadDrawing } from './pad-drawing.js';

const side = (drawing: PadDrawing, index: number): TemplateResult => {
  const { summary, state, who, say } = drawing;
  const { now, games } = summary;
  const start = state.setup.sides[index]?.start ?? 0;
  const atTable = now.striker[0] === index && drawing.options.stroke !== null;
  const several = (state.setup.sides[index]?.players.length ?? 0) > 1;
  return html`<div class="side" ?data-at-table=${atTable}>
    <span class="name"
      ><bdi>${who.side(index)}</bdi>${
        atTable
          ? html`<span class="unseen">, ${say.atTable}</span>${
                several ? html`<small><bdi>${who.player(now.striker)}</bdi></small>` : nothing
              }`
          : nothing
      }${start === 0 ? nothing : html`<small>${say.start(start)}</small>`}</span
    >
    <span class="points">${now.scores[index] ?? 0}</span>
    <span class="frames" title=${say.framesWon(games.at(-1)?.frames[index] ?? 0)}
      >${games.at(-1)?.frames[index] ?? 0}</span
    >
  </div>`;
};

/** What is on, the break, what is left. */
const facts = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { summary, say, options, rules } = drawing;
  const { now } = summary;
  if (!options.stroke) return nothing;
  return html`<p class="facts">
    <span class="on"
      ><span>${say.on(onName(drawing))}</span
      ><span class="balls-on" aria-hidden="true"
        >${now.on.map(
          (ball) =>
            html`<span class="ball" data-ball=${ball} title=${rules.ballNames[ball]}
              >${BALL_LETTER[ball]}</span
            >`,
        )}</span
      ></span
    >
    ${now.freeBall ? html`<b class="tag">${say.freeBallOn}</b>` : nothing}
    ${now.inHand ? html`<b class="tag">${say.inHand}</b>` : nothing}
    <span class="counts"
      ><span>${now.break > 0 ? say.break(now.break) : nothing}</span
      ><span>${say.remaining(now.remaining[now.striker[0]] ?? 0)}</span></span
    >
  </p>`;
};

export const head = (drawing: PadDrawing): TemplateResult => {
  const { state, say } = drawing;
  return html`<header>
    <div class="scores" role="group" aria-label=${say.score}>
      ${state.setup.sides.map((_, index) => side(drawing, index))}
    </div>
    ${facts(drawing)}
  </header>`;
};
