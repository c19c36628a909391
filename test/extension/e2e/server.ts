/** Pages with a video on this machine, kind and hostile ones; each is a few lines of markup. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestPage {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Site {
  /** `http://localhost:PORT`, to which the builds for tests have access. */
  readonly origin: string;
  /** The same pages under a name that no build has access to. */
  readonly foreign: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): void;
}

const clip = readFileSync(new URL('clip.webm', import.meta.url));

/** Players go back and forth in a clip by asking for parts of it. */
const sendClip = (request: IncomingMessage, response: ServerResponse): void => {
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from);
  const end = to === '' ? clip.length - 1 : Number(to);
  response.writeHead(request.headers.range ? 206 : 200, {
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    'cross-origin-resource-policy': 'cross-origin',
    ...(request.headers.range && { 'content-range': `bytes ${start}-${end}/${clip.length}` }),
  });
  response.end(clip.subarray(start, end + 1));
};

/** @param pages by path; a page may say `{foreign}` for an origin that is not its own */
export const serve = async (pages: Readonly<Record<string, TestPage>>): Promise<Site> => {
  const asked: string[] = [];
  let foreign = '';
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (pathname === '/clip.webm') {
      sendClip(request, response);
      return;
    }
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const page = pages[pathname];
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
    response.end(
      `<!doctype html><html><head></head><body>${page.body.replaceAll('{foreign}', foreign)}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  foreign = `http://127.0.0.1:${port}`;
  return {
    origin: `http://localhost:${port}`,
    foreign,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
