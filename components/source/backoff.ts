/** How long to wait before an address is asked again. */

/** An address that fails is asked at least so often, seconds. */
export const LONGEST_WAIT = 60;
/** A server may ask for more patience, up to so much, seconds. */
const MOST_PATIENCE = 300;

/**
 * @param refresh seconds between good answers
 * @param failures in a row; each doubles the wait
 * @param chance 0 to 1: boards that failed together do not come back together
 * @param asked seconds of patience that the server asked for
 * @returns ms
 */
export const waitFor = (refresh: number, failures: number, chance: number, asked = 0): number => {
  if (failures === 0) return refresh * 1000;
  const longest = Math.max(LONGEST_WAIT, refresh);
  const wait = Math.min(longest, refresh * 2 ** Math.min(failures, 20));
  const spread = wait * (0.5 + chance / 2);
  return Math.max(spread, refresh, Math.min(asked, MOST_PATIENCE)) * 1000;
};
