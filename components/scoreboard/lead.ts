/** The frame as a line: how far the first side was ahead after every stroke. */
import type { MatchSource } from '../source/match-source.js';

/**
 * The first side's lead at the start of the frame and after each entry of it, negative where it was
 * behind. Empty before the first frame, and with more sides than two, where there is no one lead.
 */
export const leadOf = (
  match: Pick<MatchSource, 'record' | 'state' | 'stateAfter'>,
): readonly number[] => {
  const { entries } = match.record;
  // A re-rack makes all that was scored in the frame void, 3.16.
  const start = entries.findLastIndex(({ kind }) => kind === 'frame' || kind === 'rerack');
  if (start < 0 || match.state.setup.sides.length !== 2) return [];
  return entries.slice(start).map((_, offset) => {
    const [first = 0, second = 0] = match.stateAfter(start + offset + 1).frame?.scores ?? [];
    return first - second;
  });
};
