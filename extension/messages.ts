/**
 * Every message between the parts of the extension, and the checks that they come from where they
 * should. Guards are by hand: the content script, which uses them too, has to stay small.
 */
import type { VideoReport } from './video-time.js';

/** Where the board lies: all are fractions, so that it fits any size of the video. */
export interface Place {
  /** 0: left, 1: right edge of the video's box; in between as a part of the room that is free. */
  readonly x: number;
  /** 0: top, 1: bottom. */
  readonly y: number;
  /** Of the width of the video's box. */
  readonly width: number;
  /** From 0.2, hardly to be seen, to 1. */
  readonly opacity: number;
}

/** To a frame's content script, by `tabs.sendMessage`. Each is answered with a `Look`. */
export type ToFrame =
  | { readonly type: 'look' }
  /** `auto`: because the site is always on; the user's own wish goes before it. */
  | { readonly type: 'show'; readonly place: Place; readonly auto: boolean }
  /** As the user said before; `wish` is that of the look by which the frame was chosen. */
  | { readonly type: 'again'; readonly place: Place; readonly wish: boolean | null }
  | { readonly type: 'hide'; readonly auto: boolean }
  | { readonly type: 'score'; readonly on: boolean | 'toggle' }
  | { readonly type: 'seek'; readonly seconds: number };

/** How things stand in one frame of a tab. */
export interface Look {
  readonly shown: boolean;
  readonly scoring: boolean;
  /** Is there a video at all? */
  readonly video: boolean;
  /** How much the video looks like the one that is watched; 0 where there is none. */
  readonly worth: number;
  /** Origins of large frames within, into which this script cannot look. */
  readonly frames: readonly string[];
  readonly origin: string;
  /** The user's own wish in this document: null where it has not been said. */
  readonly wish: boolean | null;
}

/** From a content script to the background. */
export type FromFrame =
  /** A frame that may have the video, and that nobody has spoken to yet. */
  | { readonly type: 'here' }
  /** Asks for the ticket by which the overlay's page knows its content script; answered with it. */
  | { readonly type: 'ticket' }
  | { readonly type: 'keep-place'; readonly place: Place }
  /** The user has shown or hidden the board. */
  | { readonly type: 'wish'; readonly shown: boolean };

/**
 * From the overlay's page to the background. In Firefox such a page has little more of the extension
 * API than a content script: what it needs of tabs it asks for.
 */
export type FromOverlayPage =
  /** Answered with `Redeemed`, or null. */
  | { readonly type: 'redeem'; readonly ticket: string }
  /** The match of the tab that it is in; answered with its id, or null. */
  | { readonly type: 'match-of' }
  | { readonly type: 'pick-match'; readonly match: string }
  /** Which locks are held; answered with a `LockManagerSnapshot`. */
  | { readonly type: 'locks' }
  /** The row of a match, as it was when the page went away: `keepLastState`. */
  | { readonly type: 'last-state'; readonly row: unknown }
  /** Opens the tab's board in a small window. */
  | { readonly type: 'small-window' };

/** Name of the port on which a page asks for a lock, and holds it while the port is open. */
export const LOCK_PORT = 'lock';
/** The answer on it when another page has taken the lock; every other one grants it. */
export const LOCK_TAKEN = 'taken';
/** With the name of a channel behind it, the name of a port that carries its messages. */
export const CHANNEL_PORT = 'channel:';

export interface LockRequest {
  readonly name: string;
  readonly steal: boolean;
}

export interface Redeemed {
  readonly tab: number;
  readonly frame: number;
}

/** From the overlay's page to its content script, through their own channel. */
export type FromOverlay =
  /** CSS pixels: heights of the board and of the strip beside it, least width, width of the strip's buttons. */
  | {
      readonly type: 'content';
      readonly height: number;
      readonly strip: number;
      readonly least: number;
      readonly buttons: number;
    }
  | {
      readonly type: 'drag';
      readonly phase: 'start' | 'move' | 'end';
      readonly dx: number;
      readonly dy: number;
    }
  /** A step by the keyboard, as fractions of the room. */
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'size'; readonly by: number }
  | { readonly type: 'fade'; readonly by: number }
  | { readonly type: 'hide' }
  | { readonly type: 'score'; readonly on: boolean }
  /** The Tab key was pressed, which may take the focus out of the overlay. */
  | { readonly type: 'tab' }
  /** The overlay has lost the focus. */
  | { readonly type: 'blurred' }
  /** Something of the overlay was clicked that needs no keys: the page may have them back. */
  | { readonly type: 'done' }
  | { readonly type: 'seek'; readonly seconds: number };

/** From a content script to its overlay. */
export type ToOverlay =
  | { readonly type: 'mode'; readonly scoring: boolean; readonly strip: 'above' | 'below' }
  | { readonly type: 'video'; readonly report: VideoReport | null };

/** Name of the port by which a page of the extension hears of a tab's video. */
export const VIDEO_PORT = 'video';

/** What `runtime.onMessage` says of a sender; it is the browser's word, not the sender's. */
export interface Sender {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  readonly frameId?: number | undefined;
  readonly tab?:
    { readonly id?: number | undefined; readonly incognito?: boolean | undefined } | undefined;
}

/** The frame that a message came from; null where it is not from a content script of ours. */
export const frameOf = (
  { id, tab, frameId, url }: Sender,
  own: { readonly id: string; readonly base: string },
): Redeemed | null =>
  id === own.id && tab?.id !== undefined && frameId !== undefined && !url?.startsWith(own.base)
    ? { tab: tab.id, frame: frameId }
    : null;

/** Is it from a page of the extension? */
export const isOwnPage = (
  { id, url }: Sender,
  own: { readonly id: string; readonly base: string },
): boolean => id === own.id && url?.startsWith(own.base) === true;

type Fields = Record<string, unknown>;

export const isObject = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null;

const isNumber = (input: unknown): input is number =>
  typeof input === 'number' && Number.isFinite(input);

const isFraction = (input: unknown): input is number => isNumber(input) && input >= 0 && input <= 1;

export const isPlace = (input: unknown): input is Place =>
  isObject(input) && [input.x, input.y, input.width, input.opacity].every(isFraction);

export const isToFrame = (input: unknown): input is ToFrame => {
  if (!isObject(input)) return false;
  switch (input.type) {
    case 'look':
      return true;
    case 'show':
      return isPlace(input.place) && typeof input.auto === 'boolean';
    case 'again':
      return isPlace(input.place) && (input.wish === null || typeof input.wish === 'boolean');
    case 'hide':
      return typeof input.auto === 'boolean';
    case 'score':
      return typeof input.on === 'boolean' || input.on === 'toggle';
    case 'seek':
      return isNumber(input.seconds);
  }
  return false;
};

export const isFromFrame = (input: unknown): input is FromFrame => {
  if (!isObject(input)) return false;
  switch (input.type) {
    case 'here':
    case 'ticket':
      return true;
    case 'keep-place':
      return isPlace(input.place);
    case 'wish':
      return typeof input.shown === 'boolean';
  }
  return false;
};

export const isFromOverlayPage = (input: unknown): input is FromOverlayPage => {
  if (!isObject(input)) return false;
  const { type, ticket, match } = input;
  switch (type) {
    case 'redeem':
      return typeof ticket === 'string';
    case 'pick-match':
      return typeof match === 'string';
    case 'last-state':
      return isObject(input.row);
    case 'match-of':
    case 'locks':
    case 'small-window':
      return true;
  }
  return false;
};

export const isLockRequest = (input: unknown): input is LockRequest =>
  isObject(input) && typeof input.name === 'string' && typeof input.steal === 'boolean';

/** The numbers that each message of the overlay has. */
const NUMBERS: Readonly<Record<FromOverlay['type'], readonly string[]>> = {
  content: ['height', 'strip', 'least', 'buttons'],
  drag: ['dx', 'dy'],
  nudge: ['x', 'y'],
  size: ['by'],
  fade: ['by'],
  hide: [],
  score: [],
  tab: [],
  blurred: [],
  done: [],
  seek: ['seconds'],
};

export const isFromOverlay = (input: unknown): input is FromOverlay => {
  if (!isObject(input)) return false;
  const { type, phase, on } = input;
  if (typeof type !== 'string' || !Object.hasOwn(NUMBERS, type)) return false;
  if (!NUMBERS[type as FromOverlay['type']].every((name) => isNumber(input[name]))) return false;
  if (type === 'drag') return phase === 'start' || phase === 'move' || phase === 'end';
  return type !== 'score' || typeof on === 'boolean';
};
