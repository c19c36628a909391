/** A match that is kept in this browser, with one writer among its pages. */
import { MatchLog, Refusal, type MatchRecord } from '../../src/index.js';
import { within } from './clock.js';
import { hear, isOutranked, lastChange, outranks, type Copy } from './in-step.js';
import { Link } from './link.js';
import type { MatchRow } from './match-row.js';
import type { Freshness, Keeping, NotKept, Role, Sharing } from './match-source.js';
import { MemoryMatch, type How } from './memory-match.js';
import { isRequest, stateOf, type Message } from './messages.js';
import { Presence } from './presence.js';
import { answer } from './requests.js';
import { Seat } from './seat.js';
import { lookAt } from './stored-copy.js';
import type { Surroundings } from './surroundings.js';
import { changed, writerOf } from './version.js';

/** To learn at the start whether this page may write, ms. */
const START = 1000;
/** For a writer to answer, ms. */
const ANSWER = 400;

export class KeptMatch extends MemoryMatch {
  readonly #around: Surroundings;
  readonly #link: Link;
  readonly #seat: Seat;
  readonly #presence: Presence;
  readonly #endWatch: () => void;
  #row: MatchRow;
  #role: Role = 'follower';
  #writersKeeping: Keeping = { kind: 'kept' };
  /** Of those who wait until this page knows who writes. */
  readonly #waiting = new Set<() => void>();

  /**
   * @param isNew this page has just kept the row for the first time: nobody else can be writing it
   * @throws RecordError where the record of the row does not replay
   */
  constructor(around: Surroundings, row: MatchRow, isNew = false) {
    super(row.id, row.record, row.history);
    let mayBeWritten = !isNew;
    this.#around = around;
    this.#row = row;
    this.#link = new Link(around, row.id, (message) => {
      this.#hear(message);
    });
    const told = (): void => {
      this.#told();
    };
    this.#presence = new Presence(around.clock, row.updated, () => void this.#ping(), told);
    this.#seat = new Seat(around, row.id, this.#link, {
      told,
      row: () => this.#present(),
      adopt: (other) => {
        this.#row = other;
        this.replaceLog(MatchLog.open(other.record, other.history));
      },
      renumber: (version) => (this.#row = { ...this.#row, version }),
      postState: () => {
        this.#postState();
      },
      postAlive: () => {
        this.#postAlive();
      },
      someoneWrites: () => {
        if (!mayBeWritten) {
          mayBeWritten = true;
          return Promise.resolve(false);
        }
        const known = this.#asked();
        this.#link.post({ type: 'ping' });
        return within(around.clock, ANSWER, known);
      },
    });
    this.#endWatch =
      around.keeper.watch?.(() => {
        this.#seat.wiped();
      }) ?? (() => undefined);
    addEventListener('pagehide', this.#bye);
  }

  /** Takes part; resolves when it is known who writes. */
  async begin(): Promise<void> {
    const known = this.#asked();
    this.#seat.wait();
    this.#presence.start();
    await within(this.#around.clock, START, known);
  }

  override get role(): Role {
    return this.#role;
  }

  override get keeping(): Keeping {
    return this.#role === 'writer' ? this.#seat.saver.keeping : this.#writersKeeping;
  }

  override get freshness(): Freshness {
    return this.#role === 'writer' ? { kind: 'live' } : this.#presence.freshness;
  }

  get sharing(): Sharing {
    return this.#link.sharing;
  }

  get changedAt(): number {
    return this.#row.updated;
  }

  /** What was entered on this page and could be neither kept nor passed on to the next writer. */
  get leftOver(): readonly MatchRecord[] {
    return this.#seat.leftOver;
  }

  /** Matches made of entries, of this page or one before, that the writer did not know, and could not take. */
  get copies(): number {
    return this.#seat.copies;
  }

  /** Resolves when everything entered so far is kept, or could not be. */
  async saved(): Promise<void> {
    await this.#seat.idle();
  }

  /** Tries again to keep what could not be kept; the next entry does so too. */
  async keep(): Promise<void> {
    if (this.#role === 'writer') this.#seat.keep();
    await this.saved();
  }

  override takeOver(): Promise<void> {
    return this.#seat.takeOver();
  }

  override close(): void {
    this.#role = 'follower';
    this.#presence.stop();
    this.#endWatch();
    super.close();
    void this.#seat.close().then(() => {
      removeEventListener('pagehide', this.#bye);
      this.#link.close();
    });
  }

  protected override write(
    change: (log: MatchLog) => Refusal | null,
    how: How = 'new',
  ): Refusal | null {
    if (this.#role !== 'writer') return new Refusal('not-allowed', 'not-the-writer');
    return super.write(change, how);
  }

  protected override wrote(how: How): void {
    const version = changed(this.#row.version);
    this.#row = { ...this.#row, version, updated: this.#around.clock.now() };
    this.#seat.keep();
    this.#link.post({
      type: 'change',
      ...this.#mark(),
      how,
      change: lastChange(this.log.history, how),
      count: this.log.length,
    });
  }

  #present(): MatchRow {
    return { ...this.#row, record: this.record, history: this.log.history };
  }

  #mark(): { term: number; revision: number; writer: string } {
    const { version } = this.#row;
    return { term: version.term, revision: version.revision, writer: writerOf(version) };
  }

  readonly #bye = (): void => {
    this.#seat.leave();
    if (this.#role === 'writer') this.#link.post({ type: 'bye', writer: this.#mark().writer });
  };

  /** The role is the seat's; with it changes who is asked for signs of life. */
  #told(): void {
    const { role } = this.#seat;
    if (role !== this.#role) {
      this.#role = role;
      if (role === 'writer') {
        this.#presence.stop();
        this.#nowKnown();
      } else {
        this.#presence.heard();
        this.#presence.start();
      }
    } else if (role === 'writer') this.#postAlive();
    else if (this.freshness.kind !== 'live') this.#seat.wait();
    this.tell();
  }

  #hear(message: Message): void {
    if (outranks(message, this.#row.version)) this.#seat.outranked();
    // One that is about to write says so to those who ask, and to one that still believes it writes.
    else if (
      this.#seat.claiming
        ? message.type === 'ping'
        : this.#seat.claimed && isOutranked(message, this.#row.version)
    ) {
      this.#postAlive();
    }
    if (this.#role === 'writer') this.#serve(message);
    else this.#follow(message);
    this.#seat.hear(message);
  }

  #serve(message: Message): void {
    if (isRequest(message)) {
      this.#link.post(answer(this, message, () => this.#row.version.revision));
      return;
    }
    switch (message.type) {
      case 'hello':
        this.#postState();
        break;
      case 'state?':
        this.#postState(message.request);
        break;
      case 'ping':
        this.#postAlive();
    }
  }

  #follow(message: Message): void {
    if (this.#seat.deaf) return;
    const { copy, ask, writer } = hear({ log: this.log, version: this.#row.version }, message);
    if (writer === 'alive') this.#hearKeeping(message);
    if (copy) this.#take(copy);
    if (ask) this.#link.post({ type: 'hello' });
    if (writer === 'gone') this.#presence.gone();
    if (writer !== 'alive') return;
    this.#presence.heard();
    this.#nowKnown();
  }

  #hearKeeping(message: Message): void {
    if (message.type !== 'state' && message.type !== 'alive') return;
    const { notKept: why } = message;
    const before = this.#writersKeeping;
    this.#writersKeeping = why ? { kind: 'not-kept', why } : { kind: 'kept' };
    if (JSON.stringify(before) !== JSON.stringify(this.#writersKeeping)) this.tell();
  }

  #take({ log, version }: Copy): void {
    this.#row = { ...this.#row, version, updated: this.#around.clock.now() };
    this.replaceLog(log);
  }

  #notKept(): { notKept?: NotKept } {
    const { keeping } = this;
    return keeping.kind === 'kept' ? {} : { notKept: keeping.why };
  }

  #postAlive(): void {
    this.#link.post({ type: 'alive', ...this.#mark(), ...this.#notKept() });
  }

  #postState(request?: string | number): void {
    this.#link.post({
      type: 'state',
      ...(request === undefined ? {} : { request }),
      ...stateOf(this.#present()),
      ...this.#notKept(),
      summary: this.summary,
    });
  }

  /** Resolves when a writer answers, or this page becomes it. */
  #asked(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      this.#link.post({ type: 'hello' });
    });
  }

  #nowKnown(): void {
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  }

  async #ping(): Promise<void> {
    if (this.#link.open) {
      this.#link.post({ type: 'ping' });
      return;
    }
    const { copy, written } = await lookAt(this.#around, this.id, this.#row.version);
    if (this.#role === 'writer' || this.#seat.deaf) return;
    if (copy) this.#take(copy);
    if (written || copy) this.#presence.heard();
  }
}
