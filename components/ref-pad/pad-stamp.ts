/** When an entry was made: a board that lags behind a stream goes by it. */
import type { Entry } from '../../src/index.js';
import type { Clock } from '../source/clock.js';

/** The entry as made now; one that has a time keeps it. */
export const stamped = (entry: Entry, { now }: Pick<Clock, 'now'>): Entry =>
  entry.at === undefined ? { ...entry, at: new Date(now()).toISOString() } : entry;
