/** Lots, decisions, whole breaks and penalties: what they leave behind, and what is refused of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, begin, isRefusal, replay, replayState, type Entry } from '../../src/index.js';
import { options } from '../../src/options.js';
import { FOUR_HANDED, FRAME, MISSED, decide, pot, record, referee, stroke } from './support.js';

const CONCEDED: Entry = { kind: 'concede', by: 0 };
const lots = (first: number, player?: number): Entry => ({
  kind: 'lots',
  first,
  ...(player === undefined ? {} : { player }),
});
const played = (entries: readonly Entry[], setup = {}) => replayState(record(entries, setup));

/** Code, reason, detail and clause of the refusal of the entry after the others. */
const refusal = (entries: readonly Entry[], entry: Entry, setup = {}): readonly unknown[] => {
  const next = apply(played(entries, setup), entry);
  assert.ok(isRefusal(next), 'It is taken.');
  return [next.code, next.reason, next.detail, next.clause];
};
const dueAfter = (entries: readonly Entry[]): unknown => options(played(entries)).frame?.first;

test('[3.17(d)] lots before the frame name the player who breaks off', () => {
  const { frame } = played([lots(1, 1), FRAME], FOUR_HANDED);
  assert.deepEqual(frame?.order, [
    [1, 1],
    [0, 1],
    [1, 0],
    [0, 0],
  ]);
});

test('[3.17(d)] before the first frame the summary names the player who was drawn', () => {
  const striker = (entries: readonly Entry[]) => replay(record(entries, FOUR_HANDED)).now.striker;
  assert.deepEqual(striker([lots(1, 1)]), [1, 1]);
  assert.deepEqual(striker([lots(1)]), [1, 0]);
});

test('[3.3] lots before the frame, kept until it is opened: the side, the player only if named', () => {
  assert.deepEqual(played([lots(1)]).drawn, { first: 1 });
  assert.deepEqual(played([lots(1, 0)]).drawn, { first: 1, player: 0 });
  assert.equal(played([lots(1), FRAME]).drawn, null);
  assert.equal(begin(played([]).setup).drawn, null);
});

test('[3.3(b)] lots in the first frame: the other side breaks off in the second', () => {
  assert.equal(dueAfter([FRAME, lots(1), CONCEDED]), 0);
});

test('[3.3(b)] lots in a later frame leave the alternation of frames alone', () => {
  // A breaks off in frame 1, so in frame 3 as well.
  assert.equal(dueAfter([FRAME, CONCEDED, FRAME, lots(1), CONCEDED]), 0);
});

test('[3.1] a third side neither wins the lots nor breaks off', () => {
  const unknown = ['entry', 'no-such-player', 'first', undefined];
  assert.deepEqual(refusal([], lots(2)), unknown);
  for (const first of [2, 3]) assert.deepEqual(refusal([], { kind: 'frame', first }), unknown);
});

test('[3.17(a)] an order of nobody is refused', () => {
  const next = apply(played([]), { kind: 'frame', order: [] });
  assert.ok(isRefusal(next));
  assert.equal(next.code, 'entry');
});

test('[3.1(h)] once the match is over nothing is drawn and nothing is played', () => {
  const over: readonly Entry[] = [FRAME, { kind: 'concede', by: 0, what: 'match' }];
  const refused = ['not-allowed', 'match-over', undefined, undefined];
  for (const entry of [lots(0), MISSED, FRAME]) assert.deepEqual(refusal(over, entry), refused);
});

test('[3.4(b)(ii)] at the re-spotted black lots come first', () => {
  const level = [
    FRAME,
    referee({ scores: [60, 53], reds: 0, colours: ['black'], on: 'black' }),
    stroke({ pocketed: ['white'] }),
  ];
  const refused = ['not-allowed', 'lots-first', undefined, '3.4(b)(ii)'];
  assert.deepEqual(refusal(level, pot('black')), refused);
  const { frame } = played(level);
  // 3.4(b)(i): the black is to be spotted, and touches nothing.
  assert.deepEqual([frame?.spotting, frame?.touching], [['black'], []]);
});

test('[3.13] [3.14] a decision without a foul, a replacement without a miss: the clause is named', () => {
  const none = ['not-allowed', 'no-decision', undefined, '3.13'];
  assert.deepEqual(refusal([FRAME], decide('play')), none);
  const fouled = [FRAME, stroke({ hit: 'none' })];
  const noMiss = ['not-allowed', 'no-miss', undefined, '3.14(a)'];
  assert.deepEqual(refusal(fouled, decide('replace')), noMiss);
});

test('[3.14(f)] a colour that is down for good is not put back', () => {
  const fouled = [
    FRAME,
    referee({ reds: 0, colours: ['blue', 'pink', 'black'], on: 'blue' }),
    stroke({ hit: 'none' }),
  ];
  const refused = ['impossible', 'nothing-to-restore', undefined, '3.14(f)'];
  assert.deepEqual(refusal(fouled, decide('play', ['yellow'])), refused);
  assert.equal(played([...fouled, decide('play', ['blue'])]).frame?.on, 'blue');
});

test('[3.9] what the referee states to be on while a decision is awaited stands', () => {
  const entries = [FRAME, stroke({ hit: 'none' }), referee({ on: 'colour' }), decide('play')];
  assert.equal(played(entries).frame?.on, 'choice');
});

test('[3.3(f)] a break that cannot be: reds where none is left', () => {
  const colours = [FRAME, referee({ reds: 0, on: 'yellow' })];
  const refused = ['impossible', 'break-impossible', undefined, '3.3(f)'];
  assert.deepEqual(refusal(colours, { kind: 'break', points: 2, reds: 1 }), refused);
  assert.equal(played([...colours, { kind: 'break', points: 2 }]).frame?.on, 'green');
});

test('[3.8] after a whole break no touching ball and no colour to spot is known', () => {
  const rests = stroke({ pocketed: ['red'], touching: ['red'] });
  const { frame } = played([FRAME, rests, { kind: 'break', points: 7 }]);
  assert.deepEqual([frame?.touching, frame?.spotting], [[], []]);
});

test('[3.1(f)(ii)] of three sides the best of the others has the conceded frame', () => {
  const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  const { frames } = played([FRAME, referee({ scores: [0, 20, 30] }), CONCEDED], three);
  assert.equal(frames[0]?.winner, 2);
});

test('[3.1(e)] three sides on the last black: the third is out of reach of the first', () => {
  const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  const lastBlack = referee({ scores: [60, 40, 50], reds: 0, colours: ['black'], on: 'black' });
  // Ten behind A with seven left, and ten ahead of B.
  assert.deepEqual(replay(record([FRAME, lastBlack], three)).now.snookers[2], {
    tie: null,
    win: null,
  });
});

test('[3.2(b)(ii)] 2014: a marker costs what its ball is worth, and refusals say why', () => {
  const touched = (by: number, ball: 'red' | 'yellow'): Entry => ({
    kind: 'penalty',
    by,
    ball,
    reason: 'marker-touched',
  });
  assert.deepEqual(played([FRAME, touched(1, 'red')], { rules: '2014' }).frame?.scores, [4, 0]);
  const noSide = ['entry', 'no-such-player', 'by', undefined];
  assert.deepEqual(refusal([FRAME], touched(2, 'red')), noSide);
  const striker = ['not-allowed', 'striker-penalty', undefined, '3.2(b)(ii)'];
  assert.deepEqual(refusal([FRAME], touched(0, 'red')), striker);
  const black = [FRAME, referee({ reds: 0, colours: ['black'], on: 'black' })];
  const gone = ['not-on-table', 'ball-not-on-table', 'yellow', undefined];
  assert.deepEqual(refusal(black, touched(1, 'yellow')), gone);
});
