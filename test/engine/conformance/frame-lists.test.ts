/** Matches of which the scores of the frames are known: a play that ends in each, and the match it makes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  MatchLog,
  apply,
  isRefusal,
  summarise,
  type Entry,
  type MatchState,
} from '../../../src/index.js';
import { record } from '../support.js';
import { frameEntries } from './frame-entries.js';
import { shared, skip, type ListedMatch } from './shared.js';

const NONE = [[], []] as const;
const descending = (points: readonly number[]): number[] => [...points].sort((a, b) => b - a);

/** The match as a record of strokes, with the state after each entry. */
const play = ({ frames, score1, score2 }: ListedMatch, first: number): MatchLog => {
  const of = 2 * Math.max(score1, score2) - 1;
  const entries = frames.flatMap(({ s, br }, f): Entry[] =>
    frameEntries(s, br ?? NONE, (first + f) % 2, f * 31 + s[0] * 7 + s[1]),
  );
  // 3.3(b) says who breaks off: the record does not.
  const opened = entries.map((entry): Entry =>
    entry.kind === 'frame' ? { kind: 'frame' } : entry,
  );
  return MatchLog.open(record(opened, { first, game: { frames: of, wonBy: 'majority' } }));
};

const breakers = (log: MatchLog): (number | undefined)[] =>
  log.record.entries.flatMap(({ kind }, i) =>
    kind === 'frame' ? [log.stateAfter(i + 1).frame?.striker[0]] : [],
  );

const listsBreaks = ({ frames }: ListedMatch): boolean => frames.some(({ br }) => br !== undefined);

const check = (match: ListedMatch, first: number): MatchState => {
  const log = play(match, first);
  const { frames, games, winner, now } = summarise(log.state);
  const { frames: listed, score1, score2 } = match;
  assert.deepEqual(
    frames.map(({ scores }) => scores),
    listed.map(({ s }) => s),
  );
  assert.deepEqual(
    frames.map((frame) => frame.winner),
    listed.map(({ s }) => (s[0] > s[1] ? 0 : 1)),
  );
  if (listsBreaks(match)) {
    const made = frames.map(({ breaks }) =>
      [0, 1].map((side) =>
        descending(breaks.filter((b) => b.side === side && b.points >= 50).map((b) => b.points)),
      ),
    );
    assert.deepEqual(
      made,
      listed.map(({ br }) => (br ?? NONE).map(descending)),
    );
  }
  assert.deepEqual(games[0]?.frames, [score1, score2]);
  assert.equal(winner, score1 > score2 ? 0 : 1);
  assert.equal(now.phase, 'match-over');
  assert.deepEqual(
    breakers(log),
    listed.map((_, f) => (first + f) % 2),
  );
  const late = apply(log.state, { kind: 'frame' });
  assert.ok(isRefusal(late));
  assert.equal(late.reason, 'match-over');
  return log.state;
};

test('the frames of eight world finals: scores, breaks, result', { skip }, () => {
  const { matches } = shared('world_finals.json');
  assert.equal(matches.length, 8);
  for (const match of matches) {
    // Eighteen frames win a final.
    assert.equal(Math.max(match.score1, match.score2), 18);
    const state = check(match, 0);
    const made = summarise(state).frames.flatMap(({ breaks }) => breaks);
    if (match.pointsScored) assert.deepEqual(state.games[0]?.points, match.pointsScored);
    match.breaks50?.forEach((listed, side) => {
      const own = made.filter((b) => b.side === side && b.points >= 50);
      assert.deepEqual(descending(own.map((b) => b.points)), listed);
    });
  }
});

test(
  '181 matches, 1717 frames, 1238 breaks of 2016 to 2018: scores, breaks, result',
  { skip },
  () => {
    const { matches } = shared('snooker_org_2016-18.json');
    let frames = 0;
    let breaks = 0;
    for (const [m, match] of matches.entries()) {
      const state = check(match, m % 2);
      frames += state.frames.length;
      breaks += state.frames.flatMap((f) => f.breaks.filter(({ points }) => points >= 50)).length;
    }
    assert.deepEqual([matches.length, frames, breaks], [181, 1717, 1238]);
  },
);

test(
  '2018 final: both readings of frames 9 and 25 can be played, so that play does not settle them',
  {
    skip,
  },
  () => {
    const { matches } = shared('world_finals.json');
    const final = matches.find(({ conflict }) => conflict !== undefined)!;
    const other = final.frames.map((frame, f) =>
      f === 8
        ? { s: [46, 81] as const, br: [[], [76]] as const }
        : f === 24
          ? { s: [8, 84] as const }
          : frame,
    );
    check({ ...final, frames: other }, 0);
  },
);
