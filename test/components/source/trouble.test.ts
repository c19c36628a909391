import { expect } from '@open-wc/testing';
import { askWriter } from '../../../components/source/ask-writer.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import { channelName } from '../../../components/source/messages.js';
import type { SourceError } from '../../../components/source/source-error.js';
import { pageSurroundings } from '../../../components/source/surroundings.js';
import {
  BLOCKED,
  FRAME,
  FULL,
  HandClock,
  newToken,
  RED,
  SETUP,
  settled,
  tab,
  TroubledKeeper,
  until,
} from './support.js';

describe('storage in trouble', () => {
  let id: string;
  let keeper: TroubledKeeper;
  beforeEach(() => {
    id = newToken();
    keeper = new TroubledKeeper();
  });

  it('takes what another page says of a match only where it is one', async () => {
    const around = pageSurroundings(keeper);
    const state = (entries: readonly unknown[]): object => ({
      match: id,
      type: 'state',
      record: { format: 'snooker-match', version: 1, setup: SETUP, entries },
      history: { done: [], undone: [] },
      version: { term: 1, revision: 1, line: [{ writer: 'w', revision: 1 }] },
      revision: 1,
    });
    const thrown: unknown[] = [];
    const hear = (event: ErrorEvent): void => {
      thrown.push(event.error);
      event.preventDefault();
    };
    const other = new BroadcastChannel(channelName(id));
    addEventListener('error', hear, { capture: true });
    const answer = askWriter(around, id);
    other.postMessage(state([RED, 'nonsense']));
    other.postMessage(state([FRAME]));
    expect((await answer)?.record.entries).to.deep.equal([FRAME]);
    removeEventListener('error', hear, { capture: true });
    other.close();
    expect(thrown).to.deep.equal([]);
  });

  it('goes on in memory when storage is full, and says so', async () => {
    const match = await tab(keeper).open(id, SETUP);
    keeper.trouble = FULL;
    expect(match.enter(FRAME)).to.equal(null);
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'not-kept', why: 'full' });
    expect(match.enter(RED)).to.equal(null);
    expect(match.record.entries).to.have.length(2);
    match.close();
  });

  it('keeps everything with the next entry once there is room', async () => {
    const match = await tab(keeper).open(id, SETUP);
    keeper.trouble = FULL;
    match.enter(FRAME);
    await match.saved();
    keeper.trouble = null;
    match.enter(RED);
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    expect(keeper.rows.get(id)).to.have.nested.property('record.entries').with.length(2);
    match.close();
  });

  it('starts in memory where storage is blocked, and is kept once it is not', async () => {
    keeper.trouble = BLOCKED;
    const match = await tab(keeper).open(id, SETUP);
    expect(match.role).to.equal('writer');
    expect(match.keeping).to.deep.equal({ kind: 'not-kept', why: 'blocked' });
    match.enter(FRAME);
    keeper.trouble = null;
    match.enter(RED);
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    expect(keeper.rows.get(id)).to.have.nested.property('record.entries').with.length(2);
    match.close();
  });

  it('a match begun in memory writes over no match of its id, and stays as one of its own', async () => {
    const { matches } = tab(keeper);
    const first = await tab(keeper).open(id, SETUP);
    first.enter(FRAME);
    first.close();
    await first.saved();
    const kept = await matches.duplicate(id);
    keeper.trouble = BLOCKED;
    const match = await tab(keeper).open(kept, SETUP);
    match.enter(FRAME);
    await match.saved();
    keeper.trouble = null;
    match.enter(RED);
    await match.saved();
    await until(() => match.copies === 1);
    expect(keeper.rows.get(kept)).to.have.nested.property('record.entries').with.length(1);
    const copy = [...keeper.rows.values()].find((row) => (row as MatchRow).copyOf === kept);
    expect(copy).to.have.nested.property('record.entries').with.length(2);
    match.close();
  });

  it('puts a match that was wiped back with the next entry', async () => {
    const match = await tab(keeper).open(id, SETUP);
    match.enter(FRAME);
    await match.saved();
    keeper.rows.clear();
    match.enter(RED);
    await match.saved();
    expect(keeper.rows.get(id)).to.have.nested.property('record.entries').with.length(2);
    match.close();
  });

  it('says that it is wiped until that is done', async () => {
    let wiped: () => void = () => undefined;
    keeper = Object.assign(keeper, {
      watch: (callback: () => void) => {
        wiped = callback;
        return () => undefined;
      },
    });
    const match = await tab(keeper).open(id, SETUP);
    keeper.rows.clear();
    wiped();
    expect(match.keeping).to.deep.equal({ kind: 'not-kept', why: 'wiped' });
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    expect(keeper.rows.has(id)).to.equal(true);
    match.close();
  });

  it('says that nothing is kept while a write takes too long', async () => {
    const clock = new HandClock();
    const match = await tab(keeper, { clock }).open(id, SETUP);
    let open: () => void = () => undefined;
    keeper.gate = new Promise((resolve) => (open = resolve));
    match.enter(FRAME);
    await clock.pass(2999);
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    await clock.pass(1);
    expect(match.keeping).to.deep.equal({ kind: 'not-kept', why: 'blocked' });
    open();
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    match.close();
  });

  it('tells a second pad what the writer could not keep', async () => {
    const match = await tab(keeper).open(id, SETUP);
    const second = await tab(keeper).open(id);
    keeper.trouble = FULL;
    match.enter(FRAME);
    await match.saved();
    await until(() => second.keeping.kind === 'not-kept');
    expect(second.keeping).to.deep.equal({ kind: 'not-kept', why: 'full' });
    match.close();
    second.close();
  });

  it('leaves a damaged row alone, and hands it out as JSON', async () => {
    const store = tab(keeper);
    const match = await store.create(SETUP, { id });
    match.close();
    await settled();
    const damaged = keeper.rows.get(id) as { record: { entries: unknown[] } };
    damaged.record.entries.push({ kind: 'stroke', pocketed: ['red'] });
    const before = JSON.stringify(damaged);

    const error: unknown = await store.open(id, SETUP).catch((reason: unknown) => reason);
    expect(error).to.include({ code: 'bad-row' });
    const { raw, cause } = error as SourceError;
    expect(JSON.parse(raw!)).to.deep.equal(JSON.parse(before));
    // A stroke with no frame under way.
    expect(cause).to.include({ code: 'not-allowed', entry: 0 });
    expect(JSON.stringify(keeper.rows.get(id))).to.equal(before);
    expect((await store.matches.all()).damaged).to.have.length(1);
  });

  it('says plainly that a match does not exist, or that storage is blocked', async () => {
    const reason = async (): Promise<unknown> =>
      tab(keeper)
        .open(id)
        .catch((e: unknown) => e);
    expect(await reason()).to.include({ code: 'no-such-match' });
    keeper.trouble = BLOCKED;
    expect(await reason()).to.include({ code: 'blocked' });
  });
});
