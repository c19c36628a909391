/** What a writer entered that was neither kept nor passed on, when another page took the match. */
import { within, type Clock } from './clock.js';
import type { Keeper } from './keeper.js';
import type { MatchRow } from './match-row.js';
import { contains, NO_VERSION, type Version } from './version.js';

/** For the new writer to answer an offer, ms. */
const PATIENCE = 1000;

export interface RescueWays {
  readonly keeper: Keeper;
  readonly clock: Clock;
  readonly token: () => string;
  /** Offers the state to the new writer. */
  offer(): void;
  /** Calls back with each version that the new writer states; returns what ends it. */
  listen(heard: (version: Version) => void): () => void;
}

/**
 * The new writer goes on from it where it has entered nothing itself; else it is kept as a match of
 * its own. Answers false where neither can be done, and it lives in this page's memory alone.
 */
export const rescue = async (mine: MatchRow, ways: RescueWays): Promise<boolean> => {
  const { keeper, clock, token } = ways;
  let stop: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => {
    stop = ways.listen((version) => {
      if (contains(version, mine.version)) resolve();
    });
  });
  ways.offer();
  const safe = await within(clock, PATIENCE, taken);
  stop();
  if (safe) return true;
  const copy: MatchRow = { ...mine, id: token(), copyOf: mine.id, version: NO_VERSION };
  return keeper.add([copy]).then(
    () => true,
    () => false,
  );
};
