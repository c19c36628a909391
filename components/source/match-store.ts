/** The matches of this browser. */
import { replayState, FORMAT, VERSION, type SetupInput } from '../../src/index.js';
import { askWriter } from './ask-writer.js';
import { findRow, follow, type Found } from './follow.js';
import type { FollowedMatch } from './followed-match.js';
import { TakenError } from './keeper.js';
import { KeptMatch } from './kept-match.js';
import { MatchList } from './match-list.js';
import { isId, type MatchRow } from './match-row.js';
import { titleOf } from './titles.js';
import { SourceError } from './source-error.js';
import type { Surroundings } from './surroundings.js';
import { born } from './version.js';

/** A match to be made. */
export interface NewMatch {
  /** Made up where it is left out. */
  readonly id?: string;
  /** Made of the names of the sides where it is left out. */
  readonly title?: string;
}

export class MatchStore {
  readonly around: Surroundings;
  readonly matches: MatchList;

  constructor(around: Surroundings) {
    this.around = around;
    this.matches = new MatchList(around);
  }

  /**
   * Opens a match to be written. Exactly one page is its writer; any other is a follower, and may
   * take over. With `setup`, a match that does not exist is made.
   * @throws SourceError `no-such-match`, `bad-row`, `bad-id`, `blocked`
   * @throws RecordError where the set-up is not valid
   */
  async open(id: string, setup?: SetupInput): Promise<KeptMatch> {
    const found = await findRow(this.around, id);
    if (typeof found === 'object') return this.#begin(found);
    const row = setup ? this.newRow(recordOf(setup), { id }) : await askWriter(this.around, id);
    if (!row) throw new SourceError(found === 'blocked' ? 'blocked' : 'no-such-match');
    return this.#begin(row);
  }

  /**
   * Makes a match and opens it. Where nothing can be kept, it lives in memory, and says so.
   * @throws SourceError `id-taken`, `bad-id`
   * @throws RecordError where the record, or the set-up, is not valid
   */
  async create(
    what: SetupInput | { readonly record: unknown },
    as: NewMatch = {},
  ): Promise<KeptMatch> {
    const row = this.newRow('record' in what ? what.record : recordOf(what), as);
    const isNew = await this.around.keeper.add([row]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TakenError) throw new SourceError('id-taken');
        return false;
      },
    );
    return this.#begin(row, isNew);
  }

  /**
   * Opens a match to be shown only. Never fails for want of a match: `freshness` says that, and why,
   * it waits for one.
   * @throws SourceError `bad-row`, `bad-id`
   */
  follow(id: string): Promise<FollowedMatch> {
    return follow(this.around, id);
  }

  /**
   * The row of a match, whose record is known to replay.
   * @throws SourceError `bad-row`, with the row as JSON, and `bad-id`
   */
  find(id: string): Promise<Found> {
    return findRow(this.around, id);
  }

  /** A row that is not kept yet. @throws RecordError */
  newRow(record: unknown, { id = this.around.token(), title }: NewMatch): MatchRow {
    if (!isId(id)) throw new SourceError('bad-id');
    const { setup } = replayState(record);
    const now = this.around.clock.now();
    return {
      id,
      title: title ?? titleOf(setup),
      record: record as MatchRow['record'],
      history: { done: [], undone: [] },
      created: now,
      updated: now,
      version: born(this.around.token()),
    };
  }

  async #begin(row: MatchRow, isNew = false): Promise<KeptMatch> {
    const match = new KeptMatch(this.around, row, isNew);
    await match.begin();
    return match;
  }
}

const recordOf = (setup: SetupInput): MatchRow['record'] => ({
  format: FORMAT,
  version: VERSION,
  setup,
  entries: [],
});
