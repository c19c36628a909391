/** The list of this browser's matches: looked at, named, copied, deleted and brought back. */
import { summarise, replayState } from '../../src/index.js';
import { TakenError } from './keeper.js';
import { bundleText, parseMatches, recordText, type FiledMatch } from './match-file.js';
import { isId, type MatchRow } from './match-row.js';
import { readRow, storageError } from './read-row.js';
import { SourceError } from './source-error.js';
import type { Surroundings } from './surroundings.js';
import { nextTitle, titleOf } from './titles.js';
import { born } from './version.js';

/** A deleted match can be brought back for so long, ms. */
export const KEEP_DELETED = 30 * 24 * 60 * 60 * 1000;

/** A line of the list. */
export interface MatchLine {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  readonly updated: number;
  /** When it was deleted, or null. */
  readonly deleted: number | null;
  /** Match whose last writer's entries this holds, where they could not go into it. */
  readonly copyOf: string | null;
  /** Frames won by each side in the game under way, and the winner of the match. */
  readonly frames: readonly number[];
  readonly winner: number | null;
}

export interface MatchLines {
  /** Last changed first. */
  readonly matches: readonly MatchLine[];
  /** Rows that cannot be read, each with its JSON in `raw`. They are left as they are. */
  readonly damaged: readonly SourceError[];
}

export class MatchList {
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** All matches, deleted ones too; those deleted long ago go for good. @throws SourceError */
  async all(): Promise<MatchLines> {
    const { rows, damaged } = await this.#rows();
    const now = this.#around.clock.now();
    const isPast = ({ deleted }: MatchRow): boolean =>
      deleted !== undefined && now - deleted > KEEP_DELETED;
    await Promise.all(rows.filter(isPast).map(({ id }) => this.erase(id)));
    const matches = rows
      .filter((row) => !isPast(row))
      .sort((a, b) => b.updated - a.updated)
      .map(lineOf);
    return { matches, damaged };
  }

  /** @throws SourceError `no-such-match` */
  rename(id: string, title: string): Promise<void> {
    return this.#change(id, (row) => ({ ...row, title }));
  }

  /** Deletes so that `restore` can bring it back. @throws SourceError `no-such-match` */
  remove(id: string): Promise<void> {
    return this.#change(id, (row) => ({ ...row, deleted: this.#around.clock.now() }));
  }

  /** @throws SourceError `no-such-match` */
  restore(id: string): Promise<void> {
    return this.#change(id, (row) => ({ ...row, deleted: undefined }));
  }

  /** Deletes for good; the only way to be rid of a damaged row. @throws SourceError */
  async erase(id: string): Promise<void> {
    await this.#around.keeper.remove(id).catch(rethrow);
  }

  /** Makes a second match of one, and answers its id. @throws SourceError */
  async duplicate(id: string): Promise<string> {
    const { rows } = await this.#rows();
    const row = rows.find((one) => one.id === id);
    if (!row) throw new SourceError('no-such-match');
    const title = nextTitle(
      row.title,
      rows.map((one) => one.title),
    );
    const [copy] = await this.#add([{ ...row, title, id: undefined }]);
    if (copy === undefined) throw new SourceError('no-such-match');
    return copy;
  }

  /** One match as JSON: its record. @throws SourceError */
  async exportOne(id: string): Promise<string> {
    const input = await this.#around.keeper.load(id).catch(rethrow);
    if (input === undefined) throw new SourceError('no-such-match');
    return recordText(readRow(input).record);
  }

  /** Everything as JSON, damaged rows too. @throws SourceError */
  async exportAll(): Promise<string> {
    const { rows, damaged } = await this.#rows();
    return bundleText(
      rows.filter(({ deleted }) => deleted === undefined),
      damaged.map(({ raw }): unknown => JSON.parse(raw ?? 'null')),
    );
  }

  /**
   * Takes all matches of a file, or none. One whose id is in use gets another.
   * @returns their ids, in the order of the file
   * @throws SourceError as `parseMatches`, and `full` or `blocked`
   */
  async importText(text: string): Promise<readonly string[]> {
    return this.#add(parseMatches(text));
  }

  /** Asks the browser to keep what is stored when room gets short; false where it won't. */
  async persist(): Promise<boolean> {
    const { storage } = navigator as { storage?: StorageManager };
    return (await storage?.persist().catch(() => false)) ?? false;
  }

  async #add(filed: readonly FiledMatch[]): Promise<readonly string[]> {
    const { keeper, clock } = this.#around;
    for (;;) {
      const stored = await keeper.list().catch(rethrow);
      const taken = new Set(stored.map((row) => (row as { id?: unknown }).id));
      const rows = filed.map((match) => this.#rowOf(match, taken, clock.now()));
      try {
        await keeper.add(rows);
        return rows.map(({ id }) => id);
      } catch (error) {
        // Another page has made a match of that id since the list was read.
        if (!(error instanceof TakenError)) throw storageError(error);
      }
    }
  }

  #rowOf(match: FiledMatch, taken: Set<unknown>, now: number): MatchRow {
    const { id, record, title, history = { done: [], undone: [] } } = match;
    const own = id !== undefined && isId(id) && !taken.has(id) ? id : this.#around.token();
    taken.add(own);
    return {
      id: own,
      title: title ?? titleOf(replayState(record).setup),
      record,
      history,
      created: match.created ?? now,
      updated: match.updated ?? now,
      version: born(this.#around.token()),
    };
  }

  async #rows(): Promise<{ rows: MatchRow[]; damaged: SourceError[] }> {
    const rows: MatchRow[] = [];
    const damaged: SourceError[] = [];
    for (const input of await this.#around.keeper.list().catch(rethrow)) {
      try {
        rows.push(readRow(input));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        damaged.push(error);
      }
    }
    return { rows, damaged };
  }

  async #change(id: string, change: (row: MatchRow) => MatchRow): Promise<void> {
    const update = this.#around.keeper.update(id, (input) => {
      if (input === undefined) throw new SourceError('no-such-match');
      return change(readRow(input));
    });
    await update.catch(rethrow);
  }
}

const rethrow = (error: unknown): never => {
  throw error instanceof SourceError ? error : storageError(error);
};

const lineOf = (row: MatchRow): MatchLine => {
  const { games, winner } = summarise(replayState(row.record));
  return {
    id: row.id,
    title: row.title,
    created: row.created,
    updated: row.updated,
    deleted: row.deleted ?? null,
    copyOf: row.copyOf ?? null,
    frames: games.at(-1)?.frames ?? [],
    winner,
  };
};
