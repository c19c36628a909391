/** The match that a page shows on a board and does not write, late or by the video as was chosen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchSource, OpenSource } from '../../components/source/match-source.js';
import { BoardSource } from '../board-source.js';
import type { Settings } from '../settings.js';
import type { TabInfo } from '../tab-match.js';
import type { VideoReport } from '../video-time.js';
import type { Host } from './host.js';

type Way = Pick<Settings, 'follow' | 'delay'>;

export class BoardMatch implements ReactiveController {
  trouble: unknown = null;
  readonly #page: ReactiveControllerHost;
  readonly #host: () => Host;
  #id: string | null = null;
  #tab: number | null = null;
  #way: Way = { follow: false, delay: 0 };
  #match: OpenSource | null = null;
  #board: BoardSource | null = null;
  #report: VideoReport | null = null;
  #stopVideo: () => void = () => undefined;

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

  get source(): MatchSource | null {
    return this.#board?.source ?? null;
  }

  /** Shows a match in one of the ways; what is shown already stays so. */
  show(id: string | null, tab: TabInfo | null, { follow, delay }: Way): void {
    if (tab?.id !== this.#tab) this.#listen(tab);
    const other = follow !== this.#way.follow || delay !== this.#way.delay;
    this.#way = { follow, delay };
    if (id !== this.#id) {
      this.#id = id;
      this.#close();
      if (id !== null) void this.#open(id);
    } else if (other) this.#view();
  }

  async #open(id: string): Promise<void> {
    try {
      const match = await this.#host().store.follow(id);
      if (id !== this.#id) {
        match.close();
        return;
      }
      this.#match = match;
      this.#view();
    } catch (error) {
      if (id === this.#id) this.trouble = error;
    }
    this.#page.requestUpdate();
  }

  #view(): void {
    this.#board?.close();
    this.#board = this.#match && new BoardSource(this.#match, this.#way);
    if (this.#board) this.#board.report = this.#report;
  }

  #listen(tab: TabInfo | null): void {
    this.#stopVideo();
    this.#tab = tab?.id ?? null;
    this.#report = null;
    this.#stopVideo = tab
      ? this.#host().watchVideo(tab, (report) => {
          this.#report = report;
          if (this.#board) this.#board.report = report;
        })
      : () => undefined;
  }

  #close(): void {
    this.#board?.close();
    this.#match?.close();
    this.#board = this.#match = null;
  }
}
