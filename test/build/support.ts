/** A browser, and a server of what was built and of pages that a test makes up. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureBrowsers } from '../../scripts/browsers.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** A page of a test: its source, and the policy that it is served with. */
export interface Made {
  readonly html: string;
  readonly policy?: string;
}

export interface Site {
  readonly address: string;
  readonly page: Page;
  /** What the page reported as an error, or threw. */
  readonly errors: string[];
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Shows a page; what was reported and asked for before is forgotten. */
  show(made: Made): Promise<void>;
  close(): Promise<void>;
}

/** `dist/` is served as it is, and as `copy/` too: the same files from other addresses. */
const fileOf = (path: string): string => `dist/${path.replace(/^\/(copy|dist)\//, '')}`;

export const openSite = async (): Promise<Site> => {
  let made: Made = { html: '' };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    if (path === '/') {
      response.setHeader('Content-Type', TYPES['.html'] ?? '');
      if (made.policy) response.setHeader('Content-Security-Policy', made.policy);
      response.end(
        `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${made.html}`,
      );
      return;
    }
    readFile(fileOf(path)).then(
      (content) => {
        response.setHeader('Content-Type', TYPES[extname(path)] ?? 'text/plain');
        response.end(content);
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser: Browser = await chromium.launch({
    executablePath: ensureBrowsers().chromium,
    args: [...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    address,
    page,
    errors,
    asked,
    show: async (next) => {
      made = next;
      // The page before may still be fetching.
      await page.goto('about:blank');
      errors.length = asked.length = 0;
      await page.goto(`${address}/`);
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
};
