/**
 * A match of which every pad is the same person's: overlay, panel and window. Whichever is used is the
 * writer from then on, without a question; a second referee, for whom the question is there, cannot
 * come into the extension's pages.
 */
import { MatchLog, type MatchRecord, type Refusal } from '../src/index.js';
import { Listeners } from '../components/source/listeners.js';
import type { Role } from '../components/source/match-source.js';
import { PassedMatch } from './passed-match.js';

/** What a pad asks for; a match and a log both know how to do it. */
type Request = (
  to: Pick<MatchLog, 'enter' | 'insert' | 'edit' | 'remove' | 'undo' | 'redo'>,
) => Refusal | null;

export class OneHandMatch extends PassedMatch {
  /** What the match will be once everything asked for has been done; null where nothing waits. */
  #ahead: MatchLog | null = null;
  #waiting: Request[] = [];
  /** The match as it was to be, each time that not all of it could be done. */
  #lost: readonly MatchRecord[] = [];
  readonly #listeners = new Listeners();

  override get role(): Role {
    return 'writer';
  }

  override get leftOver(): readonly MatchRecord[] {
    return [...super.leftOver, ...this.#lost];
  }

  override enter(entry: unknown): Refusal | null {
    return this.#ask((to) => to.enter(entry));
  }

  override insert(at: number, entry: unknown): Refusal | null {
    return this.#ask((to) => to.insert(at, entry));
  }

  override edit(at: number, entry: unknown): Refusal | null {
    return this.#ask((to) => to.edit(at, entry));
  }

  override remove(at: number): Refusal | null {
    return this.#ask((to) => to.remove(at));
  }

  override undo(): Refusal | null {
    return this.#ask((to) => to.undo());
  }

  override redo(): Refusal | null {
    return this.#ask((to) => to.redo());
  }

  override subscribe(listener: () => void): () => void {
    const ends = [super.subscribe(listener), this.#listeners.add(listener)];
    return () => {
      for (const end of ends) end();
    };
  }

  override close(): void {
    this.#listeners.clear();
    super.close();
  }

  /** The writer does it at once. Any other tries it on a copy, so that a refusal is known at once. */
  #ask(request: Request): Refusal | null {
    if (!this.#ahead && this.match.role === 'writer') return request(this.match);
    const ahead = this.#ahead ?? MatchLog.open(this.match.record, this.match.history);
    const refused = request(ahead);
    if (refused) return refused;
    this.#waiting.push(request);
    if (!this.#ahead) void this.#become(ahead);
    return null;
  }

  async #become(ahead: MatchLog): Promise<void> {
    this.#ahead = ahead;
    // Where that fails the page follows on, and the match refuses all that was asked for.
    await this.match.takeOver().catch(() => undefined);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#ahead = null;
    const refused = waiting.filter((request) => request(this.match) !== null);
    if (refused.length === 0) return;
    // The pad was told that each was taken: it says now that they were not, and has them to export.
    this.#lost = [...this.#lost, ahead.record];
    this.#listeners.tell();
  }
}
