/** Where the board lies in the box of a video: fractions in, CSS pixels of the viewport out. */
import type { Place } from '../messages.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the overlay's page says of its content, CSS pixels. */
export interface Content {
  /** Of the board itself: the place is the board's. */
  readonly height: number;
  /** Of the strip with the buttons, above or below the board. */
  readonly strip: number;
  /** Narrower than this it cannot be read, or used. */
  readonly least: number;
  /** So much of the strip's width has buttons; 0: all of it, and what opens below. */
  readonly buttons: number;
}

/** Free of the board at the edges: part of the box, and at most so many pixels. */
const MARGIN = { part: 0.02, most: 12 } as const;
/** Nearer than this to an edge or the middle of the room, the board snaps to it: CSS pixels. */
export const SNAP = 24;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The part of the video that is in the viewport, where that is most of it; else the whole video. */
const seen = (video: Box, view: Size): Box => {
  const left = Math.max(0, video.left);
  const top = Math.max(0, video.top);
  const width = Math.min(view.width, video.left + video.width) - left;
  const height = Math.min(view.height, video.top + video.height) - top;
  const most = width > 0 && height > 0 && width * height * 2 >= video.width * video.height;
  return most ? { left, top, width, height } : video;
};

/** The box that the board may lie in: of the video, else of the viewport. */
export const roomOf = (video: Box | null, view: Size): Box => {
  const box = video ? seen(video, view) : { left: 0, top: 0, ...view };
  const margin = Math.min(MARGIN.most, box.width * MARGIN.part, box.height * MARGIN.part);
  return {
    left: box.left + margin,
    top: box.top + margin,
    width: box.width - 2 * margin,
    height: box.height - 2 * margin,
  };
};

export const stripSide = ({ y }: Place): 'above' | 'below' => (y > 0.5 ? 'above' : 'below');

const boardSize = (room: Box, { width }: Place, content: Content): Size => ({
  width: clamp(width * room.width, Math.min(content.least, room.width), room.width),
  height: Math.min(content.height, room.height),
});

/** The box of the overlay's frame: the board where its place is, with the strip on the inner side. */
export const frameBox = (room: Box, place: Place, content: Content): Box => {
  const { width, height } = boardSize(room, place, content);
  const strip = Math.min(content.strip, room.height - height);
  const top = room.top + place.y * (room.height - height);
  const up = stripSide(place) === 'above' ? strip : 0;
  return {
    left: room.left + place.x * (room.width - width),
    top: clamp(top - up, room.top, room.top + room.height - height - strip),
    width,
    height: height + strip,
  };
};

/** As `clip-path`: of the strip, what has no button is the player's, clicks and all. */
export const stripClip = (place: Place, { strip, buttons }: Content): string => {
  if (buttons <= 0 || strip <= 0) return 'none';
  const end = `${buttons}px`;
  const edge = `calc(100% - ${strip}px)`;
  return stripSide(place) === 'above'
    ? `polygon(0 0, ${end} 0, ${end} ${strip}px, 100% ${strip}px, 100% 100%, 0 100%)`
    : `polygon(0 0, 100% 0, 100% ${edge}, ${end} ${edge}, ${end} 100%, 0 100%)`;
};

/** A place moved by so many pixels; where the board fills the room, there is no way to go. */
export const moved = (room: Box, place: Place, content: Content, dx: number, dy: number): Place => {
  const { width, height } = boardSize(room, place, content);
  const go = (from: number, by: number, free: number): number =>
    free > 0 ? clamp(from + by / free, 0, 1) : from;
  return {
    ...place,
    x: go(place.x, dx, room.width - width),
    y: go(place.y, dy, room.height - height),
  };
};

const snap = (value: number, free: number): number => {
  const to = [0, 1, 0.5].find((edge) => Math.abs(value - edge) * free <= SNAP);
  return to ?? value;
};

/** To the edges, the corners and the middle, where they are near. */
export const snapped = (room: Box, place: Place, content: Content): Place => {
  const { width, height } = boardSize(room, place, content);
  return {
    ...place,
    x: snap(place.x, room.width - width),
    y: snap(place.y, room.height - height),
  };
};
