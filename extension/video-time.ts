/** The time of the video that is watched: entries carry it, and a board can go by it. */
import type { Refusal } from '../src/index.js';
import type { Clock } from '../components/source/clock.js';
import { MatchAt } from '../components/source/match-at.js';
import type { MatchSource, WritableMatch } from '../components/source/match-source.js';
import { PassedMatch } from './passed-match.js';

/** What the page with the video says of it, whenever it plays, stops, seeks or changes speed. */
export interface VideoReport {
  /** `currentTime`: seconds. */
  readonly time: number;
  /** When that was read, ms since 1970. */
  readonly at: number;
  /** Seconds of video a second, 0 while it stands still. */
  readonly rate: number;
  /** A stream with no end: the clock tells more than the video's own time. */
  readonly live: boolean;
  /** Seconds; null while it is not known, and for live streams. */
  readonly duration: number | null;
  /** In picture-in-picture: a window that shows the video, and nothing that lies over it. */
  readonly alone: boolean;
}

const isFiniteNumber = (input: unknown): input is number =>
  typeof input === 'number' && Number.isFinite(input);

/** The report, where it has the shape of one: it comes from a page that is not trusted. */
export const parseReport = (input: unknown): VideoReport | null => {
  if (typeof input !== 'object' || input === null) return null;
  const { time, at, rate, live, duration, alone } = input as Record<string, unknown>;
  if (!isFiniteNumber(time) || !isFiniteNumber(at) || !isFiniteNumber(rate)) return null;
  if (time < 0 || Math.abs(rate) > 16) return null;
  return {
    ...{ time, at, rate, live: live === true, alone: alone === true },
    duration: isFiniteNumber(duration) && duration > 0 ? duration : null,
  };
};

/** Where the video is at `now` (ms since 1970): seconds. */
export const timeOf = ({ time, at, rate, duration }: VideoReport, now: number): number => {
  const moved = Math.max(0, time + ((now - at) / 1000) * rate);
  return duration === null ? moved : Math.min(moved, duration);
};

export interface VideoStamp {
  readonly at: string;
  readonly video?: number;
}

/** What an entry made at `now` carries: the clock, and where there is a video its time. */
export const stampOf = (report: VideoReport | null, now: number): VideoStamp => ({
  at: new Date(now).toISOString(),
  ...(report ? { video: Math.round(timeOf(report, now) * 10) / 10 } : {}),
});

/**
 * A match of which every new entry carries the video's time. What is put right later, in the middle,
 * keeps the time that it had: the video is elsewhere by then.
 */
export class StampedMatch extends PassedMatch {
  readonly #stamp: () => VideoStamp;

  constructor(match: WritableMatch, stamp: () => VideoStamp) {
    super(match);
    this.#stamp = stamp;
  }

  override enter(entry: unknown): Refusal | null {
    const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry);
    return super.enter(isObject ? { ...this.#stamp(), ...entry } : entry);
  }

  override insert(at: number, entry: unknown): Refusal | null {
    return at === this.record.entries.length ? this.enter(entry) : super.insert(at, entry);
  }
}

/** Longest that a playing video is left alone, ms: its page may say nothing while it buffers. */
const LOOK_AGAIN = 1000;

/** A match as it stood at the video's present time, going on by itself while the video plays. */
export class MatchByVideo extends MatchAt {
  readonly #match: MatchSource;
  readonly #clock: Clock;
  #report: VideoReport | null = null;
  #stop: () => void = () => undefined;

  constructor(match: MatchSource, clock: Clock) {
    super(match);
    this.#match = match;
    this.#clock = clock;
  }

  /** With no video there is no such time: the match is shown as it stands. */
  set report(report: VideoReport | null) {
    this.#report = report;
    this.#look();
  }

  override close(): void {
    this.#stop();
    super.close();
  }

  #look(): void {
    this.#stop();
    const report = this.#report;
    if (!report) {
      this.moment = 'now';
      return;
    }
    const now = timeOf(report, this.#clock.now());
    this.moment = { video: now };
    if (report.rate <= 0) return;
    this.#stop = this.#clock.after(this.#untilNext(now, report.rate), () => {
      this.#look();
    });
  }

  /** Until the next entry is reached, ms. */
  #untilNext(now: number, rate: number): number {
    const ahead = this.#match.record.entries.flatMap(({ video = 0 }) =>
      video > now ? [((video - now) / rate) * 1000] : [],
    );
    return Math.min(LOOK_AGAIN, ...ahead);
  }
}
