/** Follows the video that is watched: which it is, where it is, and what it plays. */
import type { VideoReport } from '../video-time.js';
import {
  boxOfElement,
  isPlaying,
  playerWithoutVideo,
  viewSize,
  watchedVideo,
} from './find-video.js';
import type { Box, Size } from './place.js';

/** How often the place is looked at, and how often all videos are, ms. */
const LOOK = 200;
const SEARCH = 2000;
/** A report at least so often while the video plays, ms. */
const SAY = 5000;

const MOVES = [
  ...['play', 'pause', 'seeked', 'ratechange', 'durationchange', 'emptied', 'ended'],
  ...['enterpictureinpicture', 'leavepictureinpicture'],
];

/** Where a browser has no such interface, as older Firefox, that is not known. */
const isAlone = (video: HTMLVideoElement): boolean =>
  (video.getRootNode() as Document | ShadowRoot).pictureInPictureElement === video;

export const reportOf = (video: HTMLVideoElement): VideoReport => {
  const { currentTime, playbackRate, duration } = video;
  return {
    time: currentTime,
    at: Date.now(),
    rate: isPlaying(video) ? playbackRate : 0,
    live: duration === Infinity,
    duration: Number.isFinite(duration) && duration > 0 ? duration : null,
    alone: isAlone(video),
  };
};

interface Told {
  box(box: Box | null, view: Size): void;
  report(report: VideoReport | null): void;
  /** Called at every look, for what else has to be looked after. */
  look(): void;
}

export class VideoWatch {
  video: HTMLVideoElement | null = null;
  readonly #told: Told;
  /** What the board lies over where there is no video that could be found. */
  #player: Element | undefined;
  readonly #resized = new ResizeObserver(() => {
    this.#measure();
  });
  #timer = 0;
  #searched = 0;
  #said = 0;
  #last = '';

  constructor(told: Told) {
    this.#told = told;
  }

  get report(): VideoReport | null {
    return this.video && reportOf(this.video);
  }

  start(): void {
    if (this.#timer) return;
    this.#timer = window.setInterval(this.#look, LOOK);
    addEventListener('resize', this.#measure);
    addEventListener('scroll', this.#measure, { capture: true, passive: true });
    // Of videos outside of shadow trees; the others are found by looking.
    document.addEventListener('play', this.#search, true);
    this.#last = '';
    this.#search();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
    removeEventListener('resize', this.#measure);
    removeEventListener('scroll', this.#measure, { capture: true });
    document.removeEventListener('play', this.#search, true);
    this.#follow(null);
  }

  /** The watched video, looked for now. */
  find(): HTMLVideoElement | null {
    this.#follow(watchedVideo(this.video));
    return this.video;
  }

  readonly #look = (): void => {
    const now = performance.now();
    if (now - this.#searched > SEARCH) this.#search();
    else this.#measure();
    if (now - this.#said > SAY) this.#report();
    this.#told.look();
  };

  readonly #search = (): void => {
    this.#searched = performance.now();
    // A player that we may not look into: the board can at least lie over it.
    this.#player = this.find() ? undefined : playerWithoutVideo();
    this.#measure();
  };

  readonly #measure = (): void => {
    const over = this.video ?? this.#player;
    const box = over ? boxOfElement(over) : null;
    // Taken out of the page, or out of sight: the board would lie in a corner, in no room at all.
    if (box && box.width * box.height === 0) {
      this.#search();
      return;
    }
    const view = viewSize();
    const text = JSON.stringify([box, view]);
    if (text === this.#last) return;
    this.#last = text;
    this.#told.box(box, view);
  };

  readonly #report = (): void => {
    this.#said = performance.now();
    this.#told.report(this.report);
  };

  #follow(video: HTMLVideoElement | null): void {
    if (video === this.video) return;
    for (const name of MOVES) this.video?.removeEventListener(name, this.#report);
    this.#resized.disconnect();
    this.video = video;
    if (video) {
      for (const name of MOVES) video.addEventListener(name, this.#report);
      this.#resized.observe(video);
    }
    this.#report();
  }
}
