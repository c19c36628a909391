import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryMatch } from '../../components/source/memory-match.js';
import { OneHandMatch } from '../../extension/one-hand-match.js';
import { StampedMatch } from '../../extension/video-time.js';
import { FRAME, pot, record } from '../engine/support.js';

const padOf = (match: MemoryMatch): StampedMatch =>
  new StampedMatch(new OneHandMatch(match), () => ({ at: '2024-05-06T12:00:00.000Z' }));

test('the pads of the extension see what could not be kept, and what became a match of its own', () => {
  const left = record([FRAME, pot('red')]);
  const pad = padOf(
    Object.assign(new MemoryMatch('m', record([FRAME])), { leftOver: [left], copies: 2 }),
  );
  assert.deepEqual(pad.leftOver, [left]);
  assert.equal(pad.copies, 2);
});

test('a match that is never kept has nothing left over, and no copies', () => {
  const pad = padOf(new MemoryMatch('m', record([FRAME])));
  assert.deepEqual([pad.leftOver, pad.copies], [[], 0]);
});
