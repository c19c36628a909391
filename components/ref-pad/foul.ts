/** A foul as the referee puts it together, and the stroke that it makes. */
import {
  apply,
  call,
  isRefusal,
  type AnyBall,
  type Ball,
  type FoulCode,
  type MatchState,
  type MissAdvice,
  type Refusal,
  type StrokeEntry,
} from '../../src/index.js';

export interface FoulDraft {
  /** What the cue ball hit first: nothing noted, nothing hit, one ball, or two at once. */
  readonly hit: 'unknown' | 'none' | readonly Ball[];
  /** One item a ball. */
  readonly pocketed: readonly AnyBall[];
  readonly forcedOff: readonly AnyBall[];
  readonly codes: readonly FoulCode[];
  /** Balls that the codes concern. */
  readonly concerned: readonly AnyBall[];
  readonly nominated: Ball | null;
  readonly beforeStroke: boolean;
  readonly touching: readonly Ball[];
  readonly freeBall: boolean;
  readonly miss: boolean;
  /** There was a full-ball path before the stroke, 3.14(c). */
  readonly fullBall: boolean;
}

/** A sheet with nothing on it; the full-ball path stays where the position was put back, 3.14(c)(i). */
export const newDraft = (state: MatchState): FoulDraft => ({
  hit: 'unknown',
  pocketed: [],
  forcedOff: [],
  codes: [],
  concerned: [],
  nominated: null,
  beforeStroke: false,
  touching: [],
  freeBall: false,
  miss: false,
  fullBall: state.frame !== null && state.frame.replaced && state.frame.misses > 0,
});

const hitOf = ({ hit }: FoulDraft): StrokeEntry['hit'] => {
  if (hit === 'unknown') return undefined;
  if (hit === 'none') return 'none';
  const [first, second] = hit;
  return first !== undefined && second !== undefined ? [first, second] : first;
};

const missOf = ({ fullBall }: FoulDraft, advice: MissAdvice): StrokeEntry['miss'] => {
  const intentional = advice === 'intentional';
  if (!fullBall && !intentional) return true;
  return { ...(fullBall ? { fullBall } : {}), ...(intentional ? { intentional } : {}) };
};

const listed = (name: string, list: readonly unknown[]): object =>
  list.length > 0 ? { [name]: list } : {};

/** Every code with the balls concerned, where there are any. */
const foulsOf = ({ codes, concerned }: FoulDraft): StrokeEntry['fouls'] =>
  codes.map((code) => (concerned.length > 0 ? { code, balls: concerned } : code));

/**
 * The stroke that a sheet describes.
 * @param called the penalty that the referee calls, where it is not to be worked out
 */
export const strokeOf = (draft: FoulDraft, advice: MissAdvice, called?: number): StrokeEntry => {
  const hit = hitOf(draft);
  return {
    kind: 'stroke',
    ...(draft.nominated ? { nominated: draft.nominated } : {}),
    ...(hit === undefined ? {} : { hit }),
    ...listed('pocketed', draft.pocketed),
    ...listed('forcedOff', draft.forcedOff),
    ...listed('fouls', foulsOf(draft) ?? []),
    ...(called === undefined ? {} : { called }),
    ...(draft.freeBall ? { freeBall: true } : {}),
    ...(draft.miss && !draft.beforeStroke ? { miss: missOf(draft, advice) } : {}),
    ...(draft.beforeStroke ? { beforeStroke: true } : {}),
    ...listed('touching', draft.touching),
  };
};

/** What a stroke would be, before it is entered. `points`: the penalty, or what it scores. */
export type Preview =
  | { readonly kind: 'foul'; readonly points: number; readonly miss: boolean }
  | { readonly kind: 'fair'; readonly points: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const previewOf = (state: MatchState, stroke: StrokeEntry): Preview => {
  const after = apply(state, stroke);
  if (isRefusal(after)) return { kind: 'refused', refusal: after };
  const ruling = call(state, stroke, after).find(
    ({ code }) => code === 'foul' || code === 'foul-and-a-miss',
  );
  if (ruling?.code === 'foul' || ruling?.code === 'foul-and-a-miss') {
    return { kind: 'foul', points: ruling.points, miss: ruling.code === 'foul-and-a-miss' };
  }
  const side = state.frame?.striker[0] ?? 0;
  const points = (after.frame?.scores[side] ?? 0) - (state.frame?.scores[side] ?? 0);
  return { kind: 'fair', points };
};
