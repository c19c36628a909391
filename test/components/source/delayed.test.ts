import { expect } from '@open-wc/testing';
import { systemClock } from '../../../components/source/clock.js';
import { DelayedMatch } from '../../../components/source/delayed-match.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import { BLACK, FRAME, HandClock, RED, SETUP, settled } from './support.js';

describe('a match some seconds late', () => {
  let clock: HandClock;
  let match: MemoryMatch;
  beforeEach(() => {
    clock = new HandClock();
    match = open([FRAME]);
  });
  const open = (entries: readonly object[]): MemoryMatch =>
    new MemoryMatch('m', { format: 'snooker-match', version: 1, setup: SETUP, entries });
  const ago = (seconds: number): { at: string } => ({
    at: new Date(clock.now() - seconds * 1000).toISOString(),
  });
  const late = (seconds = 10): DelayedMatch => new DelayedMatch(match, seconds, clock);
  const scores = (view: DelayedMatch): readonly number[] => view.summary.now.scores;

  it('shows each change ten seconds after it came, and not before', async () => {
    const view = late();
    await clock.pass(10_000);
    match.enter(RED);
    await clock.pass(4000);
    match.enter(BLACK);
    await clock.pass(5999);
    expect(scores(view)).to.deep.equal([0, 0]);
    await clock.pass(1);
    expect(scores(view)).to.deep.equal([1, 0]);
    await clock.pass(3999);
    expect(scores(view)).to.deep.equal([1, 0]);
    await clock.pass(1);
    expect(scores(view)).to.deep.equal([8, 0]);
    view.close();
  });

  it('waits where the delay is longer than a browser can count', async () => {
    let runs = 0;
    const stop = systemClock.after(2 ** 31, () => (runs += 1));
    await settled();
    stop();
    expect(runs).to.equal(0);
  });

  it('gives an undo away no sooner either', async () => {
    const view = late();
    match.enter(RED);
    await clock.pass(10_000);
    match.undo();
    await clock.pass(9999);
    expect(scores(view)).to.deep.equal([1, 0]);
    expect(view.record.entries).to.have.length(2);
    await clock.pass(1);
    expect(scores(view)).to.deep.equal([0, 0]);
    view.close();
  });

  it('tells when what it shows is another, and only then', async () => {
    const view = late();
    await clock.pass(10_000);
    let told = 0;
    view.subscribe(() => (told += 1));
    match.enter(RED);
    expect(told).to.equal(0);
    await clock.pass(10_000);
    expect(told).to.equal(1);
    view.close();
  });

  it('looks along its own record, not that of its source', async () => {
    const view = late();
    await clock.pass(10_000);
    match.enter(RED);
    expect(view.stateAfter(99).frame!.scores).to.deep.equal([0, 0]);
    view.close();
  });

  it('opened late, holds back the entries whose stamp is young', () => {
    match = open([
      { ...FRAME, ...ago(300) },
      { ...RED, ...ago(60) },
      { ...BLACK, ...ago(3) },
    ]);
    const view = late();
    expect(scores(view)).to.deep.equal([1, 0]);
    expect(view.freshness).to.deep.equal({ kind: 'live' });
    view.close();
  });

  it('opened late, waits where it cannot know what was shown ten seconds ago', async () => {
    match = open([FRAME, RED]);
    const view = late();
    expect(view.freshness).to.deep.equal({ kind: 'waiting' });
    expect(scores(view)).to.deep.equal([0, 0]);
    await clock.pass(10_000);
    expect(scores(view)).to.deep.equal([1, 0]);
    expect(view.freshness).to.deep.equal({ kind: 'live' });
    view.close();
  });

  it('opened late, shows at once what changed long ago', () => {
    match = Object.assign(open([FRAME, RED]), { changedAt: clock.now() - 10_000 });
    const view = late();
    expect(scores(view)).to.deep.equal([1, 0]);
    view.close();
  });

  it('with no delay shows each change at once', () => {
    const view = late(0);
    match.enter(RED);
    expect(scores(view)).to.deep.equal([1, 0]);
    view.close();
  });

  it('leaves no timer behind', async () => {
    const view = late();
    match.enter(RED);
    view.close();
    expect(clock.next).to.equal(null);
    await clock.pass(20_000);
    expect(scores(view)).to.deep.equal([0, 0]);
  });
});
