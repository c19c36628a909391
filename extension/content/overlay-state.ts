/**
 * Whether the overlay is seen, where it lies, and whether its keys score: one pure function of what
 * happens. Its contract is docs/overlay-contract.md.
 */
import type { Place } from '../messages.js';
import {
  clamp,
  frameBox,
  moved,
  roomOf,
  snapped,
  stripClip,
  stripSide,
  type Box,
  type Content,
  type Size,
} from './place.js';

/** `container`: an element that can hold the overlay; `bare`: a video or a frame, which cannot. */
export type Fullscreen = 'none' | 'container' | 'bare';

export interface OverlayState {
  /** What the user has said; null where nothing was said in this document. */
  readonly wish: boolean | null;
  /** The overlay may come by itself, because the site is always on. */
  readonly auto: boolean;
  /** The page keeps taking it away: it stays away until the user asks again. */
  readonly givenUp: boolean;
  /** When the page took it away of late, ms. */
  readonly losses: readonly number[];
  readonly scoring: boolean;
  readonly video: Box | null;
  readonly view: Size;
  readonly fullscreen: Fullscreen;
  readonly place: Place;
  /** The place when the drag began; null while nothing is dragged. */
  readonly dragged: Place | null;
  readonly content: Content;
}

export type OverlayEvent =
  | { readonly type: 'show' }
  | { readonly type: 'hide' }
  /** It comes back by an earlier word: unless the user said another since `wish` was looked at. */
  | { readonly type: 'again'; readonly wish: boolean | null }
  | { readonly type: 'auto'; readonly on: boolean }
  | { readonly type: 'score'; readonly on: boolean }
  /** The overlay's frame lost the focus, whoever took it. */
  | { readonly type: 'blurred' }
  | { readonly type: 'video'; readonly box: Box | null; readonly view: Size }
  | { readonly type: 'fullscreen'; readonly to: Fullscreen }
  /** The place that is kept for the site. */
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'drag-start' }
  /** Pixels from where the drag began. */
  | { readonly type: 'drag'; readonly dx: number; readonly dy: number }
  | { readonly type: 'drag-end' }
  | { readonly type: 'nudge'; readonly x: number; readonly y: number }
  | { readonly type: 'size'; readonly by: number }
  | { readonly type: 'fade'; readonly by: number }
  | { readonly type: 'content'; readonly content: Content }
  /** The page has taken the overlay out of the document, at a time in ms. */
  | { readonly type: 'lost'; readonly at: number };

export type OverlayEffect =
  | { readonly type: 'mount' }
  | { readonly type: 'unmount' }
  /**
   * Above everything: in the fullscreen container where `into` says so, else above it. `modal`: what
   * lies over a bare video can have neither clicks nor keys in any other way.
   */
  | { readonly type: 'rise'; readonly into: 'container' | 'root'; readonly layer: 'top' | 'modal' }
  | { readonly type: 'lay'; readonly box: Box; readonly opacity: number; readonly clip: string }
  /** Only ever after `score` of the user. */
  | { readonly type: 'focus' }
  | { readonly type: 'give-back' }
  | { readonly type: 'mode'; readonly scoring: boolean; readonly strip: 'above' | 'below' }
  | { readonly type: 'keep-place'; readonly place: Place }
  | { readonly type: 'keep-wish'; readonly shown: boolean };

export interface Step {
  readonly state: OverlayState;
  readonly effects: readonly OverlayEffect[];
}

/** So often in so many ms the overlay comes back; a page that goes on is left alone. */
export const MOST_LOSSES = 5;
export const LOSS_SPAN = 10_000;
const LEAST_OPACITY = 0.2;
const LEAST_WIDTH = 0.1;

/** Middle of the lower edge, as in a broadcast. */
export const FIRST_PLACE: Place = { x: 0.5, y: 1, width: 0.8, opacity: 1 };

export const FIRST_STATE: OverlayState = {
  wish: null,
  auto: false,
  givenUp: false,
  losses: [],
  scoring: false,
  video: null,
  view: { width: 0, height: 0 },
  fullscreen: 'none',
  place: FIRST_PLACE,
  dragged: null,
  content: { height: 40, strip: 0, least: 200, buttons: 0 },
};

/** What the user said comes first; else an always-on site shows the board over a video. */
export const isVisible = ({ wish, auto, givenUp, video }: OverlayState): boolean =>
  !givenUp && (wish ?? (auto && video !== null));

export const boxOf = ({ video, view, place, content }: OverlayState): Box =>
  frameBox(roomOf(video, view), place, content);

const next = (state: OverlayState, event: OverlayEvent): OverlayState => {
  const { place, content } = state;
  switch (event.type) {
    case 'show':
      return { ...state, wish: true, givenUp: false, losses: [] };
    case 'hide':
      return { ...state, wish: false };
    case 'again':
      return event.wish === state.wish ? { ...state, wish: true } : state;
    case 'auto':
      return { ...state, auto: event.on };
    case 'score':
      // Keys score only where it can be seen that they do.
      return event.on
        ? { ...state, wish: true, givenUp: false, scoring: true }
        : { ...state, scoring: false };
    case 'blurred':
      return { ...state, scoring: false };
    case 'video':
      return { ...state, video: event.box, view: event.view };
    case 'fullscreen':
      return { ...state, fullscreen: event.to };
    case 'place':
      return { ...state, place: event.place };
    case 'drag-start':
      return { ...state, dragged: place };
    case 'drag':
      return state.dragged
        ? { ...state, place: movedBy(state, state.dragged, event.dx, event.dy) }
        : state;
    case 'drag-end':
      return state.dragged
        ? {
            ...state,
            dragged: null,
            place: snapped(roomOf(state.video, state.view), place, content),
          }
        : state;
    case 'nudge':
      return {
        ...state,
        place: { ...place, x: clamp(place.x + event.x, 0, 1), y: clamp(place.y + event.y, 0, 1) },
      };
    case 'size':
      return {
        ...state,
        place: { ...place, width: clamp(place.width + event.by, LEAST_WIDTH, 1) },
      };
    case 'fade':
      return {
        ...state,
        place: { ...place, opacity: clamp(place.opacity + event.by, LEAST_OPACITY, 1) },
      };
    case 'content':
      return { ...state, content: { ...content, ...event.content } };
    case 'lost': {
      const losses = [...state.losses, event.at].filter((at) => event.at - at < LOSS_SPAN);
      return { ...state, losses, givenUp: state.givenUp || losses.length > MOST_LOSSES };
    }
  }
};

const movedBy = (
  { video, view, content }: OverlayState,
  from: Place,
  dx: number,
  dy: number,
): Place => moved(roomOf(video, view), from, content, dx, dy);

const CHANGES_PLACE: readonly OverlayEvent['type'][] = ['drag-end', 'nudge', 'size', 'fade'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What has to be done in the page for it to be as the state says. */
const effectsOf = (
  before: OverlayState,
  after: OverlayState,
  event: OverlayEvent,
): readonly OverlayEffect[] => {
  const effects: OverlayEffect[] = [];
  const was = isVisible(before);
  const is = isVisible(after);
  // A new document of the overlay knows nothing yet, and is under whatever is fullscreen.
  const anew = is && (!was || event.type === 'lost');

  if (was && !is) effects.push({ type: 'unmount' });
  if (anew) effects.push({ type: 'mount' });
  // Another fullscreen element of the same kind is above it too.
  if (is && (anew || event.type === 'fullscreen' || !same(riseOf(before), riseOf(after)))) {
    effects.push({ type: 'rise', ...riseOf(after) });
  }
  if (is && (anew || !same(layOf(before), layOf(after)))) {
    effects.push({ type: 'lay', ...layOf(after) });
  }
  if (is && (anew || !same(modeOf(before), modeOf(after)))) {
    effects.push({ type: 'mode', ...modeOf(after) });
  }
  // To rise again takes the focus from the frame: who was scoring goes on scoring.
  const rose = effects.some(({ type }) => type === 'rise');
  if (after.scoring && (rose || !before.scoring)) effects.push({ type: 'focus' });
  const taken = event.type === 'blurred';
  if (before.scoring && !after.scoring && !taken) effects.push({ type: 'give-back' });
  const from = event.type === 'drag-end' ? before.dragged : before.place;
  if (CHANGES_PLACE.includes(event.type) && from && !same(from, after.place)) {
    effects.push({ type: 'keep-place', place: after.place });
  }
  if (after.wish !== null && after.wish !== before.wish) {
    effects.push({ type: 'keep-wish', shown: after.wish });
  }
  return effects;
};

const riseOf = ({
  fullscreen,
  scoring,
}: OverlayState): { into: 'container' | 'root'; layer: 'top' | 'modal' } => ({
  into: fullscreen === 'container' ? 'container' : 'root',
  layer: fullscreen === 'bare' && scoring ? 'modal' : 'top',
});

const layOf = (state: OverlayState): { box: Box; opacity: number; clip: string } => ({
  box: boxOf(state),
  opacity: state.place.opacity,
  clip: stripClip(state.place, state.content),
});

const modeOf = ({
  scoring,
  place,
}: OverlayState): { scoring: boolean; strip: 'above' | 'below' } => ({
  scoring,
  strip: stripSide(place),
});

/** What happens next, and what has to be done for it. */
export const step = (before: OverlayState, event: OverlayEvent): Step => {
  const wanted = next(before, event);
  // What is not seen does not score.
  const state = wanted.scoring && !isVisible(wanted) ? { ...wanted, scoring: false } : wanted;
  return { state, effects: effectsOf(before, state, event) };
};
