/** The match that a page has open: written by whichever page is used, with the time of the video. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { WritableMatch } from '../../components/source/match-source.js';
import { OneHandMatch } from '../one-hand-match.js';
import type { TabInfo } from '../tab-match.js';
import { StampedMatch, stampOf, type VideoReport } from '../video-time.js';
import type { Host } from './host.js';

export class PadMatch implements ReactiveController {
  /** For the pad; null while none is open. */
  match: WritableMatch | null = null;
  report: VideoReport | null = null;
  /** What kept the match from being opened. */
  trouble: unknown = null;
  readonly #page: ReactiveControllerHost;
  readonly #host: () => Host;
  #id: string | null = null;
  #tab: number | null = null;
  #stopVideo: () => void = () => undefined;
  #stopMatch: () => void = () => undefined;

  constructor(page: ReactiveControllerHost, host: () => Host) {
    this.#page = page;
    this.#host = host;
    page.addController(this);
  }

  hostDisconnected(): void {
    this.#close();
    this.#stopVideo();
    this.#id = this.#tab = null;
  }

  /** Opens a match, and listens to the video of a tab; what is open already stays so. */
  show(id: string | null, tab: TabInfo | null): void {
    if (tab?.id !== this.#tab) this.#listen(tab);
    if (id === this.#id) return;
    this.#id = id;
    this.#close();
    if (id !== null) void this.#open(id);
  }

  async #open(id: string): Promise<void> {
    this.trouble = null;
    try {
      const kept = await this.#host().store.open(id);
      if (id !== this.#id) {
        kept.close();
        return;
      }
      const stamp = (): ReturnType<typeof stampOf> => stampOf(this.report, Date.now());
      this.match = new StampedMatch(new OneHandMatch(kept), stamp);
      this.#stopMatch = this.match.subscribe(() => {
        this.#page.requestUpdate();
      });
    } catch (error) {
      if (id === this.#id) this.trouble = error;
    }
    this.#page.requestUpdate();
  }

  #listen(tab: TabInfo | null): void {
    this.#stopVideo();
    this.#tab = tab?.id ?? null;
    this.#hear(null);
    this.#stopVideo = tab
      ? this.#host().watchVideo(tab, (report) => {
          this.#hear(report);
        })
      : () => undefined;
  }

  #hear(report: VideoReport | null): void {
    const came = (report === null) !== (this.report === null);
    this.report = report;
    if (came) this.#page.requestUpdate();
  }

  #close(): void {
    this.#stopMatch();
    this.match?.close();
    this.match = null;
  }
}
