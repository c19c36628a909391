/** The races of a match that changes hands: one writer, and no entry lost. */
import { expect } from '@open-wc/testing';
import { systemClock } from '../../../components/source/clock.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import {
  FRAME,
  FULL,
  MISSED,
  newToken,
  RED,
  SETUP,
  settled,
  tab,
  TroubledKeeper,
  until,
} from './support.js';

describe('a match that changes hands', () => {
  let id: string;
  let keeper: TroubledKeeper;
  beforeEach(() => {
    id = newToken();
    keeper = new TroubledKeeper();
  });
  const entriesOf = (row: unknown): readonly unknown[] => (row as MatchRow).record.entries;

  it('passes on what could not be kept', async () => {
    const first = await tab(keeper).open(id, SETUP);
    const second = await tab(keeper).open(id);
    keeper.trouble = FULL;
    first.enter(FRAME);
    first.enter(RED);
    await second.takeOver();
    expect(second.record.entries).to.deep.equal([FRAME, RED]);
    keeper.trouble = null;
    second.enter(MISSED);
    await second.saved();
    expect(entriesOf(keeper.rows.get(id))).to.deep.equal([FRAME, RED, MISSED]);
    first.close();
    second.close();
  });

  it('turns away a write of the old writer that comes after the new one began', async () => {
    // No channel: nothing is handed over, and the second knows only what is stored.
    const alone = { channel: () => null };
    const first = await tab(keeper, alone).open(id, SETUP);
    first.enter(FRAME);
    await first.saved();
    let open: () => void = () => undefined;
    keeper.gate = new Promise((resolve) => (open = resolve));
    first.enter(RED);
    keeper.gate = Promise.resolve();

    const second = await tab(keeper, alone).open(id);
    await second.takeOver();
    expect(second.role).to.equal('writer');
    open();
    await until(() => keeper.rows.size === 2);
    second.enter(MISSED);
    await second.saved();
    expect(entriesOf(keeper.rows.get(id))).to.deep.equal([FRAME, MISSED]);
    // What the first entered is there, as a match of its own.
    const copy = [...keeper.rows.values()].find((row) => (row as MatchRow).copyOf === id);
    expect(entriesOf(copy)).to.deep.equal([FRAME, RED]);
    expect([first.copies, second.copies]).to.deep.equal([1, 0]);
    first.close();
    second.close();
  });

  it('takes what the old writer still had, where nothing was entered since', async () => {
    const first = await tab(keeper).open(id, SETUP);
    first.enter(FRAME);
    await first.saved();
    let open: () => void = () => undefined;
    keeper.gate = new Promise((resolve) => (open = resolve));
    // Stolen behind its back: by a page that does not ask first.
    first.enter(RED);
    keeper.gate = Promise.resolve();
    const second = await tab(keeper, { channel: () => null }).open(id);
    await second.takeOver();
    second.close();
    await settled();
    const third = await tab(keeper).open(id);
    open();
    await until(() => third.record.entries.length === 2);
    await third.saved();
    expect(entriesOf(keeper.rows.get(id))).to.deep.equal([FRAME, RED]);
    expect(keeper.rows.size).to.equal(1);
    first.close();
    third.close();
  });

  it('goes on where nobody takes the match that was asked for', async () => {
    const first = await tab(keeper).open(id, SETUP);
    const channel = new BroadcastChannel(`snooker-match:${id}`);
    channel.postMessage({ type: 'hand-over', to: 'somebody who dies at once' });
    await until(() => first.role === 'follower');
    await new Promise((resolve) => setTimeout(resolve, 3200));
    expect(first.role).to.equal('writer');
    expect(first.enter(FRAME)).to.equal(null);
    channel.close();
    first.close();
  });

  it('has one writer without Web Locks too', async () => {
    const http = { locks: null };
    const first = await tab(keeper, http).open(id, SETUP);
    const second = await tab(keeper, http).open(id);
    expect([first.role, second.role]).to.deep.equal(['writer', 'follower']);
    await second.takeOver();
    await until(() => first.role === 'follower');
    expect(second.enter(FRAME)).to.equal(null);
    await until(() => first.record.entries.length === 1);
    second.close();
    await until(() => first.role === 'writer');
    expect(first.enter(RED)).to.equal(null);
    first.close();
  });

  it('writes without Web Locks as soon as nobody has answered', async () => {
    const clock = {
      ...systemClock,
      after: (ms: number, then: () => void) => systemClock.after(ms < 1000 ? ms : 60_000, then),
    };
    const match = await tab(keeper, { locks: null, clock }).open(id, SETUP);
    expect(match.role).to.equal('writer');
    match.close();
  });

  it('asks nobody without Web Locks where it has just made the match', async () => {
    // Of this clock no answer is awaited to its end; only that the page is about to write is.
    const clock = {
      ...systemClock,
      after: (ms: number, then: () => void) =>
        ms > 100 ? () => undefined : systemClock.after(ms, then),
    };
    const match = await tab(keeper, { locks: null, clock }).create(SETUP);
    expect(match.role).to.equal('writer');
    match.close();
  });

  it('writes where the browser has locks and refuses them', async () => {
    const denied = (): Promise<never> => Promise.reject(new DOMException('no', 'SecurityError'));
    const locks = { request: denied, query: denied };
    const match = await tab(keeper, { locks }).open(id, SETUP);
    expect(match.role).to.equal('writer');
    expect(match.enter(FRAME)).to.equal(null);
    match.close();
  });

  it('ends with one writer where two start at once without Web Locks', async () => {
    const http = { locks: null };
    const pads = await Promise.all([
      tab(keeper, http).open(id, SETUP),
      tab(keeper, http).open(id, SETUP),
    ]);
    await until(() => pads.filter(({ role }) => role === 'writer').length === 1);
    pads.find(({ role }) => role === 'writer')!.enter(FRAME);
    await until(() => pads.every(({ record }) => record.entries.length === 1));
    for (const pad of pads) pad.close();
  });
});
