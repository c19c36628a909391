/** A match on paper: frames, scores and breaks in a document of their own. */
import { html, nothing, render, type TemplateResult } from 'lit';
import {
  MatchLog,
  framePlaces,
  statisticsOf,
  summarise,
  type Break,
  type FrameSummary,
  type MatchRecord,
  type MatchState,
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
  number: number,
  several: boolean,
  who: Who,
  say: SheetWords,
): TemplateResult => {
  const how = ended === null ? say.underWay : say.ended[ended];
  return html`<tr>
    <th scope="row">${number}</th>
    ${scores.map(
      (points, side) =>
        html`<td class=${side === winner ? 'won' : ''}>${points}</td>
          <td class="breaks"><bdi>${breaksOf(breaks, side, who, several)}</bdi></td>`,
    )}
    <td class="how">${how}</td>
  </tr>`;
};

/** The frames of each game in order of play; of several games each has its number above it. */
const frameRows = (
  state: MatchState,
  row: (frame: FrameSummary, number: number) => TemplateResult,
  { game: gameName }: SheetWords,
): TemplateResult[] => {
  const { setup, games } = state;
  const { frames } = summarise(state);
  const places = framePlaces(state);
  const columns = 2 + 2 * setup.sides.length;
  return games.map((_, g) => {
    const rows = frames.flatMap((frame, i) => {
      const place = places[i];
      return place?.game === g + 1 ? [row(frame, place.frame)] : [];
    });
    const heading =
      setup.match.games > 1
        ? html`<tr>
            <th scope="rowgroup" class="game" colspan=${columns}>${gameName(g + 1)}</th>
          </tr>`
        : nothing;
    return html`<tbody>
      ${heading}${rows}
    </tbody>`;
  });
};

const page = ({ record, title, say, language, created }: Printing): TemplateResult => {
  const log = MatchLog.open(record);
  const { setup, games } = log.state;
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
      ${frameRows(log.state, (frame, number) => frameRow(frame, number, several, who, say), say)}
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
