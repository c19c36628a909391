/** Finds the video that is being watched: by size, and by whether it plays. */
import { siteOf } from '../sites.js';
import { shadowOf } from './api.js';
import { MARK } from './host.js';
import type { Box, Size } from './place.js';

/** Smaller than this nobody watches snooker: CSS pixels. */
const LEAST: Size = { width: 160, height: 90 };
/** How much more a video counts that plays than one that stands still. */
const PLAYING = 4;
/** Previews and advertisements beside the video play without sound. */
const MUTED = 0.5;
/** How much more the video counts that a site is known to have its broadcasts in. */
const KNOWN = 4;
/** Another video takes the overlay only if it counts so much more. */
const STAY = 1.5;

const site = siteOf(location.hostname);

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

/** All elements that a selector finds, through shadow roots; what is in the overlay is not the page's. */
function* through(root: Document | ShadowRoot, selector: string): Generator<Element> {
  yield* root.querySelectorAll(selector);
  for (const element of root.querySelectorAll('*')) {
    const shadow = element.hasAttribute(MARK) ? null : shadowOf(element);
    if (shadow) yield* through(shadow, selector);
  }
}

/** The video that is watched now, which stays so while no other one is much better. */
export const watchedVideo = (now: HTMLVideoElement | null): HTMLVideoElement | null => {
  let best: HTMLVideoElement | null = null;
  let most = 0;
  for (const element of through(document, 'video')) {
    const video = element as HTMLVideoElement;
    const known = site?.video !== undefined && video.matches(site.video);
    const worth = worthOf(video) * (known ? KNOWN : 1) * (video === now ? STAY : 1);
    if (worth > most) [best, most] = [video, worth];
  }
  return best;
};

/** Those that can be seen, the largest first. */
const largest = (selector: string): readonly Element[] =>
  [...through(document, selector)]
    .filter((element) => seenArea(boxOfElement(element)) > 0 && isSeen(element))
    .sort((a, b) => seenArea(boxOfElement(b)) - seenArea(boxOfElement(a)));

/** Where a video may be that cannot be looked at: in an element of the site's own, in a frame. */
export const playerWithoutVideo = (): Element | undefined =>
  [...(site?.shows === undefined ? [] : largest(site.shows)), ...largest('iframe')][0];

/** Origins of such frames, as far as the page says where they come from. */
export const frameOrigins = (): readonly string[] => {
  const addresses = largest('iframe').map((frame) => (frame as HTMLIFrameElement).src);
  const origins = addresses.map((src) => (URL.canParse(src) ? new URL(src).origin : 'null'));
  return [...new Set(origins)].filter((one) => one.startsWith('http') && one !== location.origin);
};
