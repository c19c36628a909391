/** Pieces that the layouts share. */
import { html, nothing, type TemplateResult } from 'lit';
import { BALL_LETTER } from '../balls/ball-styles.js';
import { counted, type Ball } from '../../src/balls.js';
import type { MatchSource } from '../source/match-source.js';
import type { BoardWords } from '../words/board/en.js';
import type { BoardView, PlayerView, SideView } from './board-view.js';
import { FLAGS } from './fetched-flags.js';
import { sideName } from './sentences.js';

/** What a layout is drawn from. */
export interface Drawing {
  readonly view: BoardView;
  readonly say: BoardWords;
  /** BCP 47 tag of the words. */
  readonly language: string;
  readonly match: MatchSource;
}

/** The next line for the eye only: a letter tells colours apart, the words beside say the rest. */
export const ball = (colour: Ball): TemplateResult =>
  html`<span class="ball" data-ball=${colour} aria-hidden="true">${BALL_LETTER[colour]}</span>`;

/** Balls in a row, read out as their names. */
export const balls = (
  row: readonly Ball[],
  say: BoardWords,
  label?: string,
): TemplateResult | typeof nothing => {
  if (row.length === 0) return nothing;
  const names = row.map((colour) => say.balls[colour]).join(say.and);
  return html`<span
    class="balls"
    role="img"
    aria-label=${label ?? names}
    ?data-many=${row.length > 18}
    >${row.map(ball)}</span
  >`;
};

/** How many of each ball, for a break that is over: in the order in which each first fell. */
export const tally = (row: readonly Ball[], say: BoardWords): TemplateResult | typeof nothing => {
  if (row.length === 0) return nothing;
  const kinds = counted(row);
  const label = kinds
    .map(({ ball: colour, count }) => say.ballCount(say.balls[colour], count))
    .join(say.and);
  return html`<span class="tally" role="img" aria-label=${label}
    >${kinds.map(
      ({ ball: colour, count }) =>
        html`<span class="count">${count > 1 ? count : nothing}</span>${ball(colour)}`,
    )}</span
  >`;
};

const player = ({ name, atTable }: PlayerView, say: BoardWords): TemplateResult =>
  html`<span class="player" ?data-at-table=${atTable}
    ><bdi>${name}</bdi
    >${atTable ? html`<span class="unseen">, ${say.atTable}</span>` : nothing}</span
  >`;

/** The mark of whoever is at the table keeps its place when it is not shown, so that nothing moves. */
const turn = (side: SideView, say: BoardWords): TemplateResult => {
  const told = side.players.some(({ atTable }) => atTable);
  return html`<span class="turn" ?data-on=${side.atTable}
    >${side.atTable && !told ? html`<span class="unseen">${say.atTable}</span>` : nothing}</span
  >`;
};

/** Players apart, of whom one may be at the table. */
const people = (shown: readonly PlayerView[], say: BoardWords): TemplateResult =>
  html`<span class="players">${shown.map((one) => player(one, say))}</span>`;

/**
 * The side's name, and its players where the name does not tell them.
 * @param short the set-up's own name, and of several players only the one at the table
 */
export const nameOf = (side: SideView, say: BoardWords, short = false): TemplateResult => {
  const listed = side.players.map(({ name }) => name).join(' / ') === side.title;
  const shown = side.players.filter(({ atTable }) => atTable || !short);
  return html`<span class="who" part="name"
    >${turn(side, say)}<span class="names"
      >${
        listed
          ? people(side.players, say)
          : html`<bdi class="name">${short ? side.name : side.title}</bdi>${
                shown.length > 0 && side.players.length > (short ? 1 : 0)
                  ? html` ${people(shown, say)}`
                  : nothing
              }`
      }</span
    ></span
  >`;
};

/** A side's flag, or what the page has put in its place. */
export const flagOf = ({ index, country }: SideView, drawing: Drawing): TemplateResult =>
  html`<slot name="flag-${index}"
    >${country === null ? nothing : (FLAGS.value?.(country, drawing) ?? country)}</slot
  >`;

/** A number under its name. */
export const fact = (
  name: string,
  value: string | number | TemplateResult,
  kind: string,
  part?: string,
): TemplateResult =>
  html`<div class="fact ${kind}">
    <dt>${name}</dt>
    <dd part=${part ?? nothing}>${value}</dd>
  </div>`;

/** What is on, as balls with the word beside them. */
export const ballsOn = ({ view, say }: Drawing): TemplateResult => {
  const { on, choice, freeBall } = view;
  if (on.length === 0) return html`<span class="on" part="on"></span>`;
  const name = choice ? say.anyColour : on.map((colour) => say.balls[colour]).join(say.and);
  const label = [name, ...(freeBall ? [say.freeBall] : [])].join(say.and);
  return html`<span class="on" part="on"
    ><span class="label">${say.on}</span>${balls(on, say, label)}</span
  >`;
};

/** The lines that say how the match is played, where that is not as usual. */
export const houseRules = ({ view, say }: Drawing): readonly string[] => [
  ...(view.reds === null ? [] : [say.reds(view.reds)]),
  ...(view.edition === null ? [] : [say.edition(view.edition)]),
  ...view.sides
    .filter(({ start }) => start !== 0)
    .map(({ name, start }) => `${name}: ${say.start(start)}`),
];

/** How many frames are played, and how they decide. */
export const gameForm = ({ view, say }: Drawing): string => {
  if (view.wonBy === 'majority') return say.bestOf(view.frames);
  return view.wonBy === 'most' ? say.allPlayed(view.frames) : say.aggregate(view.frames);
};

export const namesOf = ({ view, say }: Drawing): string =>
  view.sides.map((side) => sideName(view, side.index)).join(say.versus);
