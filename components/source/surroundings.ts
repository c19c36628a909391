/** What a match needs of the page around it, so that tests and the extension can give their own. */
import { newToken, systemClock, type Clock } from './clock.js';
import { IdbKeeper } from './idb-keeper.js';
import type { Keeper } from './keeper.js';

export interface Surroundings {
  readonly keeper: Keeper;
  readonly clock: Clock;
  /** Null where the browser has none: pages that are not secure, sandboxed frames. */
  readonly locks: LockManager | null;
  /** A channel of that name, or null where there is none. */
  readonly channel: (name: string) => BroadcastChannel | null;
  /** The page was opened from a file, where pages share nothing to rely on. */
  readonly file: boolean;
  readonly token: () => string;
}

const isFile = (): boolean => location.protocol === 'file:';

/** In a sandboxed frame a channel can be had, but it reaches nobody. */
const openChannel = (name: string): BroadcastChannel | null => {
  if (self.origin === 'null' && !isFile()) return null;
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

/** Missing on http pages; there, and refused, in sandboxed frames and other pages with no origin. */
const usableLocks = (): LockManager | null =>
  self.origin !== 'null' && 'locks' in navigator ? navigator.locks : null;

export const pageSurroundings = (keeper: Keeper = new IdbKeeper()): Surroundings => ({
  keeper,
  clock: systemClock,
  locks: usableLocks(),
  channel: openChannel,
  file: isFile(),
  token: newToken,
});
