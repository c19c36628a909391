/** A refusal says which clause refuses, so that a pad can say it: the clause's own text is the source. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, isRefusal, type Entry, type Reason, type SetupInput } from '../../../src/index.js';
import { FOUL_CLAUSE } from '../../../src/penalty.js';
import { FOULS_BY_GROUP, type FoulCode } from '../../../src/record.js';
import { pot, referee, stateAfter, stroke } from '../support.js';

interface Case {
  readonly before?: readonly Entry[];
  readonly entry: Entry;
  readonly rules?: SetupInput['rules'];
  readonly reason: Reason;
  readonly clause?: string;
  readonly detail?: string;
}

const BLACK_LEFT = [referee({ reds: 0, colours: ['black'] })];
const FREE_BALL = [stroke({ hit: 'none', freeBall: true })];

const CASES: Readonly<Record<string, Case>> = {
  'a miss with only the black left': {
    before: BLACK_LEFT,
    entry: stroke({ hit: 'none', miss: true }),
    reason: 'miss-last-black',
    clause: '3.14',
  },
  'a miss where no stroke was made': {
    entry: stroke({ fouls: ['touched'], beforeStroke: true, miss: true }),
    reason: 'miss-before-stroke',
    clause: '3.14(d)',
  },
  'a free ball with only the black left': {
    before: BLACK_LEFT,
    entry: stroke({ hit: 'none', freeBall: true }),
    reason: 'free-ball-last-black',
    clause: '3.10',
  },
  'a red as the colour after a red': {
    before: [pot('red')],
    entry: stroke({ nominated: 'red' }),
    reason: 'nominate-colour',
    clause: '3.3(f)(i)',
  },
  'the ball on itself as the free ball, 2014': {
    before: FREE_BALL,
    entry: stroke({ nominated: 'red' }),
    rules: '2014',
    reason: 'free-ball-is-ball-on',
    clause: '3.10(a)(i)',
  },
  'a colour nominated with no free ball on offer': {
    entry: stroke({ nominated: 'pink' }),
    reason: 'no-free-ball',
    clause: '3.10(a)(i)',
    detail: 'pink',
  },
  'a miss of a colour that nobody named': {
    before: [pot('red')],
    entry: stroke({ hit: 'none' }),
    reason: 'name-the-colour',
    clause: '3.12',
  },
  'a free ball called after a fair stroke': {
    entry: stroke({ freeBall: true }),
    reason: 'no-foul',
  },
  'a ball that is down': {
    before: BLACK_LEFT,
    entry: pot('pink'),
    reason: 'ball-not-on-table',
    detail: 'pink',
  },
  'a touching ball that is down, after a fair stroke': {
    before: BLACK_LEFT,
    entry: stroke({ touching: ['pink'] }),
    reason: 'ball-not-on-table',
    detail: 'pink',
  },
  'a touching ball that is down, after a foul': {
    before: [referee({ reds: 0, colours: ['pink', 'black'] })],
    entry: stroke({ hit: 'none', touching: ['blue'] }),
    reason: 'ball-not-on-table',
    detail: 'blue',
  },
  'a player whom nobody knows': {
    entry: stroke({ by: [1, 5] }),
    reason: 'no-such-player',
    detail: 'by',
  },
};

for (const [name, { before = [], entry, rules, reason, clause, detail }] of Object.entries(CASES)) {
  test(`refused${clause ? ` by ${clause}` : ''}: ${name}`, () => {
    const refusal = apply(stateAfter(before, rules ? { rules } : {}), entry);
    assert.ok(isRefusal(refusal), `taken: ${JSON.stringify(entry)}`);
    assert.deepEqual([refusal.reason, refusal.clause, refusal.detail], [reason, clause, detail]);
  });
}

/** 3.12 in its order, less what the fields of a stroke show: (a)(v), (vi); (b)(iii), (iv), (vii). */
const CLAUSES: Readonly<Record<string, FoulCode>> = {
  '3.12(a)(i)': 'double-hit',
  '3.12(a)(ii)': 'feet',
  '3.12(a)(iii)': 'out-of-turn',
  '3.12(a)(iv)': 'improper-in-hand',
  '3.12(a)(vii)': 'free-ball-snooker',
  '3.12(a)(viii)': 'jump-shot',
  '3.12(a)(ix)': 'cue',
  '3.12(a)(x)': 'conferring',
  '3.12(b)(i)': 'balls-moving',
  '3.12(b)(ii)': 'before-spotted',
  '3.12(b)(v)': 'push',
  '3.12(b)(vi)': 'touched',
  '3.12(d)(i)': 'dead-ball',
  '3.12(d)(ii)': 'measured',
  '3.12(d)(iii)': 'successive-reds',
  '3.12(d)(iv)': 'wrong-cue-ball',
  '3.12(d)(v)': 'not-declared',
  '3.12(d)(vi)': 'before-nomination',
};

test('3.12: each foul code stands for its clause, and in the group that prices it', () => {
  for (const [clause, code] of Object.entries(CLAUSES)) {
    assert.equal(FOUL_CLAUSE[code], clause);
    const group = clause.at('3.12('.length) as keyof typeof FOULS_BY_GROUP;
    assert.ok((FOULS_BY_GROUP[group] as readonly string[]).includes(code), code);
  }
  assert.equal(Object.keys(FOUL_CLAUSE).length, Object.keys(CLAUSES).length);
});

test('3.12(b)(ii), 2014: of a longer break only the colour that was not yet spotted is unscored', () => {
  const early = stroke({ fouls: ['before-spotted'] });
  const { frame } = stateAfter([pot('red'), pot('blue'), pot('red'), pot('black'), early], {
    rules: '2014',
  });
  assert.deepEqual(frame?.breaks, [
    { side: 0, player: 0, points: 7, balls: ['red', 'blue', 'red'] },
  ]);
  assert.deepEqual(frame.scores, [7, 7]);
});
