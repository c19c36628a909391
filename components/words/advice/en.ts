/** What a referee is told to do, or may be asked for, in English. */
import type { Advice, AdviceCode, PlayerRef } from '../../../src/index.js';
import { balls, list, snookers } from '../calls/en.js';
import { BALLS } from '../rules/en.js';
import type { Who } from '../who.js';

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
export type Say = (advice: Advice, who: Who) => string;
const all = (advice: Advice): string => balls(advice.balls ?? []);
const anyOf = (advice: Advice): string =>
  list(
    (advice.balls ?? []).map((ball) => BALLS[ball]),
    'or',
  );
const him = (advice: Advice, who: Who): string => (advice.player ? who.player(advice.player) : '');
const them = (advice: Advice, who: Who, last?: string): string =>
  advice.players ? players(advice.players, who, last) : sides(advice.sides ?? [], who, last);

export const en: Readonly<Record<AdviceCode, Say>> = {
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

export type AdviceWords = typeof en;
