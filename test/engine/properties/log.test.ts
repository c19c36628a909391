/** The log of a match: folding is the same as growing, and each change has its inverse. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  MatchLog,
  apply,
  begin,
  isRefusal,
  replay,
  replayState,
  summarise,
  type Entry,
  type MatchState,
  type Refusal,
} from '../../../src/index.js';
import { dice, type Dice } from './dice.js';
import { offered } from './offered.js';
import { atLeast, holds, matchOf, parsed, recordOf, setups, tapes } from './walk.js';
import { wild } from './wild.js';

const played = (most: number): fc.Arbitrary<{ log: MatchLog; d: Dice; entries: Entry[] }> =>
  fc.tuple(setups, tapes(most), fc.noShrink(fc.nat())).map(([setup, tape, seed]) => {
    const entries = matchOf(setup, tape);
    return { log: MatchLog.open(recordOf(setup, entries)), d: dice(seed), entries };
  });

/** What can be seen of a log. */
const seen = (log: MatchLog) => ({ record: log.record, state: log.state });

test('fold equals increment: replay of the JSON, the log, and one entry after another', () =>
  holds(
    fc.property(setups, tapes(400), (setup, tape) => {
      const entries = matchOf(setup, tape);
      const record = recordOf(setup, entries);
      const log = MatchLog.open(recordOf(setup, []));
      let state: MatchState = begin(parsed(setup));
      for (const entry of entries) {
        const next: MatchState | Refusal = apply(state, entry);
        if (isRefusal(next)) throw new Error(next.reason);
        state = next;
        assert.equal(log.enter(entry), null);
      }
      const again: unknown = JSON.parse(JSON.stringify(record));
      assert.deepEqual(replayState(again), state);
      assert.deepEqual(log.state, state);
      assert.deepEqual(replay(again), summarise(state));
      assert.deepEqual(JSON.parse(JSON.stringify(log.record)), again);
    }),
    100,
  ));

test('undo, then redo: the same log, all the way back and forth', () =>
  holds(
    fc.property(played(120), ({ log, entries }) => {
      const before: ReturnType<typeof seen>[] = [];
      while (log.canUndo) {
        before.push(seen(log));
        assert.equal(log.undo(), null);
        assert.equal(log.redo(), null);
        assert.deepEqual(seen(log), before.at(-1));
        assert.equal(log.undo(), null);
      }
      assert.equal(before.length, entries.length);
      for (const was of before.reverse()) {
        assert.equal(log.redo(), null);
        assert.deepEqual(seen(log), was);
      }
      assert.equal(log.canRedo, false);
    }),
    25,
  ));

/** A change somewhere; the way to take it back, or null where it was refused. */
const change = (log: MatchLog, d: Dice): (() => Refusal | null) | null => {
  const at = d.below(log.length + 1);
  const here = log.stateAfter(at);
  const entry = d.chance(20) || here.over ? wild(d) : offered(here, d);
  const old = log.entryAt(at);
  switch (d.below(3)) {
    case 0:
      return log.insert(at, entry) ? null : () => log.remove(at);
    case 1:
      return log.edit(at, entry) ? null : () => log.edit(at, old);
    default:
      return log.remove(at) ? null : () => log.insert(at, old);
  }
};

test('insert, edit, remove: the inverse, or undo, brings the log back; a refusal leaves it alone', () => {
  let changed = 0;
  let refused = 0;
  holds(
    fc.property(played(120), ({ log, d }) => {
      for (let tries = 0; tries < 12; tries += 1) {
        const was = seen(log);
        const back = change(log, d);
        if (back) {
          changed += 1;
          assert.deepEqual(log.state, replayState(log.record));
          assert.equal(d.chance(50) ? log.undo() : back(), null);
        } else {
          refused += 1;
        }
        assert.deepEqual(seen(log), was);
      }
    }),
    120,
  );
  atLeast(100, changed);
  atLeast(100, refused);
});

test('a log that was kept with its history goes on where it stopped', () =>
  holds(
    fc.property(played(80), fc.nat({ max: 20 }), ({ log }, undone) => {
      for (let i = 0; i < undone && log.canUndo; i += 1) log.undo();
      const kept = JSON.parse(JSON.stringify({ record: log.record, history: log.history })) as {
        record: unknown;
        history: MatchLog['history'];
      };
      const again = MatchLog.open(kept.record, kept.history);
      while (log.canRedo) {
        assert.equal(log.redo(), null);
        assert.equal(again.redo(), null);
      }
      assert.deepEqual(again.state, log.state);
      assert.equal(again.canRedo, false);
    }),
    60,
  ));
