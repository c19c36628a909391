/** An entry that the options of a state offer, fair play and wild fouls alike. */
import {
  COLOURS,
  PENALTY_REASONS,
  options,
  takenByBreak,
  type AnyBall,
  type Ball,
  type Entry,
  type FrameState,
  type MatchState,
  type Options,
  type PlayerRef,
  type RefereeEntry,
  type Setup,
  type StrokeEntry,
  type StrokeOptions,
} from '../../../src/index.js';
import { countOf } from '../../../src/balls.js';
import type { Dice } from './dice.js';

const reds = (count: number): Ball[] => Array.from({ length: count }, () => 'red' as const);

const anyPlayer = ({ sides }: Setup, d: Dice): PlayerRef => {
  const side = d.below(sides.length);
  return [side, d.below(sides[side]!.players.length)];
};

/** What falls in a fair stroke at `on`, with `free` nominated in its place or not. */
const fairPot = (o: StrokeOptions, on: Ball, free: Ball | undefined, d: Dice): Ball[] => {
  if (d.chance(25)) return [];
  const onFalls = on === 'red' ? reds(1 + (d.chance(6) ? d.below(o.reds) : 0)) : [on];
  if (free === undefined || free === on) return onFalls;
  return d.pick([[free], onFalls, [free, ...onFalls]]);
};

const touching = (o: StrokeOptions, gone: readonly AnyBall[], d: Dice): Partial<StrokeEntry> => {
  if (!d.chance(5) || gone.includes('white')) return {};
  const left = [...reds(Math.min(1, o.reds)), ...o.colours].filter((ball) => !gone.includes(ball));
  return left.length === 0 ? {} : { touching: [d.pick(left)] };
};

const fairStroke = (o: StrokeOptions, d: Dice): StrokeEntry => {
  if (o.nominate.length > 0) {
    const nominated = d.pick(o.nominate);
    const pocketed = d.chance(75) ? [nominated] : [];
    return { kind: 'stroke', nominated, pocketed, ...touching(o, pocketed, d) };
  }
  const on = o.on[0]!;
  const free = o.freeBall.length > 0 && d.chance(70) ? d.pick(o.freeBall) : undefined;
  const pocketed = fairPot(o, on, free, d);
  return {
    kind: 'stroke',
    ...(free === undefined ? {} : { nominated: free }),
    ...(d.chance(30) ? { hit: free ?? on } : {}),
    pocketed,
    ...touching(o, pocketed, d),
  };
};

/** A stroke that is a foul for sure, whatever else happens in it. */
const foulStroke = (setup: Setup, o: StrokeOptions, d: Dice): StrokeEntry => {
  const table: readonly Ball[] = [...reds(o.reds), ...o.colours];
  const fell: AnyBall[] = d.some(table, 4);
  if (d.chance(20)) fell.push('white');
  const pocketed = fell.filter(() => d.chance(80));
  const forcedOff = [...fell];
  for (const ball of pocketed) forcedOff.splice(forcedOff.indexOf(ball), 1);
  const code = d.pick(o.fouls);
  const concerned = d.some<AnyBall>([...new Set(table), 'white'], 15);
  const fouls = [d.chance(50) ? code : { code, balls: concerned }];
  const beforeStroke = d.chance(15);
  // 3.10: a foul that leaves the black alone leaves no free ball, though the table offers one.
  const redsLeft = o.reds - fell.filter((ball) => ball === 'red').length;
  const mayBeFree = o.callFreeBall && (redsLeft > 0 || o.colours.length > 1);
  const nominated = o.nominate.length > 0 ? o.nominate : o.freeBall;
  const first = d.chance(30) ? 'none' : d.pick(table);
  return {
    kind: 'stroke',
    ...(nominated.length > 0 ? { nominated: d.pick(nominated) } : {}),
    ...(d.chance(60) ? { hit: first } : {}),
    ...(pocketed.length > 0 ? { pocketed } : {}),
    ...(forcedOff.length > 0 ? { forcedOff } : {}),
    ...(d.chance(20) ? { called: 4 + d.below(4) } : { fouls }),
    ...(mayBeFree && d.chance(20) ? { freeBall: true } : {}),
    ...(beforeStroke ? { beforeStroke } : touching(o, fell, d)),
    ...(o.miss !== 'no' && !beforeStroke && d.chance(40)
      ? { miss: d.pick([true, { fullBall: true }, { fullBall: true, intentional: true }]) }
      : {}),
    ...(d.chance(5) ? { by: anyPlayer(setup, d) } : {}),
  };
};

const stated = (setup: Setup, d: Dice): RefereeEntry => {
  const red = d.below(setup.reds + 2);
  const colours = COLOURS.filter(() => d.chance(70));
  return {
    kind: 'referee',
    ...(d.chance(50) ? { scores: setup.sides.map(() => d.below(150)) } : {}),
    ...(d.chance(60) ? { reds: red, colours: colours.length > 0 ? colours : ['black'] } : {}),
    ...(d.chance(50) ? { striker: anyPlayer(setup, d) } : {}),
    ...(d.chance(30) ? { on: 'colour' } : {}),
    ...(d.chance(30) ? { inHand: d.chance(50) } : {}),
  };
};

/** Sides in turn, the players of each in any order. */
const ordered = ({ sides }: Setup, d: Dice): PlayerRef[] => {
  const first = d.below(sides.length);
  const players = sides.map(({ players: all }) => d.shuffled(all.map((_, player) => player)));
  const rounds = Math.max(...players.map(({ length }) => length));
  return Array.from({ length: rounds * sides.length }, (_, turn): PlayerRef => {
    const side = (first + turn) % sides.length;
    const own = players[side]!;
    return [side, own[Math.floor(turn / sides.length) % own.length]!];
  });
};

const wholeBreak = (frame: FrameState, d: Dice): Entry => {
  let points = 1 + d.below(100);
  while (points > 1 && !takenByBreak(frame, points)) points -= 1;
  return takenByBreak(frame, points) ? { kind: 'break', points } : { kind: 'rerack' };
};

const rare = (state: MatchState, o: Options, d: Dice): Entry => {
  const { setup } = state;
  const side = d.below(setup.sides.length);
  const turns: (() => Entry)[] = [];
  if (o.penalty && o.stroke) {
    const { stroke, penalty } = o;
    const reason = d.pick(PENALTY_REASONS.filter((each) => penalty[each].length > 0));
    const ball = d.pick<AnyBall>(['white', ...stroke.colours]);
    turns.push(() => ({ kind: 'penalty', by: d.pick(penalty[reason]), ball, reason }));
  }
  if (o.referee) turns.push(() => stated(setup, d));
  if (o.rerack) turns.push(() => ({ kind: 'rerack' }));
  if (o.break && state.frame) {
    const { frame } = state;
    turns.push(() => wholeBreak(frame, d));
  }
  if (d.chance(25) && o.concede.length > 0) {
    // A match given up ends the walk, so that it is seldom taken.
    const what = d.chance(80) ? o.concede[0]! : d.pick(o.concede);
    const reason = d.pick(o.awardReasons);
    turns.push(() => ({ kind: 'concede', by: side, what }));
    turns.push(() => ({
      kind: 'award',
      to: reason === 'claim' ? o.claim! : side,
      what: o.award.includes(what) ? what : o.award[0]!,
      reason,
    }));
  }
  return turns.length > 0 ? d.pick(turns)() : offeredOf(state, o, d, 0);
};

/** Lots, where they are due, or sometimes where they may be drawn. */
const lots = (setup: Setup, d: Dice): Entry => {
  const [first, player] = anyPlayer(setup, d);
  return { kind: 'lots', first, ...(d.chance(50) ? { player } : {}) };
};

const offeredOf = (state: MatchState, o: Options, d: Dice, rarely: number): Entry => {
  const { setup } = state;
  if (o.lots === 'required' && d.chance(90)) return lots(setup, d);
  if (o.frame && d.chance(95)) {
    const order = ordered(setup, d);
    return { kind: 'frame', ...d.pick([{}, { first: order[0]![0] }, { order }]) };
  }
  if (o.lots && d.chance(20)) return lots(setup, d);
  if (d.chance(rarely)) return rare(state, o, d);
  if (o.decision && d.chance(80)) {
    const { choices, restorable } = o.decision;
    const restored = d.chance(20) ? { restored: d.some(restorable, 50) } : {};
    return { kind: 'decision', choice: d.pick(choices), ...restored };
  }
  if (o.stroke) return d.chance(80) ? fairStroke(o.stroke, d) : foulStroke(setup, o.stroke, d);
  return o.frame ? { kind: 'frame' } : lots(setup, d);
};

/** One of the entries that may follow now; the match must not be over. */
export const offered = (state: MatchState, d: Dice): Entry =>
  offeredOf(state, options(state), d, 4);

/** How many of a ball lie on the table, as the options tell it. */
export const lying = (o: StrokeOptions, ball: AnyBall): number =>
  ball === 'white' ? 1 : ball === 'red' ? o.reds : countOf(o.colours, ball);
