/** What is told of a stroke, in the order in which it is told: the same in every language. */
import type { AnyBall, FoulCode, StrokeEntry } from '../../../src/index.js';
import { codeOf } from '../../../src/penalty.js';

export interface StrokeWords {
  readonly balls: (all: readonly AnyBall[]) => string;
  readonly nominated: (ball: string) => string;
  readonly nothingHit: string;
  readonly hitFirst: (balls: string) => string;
  readonly pocketed: (balls: string) => string;
  readonly forcedOff: (balls: string) => string;
  readonly foul: (code: FoulCode) => string;
  readonly beforeStroke: string;
  readonly called: (points: number) => string;
  readonly miss: string;
  readonly freeBall: string;
  readonly touching: (balls: string) => string;
}

export const strokeParts = (stroke: StrokeEntry, say: StrokeWords): readonly string[] => {
  const { hit, nominated, pocketed = [], forcedOff = [], fouls = [], touching = [] } = stroke;
  const some = (all: readonly AnyBall[], words: (balls: string) => string): readonly string[] =>
    all.length > 0 ? [words(say.balls(all))] : [];
  return [
    ...some(nominated ? [nominated] : [], say.nominated),
    ...(hit === 'none' ? [say.nothingHit] : some([hit ?? []].flat(), say.hitFirst)),
    ...some(pocketed, say.pocketed),
    ...some(forcedOff, say.forcedOff),
    ...fouls.map((foul) => say.foul(codeOf(foul))),
    ...(stroke.beforeStroke ? [say.beforeStroke] : []),
    ...(stroke.called === undefined ? [] : [say.called(stroke.called)]),
    ...(stroke.miss ? [say.miss] : []),
    ...(stroke.freeBall ? [say.freeBall] : []),
    ...some(touching, say.touching),
  ];
};
