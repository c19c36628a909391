/**
 * A match of which every pad is the same person's: overlay, panel and window. Whichever is used is the
 * writer from then on, without a question; a second referee, for whom the question is there, cannot
 * come into the extension's pages.
 */
import { MatchLog, type Refusal } from '../src/index.js';
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

  override get role(): Role {
    return 'writer';
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

  /** The writer does it at once. Any other tries it on a copy, so that a refusal is known at once. */
  #ask(request: Request): Refusal | null {
    if (!this.#ahead && this.match.role === 'writer') return request(this.match);
    this.#ahead ??= MatchLog.open(this.match.record, this.match.history);
    const refused = request(this.#ahead);
    if (refused) return refused;
    this.#waiting.push(request);
    if (this.#waiting.length === 1) void this.#become();
    return null;
  }

  async #become(): Promise<void> {
    await this.match.takeOver();
    // What cannot be done after all was done already by the page that wrote before.
    for (const request of this.#waiting) request(this.match);
    this.#waiting = [];
    this.#ahead = null;
  }
}
