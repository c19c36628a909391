/** Matches as files: what is written, and what is read of a file from a stranger. */
import { RecordError, replayState, type History, type MatchRecord } from '../../src/index.js';
import { Misfit, fields, isThing, optional, only, text, textUpTo } from '../../src/shape.js';
import { anyRecord, history, type MatchRow } from './match-row.js';
import { SourceError } from './source-error.js';

export const BUNDLE = 'snooker-matches';
/** A file of several matches. */
export interface MatchBundle {
  readonly format: typeof BUNDLE;
  readonly version: 1;
  readonly matches: readonly FiledMatch[];
  /** Rows that cannot be read, as they were kept. */
  readonly damaged?: readonly unknown[];
}

/** A match of a file; what is left out is made up at the import. */
export interface FiledMatch {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly created?: number | undefined;
  readonly updated?: number | undefined;
  readonly history?: History | undefined;
  readonly record: MatchRecord;
}

/** A long match is some hundred kilobytes; a club's year fits well. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** 999 frames of a referee who notes everything would not come near. */
const MOST_ENTRIES = 50_000;

const time = optional(only<number>((input) => Number.isFinite(input) && Number(input) >= 0));
const filed = fields<FiledMatch>({
  id: optional(text),
  title: optional(textUpTo(500)),
  created: time,
  updated: time,
  history: optional(history),
  record: anyRecord,
});

/** A record as a file: what a board's `src` reads, and what an import takes. */
export const recordText = (match: MatchRecord): string => `${JSON.stringify(match, null, 2)}\n`;

export const bundleText = (rows: readonly MatchRow[], damaged: readonly unknown[]): string => {
  const matches = rows.map(({ id, title, created, updated, history, record: of }) => ({
    ...{ id, title, created, updated, history },
    record: of,
  }));
  const file: MatchBundle = {
    format: BUNDLE,
    version: 1,
    matches,
    ...(damaged.length === 0 ? {} : { damaged }),
  };
  return `${JSON.stringify(file)}\n`;
};

const parseJson = (text: string): unknown => {
  try {
    // Some editors put a mark before it.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new SourceError('not-json');
  }
};

const itemsOf = (input: unknown): readonly unknown[] => {
  if (Array.isArray(input)) return input;
  if (!isThing(input) || input.format !== BUNDLE || input.version !== 1) return [input];
  const { matches } = input;
  return Array.isArray(matches) ? matches : [];
};

const isEndless = (input: unknown): boolean => {
  const { entries } = (input ?? {}) as { entries?: unknown };
  return Array.isArray(entries) && entries.length > MOST_ENTRIES;
};

const readOne = (item: unknown, index: number): FiledMatch => {
  const read = filed(item);
  // What is no filed match is a record, or nothing at all: the engine says which.
  const match = read instanceof Misfit ? { record: item as MatchRecord } : read;
  if (isEndless(match.record)) throw new SourceError('too-large', { index });
  try {
    replayState(match.record);
    return match;
  } catch (error) {
    if (error instanceof RecordError) throw new SourceError('bad-record', { index, cause: error });
    throw error;
  }
};

/**
 * The matches of a file: one record, a list of records, or a bundle. All of them replay.
 * @throws SourceError `too-large`, `not-json`, `no-matches`, `bad-record` with `index` and `cause`
 */
export const parseMatches = (text: string): readonly FiledMatch[] => {
  if (text.length > MOST_BYTES) throw new SourceError('too-large');
  const items = itemsOf(parseJson(text));
  if (items.length === 0) throw new SourceError('no-matches');
  return items.map(readOne);
};

/** As `parseMatches`, of a file that somebody chose; one that is too large is not even read. */
export const parseFile = async (file: Blob): Promise<readonly FiledMatch[]> => {
  if (file.size > MOST_BYTES) throw new SourceError('too-large');
  return parseMatches(await file.text());
};
