import { expect } from '@open-wc/testing';
import { KEEP_DELETED } from '../../../components/source/match-list.js';
import type { MatchStore } from '../../../components/source/match-store.js';
import { FRAME, FULL, HandClock, newToken, RED, SETUP, tab, TroubledKeeper } from './support.js';

describe('the list of matches', () => {
  let keeper: TroubledKeeper;
  let clock: HandClock;
  let store: MatchStore;
  beforeEach(() => {
    keeper = new TroubledKeeper();
    clock = new HandClock();
    store = tab(keeper, { clock });
  });
  const make = async (id = newToken()): Promise<string> => {
    const match = await store.create(SETUP, { id });
    match.enter(FRAME);
    match.enter(RED);
    await match.saved();
    match.close();
    return id;
  };
  const titles = async (): Promise<string[]> =>
    (await store.matches.all()).matches.map(({ title }) => title);
  const code = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'taken',
      (error: unknown) => (error as { code: unknown }).code,
    );

  it('lists them, last changed first, with where they stand', async () => {
    await make();
    await clock.pass(1000);
    const later = await make();
    const { matches, damaged } = await store.matches.all();
    expect(matches.map(({ id }) => id)[0]).to.equal(later);
    expect(matches[0]).to.include({ title: 'Ding – Selby', deleted: null, winner: null });
    expect(matches[0]!.frames).to.deep.equal([0, 0]);
    expect(damaged).to.deep.equal([]);
  });

  it('makes no second match of an id', async () => {
    const id = await make();
    expect(await code(store.create(SETUP, { id }))).to.equal('id-taken');
  });

  it('renames, also while the match is written', async () => {
    const id = newToken();
    const match = await store.open(id, SETUP);
    await store.matches.rename(id, 'Final');
    match.enter(FRAME);
    await match.saved();
    expect(await titles()).to.deep.equal(['Final']);
    match.close();
  });

  it('duplicates under a title of its own', async () => {
    const id = await make();
    const copy = await store.matches.duplicate(id);
    await store.matches.duplicate(id);
    expect((await titles()).sort()).to.deep.equal([
      'Ding – Selby',
      'Ding – Selby (2)',
      'Ding – Selby (3)',
    ]);
    expect(JSON.parse(await store.matches.exportOne(copy))).to.deep.equal(
      JSON.parse(await store.matches.exportOne(id)),
    );
  });

  it('brings a deleted match back, until it is purged', async () => {
    const id = await make();
    await store.matches.remove(id);
    expect((await store.matches.all()).matches[0]!.deleted).to.equal(clock.now());
    await store.matches.restore(id);
    expect((await store.matches.all()).matches[0]!.deleted).to.equal(null);
    await store.matches.remove(id);
    await clock.pass(KEEP_DELETED);
    expect(await titles()).to.have.length(1);
    await clock.pass(1);
    expect(await titles()).to.have.length(0);
    expect(keeper.rows.size).to.equal(0);
  });

  it('does not lose a match that was deleted while it is written', async () => {
    const id = newToken();
    const match = await store.open(id, SETUP);
    await store.matches.remove(id);
    match.enter(FRAME);
    await match.saved();
    expect((await store.matches.all()).matches[0]!.deleted).to.equal(null);
    match.close();
  });

  it('exports everything, and imports it elsewhere as it was, undo included', async () => {
    const id = await make();
    const text = await store.matches.exportAll();
    const elsewhere = tab(new TroubledKeeper(), { clock });
    expect(await elsewhere.matches.importText(text)).to.deep.equal([id]);
    const match = await elsewhere.open(id);
    expect(match.record.entries).to.deep.equal([FRAME, RED]);
    expect(match.undo()).to.equal(null);
    expect(match.record.entries).to.deep.equal([FRAME]);
    match.close();
  });

  it('gives an imported match another id where its own is in use', async () => {
    const id = await make();
    const [other] = await store.matches.importText(await store.matches.exportAll());
    expect(other).to.not.equal(id);
    expect(keeper.rows.size).to.equal(2);
  });

  it('takes no match of a file of which one is bad', async () => {
    const id = await make();
    const good: unknown = JSON.parse(await store.matches.exportOne(id));
    const bad = { ...(good as object), version: 99 };
    expect(await code(store.matches.importText(JSON.stringify([good, bad])))).to.equal(
      'bad-record',
    );
    expect(keeper.rows.size).to.equal(1);
  });

  it('takes nothing where there is no room', async () => {
    const id = await make();
    const text = await store.matches.exportOne(id);
    keeper.trouble = FULL;
    expect(await code(store.matches.importText(text))).to.equal('full');
    keeper.trouble = null;
    expect(keeper.rows.size).to.equal(1);
  });

  it('carries damaged rows along in an export of everything', async () => {
    keeper.rows.set('x', { id: 'x', foreign: true });
    const file = JSON.parse(await store.matches.exportAll()) as { damaged: unknown };
    expect(file.damaged).to.deep.equal([{ id: 'x', foreign: true }]);
    expect(await code(store.matches.rename('x', 'y'))).to.equal('bad-row');
    expect(keeper.rows.get('x')).to.deep.equal({ id: 'x', foreign: true });
  });
});
