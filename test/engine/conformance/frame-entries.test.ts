/** The play that is made up for known scores is legal, and as odd as the scores ask for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after } from '../support.js';
import { frameEntries } from './frame-entries.js';
import { planFrame } from './plan.js';
import { coloursFor, waysFor } from './ways.js';

const NONE = [[], []] as const;
const play = (
  scores: readonly [number, number],
  breaks: Parameters<typeof planFrame>[1],
  seed = 1,
) => after(frameEntries(scores, breaks, 0, seed).slice(1), { game: { frames: 1 } }).frames[0]!;

test('colours that add up to a sum, between all yellows and all blacks', () => {
  assert.deepEqual(coloursFor(3, 6), ['yellow', 'yellow', 'yellow']);
  assert.deepEqual(coloursFor(3, 21), ['black', 'black', 'black']);
  assert.equal(coloursFor(3, 5), null);
  assert.equal(coloursFor(3, 22), null);
});

test('3.3(f): there is one way to make 147, and none to make 148 without a free ball', () => {
  const ways = waysFor({ reds: 15, down: 0 }, 147);
  assert.equal(ways.length, 1);
  assert.equal(ways[0]?.strokes.length, 36);
  assert.deepEqual(waysFor({ reds: 15, down: 0 }, 148), []);
});

test('3.3(f)(iii): colours alone make only sums of neighbours', () => {
  assert.equal(waysFor({ reds: 0, down: 2 }, 4 + 5).length, 1);
  assert.deepEqual(waysFor({ reds: 0, down: 2 }, 5), []);
});

test('a frame of 147 points in all can do without a foul', () => {
  assert.deepEqual(planFrame([76, 71], [[72], []]).fouls, [0, 0]);
});

test('a frame of more points needs fouls, or a free ball: 126-113', () => {
  const { fouls } = planFrame([126, 113], [[126], []]);
  assert.ok(126 + 113 - fouls[0] - fouls[1] <= 155, fouls.join());
  assert.deepEqual(play([126, 113], [[126], []]).scores, [126, 113]);
});

test('148 has to come with the points of a foul', () => {
  assert.throws(() => planFrame([148, 0], [[148], []]), /no play ends 148-0/);
  const { free, fouls } = planFrame([152, 0], [[148], []]);
  assert.deepEqual([free, fouls], [true, [4, 0]]);
  assert.deepEqual(play([152, 0], [[148], []]).breaks[0]?.points, 148);
});

test('any scores from 0-1 to 120-119 can be reached, whatever the fouls', () => {
  for (let winner = 1; winner <= 120; winner += 7) {
    for (let loser = 0; loser < winner; loser += 6) {
      const { scores } = play([winner, loser], NONE, winner * 150 + loser);
      assert.deepEqual(scores, [winner, loser]);
    }
  }
});
