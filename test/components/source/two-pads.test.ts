import { expect } from '@open-wc/testing';
import { BLACK, FRAME, newDatabase, RED, SETUP, tab, until, newToken } from './support.js';

describe('two pads on one match', () => {
  let id: string;
  beforeEach(() => {
    id = newToken();
  });

  it('makes the second a follower, in step, whose writes are refused', async () => {
    const database = newDatabase();
    const first = await tab(database).open(id, SETUP);
    const second = await tab(database).open(id);
    expect([first.role, second.role]).to.deep.equal(['writer', 'follower']);
    expect(second.freshness).to.deep.equal({ kind: 'live' });
    expect(second.enter(FRAME)).to.include({ code: 'not-allowed', reason: 'not-the-writer' });

    for (const entry of [FRAME, RED, BLACK]) first.enter(entry);
    first.undo();
    await until(() => second.record.entries.length === 2);
    expect(second.summary).to.deep.equal(first.summary);
    expect(second.canRedo).to.equal(true);
    first.close();
    second.close();
  });

  it('hands the match over, and tells the first', async () => {
    const database = newDatabase();
    const first = await tab(database).open(id, SETUP);
    const second = await tab(database).open(id);
    let told = 0;
    first.subscribe(() => (told += 1));
    first.enter(FRAME);
    const before = told;
    await second.takeOver();
    expect([first.role, second.role]).to.deep.equal(['follower', 'writer']);
    expect(told).to.be.greaterThan(before);

    expect(first.enter(RED)).to.include({ reason: 'not-the-writer' });
    expect(second.enter(RED)).to.equal(null);
    await until(() => first.summary.now.scores[0] === 1);
    first.close();
    second.close();
  });

  it('loses no entry made while it is taken over', async () => {
    const database = newDatabase();
    const first = await tab(database).open(id, SETUP);
    const second = await tab(database).open(id);
    first.enter(FRAME);
    const taking = second.takeOver();
    first.enter(RED);
    await taking;
    expect(second.record.entries).to.deep.equal([FRAME, RED]);
    first.close();
    second.close();
  });

  it('lets the second write when the first is closed', async () => {
    const database = newDatabase();
    const first = await tab(database).open(id, SETUP);
    const second = await tab(database).open(id);
    first.enter(FRAME);
    first.close();
    await until(() => second.role === 'writer');
    expect(second.enter(RED)).to.equal(null);
    second.close();
  });

  it('ends with one writer when two take over at once', async () => {
    const database = newDatabase();
    const pads = [await tab(database).open(id, SETUP)];
    pads.push(await tab(database).open(id), await tab(database).open(id));
    pads[0]!.enter(FRAME);
    await Promise.all([pads[1]!.takeOver(), pads[2]!.takeOver()]);
    await until(() => pads.filter(({ role }) => role === 'writer').length === 1);
    const writer = pads.find(({ role }) => role === 'writer')!;
    expect(writer.enter(RED)).to.equal(null);
    await writer.saved();
    expect(writer.keeping).to.deep.equal({ kind: 'kept' });
    await until(() => pads.every(({ record }) => record.entries.length === 2));
    for (const pad of pads) pad.close();
  });
});
