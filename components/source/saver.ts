/** Keeps each state of a match as it is written, and says whether it is kept. */
import type { Clock } from './clock.js';
import { troubleOf, type Keeper } from './keeper.js';
import { parseRow, withState, type MatchRow } from './match-row.js';
import type { Keeping } from './match-source.js';
import { contains, takenOver, writerOf } from './version.js';

/** A write that takes longer has not been kept so far, and that is said. */
const SLOW = 3000;

export interface SaverEvents {
  /** `keeping` is another. */
  changed(): void;
  /** Another writer has claimed the row: nothing of ours goes in any more. */
  conflict(): void;
  /** What other pages had left of the match became matches of their own. */
  copied(count: number): void;
}

class ClaimedByAnother extends Error {}

export class Saver {
  keeping: Keeping = { kind: 'kept' };
  /** Token under which the row was claimed; null before, and where storage failed. */
  #claimed: string | null = null;
  #asked = -1;
  #kept = -1;
  #jobs: Promise<void> = Promise.resolve();
  #saving = false;
  /** While the row is claimed nothing is written: it may turn out that another state stands. */
  #claiming = false;
  /** The newest state, where a write of an older one is under way. */
  #next: MatchRow | null = null;
  /** The newest state of all that were to be kept. */
  #newest: MatchRow | null = null;

  constructor(
    readonly keeper: Keeper,
    readonly clock: Clock,
    readonly events: SaverEvents,
  ) {}

  get claimed(): boolean {
    return this.#claimed !== null;
  }

  /** Was something asked to be kept that is not? */
  get unkept(): boolean {
    return this.#asked > this.#kept;
  }

  /** Resolves when everything asked so far has been kept, or has failed. */
  async idle(): Promise<void> {
    await this.#jobs;
    if (this.#saving) await this.idle();
  }

  /**
   * Makes this page's writer the row's writer, from which moment every older writer's writes are
   * turned away. Resolves to what stands: our state where it knows all that is stored, else the
   * stored one; null where storage failed.
   */
  async claim(
    mine: MatchRow,
    writer: string,
    wanted = (): boolean => true,
  ): Promise<MatchRow | null> {
    let stands: MatchRow | null = null;
    this.#asked = mine.version.revision;
    this.#claiming = true;
    const kept = await this.#do(mine.id, this.#asked, (input) => {
      // The seat was lost while storage was slow.
      if (!wanted()) throw new ClaimedByAnother();
      const stored = input === undefined ? null : parseRow(input);
      // Damaged, or a stranger's: never overwritten.
      if (input !== undefined && !stored) throw new Error('the row cannot be read');
      const from = !stored || contains(mine.version, stored.version) ? mine : stored;
      stands = {
        ...(stored ?? mine),
        record: from.record,
        history: from.history,
        updated: from.updated,
        version: takenOver(
          from.version,
          writer,
          Math.max(mine.version.term, stored?.version.term ?? 0),
        ),
      };
      return stands;
    });
    this.#claiming = false;
    const standing = stands as MatchRow | null;
    if (!kept || !standing) {
      this.#goOn();
      return null;
    }
    this.#claimed = writer;
    this.#kept = standing.version.revision;
    // What waits is under another version; the one who claims asks again.
    this.#next = null;
    if (standing.record !== mine.record) this.#asked = this.#kept;
    return standing;
  }

  /**
   * Keeps a state of the claimed row; one that was wiped is made anew. While a write is under way the
   * newest state waits: it holds all that came before it, so that a burst costs two writes.
   */
  save(row: MatchRow): void {
    this.ask(row);
    if (this.#saving || this.#claiming) this.#next = row;
    else this.#start(row);
  }

  /** What is to be kept once the row is claimed. */
  ask(row: MatchRow): void {
    this.#asked = row.version.revision;
    this.#newest = row;
  }

  /** The page is about to go: what waits is written now, or left to a page that outlives this one. */
  leave(): void {
    this.#goOn();
    if (this.#newest && this.unkept) this.keeper.leave?.(this.#newest);
  }

  /** Everything was wiped: said until the next write has gone well. */
  wiped(): void {
    this.#kept = -1;
    this.#say({ kind: 'not-kept', why: 'wiped' });
  }

  /** Another page writes the row now. */
  lose(): void {
    this.#claimed = null;
    this.#next = null;
    this.#asked = this.#kept;
    this.#say({ kind: 'kept' });
  }

  #start(row: MatchRow): void {
    this.#saving = true;
    const job = this.#write(row).then(() => {
      this.#saving = false;
      this.#goOn();
    });
    this.#also(job);
  }

  /** What waits is written now. */
  #goOn(): void {
    const row = this.#next;
    if (!row || this.#claiming) return;
    this.#next = null;
    this.#start(row);
  }

  #also(job: Promise<unknown>): void {
    this.#jobs = Promise.all([this.#jobs, job]).then(() => undefined);
  }

  #write(row: MatchRow): Promise<boolean> {
    const writer = this.#claimed;
    return this.#do(row.id, row.version.revision, (input) => {
      if (input === undefined) return row;
      const stored = parseRow(input);
      if (!stored || writerOf(stored.version) !== writer) throw new ClaimedByAnother();
      return withState(stored, row);
    });
  }

  #do(id: string, revision: number, change: (stored: unknown) => MatchRow): Promise<boolean> {
    const stop = this.clock.after(SLOW, () => {
      this.#say({ kind: 'not-kept', why: 'blocked' });
    });
    const copied = (count: number): void => {
      this.events.copied(count);
    };
    const job = this.keeper.update(id, change, copied).then(
      () => {
        this.#kept = Math.max(this.#kept, revision);
        if (!this.unkept) this.#say({ kind: 'kept' });
        return true;
      },
      (error: unknown) => {
        if (error instanceof ClaimedByAnother) this.events.conflict();
        else this.#say({ kind: 'not-kept', why: troubleOf(error) });
        return false;
      },
    );
    this.#also(job);
    return job.finally(stop);
  }

  #say(keeping: Keeping): void {
    if (JSON.stringify(keeping) === JSON.stringify(this.keeping)) return;
    this.keeping = keeping;
    this.events.changed();
  }
}
