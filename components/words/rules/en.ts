/** What the rules say in English: balls, fouls, refusals, calls, advice, entries. */
import type {
  Advice,
  AdviceCode,
  AnyBall,
  AwardReason,
  Call,
  CallCode,
  Choice,
  Entry,
  EntryKind,
  FoulCode,
  PenaltyReason,
  PlayerRef,
  Reason,
  StrokeEntry,
} from '../../../src/index.js';

/** Names of those who play. */
export interface Who {
  side(side: number): string;
  player(player: PlayerRef): string;
}

type CallOf<C extends CallCode> = Extract<Call, { readonly code: C }>;
type EntryOf<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const snookers = (count: number): string => (count === 1 ? '1 penalty' : `${count} penalties`);

/** `a`, `a and b`, `a, b and c`. */
const list = (words: readonly string[], last = 'and'): string => {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
};

const BALLS: Readonly<Record<AnyBall, string>> = {
  white: 'cue ball',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  blue: 'blue',
  pink: 'pink',
  black: 'black',
};

/** `2 reds and black`: each ball once, with how many there are. */
const balls = (all: readonly AnyBall[]): string =>
  list(
    [...new Set(all)].map((ball) => {
      const count = all.filter((other) => other === ball).length;
      return count > 1 ? `${count} ${BALLS[ball]}s` : BALLS[ball];
    }),
  );

const sides = (all: readonly number[], who: Who, last?: string): string =>
  list(
    all.map((side) => who.side(side)),
    last,
  );
const players = (all: readonly PlayerRef[], who: Who, last?: string): string =>
  list(
    all.map((player) => who.player(player)),
    last,
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

const strokeParts = (stroke: StrokeEntry): string[] => {
  const { hit, nominated, pocketed = [], forcedOff = [], fouls = [], touching = [] } = stroke;
  return [
    ...(nominated ? [`${BALLS[nominated]} nominated`] : []),
    ...(hit === undefined
      ? []
      : [hit === 'none' ? 'nothing hit' : `${balls([hit].flat())} hit first`]),
    ...(pocketed.length > 0 ? [`${balls(pocketed)} pocketed`] : []),
    ...(forcedOff.length > 0 ? [`${balls(forcedOff)} off the table`] : []),
    ...fouls.map((foul) => FOULS[typeof foul === 'string' ? foul : foul.code].toLowerCase()),
    ...(stroke.beforeStroke ? ['before the stroke'] : []),
    ...(stroke.called === undefined ? [] : [`foul ${stroke.called} called`]),
    ...(stroke.miss ? ['miss'] : []),
    ...(stroke.freeBall ? ['free ball'] : []),
    ...(touching.length > 0 ? [`touching ${balls(touching)}`] : []),
  ];
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

const REASONS: Readonly<Record<Reason, string>> = {
  'not-a-record': 'This is not a snooker match record',
  'newer-version': 'This record was made by a newer version',
  'bad-setup': 'The set-up of the match is not valid',
  'bad-entry': 'The entry is not valid',
  'no-frame': 'No frame is under way',
  'frame-under-way': 'The frame is still under way',
  'match-over': 'The match is over',
  'lots-first': 'Lots must be drawn first',
  'no-lots': 'There are no lots to draw now',
  'no-decision': 'There is no foul to decide about',
  'no-miss': 'Balls are put back only after a miss',
  'no-foul': 'There was no foul: a free ball or a miss cannot be called',
  'miss-before-stroke': 'No miss can be called where no stroke was made',
  'miss-last-black': 'No miss can be called with only the black left',
  'free-ball-last-black': 'There is no free ball with only the black left',
  'no-free-ball': 'No free ball is on offer, and that ball is not on',
  'free-ball-is-ball-on': 'The ball on cannot be nominated as the free ball',
  'nominate-colour': 'A colour is on: a red cannot be nominated',
  'ball-not-on-table': 'That ball is not on the table',
  'name-the-colour': 'The penalty depends on the nominated colour: name it',
  'break-impossible': 'That break cannot be made from here',
  'scores-out-of-range': 'Those scores are out of range',
  'balls-impossible': 'The table cannot stand like that',
  'nothing-to-restore': 'More balls are put back than left the table',
  'no-such-player': 'There is no such side or player',
  'bad-order': 'The order of play must alternate between the sides and include everybody',
  'striker-penalty': 'The striker himself fouls: enter a foul, not a penalty',
  'no-claim': 'The frame cannot be claimed now',
  'nothing-to-undo': 'There is nothing to undo',
  'nothing-to-redo': 'There is nothing to redo',
  'no-such-entry': 'There is no such entry',
  'not-the-writer': 'Another page is writing this match',
};

const ENTRIES: { readonly [K in EntryKind]: (entry: EntryOf<K>, who: Who) => string } = {
  frame: ({ first }, who) => (first === undefined ? 'Frame' : `Frame, ${who.side(first)} to break`),
  stroke: (stroke, who) => {
    const by = stroke.by ? `${who.player(stroke.by)} out of turn: ` : '';
    const parts = strokeParts(stroke);
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

type Say = (advice: Advice, who: Who) => string;
const all = (advice: Advice): string => balls(advice.balls ?? []);
const anyOf = (advice: Advice): string =>
  list(
    (advice.balls ?? []).map((ball) => BALLS[ball]),
    'or',
  );
const him = (advice: Advice, who: Who): string => (advice.player ? who.player(advice.player) : '');
const them = (advice: Advice, who: Who, last?: string): string =>
  advice.players ? players(advice.players, who, last) : sides(advice.sides ?? [], who, last);

const ADVICE: Readonly<Record<AdviceCode, Say>> = {
  'snookers-required': ({ needs = [] }, who) =>
    needs
      .map(({ side, behind, remaining, win }) =>
        win === null
          ? `${who.side(side)}: ${behind} behind with ${remaining} left, out of reach`
          : `${who.side(side)}: ${behind} behind with ${remaining} left, needs ${snookers(win)}`,
      )
      .join('; '),
  'only-striker-concedes': (a, who) => `Only ${him(a, who)}, at the table, may concede`,
  'concession-must-be-accepted': () => 'A concession counts once the other side accepts it',
  'striker-may-claim': ({ side = 0 }, who) => `${who.side(side)} may claim the frame`,
  'draw-lots': () => 'Draw lots, or let the players agree, for who breaks off',
  'set-order': ({ side = 0 }, who) =>
    `Ask both sides for their order of play; ${who.side(side)} breaks`,
  'order-may-change': () => 'The order of play may be another one in each frame',
  'rules-for-everybody': () => 'The rules are the same for women and men',
  'set-reds': () => 'Set the reds in a tight triangle behind the pink, close and not touching',
  'set-yellow': () => 'Yellow on the right corner of the D, seen from baulk',
  'set-green': () => 'Green on the left corner of the D',
  'set-brown': () => 'Brown in the middle of the baulk-line',
  'set-blue': () => 'Blue on the centre spot',
  'set-pink': () => 'Pink on the pyramid spot',
  'set-black': () => 'Black on its spot',
  'clean-ball': (a, who) => `Clean a ball when ${him(a, who)} reasonably asks; nobody else may`,
  'mark-before-cleaning': () =>
    'Mark where a ball lies before lifting it, unless it is on its spot',
  'frame-starts-when-struck': (a, who) =>
    `The frame starts when ${him(a, who)} strikes the cue ball`,
  'frame-starts-when-addressed': (a, who) =>
    `The frame also starts when ${him(a, who)} touches the placed cue ball while addressing it`,
  'place-in-the-d': (a, who) =>
    `In-hand: ${him(a, who)} places the cue ball in the D or on its lines`,
  'say-if-properly-placed': () => 'Say, when asked, whether the cue ball is properly placed',
  'tip-while-placing': () =>
    'A tip that touches the cue ball while it is being placed is no stroke',
  'respot-black': () => 'Spot the black',
  'draw-lots-for-black': () => 'Draw lots for who plays at the black',
  'choose-player-for-black': (a, who) =>
    `The side that plays first chooses its player: ${them(a, who, 'or')}`,
  'spot-colours': (a) => `Spot ${all(a)}`,
  'spotting-error-no-blame': () => 'No player answers for the referee’s mistake in spotting',
  'remove-colour-already-down': (a) =>
    `Should ${anyOf(a)} be spotted by mistake, take it off again`,
  'wrongly-spotted-counts-as-right': () =>
    'A colour wrongly spotted counts as rightly spotted once a stroke was played',
  'spot-colour-overlooked': () => 'Spot a colour that was overlooked as soon as it is seen',
  'struck-before-spotted': (a) => `A stroke before ${all(a)} is spotted is a foul`,
  'highest-spot-available': () =>
    'Where its own spot is taken, a colour goes on the highest spot that is free',
  'highest-colour-first': (a) => `Several to spot: highest first, ${all(a)}`,
  'near-own-spot': () =>
    'With no spot free, spot it as near its own as possible, towards the top cushion',
  'below-own-spot': (a) =>
    `With no room above, ${anyOf(a)} goes as near below its spot as possible`,
  'spot-without-touching': () => 'A spotted ball must not touch another ball',
  'spot-by-hand': () => 'A ball is properly spotted only by hand',
  'touching-ball': (a) => `Announce touching ball: ${all(a)}`,
  'play-away': (a) => `The striker must play away from ${anyOf(a)} without moving it`,
  'declare-touching': (a) => `Ask the striker to declare whether ${anyOf(a)} is on`,
  'declares-another': (a) =>
    `Where the striker declares another ball than ${anyOf(a)}, that one must be hit first`,
  'answer-touching': ({ balls: near = [] }) =>
    near.length > 0
      ? `Say, when asked, that the cue ball touches ${balls(near)}`
      : 'Say, when asked, whether the cue ball touches a ball',
  'announce-only-ball-on': ({ balls: on = [], others = [] }) =>
    `Announce only ${balls(on)}; name ${balls(others)} when asked`,
  'touching-moved-not-by-striker': () =>
    'A touching ball that moves by itself is no foul of the striker; put it back',
  'touching-found-later': () =>
    'A ball that comes to touch the cue ball after it was looked at: put both as they were judged',
  'ball-falls-by-itself': () => 'A ball that falls unhit and outside any stroke is put back',
  'ball-falls-before-hit': () =>
    'A ball that falls before a stroke would have reached it: put all back and play the stroke again',
  'ball-falls-before-hit-in-foul': () =>
    'After a foul too, a ball that fell unhit goes back; the next player chooses as usual',
  'ball-balances-then-falls': () => 'A ball that balanced on the edge and then fell stays down',
  'free-ball': (a, who) => `Free ball: ${him(a, who)} may nominate any ball as the ball on`,
  'ask-nominated-ball': (a, who) => `Ask ${him(a, who)} which ball is nominated`,
  'foul-condoned': () => 'A foul that nobody called before the next stroke is condoned',
  'wrongly-spotted-stays': () => 'A colour that was wrongly spotted stays where it is',
  'ask-colour': (a, who) => `Ask ${him(a, who)} to name the colour when it is not plain`,
  'request-stands': () => 'A request to play again cannot be withdrawn',
  'best-effort': (a, who) =>
    `${him(a, who)} must try as well as possible to hit the ball on, or a miss is called`,
  'no-miss-on-last-black': () => 'No miss is called with only the black left',
  'miss-if-open': () => 'With a straight way to a ball on, a failure to hit it is a miss',
  'miss-unless-needed-after': () =>
    'No miss where a side needs penalty points after the stroke, unless the failure was intended',
  'miss-only-if-intended': (a, who) =>
    `Penalty points are needed by ${them(a, who)}: a miss only where the failure was intended`,
  'miss-again-whatever-scores': (a) =>
    `${a.count ?? 0} from this position: another failure is a miss, whatever the scores`,
  'warn-third-miss': (a, who) => `Warn ${him(a, who)}: a third miss loses the frame`,
  'no-miss-before-stroke': () => 'A foul before the stroke is no miss',
  'all-balls-back-after-foul-before-stroke': () =>
    'The next player may have all balls put back and the offender play again',
  'warning-stands': () => 'The warning of the third miss still stands',
  'other-misses-by-judgement': () => 'Any other miss is for the referee to judge',
  'others-stay-unless-gain': () =>
    'Other balls that moved stay, unless the offender would gain; colours go back or are spotted',
  'all-balls-replaced': () => 'All balls that moved go back',
  'consult-positions': (a, who) => `Ask ${them(a, who)} whether the balls are where they were`,
  'touched-while-consulting': ({ points: made }) =>
    made === undefined
      ? 'Whoever touches a ball meanwhile is penalised; the order of play stays'
      : `Whoever touches a ball meanwhile is penalised ${made}; the order of play stays`,
  'tell-if-others-go-back': (a, who) =>
    `Tell ${him(a, who)}, when asked, whether other balls would go back`,
  'ball-disturbed': () =>
    'A ball disturbed by anybody but the striker goes back, without a penalty',
  'striker-disturbed': () =>
    'Where the striker is made to move a ball by somebody or something else, there is no penalty',
  'striker-disturbed-by-other-than-partner': (a, who) =>
    `Where anybody but ${them(a, who, 'or')} makes the striker move a ball, there is no penalty`,
  'referee-disturbs': () => 'A ball that the referee moves costs nobody anything',
  'offer-restart': ({ count = 0 }) =>
    `${count} strokes without a ball potted: offer to start the frame again`,
  'restart-period': ({ count = 0 }) =>
    `Where a player objects, allow a period, usually ${count} strokes each`,
  'restart-same-player': (a, who) => `After a re-rack ${him(a, who)} breaks off again`,
  'restart-same-order': () => 'After a re-rack the order of play is the same',
  'striker-places-equipment': (a, who) => `${him(a, who)} puts rests in place and takes them off`,
  'foul-by-equipment': (a, who) =>
    `${him(a, who)} answers for equipment that touches a ball, unless the referee lent it`,
  'faulty-equipment': ({ points: made = 0 }) =>
    made > 0
      ? `Faulty equipment of the table is no foul; the break of ${made} goes on`
      : 'Faulty equipment of the table is no foul; the turn goes on',
  'partner-may-lose-turn': (a, who) =>
    `Should ${them(a, who, 'or')} play out of turn, that turn is used up`,
  'no-conferring-at-table': (a, who) =>
    `${them(a, who)} may not advise ${him(a, who)} at the table`,
  'no-conferring-in-turn': (a, who) =>
    `${them(a, who)} may not advise ${him(a, who)} until the turn ends`,
  'feet-rule-lifted': (a, who) => `${him(a, who)} plays from a wheelchair: no foul by the feet`,
  'tell-colours': (a, who) => `Tell ${him(a, who)} the colour of a ball when asked`,
  'opponent-referees': (a, who) => `With no referee, ${them(a, who, 'or')} does a referee’s work`,
};

export const en = {
  ballNames: BALLS,
  fouls: FOULS,
  choices: CHOICES,
  reasons: REASONS,
  calls: CALLS,
  advice: ADVICE,
  entries: ENTRIES,
  comma: ', ',
  stop: '. ',
};

export type RulesWords = typeof en;
