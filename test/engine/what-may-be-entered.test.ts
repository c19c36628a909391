/** What the pad offers: lots, levels, reasons of an award, and a table at which somebody plays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, replayState, type Entry, type Options } from '../../src/index.js';
import { FRAME, MISSED, pot, record, referee, stateAfter } from './support.js';

const offered = (...entries: Entry[]): Options => options(stateAfter(entries));
const before = (): Options => options(replayState(record([])));

const BLACK = { reds: 0, colours: ['black'], on: 'black' } as const;
/** 60-53 behind, the black makes it level: it is re-spotted, and lots are awaited. */
const LEVEL: readonly Entry[] = [
  referee({ ...BLACK, scores: [53, 60], striker: [0, 0] }),
  pot('black'),
];

test('[3.3] lots are possible before the first frame', () =>
  assert.equal(before().lots, 'possible'));

test('[3.3] lots are possible before the first stroke', () =>
  assert.equal(offered().lots, 'possible'));

test('[3.3] lots are over with the first stroke', () => assert.equal(offered(MISSED).lots, null));

test('[3.4(b)(ii)] lots are required at the re-spotted black', () =>
  assert.equal(offered(...LEVEL).lots, 'required'));

test('[3.4(b)(ii)] nobody plays at the re-spotted black until lots are drawn', () => {
  const { stroke, break: whole, decision, penalty, rerack } = offered(...LEVEL);
  assert.deepEqual([stroke, whole, decision, penalty, rerack], [null, false, null, null, false]);
});

test('[3.4(b)(ii)] while lots are awaited the referee may state, and the frame may be given up', () => {
  const { referee: may, concede, award, frame } = offered(...LEVEL);
  assert.deepEqual([may, frame], [true, null]);
  assert.deepEqual([concede, award], Array(2).fill(['frame', 'game', 'match']));
});

test('[3.4(b)(ii)] once lots are drawn the black may be played', () => {
  const { stroke, break: whole, rerack, lots } = offered(...LEVEL, { kind: 'lots', first: 1 });
  assert.deepEqual([stroke?.on, whole, rerack, lots], [['black'], true, true, null]);
});

test('before a frame there is nothing to play, and the first side is due to break', () => {
  const { stroke, break: whole, rerack, referee: may, frame, concede } = before();
  assert.deepEqual([stroke, whole, rerack, may], [null, false, false, false]);
  assert.deepEqual([frame, concede], [{ first: 0 }, ['game', 'match']]);
});

test('after the match nothing is offered', () => {
  const {
    stroke,
    frame,
    lots,
    concede,
    award,
    referee: may,
  } = options(replayState(record([FRAME, { kind: 'concede', by: 0, what: 'match' }])));
  assert.deepEqual([stroke, frame, lots, concede, award, may], [null, null, null, [], [], false]);
});

test('where nobody may claim, an award is for a third miss, conduct or time', () =>
  assert.deepEqual(offered().awardReasons, ['third-miss', 'conduct', 'time']));

test('[2014] where the frame may be claimed, an award is for that, too', () => {
  const state = stateAfter([referee({ ...BLACK, scores: [60, 52], striker: [0, 0] })], {
    rules: '2014',
  });
  assert.deepEqual(options(state).awardReasons, ['third-miss', 'conduct', 'claim', 'time']);
});
