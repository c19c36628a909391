/** What the pad tells its page. */
import type { Entry, MatchRecord, Summary } from '../../src/index.js';

/** Fired after every change of the match, whoever made it. */
export class SnookerChangeEvent extends Event {
  static readonly type = 'snooker-change';

  constructor(
    readonly record: MatchRecord,
    readonly summary: Summary,
    /** The entry just made; null where something was taken back, or changed further up. */
    readonly entry: Entry | null,
  ) {
    super(SnookerChangeEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'snooker-change': SnookerChangeEvent;
  }
}
