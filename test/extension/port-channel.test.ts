import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';

/** The end of a port that is in a page; `stop` is what the browser does when the background is gone. */
class FakePort {
  readonly posted: unknown[] = [];
  #stopped = false;
  #hear: (message: unknown) => void = () => undefined;
  #gone: () => void = () => undefined;
  readonly onMessage = { addListener: (hear: (message: unknown) => void) => (this.#hear = hear) };
  readonly onDisconnect = { addListener: (gone: () => void) => (this.#gone = gone) };

  postMessage(message: unknown): void {
    if (this.#stopped) throw new Error('Attempting to use a disconnected port object');
    this.posted.push(message);
  }

  disconnect(): void {
    this.#stopped = true;
  }

  stop(): void {
    this.#stopped = true;
    this.#gone();
  }

  hear(message: unknown): void {
    this.#hear(message);
  }
}

const ports: FakePort[] = [];
let replaced = false;
const runtime = {
  id: 'extension',
  connect: (): FakePort => {
    if (replaced) throw new Error('Extension context invalidated.');
    const port = new FakePort();
    ports.push(port);
    return port;
  },
};
// Read once, when the module is loaded.
Object.assign(globalThis, { chrome: { runtime }, browser: { runtime } });
const { PortChannel } = await import('../../extension/overlay/port-channel.js');

beforeEach(() => {
  ports.length = 0;
  replaced = false;
  mock.timers.reset();
  mock.timers.enable({ apis: ['setInterval'] });
});

test('a background that was stopped is asked again, and what is posted then arrives', () => {
  const channel = new PortChannel('match');
  ports[0]?.stop();
  channel.postMessage('red');
  assert.deepEqual(ports[1]?.posted, [{ message: 'red' }]);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEventInit) => heard.push(data));
  ports[1].hear('black');
  assert.deepEqual(heard, ['black']);
  channel.close();
});

test('after an update of the extension the channel is closed: nothing is posted to a port that is gone', () => {
  const channel = new PortChannel('match');
  replaced = true;
  ports[0]?.stop();
  channel.postMessage('red');
  mock.timers.tick(60_000);
  assert.deepEqual(ports[0]?.posted, []);
});

test('a page of an extension that was replaced hears nobody, and throws nothing', () => {
  replaced = true;
  const channel = new PortChannel('match');
  channel.postMessage('red');
  mock.timers.tick(60_000);
  channel.close();
  assert.deepEqual(ports, []);
});
