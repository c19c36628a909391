/** Finds the video that is being watched: by size, and by whether it plays. */
import { shadowOf } from './api.js';
import type { Box, Size } from './place.js';

/** Smaller than this nobody watches snooker: CSS pixels. */
const LEAST: Size = { width: 160, height: 90 };
/** How much more a video counts that plays than one that stands still. */
const PLAYING = 4;
/** Previews and advertisements beside the video play without sound. */
const MUTED = 0.5;
/** Another video takes the overlay only if it counts so much more. */
const STAY = 1.5;

export const viewSize = (): Size => ({ width: innerWidth, height: innerHeight });

export const boxOfElement = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const seenArea = ({ left, top, width, height }: Box): number => {
  const view = viewSize();
  const wide = Math.min(view.width, left + width) - Math.max(0, left);
  const high = Math.min(view.height, top + height) - Math.max(0, top);
  return wide < LEAST.width || high < LEAST.height ? 0 : wide * high;
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

export const isPlaying = ({ paused, ended, readyState }: HTMLVideoElement): boolean =>
  !paused && !ended && readyState > 1;

/** 0 where it is not to be seen. */
export const worthOf = (video: HTMLVideoElement): number => {
  if (!video.isConnected) return 0;
  const area = seenArea(boxOfElement(video));
  if (area === 0 || !isSeen(video)) return 0;
  const plays = isPlaying(video);
  return area * (plays ? PLAYING : 1) * (plays && video.muted ? MUTED : 1);
};

/** All elements that a selector finds, through shadow roots. */
function* through(root: Document | ShadowRoot, selector: string): Generator<Element> {
  yield* root.querySelectorAll(selector);
  for (const element of root.querySelectorAll('*')) {
    const shadow = shadowOf(element);
    if (shadow) yield* through(shadow, selector);
  }
}

/** The video that is watched now, which stays so while no other one is much better. */
export const watchedVideo = (now: HTMLVideoElement | null): HTMLVideoElement | null => {
  let best: HTMLVideoElement | null = null;
  let most = 0;
  for (const element of through(document, 'video')) {
    const video = element as HTMLVideoElement;
    const worth = worthOf(video) * (video === now ? STAY : 1);
    if (worth > most) [best, most] = [video, worth];
  }
  return best;
};

/** Large frames within this one: a player may be in one of them. */
export const largeFrames = (): readonly HTMLIFrameElement[] =>
  ([...through(document, 'iframe')] as HTMLIFrameElement[])
    .filter((frame) => seenArea(boxOfElement(frame)) > 0 && isSeen(frame))
    .sort((a, b) => seenArea(boxOfElement(b)) - seenArea(boxOfElement(a)));

/** Origins of such frames, as far as the page says where they come from. */
export const frameOrigins = (): readonly string[] => {
  const origins = largeFrames().map(({ src }) =>
    URL.canParse(src) ? new URL(src).origin : 'null',
  );
  return [...new Set(origins)].filter((one) => one.startsWith('http') && one !== location.origin);
};
