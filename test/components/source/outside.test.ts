/** Stream decks, pedals, other programs: everything through the match's channel. */
import { expect } from '@open-wc/testing';
import type { KeptMatch } from '../../../components/source/kept-match.js';
import { FRAME, newToken, RED, SETUP, settled, tab, until } from './support.js';

describe('requests from outside', () => {
  let match: KeptMatch;
  let channel: BroadcastChannel;
  let heard: Record<string, unknown>[];

  beforeEach(async () => {
    match = await tab().open(newToken(), SETUP);
    channel = new BroadcastChannel(`snooker-match:${match.id}`);
    heard = [];
    channel.onmessage = ({ data }) => heard.push(data as Record<string, unknown>);
  });
  afterEach(() => {
    channel.close();
    match.close();
  });
  const ask = async (message: unknown): Promise<Record<string, unknown>> => {
    const before = heard.length;
    const isAnswer = ({ type }: Record<string, unknown>) => type === 'result' || type === 'state';
    channel.postMessage(message);
    await until(() => heard.slice(before).some(isAnswer));
    return heard.slice(before).find(isAnswer)!;
  };

  it('enters, and answers the request', async () => {
    const result = await ask({ type: 'enter', entry: FRAME, request: 7 });
    expect(result).to.deep.equal({
      match: match.id,
      type: 'result',
      request: 7,
      revision: 1,
      refusal: null,
    });
    expect(match.record.entries).to.deep.equal([FRAME]);
  });

  it('answers with the refusal, as plain data', async () => {
    const { refusal } = await ask({ type: 'enter', entry: RED, request: 'r1' });
    expect(refusal).to.deep.equal({ code: 'not-allowed', reason: 'no-frame', entry: 0 });
  });

  it('undoes and redoes', async () => {
    match.enter(FRAME);
    await ask({ type: 'undo' });
    expect(match.record.entries).to.have.length(0);
    await ask({ type: 'redo' });
    expect(match.record.entries).to.have.length(1);
  });

  it('tells each change', async () => {
    match.enter(FRAME);
    await until(() => heard.some(({ type }) => type === 'change'));
    const change = heard.find(({ type }) => type === 'change');
    expect(change).to.deep.include({ match: match.id, revision: 1, how: 'new', count: 1 });
    expect(change!.change).to.deep.equal({ at: 0, removed: [], added: [FRAME] });
  });

  it('answers `state?` with record and summary', async () => {
    match.enter(FRAME);
    const state = await ask({ type: 'state?', request: 'x' });
    expect(state).to.deep.include({ request: 'x', revision: 1 });
    expect(state.record).to.deep.equal(match.record);
    expect(state.summary).to.deep.equal(match.summary);
  });

  const malformed: unknown[] = [
    null,
    'enter',
    42,
    [],
    {},
    { type: 'enter!' },
    { type: 'remove', at: -1 },
    { type: 'edit', at: '0', entry: {} },
    { type: 'undo', request: {} },
    { type: 'undo', match: 'another match' },
    { type: 'state', version: { term: 99 }, record: {}, history: {}, revision: 1 },
    { type: 'hand-over' },
  ];
  it('does not hear what is malformed, or of another match', async () => {
    match.enter(FRAME);
    await settled();
    heard = [];
    for (const message of malformed) channel.postMessage(message);
    await settled();
    expect(heard).to.deep.equal([]);
    expect(match.role).to.equal('writer');
    expect(match.record.entries).to.deep.equal([FRAME]);
  });

  it('shares nothing with another match of the page', async () => {
    const other = await tab().open(newToken(), SETUP);
    await ask({ type: 'enter', entry: FRAME });
    await settled();
    expect([match.record.entries.length, other.record.entries.length]).to.deep.equal([1, 0]);
    other.close();
  });
});
