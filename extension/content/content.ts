/**
 * The content script: comes into a page by the user's click, or on a site that is always on. It
 * listens to no key of the page, and to nothing that the page says.
 */
import { VIDEO_PORT, isToFrame } from '../messages.js';
import { api, type Port } from './api.js';
import { removeLeftovers } from './host.js';
import { Overlay } from './overlay.js';

/** So long it waits to be spoken to before it says that it is here, ms. */
const PATIENCE = 300;

interface Mark {
  snookerOverlay?: Overlay;
}

const start = (mark: Mark): void => {
  const overlay = new Overlay();
  mark.snookerOverlay = overlay;
  let spokenTo = false;

  const hear = (
    message: unknown,
    { id }: { id?: string },
    answer: (answer: unknown) => void,
  ): void => {
    if (id !== api.runtime.id || !isToFrame(message)) return;
    spokenTo = true;
    overlay.do(message);
    answer(overlay.look);
  };
  const join = (port: Port): void => {
    if (port.name === VIDEO_PORT) overlay.join(port);
  };
  const here = (): void => {
    if (api.runtime.id) void api.runtime.sendMessage({ type: 'here' }).catch(() => undefined);
  };

  removeLeftovers();
  api.runtime.onMessage.addListener(hear);
  api.runtime.onConnect.addListener(join);
  // A video that starts in this frame may be the one to be watched.
  document.addEventListener(
    'play',
    () => {
      if (!overlay.look.shown) here();
    },
    true,
  );
  setTimeout(() => {
    if (!spokenTo) here();
  }, PATIENCE);
};

const mark = globalThis as Mark;
if (!mark.snookerOverlay) start(mark);
