/** The outlook with a free ball, with colours missing, and where no frame is under way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, outlook, type Entry, type Outlook, type SetupInput } from '../../src/index.js';
import { FRAME, record, referee, stroke } from './support.js';

const after = (entries: readonly Entry[], setup?: Partial<SetupInput>): Outlook =>
  outlook(record([FRAME, ...entries], setup));

const FOUL = stroke({ hit: 'none', freeBall: true });

/** B fouls on the pink, with the black behind it: six to A, and a free ball. */
const foulOnPink = (scores: readonly number[]): Entry[] => [
  referee({ scores, reds: 0, colours: ['pink', 'black'], striker: [1, 0] }),
  FOUL,
];

const THREE: Partial<SetupInput> = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };

test('before the first frame there is no outlook', () => {
  assert.deepEqual(outlook(record([])), {
    fewest: [null, null],
    frameBall: false,
    highestBreak: 0,
    maximumOn: false,
    shortest: [],
  });
});

test('a frame conceded with all the balls up has no shortest way and no frame ball', () => {
  const { shortest, frameBall, fewest } = after([{ kind: 'concede', by: 0 }]);
  assert.deepEqual([shortest, frameBall, fewest], [[], false, [null, null]]);
});

test('[3.10(c)] shortest: a free ball with reds is followed by a colour, then the reds', () => {
  // Four for the foul: B is 36 behind. Free ball and black, red and black, the colours: 8 + 8 + 27.
  const { shortest } = after([referee({ scores: [40, 0], reds: 1, striker: [0, 0] }), FOUL]);
  assert.deepEqual(shortest, ['black', 'black', 'red', 'black', ...COLOURS]);
});

test('[3.10] shortest: where the ball on does it in as few, no free ball is played', () => {
  // A is 12 ahead with 13 left; the pink makes it 18 with 7.
  assert.deepEqual(after(foulOnPink([6, 0])).shortest, ['pink']);
});

test('[3.10] shortest: a colour of choice stated after the free ball was called is that alone', () => {
  // B is 4 ahead. Black, 8 reds with blacks and a red are 72: 76 ahead, with 6 x 8 + 27 left.
  const { shortest } = after([FOUL, referee({ on: 'colour' })]);
  const pairs = Array.from({ length: 8 }, () => ['red', 'black']).flat();
  assert.deepEqual(shortest, ['black', ...pairs, 'red']);
});

test('[3.10] shortest: with the black alone no ball is left to be the free ball', () => {
  // Stated after the foul: A is 8 behind with 7.
  const { shortest } = after([...foulOnPink([0, 14]), referee({ colours: ['black'] })]);
  assert.equal(shortest, null);
});

test('[3.10(c)] fewest: a free ball for the pink is worth six once more', () => {
  // 25 - 6 = 19 behind with 6 + 6 + 7.
  assert.deepEqual(after(foulOnPink([0, 25])).fewest[0], { tie: 0, win: 1 });
});

test('[3.14(a)] fewest: fouls at the black as colour of choice, which still comes after it', () => {
  // B is 14 behind with the black's 7: a foul at the choice, and the black; a second foul wins.
  const choice = { reds: 0, colours: ['black'], on: 'colour', striker: [0, 0] } as const;
  const { fewest } = after([referee({ ...choice, scores: [14, 0] })]);
  assert.deepEqual(fewest[1], { tie: 1, win: 2 });
});

test('[3.12] fewest: with reds and the black alone every penalty is earned at the reds, at four', () => {
  // Red and black, and the black: 15. Excess 1 is one penalty; excess 4 is one, and two to win.
  const table = { reds: 1, colours: ['black'], striker: [0, 0] } as const;
  const needs = (behind: number) => after([referee({ ...table, scores: [0, behind] })]).fewest[0];
  assert.deepEqual(needs(16), { tie: 1, win: 1 });
  assert.deepEqual(needs(19), { tie: 1, win: 2 });
  assert.deepEqual(needs(24), { tie: 3, win: 3 });
});

test('[3.12] fewest: one foul on a last ball worth less than four, in place of the ball', () => {
  const table = { reds: 0, colours: ['yellow'], striker: [0, 0] } as const;
  const needs = (behind: number) => after([referee({ ...table, scores: [0, behind] })]).fewest[0];
  assert.deepEqual(needs(2), { tie: 0, win: 1 });
  assert.deepEqual(needs(3), { tie: 1, win: 1 });
  assert.deepEqual(needs(4), { tie: 1, win: null });
  assert.deepEqual(needs(5), { tie: null, win: null });
});

test('[3.1(d)] fewest: of three sides one out of reach is enough, whichever it is', () => {
  const black = { reds: 0, colours: ['black'], striker: [0, 0] } as const;
  const none = { tie: null, win: null };
  assert.deepEqual(after([referee({ ...black, scores: [0, 8, 0] })], THREE).fewest[0], none);
  assert.deepEqual(after([referee({ ...black, scores: [0, 0, 8] })], THREE).fewest[0], none);
});
