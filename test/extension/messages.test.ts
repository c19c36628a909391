import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  frameOf,
  isFromFrame,
  isFromOverlay,
  isFromOverlayPage,
  isLockRequest,
  isOwnPage,
  isPlace,
  isToFrame,
} from '../../extension/messages.js';

const OWN = { id: 'own', base: 'chrome-extension://own/' };
const TAB = { id: 7 };
const PLACE = { x: 0, y: 1, width: 0.5, opacity: 1 };

test('a content script is one of ours, in a frame of a tab', () => {
  const sender = { id: 'own', url: 'https://video.example/', tab: TAB, frameId: 3 };
  assert.deepEqual(frameOf(sender, OWN), { tab: 7, frame: 3 });
  assert.equal(frameOf({ ...sender, id: 'another' }, OWN), null);
  assert.equal(frameOf({ ...sender, tab: undefined }, OWN), null);
  assert.equal(frameOf({ ...sender, url: 'chrome-extension://own/overlay.html' }, OWN), null);
});

test('a page of ours is ours by its address and by its id', () => {
  assert.equal(isOwnPage({ id: 'own', url: 'chrome-extension://own/overlay.html' }, OWN), true);
  assert.equal(isOwnPage({ id: 'own', url: 'https://video.example/' }, OWN), false);
  assert.equal(isOwnPage({ id: 'own' }, OWN), false);
  assert.equal(isOwnPage({ id: 'other', url: 'chrome-extension://own/overlay.html' }, OWN), false);
  const near = 'https://video.example/?chrome-extension://own/';
  assert.equal(isOwnPage({ id: 'own', url: near }, OWN), false);
});

const GUARDS = { isToFrame, isFromFrame, isFromOverlay, isFromOverlayPage, isPlace, isLockRequest };

for (const [name, guard] of Object.entries(GUARDS)) {
  test(`${name} throws at nothing, and takes nothing that came by chance`, () => {
    fc.assert(fc.property(fc.anything(), (input) => !guard(input)));
  });
}

test('a place is made of fractions', () => {
  assert.equal(isPlace(PLACE), true);
  for (const wrong of [-0.1, 1.1, NaN, Infinity, '0', null, undefined]) {
    assert.equal(isPlace({ ...PLACE, x: wrong }), false, String(wrong));
  }
});

test('what the overlay says has all its numbers, and no others than numbers', () => {
  assert.equal(
    isFromOverlay({ type: 'content', height: 40, strip: 28, least: 200, buttons: 90 }),
    true,
  );
  assert.equal(
    isFromOverlay({ type: 'content', height: 40, strip: '28', least: 200, buttons: 90 }),
    false,
  );
  assert.equal(isFromOverlay({ type: 'drag', phase: 'move', dx: 1, dy: 2 }), true);
  assert.equal(isFromOverlay({ type: 'drag', phase: 'fly', dx: 1, dy: 2 }), false);
  assert.equal(isFromOverlay({ type: 'score', on: 'yes' }), false);
  assert.equal(isFromOverlay({ type: 'hasOwnProperty' }), false);
});

test('a frame is told only what it knows', () => {
  assert.equal(isToFrame({ type: 'show', place: PLACE, auto: false }), true);
  assert.equal(isToFrame({ type: 'show', place: { ...PLACE, width: 2 }, auto: false }), false);
  assert.equal(isToFrame({ type: 'again', place: PLACE, wish: null }), true);
  assert.equal(isToFrame({ type: 'again', place: PLACE }), false);
  assert.equal(isToFrame({ type: 'score', on: 'toggle' }), true);
  assert.equal(isToFrame({ type: 'seek', seconds: '5' }), false);
  assert.equal(isToFrame({ type: 'run', code: '1' }), false);
});
