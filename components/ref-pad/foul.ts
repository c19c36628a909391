/** A foul as the referee puts it together, and the stroke that it makes. */
import {
  VALUE,
  apply,
  call,
  isRefusal,
  type AnyBall,
  type Ball,
  type Foul,
  type FoulCode,
  type MatchState,
  type MissAdvice,
  type Refusal,
  type StrokeEntry,
  type StrokeOptions,
} from '../../src/index.js';

/** A foul that the balls do not show, with the balls that it concerns. */
export interface Fault {
  readonly code: FoulCode;
  readonly balls: readonly AnyBall[];
}

export interface FoulDraft {
  /** What the cue ball hit first: nothing noted, nothing hit, one ball, or two at once. */
  readonly hit: 'unknown' | 'none' | readonly Ball[];
  /** One item a ball. */
  readonly pocketed: readonly AnyBall[];
  readonly forcedOff: readonly AnyBall[];
  readonly faults: readonly Fault[];
  readonly nominated: Ball | null;
  readonly beforeStroke: boolean;
  readonly touching: readonly Ball[];
  readonly freeBall: boolean;
  readonly miss: boolean;
  /** There was a full-ball path before the stroke, 3.14(c). */
  readonly fullBall: boolean;
  /** The failure was intended, 3.14(b). */
  readonly intentional: boolean;
}

/** A sheet with nothing on it; the full-ball path stays where the position was put back, 3.14(c)(i). */
export const newDraft = (state: MatchState): FoulDraft => ({
  hit: 'unknown',
  pocketed: [],
  forcedOff: [],
  faults: [],
  nominated: null,
  beforeStroke: false,
  touching: [],
  freeBall: false,
  miss: false,
  fullBall: state.frame !== null && state.frame.replaced && state.frame.misses > 0,
  intentional: false,
});

const PENALTIES = [4, 5, 6, 7] as const;

/** Penalties that may be called: 3.12, never less than the ball on where that is known. */
export const penaltiesOf = (draft: FoulDraft, stroke: StrokeOptions): readonly number[] => {
  const choice = stroke.nominate.length > 0;
  const on = choice ? draft.nominated : (stroke.on[0] ?? null);
  return PENALTIES.filter((points) => on === null || points >= VALUE[on]);
};

const hitOf = ({ hit }: FoulDraft): StrokeEntry['hit'] => {
  if (hit === 'unknown') return undefined;
  if (hit === 'none') return 'none';
  const [first, second] = hit;
  return first !== undefined && second !== undefined ? [first, second] : first;
};

const missOf = (draft: FoulDraft, advice: MissAdvice): StrokeEntry['miss'] => {
  const { fullBall } = draft;
  const intentional = draft.intentional || advice === 'intentional';
  if (!fullBall && !intentional) return true;
  return { ...(fullBall ? { fullBall } : {}), ...(intentional ? { intentional } : {}) };
};

const listed = (name: string, list: readonly unknown[]): object =>
  list.length > 0 ? { [name]: list } : {};

const foulsOf = ({ faults }: FoulDraft): readonly Foul[] =>
  faults.map(({ code, balls }) => (balls.length > 0 ? { code, balls } : code));

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
    ...listed('fouls', foulsOf(draft)),
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
