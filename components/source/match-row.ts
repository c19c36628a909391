/** A match as it is kept: one row a match, whole, so that each write carries every earlier entry. */
import * as v from 'valibot';
import type { Entry, History, MatchRecord } from '../../src/index.js';
import type { Version } from './version.js';

export interface MatchRow {
  readonly id: string;
  readonly title: string;
  readonly record: MatchRecord;
  readonly history: History;
  /** Milliseconds since 1970, as all times here. */
  readonly created: number;
  readonly updated: number;
  readonly version: Version;
  /** When it was deleted; it can still be brought back. */
  readonly deleted?: number | undefined;
  /** The match of which this holds what could not be put into it. */
  readonly copyOf?: string;
}

/** Ids go into names of channels and locks, addresses and attributes: any text that shows, not too long. */
export const isId = (id: string): boolean => /^[^\p{C}]{1,100}$/u.test(id) && id.trim() === id;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.number(), v.finite());
const entries = v.custom<readonly Entry[]>((input) => Array.isArray(input));

const changes = v.pipe(
  v.array(v.object({ at: whole, removed: entries, added: entries })),
  v.readonly(),
);
export const historySchema = v.object({ done: changes, undone: changes });

export const versionSchema = v.object({
  term: whole,
  revision: whole,
  line: v.pipe(
    v.array(v.object({ writer: v.string(), revision: whole })),
    v.maxLength(100),
    v.readonly(),
  ),
});

const rowSchema = v.looseObject({
  id: v.string(),
  title: v.string(),
  // What is in it is the engine's to read.
  record: v.custom<MatchRecord>((input) => typeof input === 'object' && input !== null),
  history: historySchema,
  created: time,
  updated: time,
  version: versionSchema,
  deleted: v.optional(time),
  copyOf: v.optional(v.string()),
});

/** The row, where it has the shape of one; its record has not been replayed. */
export const parseRow = (input: unknown): MatchRow | null => {
  const result = v.safeParse(rowSchema, input);
  return result.success ? result.output : null;
};
