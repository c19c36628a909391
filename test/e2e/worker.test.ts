/** The pages' worker: what opens without a network, and what it leaves alone. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { newPage, newProfile, openBrowser, type Kind } from './browser.js';
import { Hand, until } from './hand.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

interface Build {
  readonly build: string;
  readonly files: readonly string[];
}

/** The built pages on a server that can be changed under a browser, and taken from it. */
class Pages {
  readonly files = new Map<string, string>();
  away = false;
  readonly #server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.slice(1);
    const file = this.files.get(path);
    if (this.away) response.destroy();
    else if (file === undefined) response.writeHead(404).end();
    else {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
      response.setHeader('cache-control', path.endsWith('.js') ? 'max-age=600' : 'no-cache');
      response.end(file);
    }
  });

  constructor() {
    const root = resolve('dist/pages');
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const path = join(root, name);
      if (statSync(path).isFile()) this.files.set(name, readFileSync(path, 'utf8'));
    }
  }

  listen(): Promise<void> {
    return new Promise((listening) => this.#server.listen(0, 'localhost', listening));
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get listed(): Build {
    return JSON.parse(this.files.get('files.json') ?? '') as Build;
  }

  /** Another build: its pad is another, one file is new, and one is gone. */
  rebuild(): void {
    const { files } = this.listed;
    const [gone = ''] = files.filter((name) => name.includes('keys-sheet'));
    const change = (name: string, to: (text: string) => string): void => {
      this.files.set(name, to(this.files.get(name) ?? ''));
    };
    change('pad.html', (text) => text.replace('<html', '<html data-page="next"'));
    change('pad.js', (text) => `${text};`);
    this.files.set('chunks/new-of-the-next.js', 'export {};');
    this.files.delete(gone);
    const next = [...files.filter((name) => name !== gone), 'chunks/new-of-the-next.js'];
    this.files.set('files.json', JSON.stringify({ build: 'next', files: next }));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

for (const kind of ['Chromium', 'Firefox'] satisfies Kind[]) {
  describe(`the pages’ worker, ${kind}`, { timeout: 120_000 }, () => {
    const profile = newProfile();
    let browser: Browser;
    let pages: Pages;

    before(async () => {
      browser = await openBrowser(kind, profile.path);
    });
    after(async () => {
      await browser.close();
      profile.remove();
    });
    // Each on a port of its own: an origin that no test before has been on.
    beforeEach(async () => {
      pages = new Pages();
      await pages.listen();
    });
    afterEach(() => {
      pages.close();
    });

    const goTo = async (hand: Hand, path: string): Promise<void> => {
      await hand.page.goto(new URL(path, pages.origin).href);
    };

    /** A pad whose worker has everything, and is at work. */
    const visited = async (): Promise<Hand> => {
      const hand = new Hand(await newPage(browser));
      await goTo(hand, 'pad.html?lang=en');
      await until(
        () => hand.page.evaluate(() => navigator.serviceWorker.controller !== null),
        (controlled) => controlled,
      );
      return hand;
    };

    /** All that is kept, by its path. */
    const kept = (hand: Hand): Promise<readonly string[]> =>
      hand.page.evaluate(async () => {
        const paths: string[] = [];
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) {
            const { pathname, search } = new URL(url);
            paths.push(pathname.slice(1) + search);
          }
        }
        return paths.sort();
      });

    it('without a network the pad opens, with whichever match', async () => {
      const hand = await visited();
      pages.away = true;
      await goTo(hand, 'pad.html?match=another&lang=en');
      await hand.press('New match');
      await hand.press('Start the match');
      await hand.press('Start frame 1');
      await hand.press('Foul…');
      await hand.press('Foul, 4');
      await hand.entered(2);
      await hand.page.close();
    });

    it('each file is kept once, for all matches', async () => {
      const hand = await visited();
      await goTo(hand, 'pad.html?match=one&lang=en');
      await goTo(hand, 'pad.html?match=two&lang=en');
      await hand.sees('New match');
      assert.deepEqual(await kept(hand), [...pages.listed.files].sort());
      await hand.page.close();
    });

    it('a record beside the pages that does not answer any more is not answered for', async () => {
      const record = { format: 'snooker-match', version: 1, setup: {}, entries: [] };
      pages.files.set('match.json', JSON.stringify(record));
      const hand = await visited();
      await goTo(hand, 'board.html?lang=en');
      const ask = () =>
        hand.page.evaluate(() =>
          fetch('match.json', { cache: 'no-store' }).then(
            ({ ok }) => ok,
            () => 'no answer',
          ),
        );
      assert.equal(await ask(), true);
      pages.away = true;
      assert.equal(await ask(), 'no answer');
      await hand.page.close();
    });

    it('a new build takes the place of the one before, though the worker is the same', async () => {
      const hand = await visited();
      pages.rebuild();
      await goTo(hand, 'pad.html?lang=en');
      await until(
        () => kept(hand),
        (seen) => JSON.stringify(seen) === JSON.stringify([...pages.listed.files].sort()),
      );
      // Not the one of the build before, which the browser has cached for ten minutes.
      const script = await hand.page.evaluate(async () => (await caches.match('pad.js'))?.text());
      assert.equal(script, pages.files.get('pad.js'));
      pages.away = true;
      await goTo(hand, 'pad.html?lang=en');
      await hand.sees('New match');
      await hand.page.close();
    });

    it('where a new build does not come whole, the one before is kept whole', async () => {
      const hand = await visited();
      const before = await kept(hand);
      pages.rebuild();
      pages.files.delete('chunks/new-of-the-next.js');
      await goTo(hand, 'pad.html?lang=en');
      await goTo(hand, 'pad.html?lang=en');
      assert.deepEqual(await kept(hand), before);
      await hand.page.close();
    });

    it('where nothing more can be kept, what the network answers is shown all the same', async () => {
      const worker = pages.files.get('worker.js') ?? '';
      const full = `self.addEventListener('activate', () => {
        const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
        Cache.prototype.put = Cache.prototype.addAll = refuse;
      });`;
      pages.files.set('worker.js', full + worker);
      const hand = await visited();
      pages.rebuild();
      await goTo(hand, 'pad.html?lang=en');
      await hand.sees('New match');
      assert.equal(await hand.page.evaluate(() => document.documentElement.dataset.page), 'next');
      await hand.page.close();
    });
  });
}
