/** Serves the demo pages with the built elements, to this machine only, on a free port from 8000. */
import { startDevServer } from '@web/dev-server';

const server = await startDevServer({
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
  config: {
    rootDir: process.cwd(),
    hostname: '127.0.0.1',
    injectWebSocket: false,
    middleware: [
      (context, next) => {
        // As a URL, so that no way through `..` is left in it.
        const { pathname } = new URL(context.url, 'http://localhost');
        if (pathname === '/' || pathname === '/demo') return context.redirect('/demo/');
        return /^\/(demo|dist|docs|test\/records)\//.test(pathname) ? next() : undefined;
      },
    ],
  },
});

console.log(`Scoreboard and referee's pad: http://localhost:${server.config.port}/demo/`);
console.log('Press Ctrl+C to stop.');
