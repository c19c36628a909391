/** The overlay of one frame: hears what happens, has the reducer say what to do, and does it. */
import {
  isFromOverlay,
  type FromFrame,
  type FromOverlay,
  type Look,
  type Place,
  type ToFrame,
  type ToOverlay,
} from '../messages.js';
import { api, ownOrigin, type Port } from './api.js';
import { Focus } from './focus.js';
import { frameOrigins, worthOf } from './find-video.js';
import { fullscreenKind, moveHost } from './fullscreen.js';
import { OverlayHost } from './host.js';
import {
  FIRST_STATE,
  isVisible,
  step,
  type OverlayEffect,
  type OverlayEvent,
} from './overlay-state.js';
import { VideoWatch } from './video-watch.js';

/** So long a frame has to say something, ms. */
const PATIENCE = 3000;
/** A frame that rises over what is fullscreen may lose the keyboard once more so much later, ms. */
const SLIP = 500;
/** A stroke is kept some 50 ms after it is seen: so long a frame that is hidden stays, ms. */
const LAST_WRITES = 300;

/** Asks the background; null where the extension is gone. */
const ask = async (message: FromFrame): Promise<unknown> => {
  try {
    return await api.runtime.sendMessage(message);
  } catch {
    return null;
  }
};

export class Overlay {
  #state = FIRST_STATE;
  #host: OverlayHost | null = null;
  #channel: MessagePort | null = null;
  /** The page lets in no other frames; seen from it, or from a frame that says nothing. */
  #apart = crossOriginIsolated;
  readonly #focus = new Focus();
  /** When the user, or a rise while he scores, had the focus taken. */
  #taken = 0;
  /** When it was taken back from a player. */
  #takenBack = -Infinity;
  readonly #pages = new Set<Port>();
  readonly #watch = new VideoWatch({
    box: (box, view) => {
      this.send({ type: 'video', box, view });
    },
    report: (report) => {
      this.#tell({ type: 'video', report });
      for (const page of this.#pages) page.postMessage(report);
    },
    look: () => {
      if (!api.runtime.id) this.dispose();
      else if (this.#host?.connected === false) this.send({ type: 'lost', at: Date.now() });
      // Taken before the frame's page was there to say so.
      else if (this.#state.scoring) this.#lookAtFocus();
    },
  });

  constructor() {
    document.addEventListener('fullscreenchange', this.#fullscreen);
    document.addEventListener('pointerdown', this.#focus.pressed, true);
    this.#fullscreen();
  }

  get look(): Look {
    // In a frame without an origin of its own, our page would be without the extension's.
    const video = self.origin === 'null' ? null : this.#watch.find();
    return {
      shown: isVisible(this.#state),
      scoring: this.#state.scoring,
      video: video !== null,
      worth: video ? worthOf(video) : 0,
      frames: frameOrigins(),
      origin: location.origin,
      wish: this.#state.wish,
    };
  }

  do(message: ToFrame): void {
    switch (message.type) {
      case 'look':
        return;
      case 'show':
        this.#take(message.place);
        this.send(message.auto ? { type: 'auto', on: true } : { type: 'show' });
        return;
      case 'again':
        this.#take(message.place);
        this.send({ type: 'again', wish: message.wish });
        return;
      case 'hide':
        this.send(message.auto ? { type: 'auto', on: false } : { type: 'hide' });
        return;
      case 'score':
        this.#watch.start();
        this.send({
          type: 'score',
          on: message.on === 'toggle' ? !this.#state.scoring : message.on,
        });
        return;
      case 'seek':
        this.#seek(message.seconds);
    }
  }

  /** A page of the extension that wants to hear of the video. */
  join(page: Port): void {
    this.#pages.add(page);
    page.onDisconnect.addListener(() => this.#pages.delete(page));
    page.postMessage(this.#watch.report);
  }

  send(event: OverlayEvent): void {
    if (event.type === 'score' && event.on) this.#catchUp();
    const { state, effects } = step(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#do(effect);
  }

  dispose(): void {
    this.#unmount();
    this.#watch.stop();
    document.removeEventListener('fullscreenchange', this.#fullscreen);
    document.removeEventListener('pointerdown', this.#focus.pressed, true);
    for (const page of this.#pages) page.disconnect();
  }

  /** The place that is kept, unless the board lies somewhere already. */
  #take(place: Place): void {
    if (!isVisible(this.#state)) this.send({ type: 'place', place });
    this.#watch.start();
  }

  #do(effect: OverlayEffect): void {
    switch (effect.type) {
      case 'mount':
        this.#mount();
        return;
      case 'unmount':
        this.#unmount(LAST_WRITES);
        return;
      case 'rise':
        if (this.#host) moveHost(this.#host.element, effect.into);
        this.#host?.rise(effect.layer);
        return;
      case 'lay':
        this.#host?.lay(effect.box, effect.opacity, effect.clip);
        return;
      case 'focus':
        this.#taken = performance.now();
        this.#takeFocus();
        return;
      case 'give-back':
        this.#focus.giveBack(this.#host);
        return;
      case 'mode':
        this.#tell(effect);
        return;
      case 'keep-place':
        void ask(effect);
        return;
      case 'keep-wish':
        void ask({ type: 'wish', shown: effect.shown });
    }
  }

  #mount(): void {
    this.#unmount();
    this.#watch.start();
    const address = api.runtime.getURL('overlay.html');
    this.#host = new OverlayHost(address, this.#apart, (frame) => void this.#greet(frame));
    this.#host.onCancel(() => {
      this.send({ type: 'score', on: false });
    });
    this.#host.put();
  }

  /** A mode that says “on” where the keys go elsewhere would be worse than none. */
  #takeFocus(): void {
    if (!this.#host) return;
    this.#focus.take(this.#host);
    if (!this.#host.focused) this.send({ type: 'blurred' });
  }

  /** Scoring ends when something else has the keyboard, but for a slip of our own making. */
  #lookAtFocus(): void {
    if (this.#host?.focused) return;
    const slipped =
      (performance.now() - this.#taken < SLIP && this.#focus.slipped) || this.#mayTakeBack();
    if (this.#state.scoring && slipped) this.#catchUp();
    if (this.#host?.focused) return;
    if (this.#state.scoring && slipped) this.#takeFocus();
    else this.send({ type: 'blurred' });
  }

  /** Now and then, but it is not fought about. */
  #mayTakeBack(): boolean {
    if (!this.#host || !this.#focus.isDrawnOut(this.#host)) return false;
    const now = performance.now();
    const rarely = now - this.#takenBack > SLIP;
    this.#takenBack = now;
    return rarely;
  }

  /** @param later for the frame, out of sight, to keep what was just entered, ms */
  #unmount(later = 0): void {
    this.#channel?.close();
    this.#channel = null;
    this.#host?.remove(later);
    this.#host = null;
  }

  /** The page of the frame believes only who brings the ticket that the background gave. */
  async #greet(frame: HTMLIFrameElement): Promise<void> {
    const ticket = await ask({ type: 'ticket' });
    if (typeof ticket !== 'string' || frame !== this.#host?.frame) return;
    const { port1, port2 } = new MessageChannel();
    this.#channel?.close();
    this.#channel = port1;
    const silent = setTimeout(() => {
      this.#retry();
    }, PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(silent);
      if (isFromOverlay(data)) this.#hear(data);
    };
    frame.contentWindow?.postMessage({ ticket }, ownOrigin(), [port2]);
    const { scoring, place } = this.#state;
    this.#tell({ type: 'mode', scoring, strip: place.y > 0.5 ? 'above' : 'below' });
    this.#tell({ type: 'video', report: this.#watch.report });
    if (!scoring) return;
    if (!this.#host.focused && !this.#focus.slipped) {
      // The page took the keyboard while the frame was loaded.
      this.send({ type: 'blurred' });
      return;
    }
    // It is with the document that was in the frame before.
    frame.blur();
    this.#takeFocus();
  }

  /** A frame that was kept from loading says nothing: once more, in the other way. */
  #retry(): void {
    if (this.#apart || !this.#host) return;
    this.#apart = true;
    this.send({ type: 'lost', at: Date.now() });
  }

  #tell(message: ToOverlay): void {
    this.#channel?.postMessage(message);
  }

  #hear(message: FromOverlay): void {
    switch (message.type) {
      case 'content': {
        const { height, strip, least, buttons } = message;
        this.send({ type: 'content', content: { height, strip, least, buttons } });
        return;
      }
      case 'drag':
        if (message.phase === 'move') this.send({ type: 'drag', dx: message.dx, dy: message.dy });
        else this.send({ type: message.phase === 'start' ? 'drag-start' : 'drag-end' });
        return;
      case 'blurred':
        // The whole window may have lost the focus: the frame has it again with the window.
        this.#lookAtFocus();
        return;
      case 'tab':
        this.#focus.pressed();
        return;
      case 'done':
        if (!this.#state.scoring) this.#focus.giveBack(this.#host);
        return;
      case 'seek':
        this.#seek(message.seconds);
        return;
      default:
        this.send(message);
    }
  }

  #seek(seconds: number): void {
    const { video } = this.#watch;
    if (video && seconds >= 0) video.currentTime = seconds;
  }

  /** All but what is fullscreen is inert, a moment before the event says that it is. */
  #catchUp(): void {
    if (fullscreenKind() !== this.#state.fullscreen) this.#fullscreen();
  }

  readonly #fullscreen = (): void => {
    this.send({ type: 'fullscreen', to: fullscreenKind() });
  };
}
