/** The entries of a match by frames. */
import type { Entry } from '../../../../src/index.js';

export interface FrameGroup {
  /** Frames of the match up to this one; 0: what came before the first. */
  readonly frame: number;
  /** Index of its first entry. */
  readonly from: number;
  /** Index behind its last entry. */
  readonly to: number;
}

/** In order of play. What comes between two frames goes with the one before. */
export const frameGroups = (entries: readonly Entry[]): readonly FrameGroup[] => {
  const starts = entries.flatMap(({ kind }, index) => (kind === 'frame' ? [index] : []));
  const first = starts[0] ?? entries.length;
  const before = first > 0 ? [{ frame: 0, from: 0, to: first }] : [];
  return [
    ...before,
    ...starts.map((from, i) => ({ frame: i + 1, from, to: starts[i + 1] ?? entries.length })),
  ];
};
