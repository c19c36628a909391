import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { MatchRow } from '../../components/source/match-row.js';
import { FILES, saveAll, saveMatch } from '../../extension/pages/saving.js';
import { en } from '../../extension/pages/words/en.js';
import { FRAME, record } from '../engine/support.js';

const CREATED = Date.UTC(2024, 4, 6);

/** Names of the files that are handed to the downloads meanwhile. */
const saved = (work: () => void): readonly string[] => {
  const names: string[] = [];
  const link = { href: '', download: '', click: () => names.push(link.download) };
  Object.assign(globalThis, { document: { createElement: () => link } });
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: CREATED });
  work();
  mock.timers.tick(60_000);
  mock.timers.reset();
  return names;
};

const rowOf = (title: string): MatchRow =>
  ({ id: 'm', title, created: CREATED, record: record([FRAME]) }) as unknown as MatchRow;

test('a match has the same name as a file, whatever is saved of it, and as the pad saves it', () => {
  const names = saved(() => {
    for (const kind of FILES) saveMatch(rowOf('Ding – Selby'), kind, en.save);
  });
  assert.deepEqual(names, [
    'Ding-Selby-2024-05-06.json',
    'Ding-Selby-2024-05-06.txt',
    'Ding-Selby-2024-05-06.vtt',
    'Ding-Selby-2024-05-06.csv',
  ]);
});

test('a long name is cut between characters, never within one', () => {
  const title = 'a'.repeat(59) + '𠮷田';
  const names = saved(() => {
    saveMatch(rowOf(title), 'record', en.save);
  });
  assert.deepEqual(names, [`${'a'.repeat(59)}𠮷-2024-05-06.json`]);
});

test('all matches are one file', () => {
  const names = saved(() => {
    saveAll('{}');
  });
  assert.deepEqual(names, ['matches-2024-05-06.json']);
});
