/** What stands above the balls: a frame to start, lots to draw, a foul to decide about, a result. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LotsEntry } from '../../src/index.js';
import { nextFrameNumber } from '../../src/match.js';
import { decisionPanel } from './decision.js';
import type { PadDrawing } from './pad-drawing.js';

const result = ({ state, who, say }: PadDrawing): string | null => {
  if (state.over) {
    return state.winner === null ? say.matchDrawn : say.matchDone(who.side(state.winner));
  }
  const end = state.frame?.end;
  if (!end) return null;
  return end.winner === null ? say.frameTied : say.frameDone(who.side(end.winner));
};

const start = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { options, state, say, who, run, idle } = drawing;
  const words = result(drawing);
  const next = options.frame
    ? say.startFrame(nextFrameNumber(state), who.side(options.frame.first))
    : say.newMatch;
  return html`<div class="stage">
    ${
      words === null
        ? nothing
        : html`<div class="ended">
            <p class="result"><bdi>${words}</bdi></p>
            <button type="button" @click=${() => run('summary')}>${say.summary}</button>
          </div>`
    }
    <button
      type="button"
      class="main wide"
      aria-disabled=${idle && options.frame ? 'true' : 'false'}
      @click=${() => run('next')}
    >
      ${next}
    </button>
  </div>`;
};

/** 3.4(b)(ii), 3.17(d): one button for everybody who may play first. */
const lots = ({ state, say, who, enter, idle }: PadDrawing): TemplateResult => {
  const players = state.setup.sides.flatMap(({ players: all }, first): LotsEntry[] =>
    all.length > 1
      ? all.map((_, player) => ({ kind: 'lots', first, player }))
      : [{ kind: 'lots', first }],
  );
  return html`<div class="stage" role="group" aria-labelledby="lots">
    <p class="result" id="lots">${say.lots}</p>
    <div class="row">
      ${players.map(
        (entry) =>
          html`<button
            type="button"
            class="main"
            aria-disabled=${idle ? 'true' : 'false'}
            @click=${() => enter(entry)}
          >
            <bdi>${who.player([entry.first, entry.player ?? 0])}</bdi>
          </button>`,
      )}
    </div>
  </div>`;
};

export const stage = (drawing: PadDrawing): TemplateResult | typeof nothing => {
  const { options } = drawing;
  if (options.lots === 'required') return lots(drawing);
  if (options.decision) return decisionPanel(drawing);
  return options.stroke ? nothing : start(drawing);
};
