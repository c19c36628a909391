import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FIRST_STATE,
  LOSS_SPAN,
  MOST_LOSSES,
  isVisible,
  step,
  type OverlayEffect,
  type OverlayEvent,
  type OverlayState,
} from '../../../extension/content/overlay-state.js';

const VIDEO: OverlayEvent = {
  type: 'video',
  box: { left: 0, top: 0, width: 800, height: 450 },
  view: { width: 1000, height: 700 },
};
const GONE: OverlayEvent = { type: 'video', box: null, view: { width: 1000, height: 700 } };

const after = (...events: readonly OverlayEvent[]): OverlayState =>
  events.reduce((state, event) => step(state, event).state, FIRST_STATE);

/** Effects of the last of some events. */
const effects = (...events: readonly OverlayEvent[]): readonly OverlayEffect[] =>
  step(after(...events.slice(0, -1)), events.at(-1)!).effects;

const kinds = (...events: readonly OverlayEvent[]): readonly string[] =>
  effects(...events).map(({ type }) => type);

const SHOW: OverlayEvent = { type: 'show' };
const HIDE: OverlayEvent = { type: 'hide' };
const SCORE: OverlayEvent = { type: 'score', on: true };
const AUTO: OverlayEvent = { type: 'auto', on: true };

test('shown by the user: mounted, above everything, laid out, and the wish is kept', () => {
  assert.deepEqual(kinds(VIDEO, SHOW), ['mount', 'rise', 'lay', 'mode', 'keep-wish']);
});

test('shown without a video it stays: in the viewport', () => {
  assert.equal(isVisible(after(VIDEO, SHOW, GONE)), true);
});

test('on an always-on site it comes and goes with the video', () => {
  assert.equal(isVisible(after(AUTO)), false);
  assert.deepEqual(kinds(AUTO, VIDEO), ['mount', 'rise', 'lay', 'mode']);
  assert.deepEqual(kinds(AUTO, VIDEO, GONE), ['unmount']);
});

test('hidden by the user it stays hidden on an always-on site, whatever the video does', () => {
  assert.equal(isVisible(after(AUTO, VIDEO, HIDE, GONE, VIDEO, AUTO)), false);
});

test('it comes back as the user said before, unless he has said another thing meanwhile', () => {
  const again = (wish: boolean | null): OverlayEvent => ({ type: 'again', wish });
  assert.equal(isVisible(after(VIDEO, again(null))), true);
  // In a frame that the board went to another from.
  assert.equal(isVisible(after(VIDEO, SHOW, HIDE, again(false))), true);
  assert.equal(isVisible(after(VIDEO, HIDE, again(null))), false);
  assert.equal(isVisible(after(VIDEO, SHOW, HIDE, again(true))), false);
});

test('it does not come back by itself where the page keeps taking it away', () => {
  const lost = Array.from({ length: 6 }, (_, at): OverlayEvent => ({ type: 'lost', at }));
  assert.equal(isVisible(after(VIDEO, SHOW, ...lost, { type: 'again', wish: true })), false);
});

test('shown by the user it stays shown where the site is not always on any more', () => {
  assert.equal(isVisible(after(AUTO, VIDEO, SHOW, { type: 'auto', on: false }, GONE)), true);
});

test('scoring on takes the focus, and shows the board; off gives it back', () => {
  assert.deepEqual(kinds(VIDEO, SHOW, SCORE), ['mode', 'focus']);
  assert.equal(isVisible(after(VIDEO, SCORE)), true);
  assert.deepEqual(kinds(VIDEO, SHOW, SCORE, { type: 'score', on: false }), ['mode', 'give-back']);
});

test('focus that another has taken ends scoring, and is not taken back', () => {
  assert.deepEqual(kinds(VIDEO, SHOW, SCORE, { type: 'blurred' }), ['mode']);
});

test('what is not seen does not score', () => {
  assert.equal(after(VIDEO, SHOW, SCORE, HIDE).scoring, false);
});

test('into a fullscreen container, and out of it, scoring all the while', () => {
  const enter: OverlayEvent = { type: 'fullscreen', to: 'container' };
  const [rise, ...rest] = effects(VIDEO, SHOW, SCORE, enter);
  assert.deepEqual(rise, { type: 'rise', into: 'container', layer: 'top' });
  assert.deepEqual(rest, [{ type: 'focus' }]);
  const [back] = effects(VIDEO, SHOW, enter, { type: 'fullscreen', to: 'none' });
  assert.deepEqual(back, { type: 'rise', into: 'root', layer: 'top' });
});

test('over a bare video it is modal while it scores, and only then', () => {
  const enter: OverlayEvent = { type: 'fullscreen', to: 'bare' };
  assert.deepEqual(effects(VIDEO, SHOW, enter), [{ type: 'rise', into: 'root', layer: 'top' }]);
  assert.deepEqual(effects(VIDEO, SHOW, enter, SCORE)[0], {
    type: 'rise',
    into: 'root',
    layer: 'modal',
  });
  assert.deepEqual(effects(VIDEO, SHOW, enter, SCORE, { type: 'score', on: false })[0], {
    type: 'rise',
    into: 'root',
    layer: 'top',
  });
});

test('a place is kept at the end of a drag, not while it goes on', () => {
  const drag: readonly OverlayEvent[] = [
    VIDEO,
    SHOW,
    { type: 'drag-start' },
    { type: 'drag', dx: 0, dy: -1000 },
  ];
  assert.deepEqual(kinds(...drag), ['lay', 'mode']);
  const last = effects(...drag, { type: 'drag-end' }).at(-1);
  assert.equal(last?.type === 'keep-place' && last.place.y, 0);
});

test('a place from storage is not kept once more', () => {
  const place = { x: 0, y: 0, width: 0.5, opacity: 1 };
  assert.deepEqual(kinds(VIDEO, SHOW, { type: 'place', place }), ['lay', 'mode']);
});

test('taken out by the page it comes back so many times in a span, and then not until asked', () => {
  const losses = Array.from({ length: MOST_LOSSES }, (_, i): OverlayEvent => ({
    type: 'lost',
    at: i,
  }));
  assert.equal(isVisible(after(SHOW, ...losses)), true);
  const oneMore: OverlayEvent = { type: 'lost', at: MOST_LOSSES };
  assert.equal(isVisible(after(SHOW, ...losses, oneMore)), false);
  assert.equal(isVisible(after(SHOW, ...losses, oneMore, SHOW)), true);
  assert.equal(isVisible(after(SHOW, ...losses, { type: 'lost', at: LOSS_SPAN + 10 })), true);
});
