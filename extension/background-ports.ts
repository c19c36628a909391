/** Locks and channels in the name of overlays, whose frames the browser keeps apart from our pages. */
import type { Runtime } from 'webextension-polyfill';
import { CHANNEL_PORT, LOCK_PORT, LOCK_TAKEN, isLockRequest, isObject } from './messages.js';

/** Asks for a lock, and holds it until the port is closed, or another page takes it. */
const holdLock = (port: Runtime.Port): void => {
  const ended = new AbortController();
  const closed = new Promise<void>((resolve) => {
    port.onDisconnect.addListener(() => {
      ended.abort();
      resolve();
    });
  });
  port.onMessage.addListener((message: unknown) => {
    if (!isLockRequest(message)) return;
    const { name, steal } = message;
    const granted = (): Promise<void> => {
      port.postMessage(true);
      return closed;
    };
    const options: LockOptions = steal ? { steal } : { signal: ended.signal };
    navigator.locks.request(name, options, granted).catch(() => {
      if (!ended.signal.aborted) port.postMessage(LOCK_TAKEN);
    });
  });
};

const passOn = (port: Runtime.Port): void => {
  const channel = new BroadcastChannel(port.name.slice(CHANNEL_PORT.length));
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    port.postMessage(data);
  };
  port.onMessage.addListener((message: unknown) => {
    if (isObject(message) && 'message' in message) channel.postMessage(message.message);
  });
  port.onDisconnect.addListener(() => {
    channel.close();
  });
};

/** @param port of a page of the extension */
export const serve = (port: Runtime.Port): void => {
  if (port.name === LOCK_PORT) holdLock(port);
  else if (port.name.startsWith(CHANNEL_PORT)) passOn(port);
};
