/** What a writer entered that was neither kept nor passed on, when another page took the match. */
import { within, type Clock } from './clock.js';
import { TakenError, type Keeper } from './keeper.js';
import { parseRow, strayOf, type MatchRow } from './match-row.js';
import { contains, type Version } from './version.js';

/** For the new writer to answer an offer, ms. */
const PATIENCE = 1000;

export interface RescueWays {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** Offers the state to the new writer. */
  offer(): void;
  /** Calls back with each version that the new writer states; returns what ends it. */
  listen(heard: (version: Version) => void): () => void;
}

type Rescued = 'passed-on' | 'copied' | null;

/**
 * The new writer goes on from it where it has entered nothing itself; else it is kept as a match of
 * its own; null where neither can be done, and it lives in this page's memory alone.
 */
export const rescue = async (mine: MatchRow, ways: RescueWays): Promise<Rescued> => {
  const { keeper, clock } = ways;
  let stop: () => void = () => undefined;
  const taken = new Promise<void>((resolve) => {
    stop = ways.listen((version) => {
      if (contains(version, mine.version)) resolve();
    });
  });
  ways.offer();
  const safe = await within(clock, PATIENCE, taken);
  stop();
  if (safe) return 'passed-on';
  const stored = parseRow(await keeper.load(mine.id).catch(() => null));
  if (stored && contains(stored.version, mine.version)) return 'passed-on';
  return keeper.add([strayOf(mine)]).then(
    () => 'copied',
    // Of the same state there is the same copy.
    (error: unknown) => (error instanceof TakenError ? 'copied' : null),
  );
};
