/** The `at` of a board: a moment of the match other than now. */
import type { Moment } from '../source/match-at.js';

/**
 * `t:123.4` is that many seconds into the video, `e:57` the match after its first 57 entries, nothing
 * at all is now. Null for anything else.
 */
export const parseMoment = (text: string | null): Moment | null => {
  if (text === null || text === '') return 'now';
  const [, kind, number] = /^(t|e):(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (kind === 't') return { video: Number(number) };
  return kind === 'e' && Number.isInteger(Number(number)) ? { entries: Number(number) } : null;
};
