import { expect } from '@open-wc/testing';
import type { MemoryMatch } from '../../../components/source/memory-match.js';
import { figureRows } from '../../../components/ref-pad/sheets/frame-end/figures.js';
import { sheetWords } from '../../../components/words/sheets/words.js';
import { statistics, type Entry } from '../../../src/index.js';
import {
  FOUL,
  FRAME,
  PAIRS,
  SINGLES,
  all,
  heard,
  isEnabled,
  matchOf,
  pots,
  press,
  sheet,
  tap,
  text,
  textOf,
} from './sheets-support.js';

const end = (match: MemoryMatch) => sheet('snooker-frame-end', { match });

/** Ding 8 by balls and 4 by a foul; Selby concedes. */
const WON: readonly Entry[] = [
  FRAME,
  ...pots('red', 'black'),
  { kind: 'stroke' },
  FOUL,
  { kind: 'concede', by: 1 },
];

const row = (element: Awaited<ReturnType<typeof end>>, label: string): string[] => {
  const rows = all(element, 'tbody tr').filter((tr) => textOf(tr).startsWith(label));
  return rows.map((tr) => Array.from(tr.children, textOf).join(' '));
};

describe('the end of a frame', () => {
  it('says who has won it and how, with scores and frames', async () => {
    const element = await end(matchOf(WON));
    expect(text(element, 'h2')).to.equal('End of frame 1');
    expect(text(element, '.result')).to.equal('Frame to Ding conceded');
    expect(row(element, 'Points')[0]).to.equal('Points 12 0');
    expect(row(element, 'Frames')).to.deep.equal(['Frames 1 0']);
  });

  it('lists breaks and figures of the frame, and of the match when that is asked for', async () => {
    const element = await end(matchOf([...WON, ...WON.slice(0, 2), { kind: 'concede', by: 0 }]));
    expect(text(element, '.breaks')).to.equal('1 Selby');
    await tap(element, 'whole', 'true');
    expect(row(element, 'Points from balls')).to.deep.equal(['Points from balls 8 1']);
    expect(row(element, 'Points from penalties')).to.deep.equal(['Points from penalties 4 –']);
    expect(row(element, 'Fouls')).to.deep.equal(['Fouls – 1']);
    expect(all(element, '.breaks li').map(textOf)).to.deep.equal(['8 Ding', '1 Selby']);
  });

  it('goes on with the next frame, and says who breaks, 3.3(b)', async () => {
    const element = await end(matchOf(WON));
    const events = await heard(element, 'snooker-entry', () =>
      press(element, 'Frame 2: Selby breaks'),
    );
    expect(events.map(({ entry }) => entry)).to.deep.equal([{ kind: 'frame' }]);
    expect(element.open).to.equal(false);
  });

  it('counts frames within their game, as the call and the board do', async () => {
    const setup = { ...SINGLES, game: { frames: 1 }, match: { games: 3 } };
    const first = await end(matchOf(WON, setup));
    expect(text(first, 'h2')).to.equal('End of frame 1');
    expect(isEnabled(first, 'Frame 1: Selby breaks')).to.equal(true);
  });

  it('rounds a time before it is written as minutes and seconds', () => {
    const { match } = statistics(matchOf(WON).record);
    const timed = match.sides.map((side) => ({ ...side, time: 119.7 }));
    const rows = figureRows(timed, sheetWords.en);
    expect(rows.find(({ label }) => label === sheetWords.en.figures.time)?.cells).to.deep.equal([
      '2:00',
      '2:00',
    ]);
  });

  it('lets pairs change their order for the next frame, 3.17(a)', async () => {
    const frames = { ...PAIRS, game: { frames: 3 } };
    const element = await end(matchOf([FRAME, { kind: 'concede', by: 1 }], frames));
    await tap(element, 'first', '0');
    const events = await heard(element, 'snooker-entry', () =>
      press(element, 'Frame 2: Home breaks'),
    );
    expect(events.map(({ entry }) => entry)).to.deep.equal([{ kind: 'frame', first: 0 }]);
  });

  it('undoes the last entry, back into the frame (lesson 21)', async () => {
    const match = matchOf(WON);
    const element = await end(match);
    await press(element, 'Undo the last entry');
    expect(match.summary.now.phase).to.equal('reds');
    expect(match.summary.now.scores).to.deep.equal([12, 0]);
    expect(element.open).to.equal(false);
  });

  it('asks for a new match once this one is over', async () => {
    const over = matchOf([FRAME, { kind: 'concede', by: 0, what: 'match' }]);
    const element = await end(over);
    expect(text(element)).to.contain('Selby wins the match');
    const events = await heard(element, 'snooker-want-new-match', () =>
      press(element, 'New match'),
    );
    expect(events).to.have.length(1);
  });

  it('counts points where they decide, and games where there are several', async () => {
    const setup = {
      sides: [{ name: 'A' }, { name: 'B' }],
      game: { frames: 2, wonBy: 'aggregate' },
      match: { games: 3 },
    } as const;
    const element = await end(matchOf([FRAME, ...pots('red')], setup));
    expect(row(element, 'Points in all frames')).to.deep.equal(['Points in all frames 1 0']);
    expect(row(element, 'Games')).to.deep.equal(['Games 0 0']);
  });
});
