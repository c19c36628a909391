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

/** Fired when the pad moves to another match of this browser: one that was made, or opened. */
export class SnookerMatchEvent extends Event {
  static readonly type = 'snooker-match';

  constructor(
    /** Id of the match. */
    readonly match: string,
  ) {
    super(SnookerMatchEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'snooker-match': SnookerMatchEvent;
    'snooker-change': SnookerChangeEvent;
  }
}
