/** Records as a referee would write them, and a board that shows one. */
import { fixture, html } from '@open-wc/testing';
import '../../../components/scoreboard/define.js';
import type { SnookerScoreboard } from '../../../components/scoreboard/snooker-scoreboard.js';
import type { AnyBall, Entry, MatchRecord, SetupInput, StrokeEntry } from '../../../src/index.js';

export const FRAME: Entry = { kind: 'frame' };
export const MISSED: StrokeEntry = { kind: 'stroke' };

/** A fair pot of each ball in turn. */
export const pots = (...balls: AnyBall[]): StrokeEntry[] =>
  balls.map((ball) => ({ kind: 'stroke', pocketed: [ball] }));

/** A foul on red that hits nothing: four to the other side. */
export const FOUL: StrokeEntry = { kind: 'stroke', hit: 'none' };

export const SINGLES: SetupInput = {
  sides: [
    { name: 'Ding', players: [{ name: 'Ding Junhui', country: 'CHN' }] },
    { name: 'Selby', players: [{ name: 'Mark Selby', country: 'ENG' }] },
  ],
  game: { frames: 9 },
};

export const PAIRS: SetupInput = {
  sides: [
    { players: [{ name: 'Noppon Saengkham' }, { name: 'Dechawat Poomjaeng' }] },
    { name: 'Hong Kong, China', players: [{ name: '丁俊暉' }, { name: 'Marco Fu' }], start: 14 },
  ],
  game: { frames: 3 },
  match: { games: 3 },
};

export const record = (entries: readonly Entry[], setup: SetupInput = SINGLES): MatchRecord => ({
  format: 'snooker-match',
  version: 1,
  setup,
  entries,
});

/** Ding 24 with a break of 16 at the table, Selby 7. */
export const PLAY: readonly Entry[] = [
  FRAME,
  ...pots('red', 'black'),
  MISSED,
  ...pots('red', 'pink'),
  MISSED,
  ...pots('red', 'black', 'red', 'black'),
];

/** A board with these properties; attributes are set as properties too. */
export const board = async (
  properties: Partial<SnookerScoreboard>,
  width = 800,
): Promise<SnookerScoreboard> => {
  const holder = await fixture<HTMLDivElement>(html`<div></div>`);
  holder.style.setProperty('display', 'block', 'important');
  holder.style.setProperty('width', `${width}px`, 'important');
  const element = document.createElement('snooker-scoreboard');
  Object.assign(element, properties);
  holder.append(element);
  await element.updateComplete;
  return element;
};

/** What a part of the board shows, as lines of text. */
export const shown = (element: SnookerScoreboard, part: string): string[] =>
  Array.from(element.shadowRoot?.querySelectorAll(`[part~='${part}']`) ?? [], (node) =>
    node.textContent.replace(/\s+/g, ' ').trim(),
  );

/** All that a board says. */
export const text = (element: SnookerScoreboard): string =>
  (element.shadowRoot?.querySelector('.root')?.textContent ?? '').replace(/\s+/g, ' ').trim();
