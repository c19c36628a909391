import { expect } from '@open-wc/testing';
import { BEAT } from '../../../components/source/presence.js';
import {
  BLACK,
  BLOCKED,
  FRAME,
  HandClock,
  MISSED,
  newToken,
  RED,
  SETUP,
  settled,
  tab,
  TroubledKeeper,
  until,
} from './support.js';

describe('a match that is followed', () => {
  let id: string;
  let keeper: TroubledKeeper;
  beforeEach(() => {
    id = newToken();
    keeper = new TroubledKeeper();
  });

  it('shows what is stored at once, with nobody at work', async () => {
    const clock = new HandClock();
    const match = await tab(keeper, { clock }).open(id, SETUP);
    for (const entry of [FRAME, RED, BLACK]) match.enter(entry);
    const left = clock.now();
    match.close();
    await settled();
    await clock.pass(60_000);
    const board = await tab(keeper, { clock }).follow(id);
    expect(board.summary.now.scores).to.deep.equal([8, 0]);
    expect(board.freshness).to.deep.equal({ kind: 'idle', since: left });
    board.close();
  });

  it('is in step with every kind of change', async () => {
    const match = await tab(keeper).open(id, SETUP);
    const board = await tab(keeper).follow(id);
    const changes = [
      () => match.enter(FRAME),
      () => match.enter(RED),
      () => match.insert(1, MISSED),
      () => match.edit(1, { ...MISSED, note: 'seen' }),
      () => match.remove(1),
      () => match.undo(),
      () => match.redo(),
    ];
    for (const change of changes) {
      expect(change()).to.equal(null);
      await settled();
      expect(board.record).to.deep.equal(match.record);
      expect(board.summary).to.deep.equal(match.summary);
    }
    expect(board.freshness).to.deep.equal({ kind: 'live' });
    board.close();
    match.close();
  });

  it('asks for the whole where it missed a change', async () => {
    const match = await tab(keeper).open(id, SETUP);
    const channel = new BroadcastChannel(`snooker-match:${id}`);
    const board = await tab(keeper).follow(id);
    await settled();
    match.enter(FRAME);
    await settled();
    // A change of the same writer, five revisions on: those between never arrived.
    let change: Record<string, unknown> = {};
    channel.onmessage = ({ data }) => {
      const message = data as Record<string, unknown>;
      if (message.type === 'change') change = message;
    };
    match.enter(MISSED);
    await settled();
    channel.postMessage({ ...change, revision: 7, change: { at: 6, removed: [], added: [RED] } });
    await settled();
    expect(board.record).to.deep.equal(match.record);
    channel.close();
    board.close();
    match.close();
  });

  it('says since when the writer is gone: at once when it says good-bye', async () => {
    const clock = new HandClock();
    const match = await tab(keeper, { clock }).open(id, SETUP);
    const board = await tab(keeper, { clock }).follow(id);
    await until(() => board.freshness.kind === 'live');
    const last = clock.now();
    match.close();
    await until(() => board.freshness.kind === 'idle');
    expect(board.freshness).to.deep.equal({ kind: 'idle', since: last });
    board.close();
  });

  it('says since when the writer is gone: after two pings when its page died', async () => {
    const clock = new HandClock();
    const match = await tab(keeper).open(id, SETUP);
    // The page of the writer hangs: its channel is deaf.
    let deaf = false;
    const board = await tab(keeper, {
      clock,
      channel: (name) => {
        const channel = new BroadcastChannel(name);
        const add = channel.addEventListener.bind(channel);
        const hear = (listener: (event: MessageEvent) => void): void => {
          add('message', (event) => {
            if (!deaf) listener(event);
          });
        };
        return Object.assign(channel, {
          addEventListener: (_: string, listener: (event: MessageEvent) => void) => {
            hear(listener);
          },
        });
      },
    }).follow(id);
    await until(() => board.freshness.kind === 'live');
    await clock.pass(BEAT);
    const last = clock.now();
    deaf = true;
    await clock.pass(3 * BEAT);
    expect(board.freshness).to.deep.equal({ kind: 'idle', since: last });
    deaf = false;
    await clock.pass(BEAT);
    expect(board.freshness).to.deep.equal({ kind: 'live' });
    board.close();
    match.close();
  });

  it('waits for a match that is not there yet, says why, and shows it when it comes', async () => {
    const board = await tab(keeper).follow(id);
    expect(board.freshness).to.deep.equal({ kind: 'waiting', why: 'no-such-match' });
    const match = await tab(keeper).open(id, SETUP);
    match.enter(FRAME);
    await until(() => board.record.entries.length === 1);
    expect(board.freshness).to.deep.equal({ kind: 'live' });
    board.close();
    match.close();
  });

  it('says plainly that pages opened from files share nothing', async () => {
    const board = await tab(keeper, { file: true }).follow(id);
    expect(board.freshness).to.deep.equal({ kind: 'waiting', why: 'file' });
    expect(board.sharing).to.deep.equal({ kind: 'alone', why: 'file' });
    board.close();
  });

  it('says that storage is blocked', async () => {
    keeper.trouble = BLOCKED;
    const board = await tab(keeper).follow(id);
    expect(board.freshness).to.deep.equal({ kind: 'waiting', why: 'blocked' });
    board.close();
  });

  it('keeps up through storage where there is no channel', async () => {
    const clock = new HandClock();
    const match = await tab(keeper, { channel: () => null }).open(id, SETUP);
    const board = await tab(keeper, { clock, channel: () => null }).follow(id);
    match.enter(FRAME);
    await match.saved();
    await clock.pass(BEAT);
    expect(board.record.entries).to.deep.equal([FRAME]);
    expect(board.freshness).to.deep.equal({ kind: 'live' });
    expect(board.sharing).to.deep.equal({ kind: 'alone', why: 'no-channel' });
    board.close();
    match.close();
  });

  it('has a match that is in its writer’s memory only', async () => {
    keeper.trouble = BLOCKED;
    const match = await tab(keeper).open(id, SETUP);
    match.enter(FRAME);
    const second = await tab(keeper).open(id);
    expect(second.role).to.equal('follower');
    expect(second.record.entries).to.deep.equal([FRAME]);
    second.close();
    match.close();
  });
});
