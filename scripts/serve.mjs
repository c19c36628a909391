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
        if (context.path === '/' || context.path === '/demo') return context.redirect('/demo/');
        // Only what the pages are made of leaves this folder.
        return /^\/(demo|dist|docs)\//.test(context.path) ? next() : undefined;
      },
    ],
  },
});

console.log(`Scoreboard and referee's pad: http://localhost:${server.config.port}/demo/`);
console.log('Press Ctrl+C to stop.');
