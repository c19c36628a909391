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

/**
 * Fired when the user asks the pad for another match. A page that chooses the match by itself (it
 * gives `source`, say) cancels it and shows what it has; else the pad shows its own sheet.
 */
export class SnookerWantMatchEvent extends Event {
  static readonly type = 'snooker-want-match';

  constructor(
    /** `new`: one that is to be made; `list`: one of those that are kept. */
    readonly want: 'new' | 'list',
  ) {
    super(SnookerWantMatchEvent.type, { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'snooker-match': SnookerMatchEvent;
    'snooker-want-match': SnookerWantMatchEvent;
    'snooker-change': SnookerChangeEvent;
  }
}
