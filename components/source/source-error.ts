/** Why a match cannot be opened, kept or read: a stable code, and what can still be saved of it. */
import type { RecordError } from '../../src/index.js';

export const SOURCE_ERRORS = {
  'no-such-match': 'There is no such match in this browser.',
  'id-taken': 'There is a match of that id already.',
  'bad-id': 'An id is a text of 1 to 100 characters.',
  'bad-row': 'The match is there, but it cannot be read. It is left as it is; export it.',
  blocked: 'This browser does not let the page keep anything.',
  full: 'There is no room left in this browser.',
  'not-json': 'The file is not JSON.',
  'too-large': 'The file is too large to be a match.',
  'bad-record': 'The file holds a match that cannot be read.',
  'no-matches': 'The file holds no match.',
} as const;

export type SourceErrorCode = keyof typeof SOURCE_ERRORS;

interface Facts {
  /** What the engine says of the record. */
  readonly cause?: RecordError;
  /** The row as it is kept, as JSON, so that it can be saved elsewhere. */
  readonly raw?: string;
  /** Place in a file of several matches. */
  readonly index?: number;
}

export class SourceError extends Error {
  override readonly name = 'SourceError';
  override readonly cause?: RecordError;
  readonly raw?: string;
  readonly index?: number;

  constructor(
    readonly code: SourceErrorCode,
    facts: Facts = {},
  ) {
    super(SOURCE_ERRORS[code]);
    Object.assign(this, facts);
  }
}
