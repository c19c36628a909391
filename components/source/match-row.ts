/** A match as it is kept: one row a match, whole, so that each write carries every earlier entry. */
import type { Change, Entry, History, MatchRecord } from '../../src/index.js';
import {
  Misfit,
  fields,
  finite,
  isThing,
  list,
  only,
  optional,
  text,
  whole,
} from '../../src/shape.js';
import { born, writerOf, type Stretch, type Version } from './version.js';

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

const natural = whole(0);
const entries = only<readonly Entry[]>(Array.isArray);
const changes = list(fields<Change>({ at: natural, removed: entries, added: entries }));
export const history = fields<History>({ done: changes, undone: changes });

export const version = fields<Version>({
  term: natural,
  revision: natural,
  line: list(fields<Stretch>({ writer: text, revision: natural }), 0, 100),
});

/** What is in it is the engine's to read. */
export const anyRecord = only<MatchRecord>(isThing);

const row = fields<MatchRow>({
  id: text,
  title: text,
  record: anyRecord,
  history,
  created: finite,
  updated: finite,
  version,
  deleted: optional(finite),
  copyOf: optional(text),
});

/** A stored row with the next state of its match: title and the like are the list's. */
export const withState = (
  stored: MatchRow,
  { record, history, updated, version: next }: MatchRow,
): MatchRow =>
  // What was deleted while it is at work is not deleted.
  ({ ...stored, record, history, updated, version: next, deleted: undefined });

/** A state that could not go into its match, as a match of its own: the same one whoever makes it. */
export const strayOf = (row: MatchRow): MatchRow => {
  const id = `${writerOf(row.version)}-${String(row.version.revision)}`;
  return { ...row, id, copyOf: row.id, deleted: undefined, version: born(id) };
};

/** The row, where it has the shape of one; its record has not been replayed. */
export const parseRow = (input: unknown): MatchRow | null => {
  const read = row(input);
  return read instanceof Misfit ? null : read;
};
