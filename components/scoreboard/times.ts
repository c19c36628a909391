/** How long things took, where the entries say when they were made. Nothing here looks at a clock. */
import type { Entry } from '../../src/record.js';

const MINUTE = 60_000;

const timeOf = ({ at }: Entry): number => (at === undefined ? NaN : Date.parse(at));

/** From a frame's opening to its last stamped entry, in milliseconds; null where either is missing. */
const lengthOf = (frame: readonly Entry[]): number | null => {
  const from = frame[0] ? timeOf(frame[0]) : NaN;
  const last = frame.findLast((entry) => !Number.isNaN(timeOf(entry)));
  const length = last ? timeOf(last) - from : NaN;
  return length >= 0 ? length : null;
};

const minutes = (length: number | null): number | null =>
  length === null ? null : Math.floor(length / MINUTE);

/** Whole minutes of the last frame that was opened. */
export const frameTime = (entries: readonly Entry[]): number | null => {
  const start = entries.findLastIndex(({ kind }) => kind === 'frame');
  return start < 0 ? null : minutes(lengthOf(entries.slice(start)));
};

/** Whole minutes of all frames together: the pauses between sessions are not play. */
export const matchTime = (entries: readonly Entry[]): number | null => {
  const starts = entries.flatMap(({ kind }, i) => (kind === 'frame' ? [i] : []));
  const lengths = starts.map((start, i) => lengthOf(entries.slice(start, starts[i + 1])));
  if (lengths.length === 0 || lengths.includes(null)) return null;
  return minutes(lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0));
};
