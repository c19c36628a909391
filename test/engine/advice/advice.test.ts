/** Every code has a state that brings it, and every state's advice is well formed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ADVICE_CODES, advice } from '../../../src/advice/advice.js';
import { begin, type Entry, type MatchState, type SetupInput } from '../../../src/index.js';
import { FOUR_HANDED, MISSED, decide, pot, pots, referee, stateAfter, stroke } from '../support.js';
import { MISSED_RED, edition, lastBlack } from './support.js';

const replaced: readonly Entry[] = [MISSED_RED, decide('replace')];
const before = stroke({ fouls: [{ code: 'touched', balls: ['red'] }], beforeStroke: true });
const concede: Entry = { kind: 'concede', by: 0 };
const needy: Partial<SetupInput> = {
  sides: [{ players: [{ name: 'A', wheelchair: true, tellColours: true }] }, { name: 'B' }],
};
const colours = referee({ scores: [90, 0], reds: 0, on: 'yellow', inHand: false });

/** One state for each thing that can be the matter. */
const states: readonly MatchState[] = [
  begin(stateAfter([], FOUR_HANDED).setup),
  stateAfter([concede], FOUR_HANDED),
  stateAfter([], needy),
  stateAfter(pots('red', 'black'), FOUR_HANDED),
  stateAfter([lastBlack([33, 40]), pot('black')], FOUR_HANDED),
  stateAfter([lastBlack()]),
  stateAfter([lastBlack([60, 40])], edition('2014')),
  stateAfter([], edition('2019')),
  stateAfter([colours, pot('yellow')]),
  stateAfter([stroke({ hit: 'blue', pocketed: ['brown', 'blue'], miss: true })]),
  stateAfter([MISSED_RED], edition('2014')),
  stateAfter([stroke({ touching: ['red', 'blue'] })]),
  stateAfter([stroke({ pocketed: ['red'], touching: ['pink'] })]),
  stateAfter([stroke({ hit: 'none', freeBall: true })]),
  stateAfter([...replaced, ...replaced]),
  stateAfter([...replaced, ...replaced, before]),
  stateAfter([MISSED, MISSED, MISSED, MISSED, MISSED, MISSED], FOUR_HANDED),
];

test('every code is brought by some state', () => {
  const seen = new Set(states.flatMap((state) => advice(state).map(({ code }) => code)));
  assert.deepEqual(
    ADVICE_CODES.filter((code) => !seen.has(code)),
    [],
  );
});

test('a code stands once in the list, under one clause', () => {
  assert.equal(new Set(ADVICE_CODES).size, ADVICE_CODES.length);
});

test('codes are kebab-case, clauses are those of Section 3 or Section 2 Rule 1', () => {
  for (const { code, clause } of states.flatMap(advice)) {
    assert.match(code, /^[a-z]+(-[a-z]+)*$/);
    assert.match(clause, /^(2\.1|3\.\d{1,2}(\([a-z]+\))*)$/);
  }
});

test('advice is plain data', () => {
  for (const state of states) {
    assert.deepEqual(JSON.parse(JSON.stringify(advice(state))), advice(state));
  }
});

test('nothing once the match is over', () => {
  assert.deepEqual(advice(stateAfter([{ kind: 'concede', by: 0, what: 'match' }])), []);
});
