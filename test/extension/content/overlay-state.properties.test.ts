import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  FIRST_STATE,
  isVisible,
  step,
  type OverlayEffect,
  type OverlayEvent,
} from '../../../extension/content/overlay-state.js';
import { roomOf } from '../../../extension/content/place.js';

const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });
const fraction = number(0, 1);
const view = fc.record({ width: number(300, 3000), height: number(200, 2000) });
const box = fc.record({
  left: number(-1000, 2000),
  top: number(-1000, 2000),
  width: number(100, 3000),
  height: number(60, 2000),
});
const place = fc.record({ x: fraction, y: fraction, width: fraction, opacity: fraction });
const content = fc.record({
  height: number(0, 900),
  strip: number(0, 40),
  least: number(0, 600),
  buttons: number(0, 600),
});
const by = number(-2, 2);

const user: readonly fc.Arbitrary<OverlayEvent>[] = [
  fc.constant({ type: 'show' }),
  fc.constant({ type: 'hide' }),
  fc.record({ type: fc.constant('score'), on: fc.boolean() }),
];
const others: readonly fc.Arbitrary<OverlayEvent>[] = [
  fc.record({ type: fc.constant('auto'), on: fc.boolean() }),
  fc.record({ type: fc.constant('again'), wish: fc.constantFrom(true, null) }),
  fc.constant({ type: 'blurred' }),
  fc.record({ type: fc.constant('video'), box: fc.option(box, { nil: null }), view }),
  fc.record({
    type: fc.constant('fullscreen'),
    to: fc.constantFrom('none', 'container', 'bare'),
  }),
  fc.record({ type: fc.constant('place'), place }),
  fc.constant({ type: 'drag-start' }),
  fc.record({ type: fc.constant('drag'), dx: number(-3000, 3000), dy: number(-3000, 3000) }),
  fc.constant({ type: 'drag-end' }),
  fc.record({ type: fc.constant('nudge'), x: by, y: by }),
  fc.record({ type: fc.constant('size'), by }),
  fc.record({ type: fc.constant('fade'), by }),
  fc.record({ type: fc.constant('content'), content }),
];
const events = fc.array(fc.oneof(...user, ...others), { maxLength: 40 });

const run = (all: readonly OverlayEvent[]): ReturnType<typeof step>[] => {
  let state = FIRST_STATE;
  return all.map((event) => {
    const done = step(state, event);
    state = done.state;
    return done;
  });
};

const last = (all: readonly OverlayEvent[]) => run(all).at(-1)?.state ?? FIRST_STATE;

test('the last that the user said of showing and hiding holds, whatever else happens', () => {
  const anything = fc.array(fc.oneof(...others), { maxLength: 20 });
  fc.assert(
    fc.property(events, fc.boolean(), anything, (before, shown, then) => {
      const said: OverlayEvent = { type: shown ? 'show' : 'hide' };
      assert.equal(isVisible(last([...before, said, ...then])), shown);
    }),
  );
});

test('no effect can leave fullscreen, or do anything else than these', () => {
  const known: readonly OverlayEffect['type'][] = [
    ...(['mount', 'unmount', 'rise', 'lay', 'focus', 'give-back', 'mode'] as const),
    ...(['keep-place', 'keep-wish'] as const),
  ];
  fc.assert(
    fc.property(events, (all) => {
      for (const { effects } of run(all)) {
        for (const { type } of effects) assert.ok(known.includes(type), type);
      }
    }),
  );
});

test('the overlay always lies inside the room that its video leaves, and the place is a fraction', () => {
  fc.assert(
    fc.property(events, (all) => {
      for (const { state, effects } of run(all)) {
        const { x, y, width, opacity } = state.place;
        for (const part of [x, y, width, opacity]) assert.ok(part >= 0 && part <= 1, String(part));
        const room = roomOf(state.video, state.view);
        for (const effect of effects) {
          if (effect.type !== 'lay') continue;
          const { left, top, width: wide, height: high } = effect.box;
          const slack = 1e-6;
          assert.ok(left >= room.left - slack && left + wide <= room.left + room.width + slack);
          assert.ok(top >= room.top - slack && top + high <= room.top + room.height + slack);
        }
      }
    }),
  );
});

test('focus is taken only while scoring is on by the user, and what scores is seen', () => {
  fc.assert(
    fc.property(events, (all) => {
      for (const { state, effects } of run(all)) {
        if (effects.some(({ type }) => type === 'focus')) assert.equal(state.scoring, true);
        if (state.scoring) assert.equal(isVisible(state), true);
      }
      const unasked = all.filter(({ type }) => type !== 'score');
      for (const { effects } of run(unasked)) {
        assert.ok(effects.every(({ type }) => type !== 'focus' && type !== 'give-back'));
      }
    }),
  );
});

test('mounts and unmounts take turns', () => {
  fc.assert(
    fc.property(events, (all) => {
      let mounted = false;
      for (const { state, effects } of run(all)) {
        for (const { type } of effects) {
          if (type !== 'mount' && type !== 'unmount') continue;
          assert.equal(mounted, type === 'unmount');
          mounted = !mounted;
        }
        assert.equal(mounted, isVisible(state));
      }
    }),
  );
});
