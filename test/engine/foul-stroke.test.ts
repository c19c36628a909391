/** What a foul takes away and leaves: the break, the white in-hand, the touching ball, the strokes counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SetupInput } from '../../src/index.js';
import {
  after,
  decide,
  logAfter,
  pot,
  pots,
  referee,
  scores,
  stateAfter,
  stroke,
} from './support.js';

const LATER: Partial<SetupInput> = { rules: '2014' };
const LATEST: Partial<SetupInput> = { rules: '2019' };
const FOUL = stroke({ hit: 'none' });
const TOO_SOON = stroke({ fouls: ['before-spotted'] });
const FULL_MISS = stroke({ hit: 'none', miss: { fullBall: true } });

test('[3.12(b)(ii)] 2014: played out of turn before spotting, the break of the other side stands', () => {
  // Red and black 8, and the black not yet spotted costs B seven; B has nothing to lose.
  assert.deepEqual(scores([...pots('red', 'black'), { ...TOO_SOON, by: [1, 0] }], LATER), [15, 0]);
});

test('[3.12(b)(ii)] 2014: a break of the unspotted colour alone is none', () => {
  const { now, frames } = after([referee({ on: 'colour' }), pot('black'), TOO_SOON], LATER);
  assert.deepEqual(now.scores, [0, 7]);
  assert.deepEqual(frames[0]?.breaks, []);
});

test('[3.12(b)(ii)] 2014: a free ball not yet spotted costs the ball on, another colour its own value', () => {
  const free = [
    stroke({ hit: 'none', freeBall: true }),
    stroke({ nominated: 'brown', pocketed: ['brown'] }),
  ];
  const soon = (ball: 'brown' | 'black') =>
    stroke({ nominated: 'yellow', fouls: [{ code: 'before-spotted', balls: [ball] }] });
  // A's foul gave B four, and the free ball as red is not scored.
  assert.deepEqual(scores([...free, soon('brown')], LATER), [4, 4]);
  assert.deepEqual(scores([...free, soon('black')], LATER), [7, 4]);
});

test('[3.5] 2019: the white stays in-hand after a foul before the stroke that left it alone', () => {
  const called = stroke({ beforeStroke: true, called: 4 });
  assert.equal(after([called], LATEST).now.inHand, true);
  const both = ['white', 'red'] as const;
  const touched = stroke({
    beforeStroke: true,
    fouls: both.map((ball) => ({ code: 'touched', balls: [ball] })),
  });
  assert.equal(after([touched], LATEST).now.inHand, false);
});

test('[3.11(f)] 2019: once the stroke is made the next is played from where the white lies', () => {
  assert.equal(after([FOUL], LATEST).now.inHand, false);
});

test('[3.8] after a foul stroke the white has left the ball that it touched', () => {
  const rests = stroke({ touching: ['red'] });
  assert.deepEqual(stateAfter([rests, stroke({ fouls: ['double-hit'] })]).frame?.touching, []);
});

test('[3.14(a)] from the replaced position a foul that is no miss is not replaced again', () => {
  const { now } = after([FULL_MISS, decide('replace'), FOUL]);
  assert.deepEqual(now.choices, ['play', 'play-again']);
});

for (const [what, scored] of [
  ['a pot', pot('red')],
  ['a break entered as one number', { kind: 'break', points: 1 }],
] as const) {
  test(`[3.3] no lots once strokes are made: a foul and ${what}`, () => {
    const refused = logAfter([FOUL, scored]).enter({ kind: 'lots', first: 1 });
    assert.deepEqual(
      [refused?.code, refused?.reason, refused?.clause],
      ['not-allowed', 'no-lots', '3.3'],
    );
  });
}
