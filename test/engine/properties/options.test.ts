/** What the options offer is accepted, and what they do not offer is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  FOUL_CODES,
  apply,
  isRefusal,
  options,
  type AnyBall,
  type Entry,
  type Foul,
  type Options,
  type StrokeEntry,
} from '../../../src/index.js';
import { countOf } from '../../../src/balls.js';
import { decide, referee, refuses, stateAfter, stroke } from '../support.js';
import { lying } from './offered.js';
import { atLeast, holds, setups, steps, tapes, walk } from './walk.js';
import { wild } from './wild.js';

const strokeIsOut = (o: Options, entry: StrokeEntry): boolean => {
  const { stroke } = o;
  if (!stroke) return true;
  const gone = [...(entry.pocketed ?? []), ...(entry.forcedOff ?? [])];
  const hit = entry.hit === undefined || entry.hit === 'none' ? [] : [entry.hit].flat();
  const tooMany = (balls: readonly AnyBall[]): boolean =>
    balls.some((ball) => countOf(balls, ball) > lying(stroke, ball));
  const nominable: readonly AnyBall[] =
    stroke.nominate.length > 0
      ? stroke.nominate
      : stroke.freeBall.length > 0
        ? stroke.freeBall
        : stroke.on;
  return (
    tooMany(gone) ||
    tooMany(hit) ||
    (entry.nominated !== undefined && !nominable.includes(entry.nominated)) ||
    (entry.freeBall === true && !stroke.callFreeBall) ||
    ((entry.miss ?? false) !== false && stroke.miss === 'no')
  );
};

/** The options say that this cannot be entered now. */
const isOut = (o: Options, entry: Entry): boolean => {
  switch (entry.kind) {
    case 'frame':
      return o.frame === null;
    case 'stroke':
      return strokeIsOut(o, entry);
    case 'decision': {
      if (!o.decision?.choices.includes(entry.choice)) return true;
      return countOf(entry.restored ?? [], 'red') > countOf(o.decision.restorable, 'red');
    }
    case 'penalty':
      if (!o.penalty?.[entry.reason].includes(entry.by)) return true;
      return o.stroke === null || lying(o.stroke, entry.ball) === 0;
    case 'lots':
      return o.lots === null;
    case 'concede':
      return !o.concede.includes(entry.what ?? 'frame');
    case 'award':
      if (!o.award.includes(entry.what ?? 'frame')) return true;
      return entry.reason === 'claim' && entry.to !== o.claim;
    case 'rerack':
      return !o.rerack;
    case 'referee':
      return !o.referee;
    case 'break':
      return !o.break;
  }
};

test('what the options offer is accepted', () => {
  // The walk itself fails where an offered entry is refused.
  let taken = 0;
  holds(
    fc.property(setups, tapes(500), (setup, tape) => walk(setup, tape, () => (taken += 1))),
    150,
  );
  assert.equal(taken, steps);
});

test('what the options do not offer is refused', () => {
  const kinds = new Set<string>();
  holds(
    fc.property(setups, tapes(500), (setup, tape) =>
      walk(setup, tape, ({ after: state, d }) => {
        const o = options(state);
        for (let tries = 0; tries < 4; tries += 1) {
          const entry = wild(d);
          if (!isOut(o, entry)) continue;
          kinds.add(entry.kind);
          assert.ok(isRefusal(apply(state, entry)), `taken: ${JSON.stringify(entry)}`);
        }
      }),
    ),
    150,
  );
  assert.equal(kinds.size, 10, `every kind was refused at some time: ${[...kinds].join()}`);
});

test('3.10(b)(ii), 3.19(b)(i): a foul code that is not offered changes nothing', () => {
  let lifted = 0;
  holds(
    fc.property(setups, tapes(500), (setup, tape) =>
      walk(setup, tape, ({ before, entry }) => {
        const { stroke } = options(before);
        if (!stroke || entry.kind !== 'stroke' || entry.by) return;
        for (const code of FOUL_CODES.filter((each) => !stroke.fouls.includes(each))) {
          const fouls: Foul[] = [...(entry.fouls ?? []), code];
          lifted += 1;
          assert.deepEqual(apply(before, { ...entry, fouls }), apply(before, entry));
        }
      }),
    ),
    40,
  );
  assert.ok(lifted > 0);
});

test('after the match nothing is offered, and nothing is taken', () => {
  let over = 0;
  holds(
    fc.property(setups, tapes(300), (setup, tape) =>
      walk(setup, tape, ({ after: state, d }) => {
        if (!state.over) return;
        over += 1;
        assert.equal(isRefusal(apply(state, wild(d))), true);
        const { frame, stroke, decision, penalty, lots, concede, award, referee } = options(state);
        assert.deepEqual([frame, stroke, decision, penalty, lots], [null, null, null, null, null]);
        assert.deepEqual([concede, award, referee], [[], [], false]);
      }),
    ),
    60,
  );
  assert.ok(over > 0);
});

test('3.14(f): of a table that the referee has stated since the foul nothing is put back', () => {
  const fouled = [stroke({ pocketed: ['red', 'green'], hit: 'green' }), referee({ reds: 15 })];
  assert.deepEqual(options(stateAfter(fouled)).decision?.restorable, []);
  refuses('impossible', [...fouled, decide('play', ['red'])]);
});

test('60,000 entries and more were played', () => atLeast(60_000, steps));
