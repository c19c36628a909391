/** A match on paper: frames, scores and breaks in a document of their own. */
import { html, nothing, render, type TemplateResult } from 'lit';
import {
  MatchLog,
  statisticsOf,
  summarise,
  type Break,
  type FrameSummary,
  type MatchRecord,
} from '../../../../src/index.js';
import type { SheetWords } from '../../../words/sheets/words.js';
import { whoIn, type Who } from '../../../words/who.js';
import { figureRows } from '../frame-end/figures.js';
import { PRINT_CSS } from './print.styles.js';

export interface Printing {
  readonly record: MatchRecord;
  readonly title: string;
  readonly say: SheetWords;
  readonly language: string;
  /** When the match was made, ms since 1970. */
  readonly created: number;
}

/** Smaller ones would fill the page. */
const LEAST_BREAK = 20;

const breaksOf = (breaks: readonly Break[], side: number, who: Who, several: boolean): string =>
  breaks
    .filter((one) => one.side === side && one.points >= LEAST_BREAK)
    .map(({ player, points }) =>
      several ? `${points} ${who.player([side, player])}` : `${points}`,
    )
    .join(', ');

const frameRow = (
  { scores, winner, ended, breaks }: FrameSummary,
  index: number,
  several: boolean,
  who: Who,
  say: SheetWords,
): TemplateResult => {
  const how = ended === null ? say.underWay : say.ended[ended];
  return html`<tr>
    <th scope="row">${index + 1}</th>
    ${scores.map(
      (points, side) =>
        html`<td class=${side === winner ? 'won' : ''}>${points}</td>
          <td class="breaks"><bdi>${breaksOf(breaks, side, who, several)}</bdi></td>`,
    )}
    <td class="how">${how}</td>
  </tr>`;
};

const page = ({ record, title, say, language, created }: Printing): TemplateResult => {
  const log = MatchLog.open(record);
  const { setup } = log.state;
  const { frames, games } = summarise(log.state);
  const who = whoIn(setup);
  const several = setup.sides.some(({ players }) => players.length > 1);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(created);
  const players = setup.sides.map(({ players: all }) => all.map(({ name }) => name).join(', '));
  return html`
    <h1><bdi>${title}</bdi></h1>
    <p>${date}</p>
    <p class="result">
      ${setup.sides.map(
        ({ name }, side) =>
          html`${side > 0 ? say.versus : nothing}<bdi>${name}</bdi>
            <b>${games.map(({ frames: won }) => won[side]).join(' / ')}</b>`,
      )}
    </p>
    ${
      several
        ? html`<p>
            ${players.map((names, side) => html`${side > 0 ? say.versus : nothing}<bdi>${names}</bdi>`)}
          </p>`
        : nothing
    }
    <table>
      <thead>
        <tr>
          <th scope="col">${say.frameColumn}</th>
          ${setup.sides.map(
            ({ name }) =>
              html`<th scope="col"><bdi>${name}</bdi></th>
                <th scope="col">${say.breaksFrom(LEAST_BREAK)}</th>`,
          )}
          <th scope="col">${say.ending}</th>
        </tr>
      </thead>
      <tbody>
        ${frames.map((frame, index) => frameRow(frame, index, several, who, say))}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th scope="col">${say.wholeMatch}</th>
          ${setup.sides.map(({ name }) => html`<th scope="col"><bdi>${name}</bdi></th>`)}
        </tr>
      </thead>
      <tbody>
        ${figureRows(statisticsOf(log).match.sides, say).map(
          ({ label, cells }) =>
            html`<tr>
              <th scope="row">${label}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
};

/**
 * Draws a match into an empty window, which can then be printed.
 * @throws RecordError where the record does not replay
 */
export const drawPrintView = (view: Window & typeof globalThis, printing: Printing): void => {
  const { document: paper } = view;
  paper.title = printing.title;
  paper.documentElement.lang = printing.language;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(PRINT_CSS);
  paper.adoptedStyleSheets = [sheet];
  render(page(printing), paper.body);
};
