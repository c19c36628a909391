/** The outlook of a frame: penalties at their dearest, frame ball, maximum, the way to make sure. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  COLOURS,
  RecordError,
  outlook,
  type Ball,
  type Colour,
  type Entry,
  type Outlook,
  type RefereeEntry,
  type SetupInput,
} from '../../src/index.js';
import { FRAME, MISSED, pot, pots, record, referee, refuses, stroke } from './support.js';

const after = (entries: readonly Entry[], setup?: Partial<SetupInput>): Outlook =>
  outlook(record([FRAME, ...entries], setup));

type Table = Omit<RefereeEntry, 'kind'>;

const at = (table: Table, setup?: Partial<SetupInput>): Outlook => after([referee(table)], setup);

/** Colours from this one up. */
const from = (lowest: Colour): Colour[] => COLOURS.slice(COLOURS.indexOf(lowest));

const FOUL_ON_RED = stroke({ hit: 'none', freeBall: true });

/** A clearance of reds with blacks, then the colours. */
const clearance = (reds: number): Ball[] => [
  ...Array.from({ length: reds }, (): Ball[] => ['red', 'black']).flat(),
  ...COLOURS,
];

/** Side A is `behind` with A at the table; what it needs. */
const needs = (behind: number, reds: number, lowest: Colour = 'yellow') =>
  at({ scores: [0, behind], reds, colours: from(lowest), striker: [0, 0] }).fewest[0];

test('3.1(e): within the points that remain no penalty is needed; level with them, one to win', () => {
  assert.deepEqual(needs(26, 0), { tie: 0, win: 0 });
  assert.deepEqual(needs(27, 0), { tie: 0, win: 1 });
});

test('fewest: each penalty is left to the pink and counts six', () => {
  // Excess 1, 4, 5, 6, 7, 9 over the 27 of the colours.
  assert.deepEqual(needs(28, 0), { tie: 1, win: 1 });
  assert.deepEqual(needs(31, 0), { tie: 1, win: 1 });
  assert.deepEqual(needs(32, 0), { tie: 1, win: 1 });
  assert.deepEqual(needs(33, 0), { tie: 1, win: 2 });
  assert.deepEqual(needs(34, 0), { tie: 2, win: 2 });
  assert.deepEqual(needs(36, 0), { tie: 2, win: 2 });
  // With all the reds too: 147 and twice six, and one more.
  assert.deepEqual(needs(159, 15), { tie: 2, win: 3 });
});

test('fewest: rows of the table with reds, blue and pink', () => {
  assert.deepEqual(needs(40, 1), { tie: 1, win: 1 });
  assert.deepEqual(needs(24, 0, 'blue'), { tie: 1, win: 2 });
  assert.deepEqual(needs(23, 0, 'blue'), { tie: 1, win: 1 });
  assert.deepEqual(needs(19, 0, 'pink'), { tie: 1, win: 2 });
  assert.deepEqual(needs(25, 0, 'pink'), { tie: 2, win: 3 });
});

test('3.4(a): the first foul on the last black ends the frame, so that none helps', () => {
  assert.deepEqual(needs(6, 0, 'black'), { tie: 0, win: 0 });
  assert.deepEqual(needs(7, 0, 'black'), { tie: 0, win: null });
  assert.deepEqual(needs(8, 0, 'black'), { tie: null, win: null });
});

test('fewest: with the pink gone the dearest ball before the last one counts', () => {
  const colours: Colour[] = ['green', 'blue', 'black'];
  // 15 remain; at the blue five a foul: excess 5, then 6.
  assert.deepEqual(at({ scores: [0, 20], reds: 0, colours }).fewest[0], { tie: 1, win: 2 });
  assert.deepEqual(at({ scores: [0, 21], reds: 0, colours }).fewest[0], { tie: 2, win: 2 });
});

test('3.3(f)(i): a colour of choice on counts for the striker alone', () => {
  const choice = { reds: 0, on: 'colour', striker: [0, 0] } as const;
  assert.deepEqual(at({ ...choice, scores: [0, 34] }).fewest[0], { tie: 0, win: 1 });
  assert.deepEqual(at({ ...choice, scores: [34, 0] }).fewest[1], { tie: 2, win: 2 });
});

test('3.10: a free ball on offer is an extra red and colour, to the striker alone', () => {
  const { fewest } = after([referee({ scores: [40, 0], reds: 1, striker: [0, 0] }), FOUL_ON_RED]);
  // 36 behind with 43; once he has missed it 36 behind with 35.
  assert.deepEqual(fewest[1], { tie: 0, win: 0 });
  const missed = after([
    referee({ scores: [40, 0], reds: 1, striker: [0, 0] }),
    FOUL_ON_RED,
    MISSED,
  ]);
  assert.deepEqual(missed.fewest[1], { tie: 1, win: 1 });
});

test('3.4(b): nobody needs a penalty at the re-spotted black, and it is frame ball', () => {
  const level = [
    referee({ scores: [0, 7], reds: 0, colours: ['black'], striker: [0, 0] }),
    pot('black'),
  ];
  const { fewest, frameBall, shortest, highestBreak } = after(level);
  assert.deepEqual(fewest, [
    { tie: 0, win: 0 },
    { tie: 0, win: 0 },
  ]);
  assert.equal(frameBall, true);
  assert.deepEqual(shortest, ['black']);
  assert.equal(highestBreak, 7);
});

test('3.4(c): at the end of an aggregate game the totals decide', () => {
  const game = { frames: 2, wonBy: 'aggregate' } as const;
  const one: Entry[] = [
    referee({ scores: [0, 50], reds: 0, colours: ['black'], striker: [0, 0] }),
    pot('black'),
    FRAME,
  ];
  // 7 to 50, then 13 more: 56 behind with the 27 of the colours; excess 29 is five times six.
  const { fewest } = after([...one, referee({ scores: [0, 13], reds: 0, striker: [0, 0] })], {
    game,
  });
  assert.deepEqual(fewest[0], { tie: 5, win: 5 });
});

test('3.1(d): of three sides each of the two ahead must foul himself', () => {
  const sides = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const { fewest } = at({ scores: [0, 30, 34], reds: 0, striker: [0, 0] }, { sides });
  // Excess 3 against B, 7 against C: one and two.
  assert.deepEqual(fewest[0], { tie: 3, win: 3 });
});

test('frame ball: after it the other side cannot even tie', () => {
  // B can reach 27; A is 21 ahead on a colour: with the black 28.
  const choice = { reds: 0, on: 'colour', striker: [0, 0] } as const;
  assert.equal(at({ ...choice, scores: [21, 0] }).frameBall, true);
  assert.equal(at({ ...choice, scores: [20, 0] }).frameBall, false, '27 ahead: B can tie');
  assert.equal(at({ ...choice, scores: [28, 0] }).frameBall, false, 'safe already');
});

test('frame ball: a red takes its colour with it', () => {
  // Last red: 35 are left, 27 after it.
  const red = { reds: 1, striker: [0, 0] } as const;
  assert.equal(at({ ...red, scores: [27, 0] }).frameBall, true);
  assert.equal(at({ ...red, scores: [26, 0] }).frameBall, false);
});

test('frame ball: the last black, unless it only ties', () => {
  const black = { reds: 0, colours: ['black'], striker: [0, 0] } as const;
  assert.equal(at({ ...black, scores: [0, 6] }).frameBall, true);
  assert.equal(at({ ...black, scores: [0, 7] }).frameBall, false);
});

test('highest break: 147 from the start, 155 with a free ball before it', () => {
  assert.equal(after([]).highestBreak, 147);
  const free = after([FOUL_ON_RED]);
  assert.equal(free.highestBreak, 155);
  assert.equal(free.maximumOn, true);
});

test('maximum: on while every red has been followed by the black', () => {
  const blacks = clearance(15).slice(0, 30);
  const { highestBreak, maximumOn } = after(pots(...blacks));
  assert.equal(highestBreak, 147);
  assert.equal(maximumOn, true);
  const pink = after(pots('red', 'pink'));
  assert.equal(pink.highestBreak, 146);
  assert.equal(pink.maximumOn, false);
});

test('highest break: a whole 155 stays on, ball by ball', () => {
  const free = [FOUL_ON_RED, stroke({ nominated: 'green', pocketed: ['green'] }), pot('black')];
  assert.equal(after(free).highestBreak, 155);
  assert.equal(after([...free, pot('red'), MISSED]).highestBreak, 139, '14 reds left to A');
});

test('shortest: reds with blacks until the other side is out of it', () => {
  // Level: after n reds and blacks A is 8n ahead and 147 - 8n remain; 10 leave 80 to 67,
  // 9 reds and blacks and a red leave 73 to 67 as well.
  assert.deepEqual(after([]).shortest, [...clearance(9).slice(0, 18), 'red']);
});

test('shortest: nothing when the other side is out of it, null when no clearance does it', () => {
  const table = { reds: 0, striker: [0, 0] } as const;
  assert.deepEqual(at({ ...table, scores: [28, 0] }).shortest, []);
  assert.equal(at({ ...table, scores: [0, 27] }).shortest, null, 'a tie is not enough');
  assert.deepEqual(at({ ...table, scores: [0, 26] }).shortest, COLOURS);
});

test('shortest: the free ball is played where the balls alone are not enough', () => {
  const foul = (scores: number[]): Entry[] => [
    referee({ scores, reds: 0, colours: ['pink', 'black'], striker: [1, 0] }),
    stroke({ hit: 'none', freeBall: true }),
  ];
  // The foul on the pink gives A six: 12 behind with 13, 13 behind with 13 (19 with the free ball).
  assert.deepEqual(after(foul([0, 18])).shortest, ['pink', 'black']);
  assert.deepEqual(after(foul([0, 19])).shortest, ['black', 'pink', 'black']);
});

test('before the first frame and after a frame nothing is left to come', () => {
  const over = [
    referee({ scores: [0, 0], reds: 0, colours: ['pink', 'black'], striker: [0, 0] }),
    ...pots('pink', 'black'),
  ];
  assert.deepEqual(after(over), {
    fewest: [null, null],
    frameBall: false,
    highestBreak: 13,
    maximumOn: false,
    shortest: [],
  });
  assert.equal(outlook(record([])).highestBreak, 0);
});

test('a 147 stands once the frame is over', () => {
  const { highestBreak, maximumOn } = after(pots(...clearance(15)));
  assert.equal(highestBreak, 147);
  assert.equal(maximumOn, true);
});

test('a record that fails throws as replay does', () => {
  const entries = [pot('red'), pot('black'), pot('black')];
  refuses('nomination-needed', [pot('red'), stroke({ hit: 'none' })]);
  assert.throws(
    () => outlook(record([FRAME, ...entries, { kind: 'decision', choice: 'replace' }])),
    (error: unknown) => error instanceof RecordError && error.entry === 4,
  );
});
