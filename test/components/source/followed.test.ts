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

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A channel that can be made deaf: to a change that gets lost, to a writer whose page hangs. */
class Ears {
  deaf = false;
  heard = 0;
  missed = 0;
  readonly around = {
    channel: (name: string): BroadcastChannel => {
      const channel = new BroadcastChannel(name);
      const listen = channel.addEventListener.bind(channel);
      const addEventListener = (_: string, hear: (event: MessageEvent) => void): void => {
        listen('message', (event) => {
          if (this.deaf) this.missed += 1;
          else {
            hear(event);
            this.heard += 1;
          }
        });
      };
      return Object.assign(channel, { addEventListener });
    },
  };
}

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
      await until(() => same(board.record, match.record));
      expect(board.summary).to.deep.equal(match.summary);
    }
    expect(board.freshness).to.deep.equal({ kind: 'live' });
    board.close();
    match.close();
  });

  it('asks for the whole where it missed a change', async () => {
    const match = await tab(keeper).open(id, SETUP);
    const ears = new Ears();
    const board = await tab(keeper, ears.around).follow(id);
    await until(() => board.freshness.kind === 'live');
    ears.deaf = true;
    match.enter(FRAME);
    await until(() => ears.missed === 1);
    ears.deaf = false;
    match.enter(MISSED);
    await until(() => same(board.record, match.record));
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
    const ears = new Ears();
    const board = await tab(keeper, { ...ears.around, clock }).follow(id);
    await until(() => board.freshness.kind === 'live');
    await until(() => ears.heard >= 2);
    const { heard } = ears;
    await clock.pass(BEAT);
    await until(() => ears.heard > heard);
    const last = clock.now();
    ears.deaf = true;
    await clock.pass(3 * BEAT);
    expect(board.freshness).to.deep.equal({ kind: 'idle', since: last });
    ears.deaf = false;
    await clock.pass(BEAT);
    await until(() => board.freshness.kind === 'live');
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
    await until(() => board.record.entries.length === 1);
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
