import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMark, TabMatches } from '../../extension/tab-match.js';
import { FakeLocks, FakeStorage } from './fake-storage.js';

const VIDEO = 'https://video.example/watch?v=1';

/** A browser of which the tabs, and the worker, come and go. */
class Browser {
  readonly local = new FakeStorage();
  #session = new FakeStorage();
  #time = 0;
  #tokens = 0;
  readonly #locks = new FakeLocks();
  open: number[] = [];

  /** A page of the extension, or its worker, with no memory of anything. */
  get worker(): TabMatches {
    return new TabMatches({
      local: this.local,
      session: this.#session,
      locks: this.#locks.manager,
      now: () => (this.#time += 1),
      token: () => `run-${(this.#tokens += 1)}`,
      openTabs: () => Promise.resolve(this.open),
    });
  }

  restart(): void {
    this.#session = new FakeStorage();
    this.open = [];
  }

  tab(id: number, url?: string, incognito?: boolean): { id: number; url?: string | undefined } {
    if (!this.open.includes(id)) this.open.push(id);
    return { id, url, ...(incognito ? { incognito } : {}) };
  }

  matchOf(id: number, url?: string, incognito?: boolean): Promise<string | null> {
    return this.worker.matchOf(this.tab(id, url, incognito));
  }

  pick(match: string, id: number, url?: string, incognito?: boolean): Promise<void> {
    return this.worker.pick(this.tab(id, url, incognito), match);
  }
}

test('a tab has no match until one is picked; then it has that, whatever page asks', async () => {
  const browser = new Browser();
  assert.equal(await browser.matchOf(1, VIDEO), null);
  await browser.pick('final', 1, VIDEO);
  assert.equal(await browser.matchOf(1, VIDEO), 'final');
});

test('two tabs on one page have a match each', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  assert.equal(await browser.matchOf(2, VIDEO), null);
  await browser.pick('other', 2, VIDEO);
  assert.deepEqual(
    [await browser.matchOf(1, VIDEO), await browser.matchOf(2, VIDEO)],
    ['final', 'other'],
  );
});

test('the user may pick one match for two tabs', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  await browser.pick('final', 2);
  assert.deepEqual([await browser.matchOf(1), await browser.matchOf(2)], ['final', 'final']);
});

test('a tab keeps its match when it goes to another page', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  assert.equal(await browser.matchOf(1, 'https://video.example/watch?v=2'), 'final');
});

test('after a restart of the browser the page has its match, under the tab’s new id', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  browser.restart();
  assert.equal(await browser.matchOf(7, VIDEO), 'final');
  assert.equal(await browser.matchOf(7, 'https://video.example/watch?v=2'), 'final');
});

test('after a restart the page counts to which the tab had gone last', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  await browser.matchOf(1, 'https://video.example/watch?v=2');
  browser.restart();
  assert.equal(await browser.matchOf(7, VIDEO), null);
  assert.equal(await browser.matchOf(7, 'https://video.example/watch?v=2'), 'final');
});

test('after a restart another tab that has the same id by chance does not get the match', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  browser.restart();
  assert.equal(await browser.matchOf(1, 'https://elsewhere.example/'), null);
});

test('two tabs on one page before a restart have their two matches after it', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  await browser.pick('other', 2, VIDEO);
  browser.restart();
  const found = [await browser.matchOf(8, VIDEO), await browser.matchOf(9, VIDEO)];
  assert.deepEqual(found.sort(), ['final', 'other']);
});

test('a tab that was closed and is opened again has its match', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  browser.open = [];
  assert.equal(await browser.matchOf(2, VIDEO), 'final');
});

test('two pages that ask at once do not both take over a match that was left', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  browser.restart();
  const both = await Promise.all([browser.matchOf(8, VIDEO), browser.matchOf(9, VIDEO)]);
  assert.deepEqual(both, ['final', null]);
});

test('of a page, a mark is kept that does not say which it was', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  const kept = JSON.stringify([...browser.local.items]);
  assert.doesNotMatch(kept, /video\.example|watch/);
  assert.match(kept, new RegExp((await pageMark({ id: 1, url: VIDEO })) ?? 'none'));
});

test('of a private window no mark is kept at all', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO, true);
  assert.equal(await browser.matchOf(1, VIDEO, true), 'final');
  browser.restart();
  assert.equal(await browser.matchOf(1, VIDEO), null);
});

test('the place on a page (#…) makes no other page; what follows ? does', async () => {
  const mark = (url: string) => pageMark({ id: 1, url });
  assert.equal(await mark(`${VIDEO}#comments`), await mark(VIDEO));
  assert.notEqual(await mark('https://video.example/watch?v=2'), await mark(VIDEO));
});

for (const url of ['about:blank', 'file:///tmp/a.html', 'not an address', undefined]) {
  test(`${url ?? 'an unknown page'} has no mark`, async () => {
    assert.equal(await pageMark({ id: 1, url }), null);
  });
}

test('what is damaged in storage is passed over', async () => {
  const browser = new Browser();
  await browser.pick('final', 1, VIDEO);
  const bonds = browser.local.items.get('tab-matches') as unknown[];
  await browser.local.set({ 'tab-matches': [null, { tab: 'x' }, ...bonds] });
  assert.equal(await browser.matchOf(1, VIDEO), 'final');
  await browser.local.set({ 'tab-matches': 'x' });
  assert.equal(await browser.matchOf(1, VIDEO), null);
});

test('every page hears that a match was picked; a tab that is only looked at says nothing', async () => {
  const browser = new Browser();
  let told = 0;
  const stop = browser.worker.watch(() => (told += 1));
  await browser.pick('final', 1, VIDEO);
  assert.equal(told, 1);
  await browser.matchOf(1, VIDEO);
  assert.equal(told, 1);
  stop();
  await browser.pick('other', 1, VIDEO);
  assert.equal(told, 1);
});

test('two hundred tabs are remembered, the latest', async () => {
  const browser = new Browser();
  for (let id = 0; id <= 200; id += 1) await browser.pick(`m${id}`, id, `https://a.example/${id}`);
  browser.restart();
  assert.equal(await browser.matchOf(1000, 'https://a.example/0'), null);
  assert.equal(await browser.matchOf(1001, 'https://a.example/1'), 'm1');
});
