/** Refusals and errors: values with stable codes inside the engine, a throw only from `replay`. */

export const ERROR_CODES = [
  'format',
  'setup',
  'entry',
  'not-on-table',
  'nomination-needed',
  'not-allowed',
  'impossible',
] as const;

/** What kind of fault an entry or a record has. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why, finer than the code, and the sentence for people, without its full stop. Elements translate by the key. */
export const REASONS = {
  'not-a-record': 'This is not a snooker match record',
  'newer-version': 'This record was made by a newer version',
  'bad-setup': 'The set-up of the match is not valid',
  'bad-entry': 'The entry is not valid',
  'no-frame': 'No frame is under way',
  'frame-under-way': 'The frame is still under way',
  'match-over': 'The match is over',
  'lots-first': 'Lots must be drawn first',
  'no-lots': 'There are no lots to draw now',
  'no-decision': 'There is no foul to decide about',
  'no-miss': 'Balls are put back only after a miss',
  'no-foul': 'There was no foul: a free ball or a miss cannot be called',
  'miss-before-stroke': 'No miss can be called where no stroke was made',
  'miss-last-black': 'No miss can be called with only the black left',
  'free-ball-last-black': 'There is no free ball with only the black left',
  'no-free-ball': 'No free ball is on offer, and that ball is not on',
  'free-ball-is-ball-on': 'The ball on cannot be nominated as the free ball',
  'nominate-colour': 'A colour is on: a red cannot be nominated',
  'ball-not-on-table': 'That ball is not on the table',
  'name-the-colour': 'The penalty depends on the nominated colour: name it',
  'break-impossible': 'That break cannot be made from here',
  'scores-out-of-range': 'Those scores are out of range',
  'balls-impossible': 'The table cannot stand like that',
  'nothing-to-restore': 'More balls are put back than left the table',
  'no-such-player': 'There is no such side or player',
  'bad-order': 'The order of play must alternate between the sides and include everybody',
  'striker-penalty': 'The striker himself fouls: enter a foul, not a penalty',
  'no-claim': 'The frame cannot be claimed now',
  'nothing-to-undo': 'There is nothing to undo',
  'nothing-to-redo': 'There is nothing to redo',
  'no-such-entry': 'There is no such entry',
  'not-the-writer': 'Another page is writing this match',
} as const;

export type Reason = keyof typeof REASONS;

interface RefusalFacts {
  /** Clause that refuses, where there is one. */
  readonly clause?: string;
  /** Ball or field concerned, where there is one. */
  readonly detail?: string;
  /** Entry that would break, for a change in the middle of a record. */
  readonly entry?: number;
}

/** An entry that was not taken; the state before it stands. A class, so that no record can pose as one. */
export class Refusal {
  readonly clause?: string;
  readonly detail?: string;
  readonly entry?: number;

  constructor(
    readonly code: ErrorCode,
    readonly reason: Reason,
    facts: RefusalFacts = {},
  ) {
    Object.assign(this, facts);
  }

  /** The same refusal, with the entry of a record that causes it. */
  at(entry: number): Refusal {
    const { code, reason, clause, detail } = this;
    return new Refusal(code, reason, {
      ...(clause === undefined ? {} : { clause }),
      ...(detail === undefined ? {} : { detail }),
      entry,
    });
  }
}

export const refuse = (code: ErrorCode, reason: Reason, facts?: RefusalFacts): Refusal =>
  new Refusal(code, reason, facts);

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** What `replay` throws: `entry` is the index into the entries, -1 for the set-up or the whole. */
export class RecordError extends Error {
  override readonly name = 'RecordError';

  constructor(
    readonly code: ErrorCode,
    readonly entry: number,
    message: string,
    readonly refusal?: Refusal,
  ) {
    super(message);
  }

  static from(refusal: Refusal, entry: number): RecordError {
    const detail = refusal.detail === undefined ? '' : ` (${refusal.detail})`;
    return new RecordError(refusal.code, entry, REASONS[refusal.reason] + detail, refusal);
  }
}
