import { expect } from '@open-wc/testing';
import type { MemoryMatch } from '../../../components/source/memory-match.js';
import type { Entry } from '../../../src/index.js';
import {
  FOUL,
  FRAME,
  MISSED,
  PAIRS,
  SINGLES,
  all,
  fill,
  heard,
  isEnabled,
  matchOf,
  one,
  pots,
  press,
  sheet,
  tap,
  text,
  textOf,
} from './sheets-support.js';

type Sheet = Awaited<ReturnType<typeof strokes>>;
const strokes = (match: MemoryMatch) => sheet('snooker-stroke-sheet', { match });

const choose = async (element: Sheet, index: number): Promise<void> => {
  one(element, `[data-index="${index}"]`).click();
  await element.updateComplete;
};

const scores = (match: MemoryMatch): readonly number[] => match.summary.now.scores;

/** Ding: 1 + 5 + 1 + 7 and, by the foul, 7. Selby: 1. */
const PLAY: Entry[] = [
  FRAME,
  ...pots('red', 'blue', 'red', 'black'),
  MISSED,
  ...pots('red'),
  { kind: 'stroke', called: 7 },
];

describe('the stroke sheet', () => {
  it('tells every entry of the open frame with the score after it, newest first', async () => {
    const element = await strokes(matchOf([FRAME, ...pots('red', 'black')]));
    const lines = all(element, '[data-index]');
    expect(lines.map(({ dataset }) => dataset.index)).to.deep.equal(['2', '1', '0']);
    expect(lines.map((line) => textOf(line).split(' ').at(-1))).to.deep.equal([
      '8–0',
      '1–0',
      '0–0',
    ]);
    await press(element, 'Oldest first');
    expect(all(element, '[data-index]').map(({ dataset }) => dataset.index)).to.deep.equal([
      '0',
      '1',
      '2',
    ]);
  });

  it('has frames as headings, and opens one at a time', async () => {
    const two = matchOf([FRAME, ...pots('red'), { kind: 'concede', by: 1 }, FRAME, MISSED]);
    const element = await strokes(two);
    const headings = all(element, '[aria-expanded]');
    expect(headings.map(textOf)).to.deep.equal(['Frame 2 0–0 2 entries', 'Frame 1 1–0 3 entries']);
    expect(all(element, '[data-index]')).to.have.length(2);
    headings[1]?.click();
    await element.updateComplete;
    expect(all(element, '[data-index]')).to.have.length(3);
  });

  it('blue becomes pink: one point more from there on, shown before it is taken (lesson 22)', async () => {
    const match = matchOf(PLAY);
    const element = await strokes(match);
    await choose(element, 2);
    await tap(element, 'pocketed', 'blue');
    await tap(element, 'pocketed', 'pink');
    expect(text(element, '.note[role=status]')).to.contain('Frame 1: 21–1 becomes 22–1');
    expect(scores(match)).to.deep.equal([21, 1]);
    await press(element, 'Save');
    expect(scores(match)).to.deep.equal([22, 1]);
    expect(match.record.entries[2]).to.deep.equal({ kind: 'stroke', pocketed: ['pink'] });
    expect(match.record.entries.toSpliced(2, 1)).to.deep.equal(PLAY.toSpliced(2, 1));
  });

  it('an edit that a later entry does not bear names that entry (lesson 22)', async () => {
    const match = matchOf([FRAME, FOUL, { kind: 'decision', choice: 'play-again' }, MISSED]);
    const element = await strokes(match);
    await choose(element, 1);
    await fill(element, 'hit', 'red');
    expect(text(element, '.note[role=status]')).to.match(
      /^Not possible: entry 3 \(.+Play again.*\)/,
    );
    expect(isEnabled(element, 'Save')).to.equal(false);
    expect(match.record.entries[1]).to.deep.equal(FOUL);
  });

  it('inserts before an entry', async () => {
    const match = matchOf([FRAME, ...pots('red')]);
    const element = await strokes(match);
    await choose(element, 1);
    await press(element, 'Insert before');
    one(element, '[data-kind="stroke"]').click();
    await element.updateComplete;
    await tap(element, 'pocketed', 'white');
    await press(element, 'Insert before');
    expect(match.record.entries).to.deep.equal([FRAME, ...pots('white', 'red')]);
    expect(scores(match)).to.deep.equal([0, 5]);
  });

  it('an insertion names the entry that would break by its present number', async () => {
    const element = await strokes(matchOf([FRAME, ...pots('red', 'black')]));
    await choose(element, 2);
    await press(element, 'Insert before');
    one(element, '[data-kind="concede"]').click();
    await element.updateComplete;
    expect(isEnabled(element, 'Insert before')).to.equal(false);
    await tap(element, 'by', '1');
    expect(text(element, '.note[role=status]')).to.match(/^Not possible: entry 3 /);
  });

  it('removes after the effect was shown, and undoes that', async () => {
    const match = matchOf([FRAME, ...pots('red', 'black')]);
    const element = await strokes(match);
    await choose(element, 2);
    await press(element, 'Remove');
    expect(text(element, '.note[role=status]')).to.contain('Frame 1: 8–0 becomes 1–0');
    expect(scores(match)).to.deep.equal([8, 0]);
    await press(element, 'Remove');
    expect(scores(match)).to.deep.equal([1, 0]);
    await press(element, 'Undo');
    expect(scores(match)).to.deep.equal([8, 0]);
    await press(element, 'Redo');
    expect(scores(match)).to.deep.equal([1, 0]);
  });

  it('says who would win instead', async () => {
    const element = await strokes(matchOf([FRAME, ...pots('red'), { kind: 'concede', by: 1 }]));
    await choose(element, 2);
    await tap(element, 'by', '0');
    expect(text(element, '.note[role=status]')).to.contain('Frame 1 is over: Selby wins it');
  });

  it('counts frames within their game, 3.1(g), in its headings and in what an edit changes', async () => {
    const games = { ...SINGLES, game: { frames: 1 }, match: { games: 3 } };
    const won: Entry[] = [...pots('red'), { kind: 'concede', by: 1 }];
    const element = await strokes(matchOf([FRAME, ...won, FRAME, ...won], games));
    expect(all(element, '[aria-expanded]').map(textOf)).to.deep.equal([
      'Game 2, frame 1 0–1 3 entries',
      'Game 1, frame 1 1–0 3 entries',
    ]);
    await choose(element, 5);
    await tap(element, 'by', '0');
    expect(text(element, '.note[role=status]')).to.contain(
      'Game 2, frame 1 is over: Selby wins it',
    );
  });

  it('keeps time, video and fields of strangers through an edit', async () => {
    const at = '2024-05-06T12:00:00.000Z';
    const stroke = { kind: 'stroke', pocketed: ['red'], at, video: 61, shot: 'plain' } as Entry;
    const match = matchOf([FRAME, stroke]);
    const element = await strokes(match);
    await choose(element, 1);
    await fill(element, 'note', 'off two cushions');
    await press(element, 'Save');
    expect(match.record.entries[1]).to.deep.equal({ ...stroke, note: 'off two cushions' });
  });

  for (const [name, entries, index, act, expected] of [
    [
      'decision',
      [FRAME, { ...FOUL, miss: true }, { kind: 'decision', choice: 'play' }],
      2,
      (element: Sheet) => tap(element, 'choice', 'replace'),
      { kind: 'decision', choice: 'replace' },
    ],
    [
      'balls put back, 3.14(f)',
      [
        FRAME,
        { ...FOUL, pocketed: ['black'], miss: true },
        { kind: 'decision', choice: 'replace' },
      ],
      2,
      (element: Sheet) => tap(element, 'restored', 'black'),
      { kind: 'decision', choice: 'replace', restored: ['black'] },
    ],
    [
      'frame',
      [FRAME],
      0,
      (element: Sheet) => tap(element, 'first', '1'),
      { kind: 'frame', first: 1 },
    ],
    [
      'break',
      [FRAME, { kind: 'break', points: 16 }],
      1,
      (element: Sheet) => fill(element, 'points', '24'),
      { kind: 'break', points: 24 },
    ],
    [
      'nominated free ball, 3.10',
      [
        FRAME,
        { ...FOUL, freeBall: true },
        { kind: 'stroke', pocketed: ['black'], nominated: 'black' },
      ],
      2,
      (element: Sheet) => fill(element, 'pocketed-reds', '1'),
      { kind: 'stroke', pocketed: ['red', 'black'], nominated: 'black' },
    ],
  ] as const satisfies readonly (readonly [
    string,
    readonly Entry[],
    number,
    (element: Sheet) => Promise<void>,
    Entry,
  ])[]) {
    it(`changes an entry: ${name}`, async () => {
      const match = matchOf(entries);
      const element = await strokes(match);
      await choose(element, index);
      await act(element);
      await press(element, 'Save');
      expect(match.record.entries[index]).to.deep.equal(expected);
    });
  }

  it('changes the order of play of two pairs, 3.17(a)', async () => {
    const match = matchOf([FRAME], PAIRS);
    const element = await strokes(match);
    await choose(element, 0);
    // Ann, Cat, Bob, Dan: now Bob goes first.
    await fill(element, 'order-0', '1');
    expect(isEnabled(element, 'Save')).to.equal(false);
    await fill(element, 'order-2', '0');
    await press(element, 'Save');
    expect(match.record.entries[0]).to.deep.equal({
      kind: 'frame',
      order: [
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 1],
      ],
    });
  });

  it('asks for the moment in the video when an entry that has one is tapped', async () => {
    const element = await strokes(matchOf([FRAME, { kind: 'stroke', video: 83.5 }]));
    const events = await heard(element, 'snooker-seek', async () => {
      await choose(element, 1);
      await press(element, 'Back');
      await choose(element, 0);
    });
    expect(events.map(({ video, index }) => [video, index])).to.deep.equal([[83.5, 1]]);
  });

  it('does not freeze with 3,500 entries', async () => {
    const frame: Entry[] = [
      FRAME,
      ...Array.from({ length: 98 }, () => MISSED),
      { kind: 'concede', by: 0, what: 'frame' },
    ];
    const entries = Array.from({ length: 35 }, () => frame).flat();
    const match = matchOf(entries, { sides: [{}, {}], game: { frames: 99 } });
    const from = performance.now();
    const element = await strokes(match);
    await choose(element, 3450);
    await tap(element, 'pocketed', 'white');
    expect(text(element, '.note[role=status]')).to.contain('Frame 35');
    expect(performance.now() - from).to.be.below(1000);
    await press(element, 'Back');
    expect(all(element, '[data-index]')).to.have.length(100);
  });

  it('shows what somebody wrote to the letter (lesson 35)', async () => {
    const sides = [{ name: '<b>x</b>' }, { name: "O'Sullivan" }];
    const element = await strokes(matchOf([FRAME, MISSED], { sides }));
    expect(text(element, '[data-index="1"]')).to.contain('<b>x</b>');
  });
});
