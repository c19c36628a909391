/** The pages' fixture, built and served on localhost, and real browsers to open it in. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import * as puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, ensureBrowsers } from '../../../scripts/browsers.mjs';

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/fixture.js"></script></head>
<body></body></html>`;

/** As the extension's own pages have it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

export class Site {
  readonly #files: ReadonlyMap<string, string>;
  #server: Server | null = null;

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  static async start(): Promise<Site> {
    const { outputFiles } = await build({
      entryPoints: ['test/extension/pages/fixture.ts', 'extension/pages/page.css'],
      entryNames: '[name]',
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      outdir: '/',
      tsconfig: 'tsconfig.json',
    });
    const site = new Site(new Map(outputFiles.map(({ path, text }) => [path, text])));
    await site.#serve();
    return site;
  }

  get address(): string {
    const { port } = this.#server?.address() as AddressInfo;
    return `http://localhost:${port}/`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async #serve(): Promise<void> {
    this.#server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = this.#files.get(pathname);
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('content-type', file === undefined ? 'text/html' : type);
      response.end(file ?? PAGE);
    });
    await new Promise<void>((listening) => this.#server?.listen(0, 'localhost', listening));
  }
}

export const launch = (name: BrowserName): Promise<puppeteer.Browser> => {
  const paths = ensureBrowsers();
  return name === 'chromium'
    ? puppeteer.launch({ executablePath: paths.chromium, args: [...CHROMIUM_FLAGS] })
    : puppeteer.launch({ browser: 'firefox', executablePath: paths.firefox });
};

/** A page with the fixture, which says what went wrong in it. */
export const open = async (
  browser: puppeteer.Browser,
  site: Site,
  { query = '', width = 320, height = 640 } = {},
): Promise<{ page: puppeteer.Page; errors: string[] }> => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width, height });
  await page.goto(site.address + query);
  await page.waitForFunction('window.fixture !== undefined');
  return { page, errors };
};
