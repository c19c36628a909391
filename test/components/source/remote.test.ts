import { expect } from '@open-wc/testing';
import type { Attention } from '../../../components/source/attention.js';
import { LONGEST_WAIT, waitFor } from '../../../components/source/backoff.js';
import { MOST_RECORD_BYTES, fetchRecord } from '../../../components/source/fetch-record.js';
import { RemoteMatch, type RemoteOptions } from '../../../components/source/remote-match.js';
import { BLACK, FRAME, HandClock, RED, SETUP, settled, until } from './support.js';

const text = (entries: readonly unknown[]): string =>
  JSON.stringify({ format: 'snooker-match', version: 1, setup: SETUP, entries });

describe('a match at an address', () => {
  let clock: HandClock;
  let asked: { url: string; init: RequestInit }[];
  let answer: () => Response | Promise<Response>;
  let away: boolean;
  let looked: () => void;
  let told: number;
  const attention: Attention = {
    get away() {
      return away;
    },
    watch: (changed) => {
      looked = changed;
      return () => undefined;
    },
  };
  const open = async (url = '/m.json', options: RemoteOptions = {}): Promise<RemoteMatch> => {
    const match = new RemoteMatch(url, options, {
      clock,
      attention,
      chance: () => 1,
      fetch: (input, init = {}) => {
        asked.push({ url: input instanceof URL ? input.href : '', init });
        return Promise.resolve().then(answer);
      },
    });
    match.subscribe(() => (told += 1));
    await settled();
    return match;
  };
  const headers = (n: number): Headers => new Headers(asked[n]!.init.headers);

  beforeEach(() => {
    clock = new HandClock();
    asked = [];
    away = false;
    told = 0;
    answer = () => new Response(text([FRAME, RED]));
  });

  it('shows the record, and each later one', async () => {
    const match = await open();
    expect(match.freshness).to.deep.equal({ kind: 'live' });
    expect(match.summary.now.scores).to.deep.equal([1, 0]);
    answer = () => new Response(text([FRAME, RED, BLACK]));
    await clock.pass(5000);
    expect(match.summary.now.scores).to.deep.equal([8, 0]);
    match.close();
  });

  it('tells nobody where the record is the same', async () => {
    const match = await open();
    expect(told).to.equal(1);
    await clock.pass(20_000);
    expect(asked).to.have.length(5);
    expect(told).to.equal(1);
    match.close();
  });

  it('asks once a day at least, however seldom it is told to', async () => {
    const match = await open('/m.json', { refresh: 3e6 });
    expect(clock.next).to.equal(86_400_000);
    match.close();
  });

  it('asks on its own origin only for what is newer', async () => {
    const modified = 'Mon, 06 May 2024 12:00:00 GMT';
    answer = () =>
      new Response(text([FRAME]), { headers: { ETag: '"1"', 'Last-Modified': modified } });
    const match = await open();
    answer = () => new Response(null, { status: 304 });
    await clock.pass(5000);
    expect(headers(0).get('If-None-Match')).to.equal(null);
    expect(headers(1).get('If-None-Match')).to.equal('"1"');
    expect(headers(1).get('If-Modified-Since')).to.equal(modified);
    expect(match.freshness).to.deep.equal({ kind: 'live' });
    expect(told).to.equal(1);
    match.close();
  });

  it('leaves that to the browser on another origin, where it would need leave', async () => {
    answer = () => new Response(text([FRAME]), { headers: { ETag: '"1"' } });
    const match = await open('https://club.example/m.json');
    await clock.pass(5000);
    expect(asked[1]!.init.cache).to.equal('no-cache');
    expect([...headers(1)]).to.deep.equal([]);
    match.close();
  });

  it('keeps the last good record and says since when, and why, it is old', async () => {
    const match = await open();
    const good = clock.now();
    answer = () => Promise.reject(new TypeError('offline'));
    await clock.pass(5000);
    expect(match.freshness).to.deep.equal({ kind: 'stale', since: good, why: 'network' });
    expect(match.summary.now.scores).to.deep.equal([1, 0]);
    answer = () => new Response('', { status: 404 });
    await clock.pass(10_000);
    expect(match.freshness).to.deep.equal({ kind: 'stale', since: good, why: 'not-found' });
    answer = () => new Response(text([RED]));
    await clock.pass(20_000);
    expect(match.freshness).to.deep.equal({ kind: 'stale', since: good, why: 'bad-record' });
    answer = () => new Response(text([FRAME]));
    await clock.pass(40_000);
    expect(match.freshness).to.deep.equal({ kind: 'live' });
    match.close();
  });

  it('never shows a blank match as if it were one', async () => {
    answer = () => new Response(null, { status: 304 });
    const match = await open();
    expect(match.freshness).to.deep.equal({ kind: 'waiting', why: 'network' });
    match.close();
  });

  it('does not read what is larger than a record can be', async () => {
    answer = () => new Response(`${text([FRAME])}${' '.repeat(MOST_RECORD_BYTES)}`);
    const match = await open();
    await until(() => told > 0);
    expect(match.freshness).to.deep.equal({ kind: 'waiting', why: 'bad-record' });
    match.close();
  });

  it('rests while the page is hidden, and asks at once when it is looked at', async () => {
    const match = await open();
    away = true;
    await clock.pass(60_000);
    expect(asked).to.have.length(1);
    away = false;
    looked();
    await settled();
    expect(asked).to.have.length(2);
    match.close();
  });

  it('gives up an answer that does not come, and asks again', async () => {
    answer = () => new Promise<Response>(() => undefined);
    const match = await open();
    const { signal } = asked[0]!.init;
    await clock.pass(14_999);
    expect(signal!.aborted).to.equal(false);
    await clock.pass(1);
    expect(signal!.aborted).to.equal(true);
    match.close();
  });

  it('ends its request and its timers when it is closed', async () => {
    answer = () => new Promise<Response>(() => undefined);
    const match = await open();
    match.close();
    expect(asked[0]!.init.signal!.aborted).to.equal(true);
    await clock.pass(60_000);
    expect(asked).to.have.length(1);
  });

  for (const [refresh, ms] of [
    [undefined, 5000],
    [30, 30_000],
    [0, 1000],
    [-4, 1000],
    [NaN, 5000],
  ] as const) {
    it(`asks every ${ms} ms where ${refresh} s are asked for`, async () => {
      const match = await open('/m.json', { refresh });
      expect(clock.next).to.equal(ms);
      match.close();
    });
  }

  it('waits twice as long after each failure, up to a minute, spread by half', () => {
    const waits = [0, 1, 2, 3, 4, 9].map((failures) => waitFor(5, failures, 1));
    expect(waits).to.deep.equal([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(waitFor(5, 3, 0)).to.equal(20_000);
    expect(waitFor(300, 5, 1)).to.equal(300_000);
    expect(waitFor(5, 99, 1)).to.equal(LONGEST_WAIT * 1000);
  });

  for (const [asks, until] of [
    ['seconds', () => '90'],
    ['a date', () => new Date(Date.now() + 90_000).toUTCString()],
  ] as const) {
    it(`waits as long as the server asks for by ${asks}`, async () => {
      const busy = { status: 503, headers: { 'Retry-After': until() } };
      const fetcher = (): Promise<Response> => Promise.resolve(new Response('', busy));
      const none = { etag: null, modified: null };
      const url = new URL(location.href);
      const told = await fetchRecord(fetcher, url, none, new AbortController().signal);
      expect(told.kind === 'trouble' ? Math.round((told.patience ?? 0) / 10) : null).to.equal(9);
    });
  }

  it('has the patience that the server asks for, within reason', () => {
    expect(waitFor(5, 1, 1, 90)).to.equal(90_000);
    expect(waitFor(5, 1, 1, 86_400)).to.equal(300_000);
  });
});
