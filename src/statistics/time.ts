/** Time between entries, where they are stamped. */
import type { Entry } from '../record.js';

/** Seconds from one entry to the next; null where one has no stamp, or they are out of order. */
export const secondsBetween = (from: Entry | undefined, to: Entry): number | null => {
  if (from?.at === undefined || to.at === undefined) return null;
  const seconds = (Date.parse(to.at) - Date.parse(from.at)) / 1000;
  return seconds >= 0 ? seconds : null;
};
