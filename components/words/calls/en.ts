/** What is said of a match in English: fouls, calls, entries. */
import type {
  AnyBall,
  AwardReason,
  Call,
  CallCode,
  Choice,
  Entry,
  EntryKind,
  FoulCode,
  PenaltyReason,
} from '../../../src/index.js';
import { counted } from '../../../src/balls.js';
import { BALLS } from '../rules/en.js';
import type { Who } from '../who.js';
import { listOf } from './listing.js';
import { strokeParts, type StrokeWords } from './stroke-parts.js';

type CallOf<C extends CallCode> = Extract<Call, { readonly code: C }>;
type EntryOf<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
export const snookers = (count: number): string =>
  count === 1 ? '1 penalty' : `${count} penalties`;

export const list = (words: readonly string[], last = 'and'): string =>
  listOf(words, ', ', ` ${last} `);

/** `2 reds and black`: each ball once, with how many there are. */
export const balls = (all: readonly AnyBall[]): string =>
  list(
    counted(all).map(({ ball, count }) => (count > 1 ? `${count} ${BALLS[ball]}s` : BALLS[ball])),
  );

const frames = (count: readonly number[]): string => count.join('–');

const FOULS: Readonly<Record<FoulCode, string>> = {
  'double-hit': 'Cue ball struck more than once',
  feet: 'Both feet off the floor',
  'out-of-turn': 'Played out of turn',
  'improper-in-hand': 'Played improperly from in-hand',
  'free-ball-snooker': 'Snookered behind the free ball',
  'jump-shot': 'Jump shot',
  cue: 'Cue not of the standard kind',
  conferring: 'Conferred with the partner',
  'balls-moving': 'Struck while balls were moving',
  'before-spotted': 'Struck before a colour was spotted',
  push: 'Push stroke',
  touched: 'Touched a ball in play',
  'dead-ball': 'Used a ball that is off the table',
  measured: 'Measured with an object',
  'successive-reds': 'Played at reds in successive strokes',
  'wrong-cue-ball': 'Used another ball as the cue ball',
  'not-declared': 'Did not declare the ball when asked',
  'before-nomination': 'Fouled before nominating a colour',
};

const AWARDS: Readonly<Record<AwardReason, string>> = {
  'third-miss': 'third miss',
  conduct: 'conduct',
  claim: 'claimed',
  time: 'time',
};

const PENALTIES: Readonly<Record<PenaltyReason, string>> = {
  'marker-touched': 'ball marker touched',
  'touched-while-consulting': 'ball touched while a position was put back',
};

const CHOICES: Readonly<Record<Choice, string>> = {
  play: 'Play',
  'play-again': 'Play again',
  replace: 'Put back and play again',
};

const STROKE: StrokeWords = {
  balls,
  nominated: (ball) => `${ball} nominated`,
  nothingHit: 'nothing hit',
  hitFirst: (hit) => `${hit} hit first`,
  pocketed: (fell) => `${fell} pocketed`,
  forcedOff: (off) => `${off} off the table`,
  foul: (code) => FOULS[code].toLowerCase(),
  beforeStroke: 'before the stroke',
  called: (penalty) => `foul ${penalty} called`,
  miss: 'miss',
  freeBall: 'free ball',
  touching: (near) => `touching ${near}`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const CALLS: { readonly [C in CallCode]: (facts: CallOf<C>, who: Who) => string } = {
  frame: ({ frame }) => `Frame ${frame}`,
  break: ({ points: made }) => `break ${made}`,
  'break-ended': ({ player, points: made }, who) => `Break of ${made} by ${who.player(player)}`,
  foul: ({ player, points: made }, who) => `Foul by ${who.player(player)}, ${made}`,
  'foul-and-a-miss': ({ player, points: made }, who) =>
    `Foul and a miss by ${who.player(player)}, ${made}`,
  'colour-not-scored': ({ ball }) => `The ${BALLS[ball]} does not score`,
  penalty: ({ side, points: made, reason }, who) =>
    `Penalty of ${points(made)} against ${who.side(side)}, ${PENALTIES[reason]}`,
  'free-ball': () => 'Free ball',
  'touching-ball': ({ balls: all }) => `Touching ball: ${balls(all)}`,
  declare: ({ balls: all }) =>
    `Declare if you play at ${list(
      all.map((b) => BALLS[b]),
      'or',
    )}`,
  'play-again': ({ player }, who) => `${who.player(player)} plays again`,
  replaced: ({ player }, who) => `Balls put back, ${who.player(player)} plays again`,
  warning: ({ player }, who) => `Warning to ${who.player(player)}: one more miss loses the frame`,
  lots: ({ side, player }, who) => `${player ? who.player(player) : who.side(side)} plays first`,
  conceded: ({ side, what }, who) => `${who.side(side)} concedes the ${what}`,
  awarded: ({ side, what, reason }, who) =>
    `The ${what} is awarded to ${who.side(side)}, ${AWARDS[reason]}`,
  rerack: () => 'Re-rack: the scores of the frame are void',
  restated: () => 'The referee has put the state right',
  'respotted-black': () => 'Scores level: the black is re-spotted',
  'draw-lots': () => 'Draw lots for who plays',
  'frame-won': ({ side, scores, frames: won }, who) =>
    `Frame to ${who.side(side)}, ${frames(scores)}; frames ${frames(won)}`,
  'frame-tied': ({ scores, frames: won }) => `Frame tied, ${frames(scores)}; frames ${frames(won)}`,
  'game-won': ({ side, frames: won }, who) => `Game to ${who.side(side)}, ${frames(won)}`,
  'game-drawn': ({ frames: won }) => `Game drawn, ${frames(won)}`,
  'match-won': ({ side }, who) => `${who.side(side)} wins the match`,
  'match-drawn': () => 'The match is drawn',
  score: ({ side, points: made }, who) => `${who.side(side)} ${made}`,
  remaining: ({ points: left }) => `${left} remaining`,
  'snookers-required': ({ side, win }, who) => {
    if (win === null) return `${who.side(side)} cannot win any more`;
    if (win === 0) return `${who.side(side)} needs no penalties any more`;
    return `${who.side(side)} needs ${snookers(win)} to win`;
  },
  choice: ({ player }, who) => `${who.player(player)} to choose`,
  'at-table': ({ player, on }, who) =>
    `${who.player(player)} to play, ${on === 'choice' ? 'any colour' : BALLS[on]} on`,
};

const ENTRIES: { readonly [K in EntryKind]: (entry: EntryOf<K>, who: Who) => string } = {
  frame: ({ first }, who) => (first === undefined ? 'Frame' : `Frame, ${who.side(first)} to break`),
  stroke: (stroke, who) => {
    const by = stroke.by ? `${who.player(stroke.by)} out of turn: ` : '';
    const parts = strokeParts(stroke, STROKE);
    return by + (parts.length > 0 ? capital(parts.join(', ')) : 'Nothing potted');
  },
  decision: ({ choice, restored = [] }) =>
    restored.length > 0 ? `${CHOICES[choice]}, ${balls(restored)} put back` : CHOICES[choice],
  penalty: ({ by, ball, reason }, who) =>
    `Penalty against ${who.side(by)}, ${BALLS[ball]}: ${PENALTIES[reason]}`,
  lots: ({ first }, who) => `Lots: ${who.side(first)} first`,
  concede: ({ by, what = 'frame' }, who) => `${who.side(by)} concedes the ${what}`,
  award: ({ to, what = 'frame', reason }, who) =>
    `${capital(what)} awarded to ${who.side(to)}, ${AWARDS[reason]}`,
  rerack: () => 'Re-rack',
  referee: ({ reason }) =>
    reason === undefined ? 'Stated by the referee' : `Stated by the referee: ${reason}`,
  break: ({ points: made }) => `Break of ${made}`,
};

export const en = {
  fouls: FOULS,
  choices: CHOICES,
  calls: CALLS,
  entries: ENTRIES,
  comma: ', ',
  stop: '. ',
};

export type CallWords = typeof en;
