/** A match of this browser to be shown only: its stored state at once, then each change as it happens. */
import { MatchLog } from '../../src/index.js';
import { BLANK } from './blank.js';
import { hear, type Copy } from './in-step.js';
import { Link } from './link.js';
import { LogSource } from './log-source.js';
import type { MatchRow } from './match-row.js';
import type { Freshness, Sharing, WaitingWhy } from './match-source.js';
import type { Message } from './messages.js';
import { Presence } from './presence.js';
import { lookAt } from './stored-copy.js';
import type { Surroundings } from './surroundings.js';
import { NO_VERSION, type Version } from './version.js';

export class FollowedMatch extends LogSource<MatchLog> {
  readonly #around: Surroundings;
  readonly #link: Link;
  readonly #presence: Presence;
  #version: Version;
  #changedAt: number | undefined;
  #waiting: WaitingWhy | null;

  /**
   * @param row what is stored, or why there is nothing to show yet
   * @throws RecordError where the record of the row does not replay
   */
  constructor(around: Surroundings, id: string, row: MatchRow | WaitingWhy) {
    const stored = typeof row === 'string' ? null : row;
    super(id, MatchLog.open(stored?.record ?? BLANK, stored?.history));
    this.#around = around;
    this.#version = stored?.version ?? NO_VERSION;
    this.#changedAt = stored?.updated;
    this.#waiting = typeof row === 'string' ? row : null;
    this.#link = new Link(around, id, (message) => {
      this.#hear(message);
    });
    this.#presence = new Presence(
      around.clock,
      stored?.updated ?? around.clock.now(),
      () => void this.#ping(),
      () => {
        this.tell();
      },
    );
  }

  begin(): void {
    this.#link.post({ type: 'hello' });
    this.#presence.start();
  }

  get freshness(): Freshness {
    return this.#waiting ? { kind: 'waiting', why: this.#waiting } : this.#presence.freshness;
  }

  get sharing(): Sharing {
    return this.#link.sharing;
  }

  get changedAt(): number | undefined {
    return this.#changedAt;
  }

  override close(): void {
    this.#presence.stop();
    this.#link.close();
    super.close();
  }

  #hear(message: Message): void {
    const { copy, ask, writer } = hear({ log: this.log, version: this.#version }, message);
    if (copy) this.#take(copy);
    if (ask) this.#link.post({ type: 'hello' });
    if (writer === 'alive') this.#presence.heard();
    if (writer === 'gone') this.#presence.gone();
  }

  #take({ log, version }: Copy): void {
    this.#version = version;
    this.#changedAt = this.#around.clock.now();
    this.#waiting = null;
    this.replaceLog(log);
  }

  /** Where nothing is here yet, or no channel, storage is looked at too. */
  async #ping(): Promise<void> {
    if (this.#link.open) this.#link.post({ type: 'ping' });
    if (this.#link.open && !this.#waiting) return;
    const { copy, written } = await lookAt(this.#around, this.id, this.#version);
    if (copy) this.#take(copy);
    if (!this.#link.open && (written || copy)) this.#presence.heard();
  }
}
