/** A match that is given as a whole record, and again as a whole whenever it changes. */
import { Replay } from '../../src/replay.js';
import { LogSource } from '../source/log-source.js';
import type { Freshness } from '../source/match-source.js';

export class RecordMatch extends LogSource<Replay> {
  /** @throws RecordError where the record does not replay */
  constructor(record: unknown) {
    super('', Replay.open(record));
  }

  get freshness(): Freshness {
    return { kind: 'live' };
  }

  /** @throws RecordError where the record does not replay; what was shown before stands */
  replace(record: unknown): void {
    this.replaceLog(Replay.open(record));
  }
}
