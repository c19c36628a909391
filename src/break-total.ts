/** A break entered as one number: which ways of making it there are from here. */
import { VALUE, type Colour } from './balls.js';
import { refuse, type Refusal } from './errors.js';
import { passTurn, score } from './frame.js';
import { endOnLastBall } from './frame-end.js';
import { takeTurn } from './decision.js';
import type { BreakEntry } from './record.js';
import type { FrameState, MatchState, Position } from './state.js';

/** What a break took off the table. */
interface Taken {
  readonly reds: number;
  readonly colours: number;
}

/** All sums of `count` colours of choice. */
const sumsOf = (colours: readonly Colour[], count: number): ReadonlySet<number> => {
  let sums: ReadonlySet<number> = new Set([0]);
  for (let i = 0; i < count; i += 1) {
    sums = new Set([...sums].flatMap((sum) => colours.map((colour) => sum + VALUE[colour])));
  }
  return sums;
};

/** Colours in ascending order: how many make this sum, with a free ball first or not; -1 where none. */
const inSequence = (colours: readonly Colour[], points: number, freeBall: boolean): number => {
  const lowest = colours[0];
  let sum = 0;
  for (let down = 0; down <= colours.length; down += 1) {
    // A free ball scores the value of the lowest colour once more, 3.10(c).
    if (sum === points) return down;
    if (freeBall && lowest !== undefined && sum + VALUE[lowest] === points) return down;
    const next = colours[down];
    if (next !== undefined) sum += VALUE[next];
  }
  return -1;
};

/**
 * Can `points` be made with `reds` reds and some colours between and after them? Several reds may
 * fall in one stroke, 3.3(e), so that there may be fewer colours than reds, but never more.
 */
const withReds = (position: Position, points: number, reds: number): Taken | null => {
  const { colours, on, freeBall } = position;
  const free = freeBall && on === 'red' ? 1 : 0;
  const opening = on === 'choice' ? 1 : 0;
  // Into the colours only when all reds are gone and a colour fell after the last of them.
  const leastChoices = reds < position.reds ? Infinity : opening + (reds > 0 ? 1 : 0);
  let least = Infinity;
  for (let extra = 0; extra <= free; extra += 1) {
    const rest = points - reds - extra;
    // The colour that is on must fall before anything else can.
    for (let choices = opening; choices <= reds + extra + opening; choices += 1) {
      const sums = sumsOf(colours, choices);
      if (sums.has(rest)) return { reds, colours: 0 };
      if (choices < leastChoices) continue;
      const ways = [...sums].map((sum) => inSequence(colours, rest - sum, false));
      least = Math.min(least, ...ways.filter((down) => down > 0));
    }
  }
  return least === Infinity ? null : { reds, colours: least };
};

/** The way that takes the fewest reds off the table, and then the fewest colours; null where there is none. */
export const takenByBreak = (position: Position, points: number, reds?: number): Taken | null => {
  if (points < 1) return null;
  if (position.on !== 'red' && position.on !== 'choice') {
    const down = inSequence(position.colours, points, position.freeBall);
    return down >= 0 && (reds ?? 0) === 0 ? { reds: 0, colours: down } : null;
  }
  const least = reds ?? 0;
  const most = reds ?? position.reds;
  for (let gone = least; gone <= Math.min(most, position.reds); gone += 1) {
    const taken = withReds(position, points, gone);
    if (taken) return taken;
  }
  return null;
};

/** Books a whole break; the visit is over with it, so that the next player comes to the table. */
export const enterBreak = (
  state: MatchState,
  open: FrameState,
  entry: BreakEntry,
): MatchState | Refusal => {
  const frame = open.pending ? takeTurn(open) : open;
  const taken = takenByBreak(frame, entry.points, entry.reds);
  if (!taken) return refuse('impossible', 'break-impossible', { clause: '3.3(f)' });
  const scored: FrameState = {
    ...frame,
    ...score(frame, entry.points, []),
    reds: frame.reds - taken.reds,
    colours: frame.colours.slice(taken.colours),
    inHand: false,
    freeBall: false,
    touching: [],
    spotting: [],
    unspotted: null,
    strokes: frame.strokes + 1,
    scoreless: 0,
  };
  return scored.colours.length === 0
    ? endOnLastBall(state, scored)
    : { ...state, frame: passTurn(scored) };
};
