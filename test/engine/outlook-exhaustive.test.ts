/** The outlook against exhaustive play: every stroke tried with the engine's own rules, on small tables. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  VALUE,
  apply,
  isRefusal,
  outlookOf,
  summarise,
  type Ball,
  type Entry,
  type MatchState,
  type RefereeEntry,
  type StrokeEntry,
} from '../../src/index.js';
import { decide, pots, referee, stateAfter, stroke } from './support.js';

type Table = Omit<RefereeEntry, 'kind'>;

const isLive = (state: MatchState): boolean => summarise(state).now.phase !== 'frame-over';

const play = (state: MatchState, entries: readonly Entry[]): MatchState[] => {
  const next = entries.reduce<MatchState | null>((current, entry) => {
    const applied = current && apply(current, entry);
    return applied === null || isRefusal(applied) ? null : applied;
  }, state);
  return next ? [next] : [];
};

/** Every single pot that the striker can score with. */
const potsFrom = (state: MatchState): { ball: Ball; state: MatchState }[] => {
  const { on, colours, freeBall } = summarise(state).now;
  const free = freeBall ? colours.filter((colour) => !on.includes(colour)) : [];
  return [...on, ...free].flatMap((ball) =>
    play(state, [stroke({ nominated: ball, pocketed: [ball] })]).map((next) => ({
      ball,
      state: next,
    })),
  );
};

/** The least foul of the striker: nothing hit, the cheapest colour nominated. */
const leastFoul = (state: MatchState): StrokeEntry => {
  const { on } = summarise(state).now;
  return stroke({ hit: 'none', ...(on[0] === undefined ? {} : { nominated: on[0] }) });
};

/** Can side 0 reach the target with this many penalties by side 1? Each is tried at every turn. */
const reaches = (
  state: MatchState,
  penalties: number,
  enough: (lead: number) => boolean,
  seen = new Set<string>(),
): boolean => {
  const { scores, striker, on, reds, colours, freeBall, phase } = summarise(state).now;
  if (phase === 'frame-over' || phase === 'respotted-black') {
    return enough((scores[0] ?? 0) - (scores[1] ?? 0));
  }
  const key = JSON.stringify([scores, striker, phase, on, reds, colours, freeBall, penalties]);
  if (seen.has(key)) return false;
  seen.add(key);
  const missed = play(state, [stroke()]);
  if (striker[0] === 0) {
    const potted = potsFrom(state).map(({ state: next }) => next);
    return [...potted, ...missed].some((next) => reaches(next, penalties, enough, seen));
  }
  const foul = leastFoul(state);
  const fouls =
    penalties === 0
      ? []
      : [
          ...play(state, [foul]),
          ...play(state, [foul, decide('play-again')]),
          ...play(state, [{ ...foul, miss: true }, decide('replace')]),
        ];
  return (
    missed.some((next) => reaches(next, penalties, enough, seen)) ||
    fouls.some((next) => reaches(next, penalties - 1, enough, seen))
  );
};

const fewestByPlay = (state: MatchState, enough: (lead: number) => boolean): number | null => {
  for (let penalties = 0; penalties <= 3; penalties += 1) {
    if (reaches(state, penalties, enough)) return penalties;
  }
  return null;
};

const TABLES: readonly Table[] = [
  { reds: 0, colours: ['black'] },
  { reds: 0, colours: ['yellow'] },
  { reds: 0, colours: ['pink', 'black'] },
  { reds: 0, colours: ['brown', 'blue', 'black'] },
  { reds: 0, colours: ['pink', 'black'], on: 'colour' },
  { reds: 0, colours: ['black'], on: 'colour' },
  { reds: 1, colours: ['blue', 'black'] },
  { reds: 1, colours: ['green', 'pink', 'black'], on: 'colour' },
  { reds: 2, colours: ['black'] },
];

test('fewest: equal to every course of play tried, on small tables', () => {
  for (const table of TABLES) {
    for (const striker of [
      [0, 0],
      [1, 0],
    ] as const) {
      for (const behind of [0, 6, 7, 8, 12, 13, 14, 19, 22, 25, 29, 33]) {
        const state = stateAfter([referee({ ...table, striker, scores: [0, behind] })]);
        const byPlay = {
          tie: fewestByPlay(state, (lead) => lead >= 0),
          win: fewestByPlay(state, (lead) => lead > 0),
        };
        const found = outlookOf(state).fewest[0];
        // The play above stops at three penalties.
        const upTo = (count: number | null | undefined) =>
          count === undefined || count === null || count > 3 ? null : count;
        assert.deepEqual(
          { tie: upTo(found?.tie), win: upTo(found?.win) },
          byPlay,
          JSON.stringify({ table, striker, behind }),
        );
      }
    }
  }
});

/** Is side 1 out of it? Everything on the table, as it would come to it afresh, is too little. */
const isOut = (state: MatchState): boolean => {
  const { scores, reds, colours } = summarise(state).now;
  const highest = Math.max(0, ...colours.map((colour) => VALUE[colour]));
  const left = reds * (1 + highest) + colours.reduce((sum, colour) => sum + VALUE[colour], 0);
  return (scores[0] ?? 0) > (scores[1] ?? 0) + (isLive(state) ? left : 0);
};

/** Length of the shortest break after which side 1 is out of it: all of them, one ball more each time. */
const shortestByPlay = (start: MatchState): number | null => {
  let states = [start];
  for (let balls = 0; states.length > 0; balls += 1) {
    if (states.some(isOut)) return balls;
    states = states
      .filter((state) => isLive(state) && summarise(state).now.awaiting !== 'lots')
      .flatMap((state) => potsFrom(state).map(({ state: next }) => next));
  }
  return null;
};

test('shortest: as short as the shortest of all breaks, on small tables, free ball or not', () => {
  for (const table of TABLES.filter(({ on }) => on === undefined)) {
    for (const freeBall of [false, true]) {
      for (const lead of [-30, -24, -20, -19, -13, -8, -7, -6, 0, 5, 8, 14]) {
        const scores = [Math.max(0, lead), Math.max(0, -lead)];
        const foul = stroke({ hit: 'none', freeBall: true });
        const entries: Entry[] = freeBall
          ? [referee({ ...table, scores, striker: [1, 0] }), foul]
          : [referee({ ...table, scores, striker: [0, 0] })];
        if (freeBall && table.reds === 0 && table.colours?.length === 1) continue;
        const state = stateAfter(entries);
        const { shortest } = outlookOf(state);
        const label = JSON.stringify({ table, freeBall, lead });
        assert.equal(shortest?.length ?? null, shortestByPlay(state), label);
      }
    }
  }
});

test('shortest: its balls, played, do what it says', () => {
  const state = stateAfter([referee({ scores: [0, 40], reds: 3, striker: [0, 0] })]);
  const balls = outlookOf(state).shortest ?? [];
  const steps = balls.map((_, n) => play(state, pots(...balls.slice(0, n + 1)))[0]);
  assert.deepEqual(
    steps.map((step) => step !== undefined && isOut(step)),
    balls.map((_, n) => n === balls.length - 1),
  );
});
