/** Keeps the screen awake while a frame is open and the page is seen, where the browser can. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const FEATURE = 'screen-wake-lock';

interface Policy {
  allowsFeature(feature: string): boolean;
  features(): readonly string[];
}

/** A frame whose page forbids it would have each attempt logged as an error; only Chromium tells. */
const isForbidden = (): boolean => {
  const { featurePolicy } = document as { readonly featurePolicy?: Policy };
  return (
    featurePolicy !== undefined &&
    featurePolicy.features().includes(FEATURE) &&
    !featurePolicy.allowsFeature(FEATURE)
  );
};

export class PadWake implements ReactiveController {
  readonly #wanted: () => boolean;
  #lock: WakeLockSentinel | null = null;
  #asking = false;

  constructor(host: ReactiveControllerHost, wanted: () => boolean) {
    this.#wanted = wanted;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look);
  }

  hostUpdated(): void {
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#letGo();
  }

  readonly #look = (): void => {
    const wanted = this.#wanted() && document.visibilityState === 'visible';
    if (!wanted) this.#letGo();
    else if (!this.#lock && !this.#asking) void this.#ask();
  };

  async #ask(): Promise<void> {
    // Missing in older browsers, and on pages that are not secure.
    const wakeLock = (navigator as { readonly wakeLock?: WakeLock }).wakeLock;
    if (!wakeLock || isForbidden()) return;
    this.#asking = true;
    try {
      const lock = await wakeLock.request('screen');
      // The browser takes it back when the page is hidden.
      lock.addEventListener('release', () => {
        if (this.#lock === lock) this.#lock = null;
      });
      this.#lock = lock;
      if (!this.#wanted()) this.#letGo();
    } catch {
      // Refused, as on a low battery: the screen goes dark in its own time.
    } finally {
      this.#asking = false;
    }
  }

  #letGo(): void {
    void this.#lock?.release();
    this.#lock = null;
  }
}
