/** What undo and redo know of a log, and how much of it is believed where it comes from storage. */
import { isRefusal } from './errors.js';
import type { Entry } from './record.js';
import { parseEntry } from './schema.js';

/** A change of the log: at `at`, `removed` gave way to `added`. Its inverse is the same the other way round. */
export interface Change {
  readonly at: number;
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
}

/** What undo and redo need, to be kept beside the record. */
export interface History {
  readonly done: readonly Change[];
  readonly undone: readonly Change[];
}

export const inverse = ({ at, removed, added }: Change): Change => ({
  at,
  removed: added,
  added: removed,
});

const areEntries = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => !isRefusal(parseEntry(entry)));

const isChange = (value: unknown): value is Change => {
  if (typeof value !== 'object' || value === null) return false;
  const { at, removed, added } = value as Partial<Record<keyof Change, unknown>>;
  return Number.isInteger(at) && Number(at) >= 0 && areEntries(removed) && areEntries(added);
};

const changes = (value: unknown): readonly Change[] =>
  Array.isArray(value) && value.every(isChange) ? value : [];

/** A history as far as it has the shape of one. A damaged one is forgotten: the record is what counts. */
export const soundHistory = (value: unknown): History => {
  if (typeof value !== 'object' || value === null) return { done: [], undone: [] };
  const { done, undone } = value as Partial<Record<keyof History, unknown>>;
  return { done: changes(done), undone: changes(undone) };
};
