/** The line of the lead as a small picture, with what it shows in words. */
import { html, svg, type TemplateResult } from 'lit';
import type { BoardWords } from '../words/board/en.js';
import type { BoardView } from './board-view.js';
import { sideName } from './sentences.js';

const WIDTH = 100;
const HALF = 20;
/** The picture is never scaled up beyond this, so that a lead of one looks like one. */
const LEAST_SCALE = 16;

/** A score is a step: the lead stays as it was until the ball falls. */
const line = (lead: readonly number[], scale: number): string => {
  const step = WIDTH / lead.length;
  return lead.reduce((path, ahead, i) => {
    const y = ((-ahead / scale) * HALF).toFixed(1);
    return `${path}${i === 0 ? 'M0 ' : 'V'}${y}H${((i + 1) * step).toFixed(1)}`;
  }, '');
};

const inWords = (lead: readonly number[], view: BoardView, say: BoardWords): string => {
  const now = lead.at(-1) ?? 0;
  const most = [Math.max(...lead), Math.max(...lead.map((ahead) => -ahead))];
  const leads = most.flatMap((count, side) =>
    count > 0 ? [say.leadMost(sideName(view, side), count)] : [],
  );
  const standing =
    now === 0 ? say.leadLevel : say.leadNow(sideName(view, now > 0 ? 0 : 1), Math.abs(now));
  return [standing, ...leads].join(say.and);
};

/** @param lead as `leadOf` */
export const leadChart = (
  lead: readonly number[],
  view: BoardView,
  say: BoardWords,
): TemplateResult => {
  const scale = Math.max(LEAST_SCALE, ...lead.map(Math.abs));
  const path = line(lead, scale);
  return html`<section class="panel lead" part="lead">
    <h3>${say.lead}</h3>
    <svg
      viewBox="0 ${-HALF - 1} ${WIDTH} ${2 * HALF + 2}"
      preserveAspectRatio="none"
      role="img"
      aria-label="${say.lead}: ${inWords(lead, view, say)}"
    >
      ${svg`<path class="area" d="${path}V0H0Z" /><path class="zero" d="M0 0H${WIDTH}" /><path class="line" d=${path} />`}
    </svg>
    <span class="above" aria-hidden="true"><bdi>${sideName(view, 0)}</bdi></span>
    <span class="below" aria-hidden="true"><bdi>${sideName(view, 1)}</bdi></span>
  </section>`;
};
