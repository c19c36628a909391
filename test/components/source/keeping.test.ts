import { expect } from '@open-wc/testing';
import type { MatchRow } from '../../../components/source/match-row.js';
import {
  BLACK,
  FRAME,
  MISSED,
  newDatabase,
  newToken,
  RED,
  SETUP,
  tab,
  TroubledKeeper,
  until,
} from './support.js';

describe('keeping a match', () => {
  let id: string;
  beforeEach(() => {
    id = newToken();
  });

  it('is all there in a fresh opening, undo and redo included', async () => {
    const database = newDatabase();
    const match = await tab(database).open(id, SETUP);
    for (const entry of [FRAME, RED, BLACK, RED]) expect(match.enter(entry)).to.equal(null);
    match.undo();
    await match.saved();
    match.close();

    const again = await tab(database).open(id);
    expect(again.summary.now.scores).to.deep.equal([8, 0]);
    expect(again.role).to.equal('writer');
    expect(again.redo()).to.equal(null);
    expect(again.summary.now.scores).to.deep.equal([9, 0]);
    again.close();
  });

  it('tells the next writer of what a page left behind that could not go into the match', async () => {
    const database = newDatabase();
    const match = await tab(database).open(id, SETUP);
    match.enter(FRAME);
    match.close();
    await match.saved();
    const row = (await database.load(id)) as MatchRow;
    const line = [...row.version.line, { writer: 'a page before', revision: 9 }];
    database.leave({ ...row, version: { ...row.version, line, revision: 9 } });

    const again = await tab(database).open(id);
    await until(() => again.copies === 1);
    again.close();
  });

  it('keeps 200 entries in order', async () => {
    const database = newDatabase();
    const match = await tab(database).open(id, SETUP);
    match.enter(FRAME);
    for (let i = 1; i < 200; i += 1) match.enter({ ...MISSED, note: `${i}` });
    await match.saved();
    expect(match.keeping).to.deep.equal({ kind: 'kept' });
    match.close();

    const again = await tab(database).open(id);
    const notes = again.record.entries.slice(1).map(({ note }) => note);
    expect(notes).to.deep.equal(Array.from({ length: 199 }, (_, i) => `${i + 1}`));
    again.close();
  });

  it('writes a burst in few goes', async () => {
    const keeper = new TroubledKeeper();
    const match = await tab(keeper).open(id, SETUP);
    match.enter(FRAME);
    const before = keeper.writes;
    for (let i = 0; i < 200; i += 1) match.enter(MISSED);
    await match.saved();
    expect(keeper.writes - before).to.equal(1);
    expect(keeper.rows.get(id)).to.have.nested.property('record.entries').with.length(201);
    match.close();
  });

  it('asks for every write before the page is gone', async () => {
    const database = newDatabase();
    const store = tab(database);
    const match = await store.open(id, SETUP);
    match.enter(FRAME);
    match.enter(RED);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    // Nothing is waited for: another page reads, in the order in which the database was asked.
    const stored = await store.find(id);
    expect(stored).to.have.nested.property('record.entries').with.length(2);
    match.close();
  });

  it('goes on writing after a reload, when the page before it is gone', async () => {
    const database = newDatabase();
    const before = await tab(database).open(id, SETUP);
    const opening = tab(database).open(id);
    before.close();
    const after = await opening;
    await until(() => after.role === 'writer');
    expect(after.enter(FRAME)).to.equal(null);
    after.close();
  });
});
