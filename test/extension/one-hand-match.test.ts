import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryMatch } from '../../components/source/memory-match.js';
import type { Role } from '../../components/source/match-source.js';
import { OneHandMatch } from '../../extension/one-hand-match.js';
import { Refusal } from '../../src/index.js';
import { FRAME, pot, record } from '../engine/support.js';

/** A match of which another page is the writer until this one has taken over. */
class FollowedElsewhere extends MemoryMatch {
  #role: Role = 'follower';
  takeOvers = 0;
  /** What comes of a take-over; the other page may write until it is through. */
  taking: () => void = () => undefined;

  override get role(): Role {
    return this.#role;
  }

  override async takeOver(): Promise<void> {
    this.takeOvers += 1;
    await Promise.resolve();
    this.#role = 'writer';
    try {
      this.taking();
    } catch (error) {
      this.#role = 'follower';
      throw error;
    }
  }

  protected override write(change: Parameters<MemoryMatch['write']>[0]): Refusal | null {
    if (this.#role !== 'writer') return new Refusal('not-allowed', 'not-the-writer');
    return super.write(change);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what is entered on a page that follows is in the match, once it has taken over', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const pad = new OneHandMatch(match);
  assert.equal(pad.role, 'writer');
  assert.equal(pad.enter(pot('red')), null);
  await settled();
  assert.equal(pad.summary.now.scores[0], 1);
});

test('strokes entered in quick succession are all in it, in their order, by one take-over', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const pad = new OneHandMatch(match);
  assert.equal(pad.enter(pot('red')), null);
  assert.equal(pad.enter(pot('black')), null);
  assert.equal(pad.enter(pot('red')), null);
  await settled();
  assert.deepEqual([pad.summary.now.scores[0], match.takeOvers], [9, 1]);
});

test('a refusal is known at once, and takes nothing over', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const refused = new OneHandMatch(match).enter({ kind: 'lots', first: 7 });
  await settled();
  assert.ok(refused);
  assert.notEqual(refused.reason, 'not-the-writer');
  assert.equal(match.takeOvers, 0);
});

test('undo and redo too', async () => {
  const match = new FollowedElsewhere('m', record([FRAME, pot('red')]));
  const pad = new OneHandMatch(match);
  assert.equal(pad.undo(), null);
  await settled();
  assert.equal(pad.record.entries.length, 1);
  assert.equal(pad.redo(), null);
  assert.equal(pad.record.entries.length, 2);
});

test('changes in the middle too', async () => {
  const match = new FollowedElsewhere('m', record([FRAME, pot('red'), pot('black')]));
  const pad = new OneHandMatch(match);
  assert.equal(pad.edit(2, pot('pink')), null);
  await settled();
  assert.equal(pad.summary.now.scores[0], 7);
  assert.equal(pad.remove(2), null);
  assert.equal(pad.insert(2, pot('blue')), null);
  assert.equal(pad.summary.now.scores[0], 6);
});

test('where the take-over fails, what was entered is left over, and said', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const pad = new OneHandMatch(match);
  match.taking = () => {
    throw new Error('storage is damaged');
  };
  const told: number[] = [];
  pad.subscribe(() => told.push(pad.leftOver.length));
  pad.enter(pot('red'));
  pad.enter(pot('black'));
  await settled();
  assert.equal(pad.record.entries.length, 1);
  assert.deepEqual(
    pad.leftOver.map(({ entries }) => entries),
    [[FRAME, pot('red'), pot('black')]],
  );
  assert.deepEqual(told, [1]);
});

test('after a take-over that failed the next entry tries again, and is made', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const pad = new OneHandMatch(match);
  match.taking = () => {
    throw new Error('storage is damaged');
  };
  pad.enter(pot('red'));
  await settled();
  match.taking = () => undefined;
  assert.equal(pad.enter(pot('red')), null);
  await settled();
  assert.deepEqual([pad.summary.now.scores[0], pad.leftOver.length], [1, 1]);
});

test('what the page that wrote before made impossible is left over, and said', async () => {
  const match = new FollowedElsewhere('m', record([FRAME]));
  const pad = new OneHandMatch(match);
  match.taking = () => match.enter({ kind: 'concede', by: 0 });
  assert.equal(pad.enter(pot('red')), null);
  await settled();
  assert.equal(pad.record.entries.at(-1)?.kind, 'concede');
  assert.deepEqual(
    pad.leftOver.map(({ entries }) => entries),
    [[FRAME, pot('red')]],
  );
});

test('a refusal leaves no older match behind: the next entry goes by what the match is then', async () => {
  const match = new FollowedElsewhere('m', record([]));
  const pad = new OneHandMatch(match);
  assert.ok(pad.enter(pot('red')));
  await match.takeOver();
  match.enter(FRAME);
  assert.equal(pad.enter(pot('red')), null);
  assert.equal(pad.summary.now.scores[0], 1);
});
