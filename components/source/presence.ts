/** Is the writer at work? It answers a ping while its page is alive, also in a hidden tab. */
import type { Clock } from './clock.js';
import type { Freshness } from './match-source.js';

/** Between pings, ms. */
export const BEAT = 4000;
/** Pings with no answer after which nobody is at work. */
const PATIENCE = 2;

export class Presence {
  freshness: Freshness;
  readonly #clock: Clock;
  readonly #ping: () => void;
  readonly #told: () => void;
  #stop: (() => void) | null = null;
  #unanswered = 0;
  #lastHeard: number;

  /** @param left when the match was last written, ms since 1970 */
  constructor(clock: Clock, left: number, ping: () => void, told: () => void) {
    this.#clock = clock;
    this.#ping = ping;
    this.#told = told;
    this.#lastHeard = left;
    this.freshness = { kind: 'idle', since: left };
  }

  start(): void {
    if (this.#stop) return;
    this.#unanswered = 0;
    this.#beat();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** The writer gave a sign of life. */
  heard(): void {
    this.#unanswered = 0;
    this.#lastHeard = this.#clock.now();
    if (this.freshness.kind === 'live') return;
    this.freshness = { kind: 'live' };
    this.#told();
  }

  /** The writer said good-bye. */
  gone(): void {
    if (this.freshness.kind !== 'live') return;
    this.freshness = { kind: 'idle', since: this.#lastHeard };
    this.#told();
  }

  /** Counted in pings, not in time: a hidden page's timers may run once a minute. */
  #beat(): void {
    if (this.#unanswered >= PATIENCE) this.gone();
    this.#unanswered += 1;
    this.#ping();
    this.#stop = this.#clock.after(BEAT, () => {
      this.#beat();
    });
  }
}
