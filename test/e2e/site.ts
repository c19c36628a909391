/** The built pages, as `npm start` serves them. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Site {
  readonly origin: string;
  /** The folder that is served. */
  readonly root: string;
  close(): void;
}

/** @throws where the pages have not been built, or the server does not start */
export const openSite = async (): Promise<Site> => {
  const root = resolve(process.env.SITE_ROOT ?? '.');
  if (!existsSync(join(root, 'dist/pages/pad.html'))) throw new Error('First: npm run build');
  const server = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, failed) => {
    let told = '';
    server.stdout.on('data', (data: Buffer) => {
      told += data.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(told) ?? [];
      if (address !== undefined) found(address);
    });
    server.once('exit', () => {
      failed(new Error('The server did not start.'));
    });
  });
  return { origin, root, close: () => void server.kill() };
};
