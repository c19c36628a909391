import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameBox, moved, roomOf, snapped, stripClip } from '../../../extension/content/place.js';
import type { Place } from '../../../extension/messages.js';

const VIEW = { width: 1000, height: 700 };
const VIDEO = { left: 100, top: 50, width: 800, height: 450 };
/** A board of 40 px with a strip of 28 px. */
const CONTENT = { height: 40, strip: 28, least: 200, buttons: 0 };
const at = (x: number, y: number, width = 0.5): Place => ({ x, y, width, opacity: 1 });
/** Free of the board at each edge: 2% of the lesser side, 9 of 450. */
const ROOM = { left: 109, top: 59, width: 782, height: 432 };

test('the room is the video, but for a margin of 2%', () => {
  assert.deepEqual(roomOf(VIDEO, VIEW), ROOM);
});

test('with no video the room is the viewport, with a margin of at most 12 px', () => {
  assert.deepEqual(roomOf(null, VIEW), { left: 12, top: 12, width: 976, height: 676 });
});

test('of a video that is half out of the viewport, the half that is seen is the room', () => {
  const { top, height } = roomOf({ ...VIDEO, top: 475 }, VIEW);
  assert.deepEqual([top, height], [475 + 4.5, 225 - 9]);
});

test('at 0, 0 the board is in the upper left corner, its strip below', () => {
  assert.deepEqual(frameBox(ROOM, at(0, 0), CONTENT), {
    left: 109,
    top: 59,
    width: 391,
    height: 68,
  });
});

test('at 1, 1 the board is in the lower right corner, its strip above', () => {
  const { left, top, width, height } = frameBox(ROOM, at(1, 1), CONTENT);
  assert.deepEqual([left + width, top + height], [891, 491]);
});

test('a board has its least width, and never more than the room', () => {
  assert.equal(frameBox(ROOM, at(0, 0, 0.1), CONTENT).width, 200);
  assert.equal(frameBox({ ...ROOM, width: 150 }, at(0, 0, 0.1), CONTENT).width, 150);
});

test('a place is the same part of the room, whatever its size', () => {
  const half = { left: 0, top: 0, width: 391, height: 216 };
  const { left } = frameBox(half, at(0.25, 0), { ...CONTENT, least: 0 });
  assert.equal(left, 0.25 * (391 - 195.5));
});

test('moved by all of the free room it comes to the other edge, and no farther', () => {
  assert.equal(moved(ROOM, at(0, 0), CONTENT, 391, 0).x, 1);
  assert.equal(moved(ROOM, at(0, 0), CONTENT, 9999, -50).x, 1);
  assert.equal(moved(ROOM, at(0, 0), CONTENT, 0, -50).y, 0);
});

test('within 24 px of an edge, or of the middle, it snaps; farther away it stays', () => {
  assert.equal(snapped(ROOM, at(24 / 391, 0.2), CONTENT).x, 0);
  assert.equal(snapped(ROOM, at(1 - 24 / 391, 0.2), CONTENT).x, 1);
  assert.equal(snapped(ROOM, at(0.5 + 24 / 391, 0.2), CONTENT).x, 0.5);
  assert.equal(snapped(ROOM, at(25 / 391, 0.2), CONTENT).x, 25 / 391);
});

test('of the strip only its buttons are kept: above a board that lies low, below one that lies high', () => {
  const content = { ...CONTENT, buttons: 90 };
  assert.equal(
    stripClip(at(0, 1), content),
    'polygon(0 0, 90px 0, 90px 28px, 100% 28px, 100% 100%, 0 100%)',
  );
  assert.equal(
    stripClip(at(0, 0), content),
    'polygon(0 0, 100% 0, 100% calc(100% - 28px), 90px calc(100% - 28px), 90px 100%, 0 100%)',
  );
});

test('where the pad is open nothing is cut off', () => {
  assert.equal(stripClip(at(0, 1), CONTENT), 'none');
});
