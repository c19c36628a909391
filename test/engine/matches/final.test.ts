/** A world final from the scores of its frames, as somebody would enter it who has nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatchLog, isRefusal, apply, replay } from '../../../src/index.js';
import { readRecord, recordNames } from './records.js';

const final = (): unknown => readRecord('davis-taylor-1985-final');

test('3.1(g)(i): Davis-Taylor 1985 ends 17-18 with the 35th frame', () => {
  const { games, winner, now, frames } = replay(final());
  assert.equal(frames.length, 35);
  assert.deepEqual(games[0]?.frames, [17, 18]);
  assert.deepEqual([games[0].winner, winner, now.phase], [1, 1, 'match-over']);
});

test('3.3(b): sides break off in turn, so that who broke off in frame 1 does so in frame 35', () => {
  const log = MatchLog.open(final());
  const breakers = log.record.entries.flatMap(({ kind }, i) =>
    kind === 'frame' ? [log.stateAfter(i + 1).frame?.striker[0]] : [],
  );
  assert.deepEqual(
    breakers,
    Array.from({ length: 35 }, (_, i) => i % 2),
  );
});

test('Taylor led for the first time when it was over', () => {
  const log = MatchLog.open(final());
  const leads = Array.from({ length: log.length + 1 }, (_, i) => {
    const [davis = 0, taylor = 0] = log.stateAfter(i).games[0]?.frames ?? [];
    return taylor > davis;
  });
  assert.equal(leads.indexOf(true), log.length);
});

test('3.1(g): the match is over: no frame, and no concession, comes after it', () => {
  const { state } = MatchLog.open(final());
  for (const entry of [{ kind: 'frame' }, { kind: 'concede', by: 0 }, { kind: 'rerack' }]) {
    const next = apply(state, entry);
    assert.ok(isRefusal(next));
    assert.equal(next.reason, 'match-over');
  }
});

test('every record says where it comes from, and survives a trip through JSON', () => {
  for (const name of recordNames()) {
    const record = readRecord(name.replace('.json', '')) as { source: string };
    assert.ok(record.source.length > 20, name);
    const log = MatchLog.open(record);
    assert.deepEqual(JSON.parse(JSON.stringify(log.record)), record);
  }
});
