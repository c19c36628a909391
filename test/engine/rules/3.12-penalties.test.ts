/** 3.12: what each foul costs. A fouls, B gets the points. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  VALUE,
  type Ball,
  type Entry,
  type FoulCode,
  type StrokeEntry,
} from '../../../src/index.js';
import { FOUR_HANDED, after, pot, pots, referee, refuses, scores, stroke } from '../support.js';

type Fields = Omit<StrokeEntry, 'kind'>;

/** Entries after which this ball is on in ascending order, the scores level at nought. */
const onlyFrom = (ball: Ball): Entry => {
  const left = (['yellow', 'green', 'brown', 'blue', 'pink', 'black'] as const).filter(
    (colour) => VALUE[colour] >= VALUE[ball],
  );
  return referee({ reds: 0, colours: left });
};

/** B's points for a foul of A with this ball on. */
const costs = (on: Ball, fields: Fields): number | undefined =>
  (on === 'red' ? after([stroke(fields)]) : after([onlyFrom(on), stroke(fields)])).frames[0]
    ?.scores[1];

/** B's points for a foul of A at a colour of choice after a red. */
const costsAtChoice = (nominated: StrokeEntry['nominated'], fields: Fields): number | undefined =>
  scores([pot('red'), stroke({ ...(nominated ? { nominated } : {}), ...fields })])[1];

/** Never less than four, 3.12 lead. */
const ON: readonly (readonly [Ball, number])[] = [
  ['red', 4],
  ['yellow', 4],
  ['green', 4],
  ['brown', 4],
  ['blue', 5],
  ['pink', 6],
  ['black', 7],
];

test('[3.12] the least penalty is four', () => {
  for (const [on, points] of ON) assert.equal(costs(on, { hit: 'none' }), points, on);
});

test('[3.12] what the referee called stands in place of what was computed', () => {
  assert.equal(costs('red', { called: 6 }), 6);
  assert.equal(costs('red', { hit: 'black', called: 4 }), 4);
  assert.equal(costsAtChoice(undefined, { hit: 'none', called: 5 }), 5);
  refuses('entry', [stroke({ called: 3 })]);
  refuses('entry', [stroke({ called: 8 })]);
});

/** Fouls of (a) with the same penalty: the value of the ball on, whatever else lies there. */
const GROUP_A: readonly (readonly [string, FoulCode])[] = [
  ['3.12(a)(i)', 'double-hit'],
  ['3.12(a)(ii)', 'feet'],
  ['3.12(a)(iii)', 'out-of-turn'],
  ['3.12(a)(iv)', 'improper-in-hand'],
  ['3.12(a)(viii)', 'jump-shot'],
  ['3.12(a)(ix)', 'cue'],
  ['3.12(a)(x)', 'conferring'],
];

for (const [clause, code] of GROUP_A) {
  test(`[${clause}] ${code}: the value of the ball on`, () => {
    for (const [on, points] of ON) assert.equal(costs(on, { fouls: [code] }), points, on);
    assert.equal(costsAtChoice('pink', { fouls: [code] }), 6);
  });

  test(`[${clause}] ${code}: a ball concerned does not make it dearer`, () => {
    assert.equal(costs('red', { fouls: [{ code, balls: ['black'] }] }), 4);
  });
}

test('[3.12(a)(ii)] blue on, both feet off the floor: five; in a wheelchair: no foul', () => {
  assert.equal(costs('blue', { fouls: ['feet'] }), 5);
  const sides = [{ players: [{ name: 'A', wheelchair: true }] }, { name: 'B' }];
  assert.deepEqual(scores([stroke({ fouls: ['feet'] })], { sides }), [0, 0]);
});

test('[3.12(a)(iii)] the other side’s player strikes: the side whose turn it is gets the points', () => {
  const { now } = after([stroke({ by: [1, 0] })]);
  assert.deepEqual(now.scores, [4, 0]);
  assert.deepEqual(now.striker, [0, 0]);
});

test('[3.12(a)(iii)] the partner strikes, pink on: six', () => {
  const entries = [onlyFrom('pink'), stroke({ by: [0, 1] })];
  assert.deepEqual(scores(entries, FOUR_HANDED), [0, 6]);
});

test('[3.12(a)(iv)] the opening stroke from outside the D: four', () => {
  assert.equal(costs('red', { hit: 'red', fouls: ['improper-in-hand'] }), 4);
});

test('[3.12(a)(v)] no ball hit: the value of the ball on, of the nominated colour too', () => {
  assert.equal(costs('black', { hit: 'none' }), 7);
  assert.equal(costsAtChoice('blue', { hit: 'none' }), 5);
  assert.equal(costsAtChoice('yellow', { hit: 'none' }), 4);
});

test('[3.12(a)(vi)] in-off: red four, blue five, pink six, black seven', () => {
  for (const [on, points] of ON) assert.equal(costs(on, { hit: on, pocketed: ['white'] }), points);
});

test('[3.12(a)(vii)] snookered behind the free ball: the value of the ball on', () => {
  const opening = stroke({ hit: 'none', freeBall: true });
  const behind = stroke({ nominated: 'black', fouls: ['free-ball-snooker'] });
  assert.deepEqual(scores([opening, behind]), [4, 4]);
});

test('[3.12(a)(viii)] over the black at a red: four', () => {
  assert.equal(costs('red', { hit: 'red', fouls: ['jump-shot'] }), 4);
});

/** Fouls of (b) that a code names: the ball on or the ball concerned, whichever is higher. */
const GROUP_B: readonly (readonly [string, FoulCode])[] = [
  ['3.12(b)(i)', 'balls-moving'],
  ['3.12(b)(ii)', 'before-spotted'],
  ['3.12(b)(v)', 'push'],
  ['3.12(b)(vi)', 'touched'],
];

for (const [clause, code] of GROUP_B) {
  test(`[${clause}] ${code}: the ball on or the ball concerned, whichever is higher`, () => {
    const foul = (...balls: Ball[]): Fields => ({ fouls: [{ code, balls }] });
    assert.equal(costs('red', foul('black')), 7);
    assert.equal(costs('red', foul('green')), 4);
    assert.equal(costs('red', foul('blue')), 5);
    assert.equal(costs('pink', foul('black')), 7);
    assert.equal(costs('black', foul('black')), 7);
    assert.equal(costs('yellow', foul('brown', 'pink')), 6);
    assert.equal(costsAtChoice('pink', foul('yellow')), 6);
  });

  test(`[${clause}] ${code} without a ball: the ball on`, () => {
    for (const [on, points] of ON) assert.equal(costs(on, { fouls: [code] }), points, on);
  });
}

test('[3.12(b)(ii)] before the black just potted is spotted: seven, though red is on', () => {
  const entries = [...pots('red', 'black'), stroke({ fouls: ['before-spotted'] })];
  assert.deepEqual(scores(entries), [8, 7]);
});

test('[3.12(b)(ii)] before the yellow just potted is spotted: four', () => {
  const entries = [...pots('red', 'yellow'), stroke({ fouls: ['before-spotted'] })];
  assert.deepEqual(scores(entries), [3, 4]);
});

for (const rules of ['2014', '2019'] as const) {
  test(`[3.12(b)(ii)] ${rules}: the colour that was not yet spotted is not scored`, () => {
    const entries = [...pots('red', 'black'), stroke({ fouls: ['before-spotted'] })];
    const { now, frames } = after(entries, { rules });
    assert.deepEqual(now.scores, [1, 7]);
    assert.deepEqual(frames[0]?.breaks, [{ side: 0, player: 0, points: 1, balls: ['red'] }]);
  });

  test(`[3.12(b)(ii)] ${rules}: a free ball that was not yet spotted is not scored, and costs the ball on`, () => {
    const entries = [
      stroke({ hit: 'none', freeBall: true }),
      stroke({ nominated: 'black', pocketed: ['black'] }),
    ];
    const hasty = stroke({ nominated: 'blue', fouls: ['before-spotted'] });
    // A's foul gave B four; the free ball's one is taken back; the blue that was on costs five.
    assert.deepEqual(scores([...entries, hasty], { rules }), [5, 4]);
    const named = { code: 'before-spotted', balls: ['black'] } as const;
    const same = stroke({ nominated: 'blue', fouls: [named] });
    assert.deepEqual(scores([...entries, same], { rules }), [5, 4]);
    assert.deepEqual(after([...entries, same], { rules }).frames[0]?.breaks, []);
  });

  test(`[3.12(b)(ii)] ${rules}: a free ball for a colour takes back the value of the ball on`, () => {
    const entries = [
      referee({ reds: 0, colours: ['brown', 'blue', 'pink', 'black'], on: 'brown' }),
      stroke({ hit: 'none', freeBall: true }),
      stroke({ nominated: 'pink', pocketed: ['pink'] }),
      stroke({ fouls: ['before-spotted'] }),
    ];
    assert.deepEqual(scores(entries, { rules }), [4, 4]);
  });

  test(`[3.12(b)(ii)] ${rules}: a free ball beside the red that fell takes back its own point only`, () => {
    const entries = [
      stroke({ hit: 'none', freeBall: true }),
      stroke({ nominated: 'green', pocketed: ['green', 'red'] }),
      stroke({ nominated: 'yellow', fouls: ['before-spotted'] }),
    ];
    const { now, frames } = after(entries, { rules });
    assert.deepEqual(now.scores, [4, 5]);
    assert.deepEqual(frames[0]?.breaks, [{ side: 1, player: 0, points: 1, balls: ['red'] }]);
  });

  test(`[3.10(e)] ${rules}: beside the ball on that fell the free ball scored nothing to take back`, () => {
    const entries = [
      referee({ reds: 0, colours: ['brown', 'blue', 'pink', 'black'], on: 'brown' }),
      stroke({ hit: 'none', freeBall: true }),
      stroke({ nominated: 'pink', pocketed: ['brown', 'pink'] }),
      stroke({ fouls: ['before-spotted'] }),
    ];
    assert.deepEqual(scores(entries, { rules }), [5, 8]);
  });
}

test('[3.12(b)(ii)] a remark of the referee spots nothing: seven still, and unscored in 2014', () => {
  const remark = referee({ reason: 'the black is wiped first' });
  const entries = [...pots('red', 'black'), remark, stroke({ fouls: ['before-spotted'] })];
  assert.deepEqual(scores(entries), [8, 7]);
  assert.deepEqual(scores(entries, { rules: '2014' }), [1, 7]);
});

test('[3.12(b)(ii)] 2014: scores that the referee stated meanwhile are not taken back', () => {
  const stated = referee({ scores: [3, 0] });
  const entries = [...pots('red', 'black'), stated, stroke({ fouls: ['before-spotted'] })];
  assert.deepEqual(scores(entries, { rules: '2014' }), [3, 7]);
});

test('[3.12(b)(ii)] 1995: a free ball that was not yet spotted is a ball concerned like any', () => {
  const entries = [
    stroke({ hit: 'none', freeBall: true }),
    stroke({ nominated: 'black', pocketed: ['black'] }),
    stroke({ nominated: 'blue', fouls: ['before-spotted'] }),
  ];
  assert.deepEqual(scores(entries), [7, 5]);
});

test('[3.12(b)(iii)] a ball not on pocketed: the higher of it and the ball on', () => {
  assert.equal(costs('red', { hit: 'red', pocketed: ['blue'] }), 5);
  assert.equal(costs('yellow', { hit: 'yellow', pocketed: ['yellow', 'green'] }), 4);
  assert.equal(costs('pink', { hit: 'pink', pocketed: ['black'] }), 7);
  assert.equal(costsAtChoice('pink', { pocketed: ['pink', 'blue'] }), 6);
  assert.equal(costsAtChoice('black', { pocketed: ['red'] }), 7);
});

test('[3.12(b)(iv)] a ball not on hit first: the higher of it and the ball on', () => {
  assert.equal(costs('red', { hit: 'black' }), 7);
  assert.equal(costs('red', { hit: 'yellow' }), 4);
  assert.equal(costs('blue', { hit: 'pink' }), 6);
  assert.equal(costsAtChoice('blue', { hit: 'red' }), 5);
});

test('[3.12(b)(v)] a push on a touching red: four; on a touching black, red on: seven', () => {
  assert.equal(costs('red', { fouls: [{ code: 'push', balls: ['red'] }] }), 4);
  assert.equal(costs('red', { fouls: [{ code: 'push', balls: ['black'] }] }), 7);
});

test('[3.12(b)(vi)] the white touched by anything but the tip: the ball on', () => {
  assert.equal(costs('red', { fouls: [{ code: 'touched', balls: ['white'] }] }), 4);
  assert.equal(costs('pink', { fouls: [{ code: 'touched', balls: ['white'] }] }), 6);
});

test('[3.12(b)(vii)] forced off the table: black seven, red four, white the ball on', () => {
  assert.equal(costs('red', { forcedOff: ['black'] }), 7);
  assert.equal(costs('red', { forcedOff: ['red'] }), 4);
  assert.equal(costs('blue', { forcedOff: ['white'] }), 5);
  assert.equal(costsAtChoice('pink', { forcedOff: ['red', 'green'] }), 6);
});

test('[3.12(b)(vii)] a red forced off stays off, a colour is spotted', () => {
  const { now } = after([stroke({ forcedOff: ['red', 'black'] })]);
  assert.equal(now.reds, 14);
  assert.equal(now.colours.length, 6);
});

test('[3.12(c)] two balls at once: the ball on or the higher of the two', () => {
  const fromBlue = costs('blue', { hit: ['blue', 'pink'] });
  assert.equal(fromBlue, 6);
  assert.equal(costs('red', { hit: ['red', 'black'] }), 7);
  assert.equal(costs('red', { hit: ['yellow', 'green'] }), 4);
  assert.equal(costsAtChoice('green', { hit: ['green', 'red'] }), 4);
  assert.equal(costsAtChoice('black', { hit: ['yellow', 'red'] }), 7);
});

test('[3.12(c)] two reds, or a free ball and the ball on, are fair', () => {
  assert.equal(costs('red', { hit: ['red', 'red'] }), 0);
  const opening = stroke({ hit: 'none', freeBall: true });
  const both = stroke({ nominated: 'blue', hit: ['red', 'blue'] });
  assert.deepEqual(scores([opening, both]), [0, 4]);
});

test('[3.12(c)] two reds at once when a colour is on are two balls not on', () => {
  assert.equal(costsAtChoice('pink', { hit: ['red', 'red'] }), 6);
});

const GROUP_D: readonly (readonly [string, FoulCode])[] = [
  ['3.12(d)(i)', 'dead-ball'],
  ['3.12(d)(ii)', 'measured'],
  ['3.12(d)(iii)', 'successive-reds'],
  ['3.12(d)(iv)', 'wrong-cue-ball'],
  ['3.12(d)(v)', 'not-declared'],
  ['3.12(d)(vi)', 'before-nomination'],
];

for (const [clause, code] of GROUP_D) {
  test(`[${clause}] ${code}: seven, whatever is on and nominated or not`, () => {
    for (const [on] of ON) assert.equal(costs(on, { fouls: [code] }), 7, on);
    assert.equal(costsAtChoice('yellow', { fouls: [code] }), 7);
    assert.equal(costsAtChoice(undefined, { fouls: [code] }), 7);
  });
}

test('[3.12(d)(i)] the ball used may be one that is off the table for good', () => {
  const used: Fields = { fouls: [{ code: 'dead-ball', balls: ['yellow'] }] };
  assert.equal(costs('green', used), 7);
  refuses('not-on-table', [
    onlyFrom('green'),
    stroke({ fouls: [{ code: 'touched', balls: ['yellow'] }] }),
  ]);
});

test('[3.12(d)(iii)] after a red another red is played at and falls: seven, no score', () => {
  const { now } = after([pot('red'), stroke({ pocketed: ['red'], fouls: ['successive-reds'] })]);
  assert.deepEqual(now.scores, [1, 7]);
  assert.equal(now.reds, 13);
});

test('[3.12(d)(vi)] a red potted, the sleeve touches green before a colour is named: seven', () => {
  const sleeve = stroke({
    beforeStroke: true,
    fouls: ['before-nomination', { code: 'touched', balls: ['green'] }],
  });
  assert.deepEqual(scores([pot('red'), sleeve]), [1, 7]);
});

test('[3.12(d)(vi)] no colour named and the foul would cost what it is worth: name it', () => {
  refuses('nomination-needed', [pot('red'), stroke({ hit: 'none' })]);
  refuses('nomination-needed', [pot('red'), stroke({ pocketed: ['white'] })]);
  refuses('nomination-needed', [pot('red'), stroke({ hit: ['blue', 'pink'] })]);
  assert.equal(costsAtChoice(undefined, { hit: ['blue', 'black'] }), 7);
  assert.equal(costsAtChoice(undefined, { forcedOff: ['black'] }), 7);
});

test('[3.12(d)(vi)] one colour hit first or pocketed names itself', () => {
  assert.equal(costsAtChoice(undefined, { hit: 'pink', pocketed: ['white'] }), 6);
  assert.equal(costsAtChoice(undefined, { pocketed: ['blue', 'white'] }), 5);
});
