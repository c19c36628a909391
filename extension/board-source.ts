/** What a board over a video shows of a match: some seconds late, or as it stood at the video's time. */
import { systemClock, type Clock } from '../components/source/clock.js';
import { DelayedMatch } from '../components/source/delayed-match.js';
import type { MatchSource, OpenSource } from '../components/source/match-source.js';
import type { Settings } from './settings.js';
import { MatchByVideo, type VideoReport } from './video-time.js';

export class BoardSource {
  readonly source: MatchSource;
  readonly #own: readonly OpenSource[];
  readonly #byVideo: MatchByVideo | null;

  /** Follows the video where that was chosen, and else is as late as was chosen. */
  constructor(
    match: MatchSource,
    { follow, delay }: Pick<Settings, 'follow' | 'delay'>,
    clock: Clock = systemClock,
  ) {
    this.#byVideo = follow ? new MatchByVideo(match, clock) : null;
    const late = !follow && delay > 0 ? new DelayedMatch(match, delay, clock) : null;
    this.#own = [this.#byVideo, late].filter((one) => one !== null);
    this.source = this.#own[0] ?? match;
  }

  /** What the video does; null where there is none. */
  set report(report: VideoReport | null) {
    if (this.#byVideo) this.#byVideo.report = report;
  }

  /** Ends the view; the match itself stays open. */
  close(): void {
    for (const one of this.#own) one.close();
  }
}
