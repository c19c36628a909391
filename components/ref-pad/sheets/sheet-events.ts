/** What the sheets ask of the pad around them. */
import type { Entry, SetupInput } from '../../../src/index.js';

/** An entry is to be made; it has been tried on the present state, and the engine takes it. */
export class SnookerEntryEvent extends Event {
  static readonly type = 'snooker-entry';

  constructor(readonly entry: Entry) {
    super(SnookerEntryEvent.type, { bubbles: true });
  }
}

/** A match is to be made. */
export class SnookerNewMatchEvent extends Event {
  static readonly type = 'snooker-new-match';

  constructor(
    readonly setup: SetupInput,
    /** Puts what was typed back into the form, where no match could be made of it. */
    readonly putBack: () => void,
  ) {
    super(SnookerNewMatchEvent.type, { bubbles: true });
  }
}

/** A match of this browser is to be opened. */
export class SnookerOpenMatchEvent extends Event {
  static readonly type = 'snooker-open-match';

  constructor(
    /** Id of the match. */
    readonly matchId: string,
  ) {
    super(SnookerOpenMatchEvent.type, { bubbles: true });
  }
}

/** The form of a new match is wanted: the summary of one that is over asks for it. */
export class SnookerWantNewMatchEvent extends Event {
  static readonly type = 'snooker-want-new-match';

  constructor() {
    super(SnookerWantNewMatchEvent.type, { bubbles: true });
  }
}

/** Somebody wants to see the moment of an entry in the video beside the pad. */
export class SnookerSeekEvent extends Event {
  static readonly type = 'snooker-seek';

  constructor(
    /** Seconds into the video. */
    readonly video: number,
    /** Index of the entry. */
    readonly index: number,
  ) {
    super(SnookerSeekEvent.type, { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'snooker-entry': SnookerEntryEvent;
    'snooker-new-match': SnookerNewMatchEvent;
    'snooker-open-match': SnookerOpenMatchEvent;
    'snooker-want-new-match': SnookerWantNewMatchEvent;
    'snooker-seek': SnookerSeekEvent;
  }
}
