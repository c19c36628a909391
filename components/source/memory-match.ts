/** A match in this page's memory: the core of every writable match. */
import { MatchLog, type History, type Refusal } from '../../src/index.js';
import { LogSource } from './log-source.js';
import type { Freshness, Keeping, Role, WritableMatch } from './match-source.js';

/** A new change, or one taken back or brought back. */
export const HOWS = ['new', 'undo', 'redo'] as const;
export type How = (typeof HOWS)[number];

export class MemoryMatch extends LogSource<MatchLog> implements WritableMatch {
  /** @throws RecordError where the record does not replay */
  constructor(id: string, record: unknown, history?: History) {
    super(id, MatchLog.open(record, history));
  }

  get history(): History {
    return this.log.history;
  }

  get freshness(): Freshness {
    return { kind: 'live' };
  }

  get keeping(): Keeping {
    return { kind: 'not-kept', why: 'off' };
  }

  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- others override it
  get role(): Role {
    return 'writer';
  }

  get canUndo(): boolean {
    return this.log.canUndo;
  }

  get canRedo(): boolean {
    return this.log.canRedo;
  }

  enter(entry: unknown): Refusal | null {
    return this.write((log) => log.enter(entry));
  }

  insert(at: number, entry: unknown): Refusal | null {
    return this.write((log) => log.insert(at, entry));
  }

  edit(at: number, entry: unknown): Refusal | null {
    return this.write((log) => log.edit(at, entry));
  }

  remove(at: number): Refusal | null {
    return this.write((log) => log.remove(at));
  }

  undo(): Refusal | null {
    return this.write((log) => log.undo(), 'undo');
  }

  redo(): Refusal | null {
    return this.write((log) => log.redo(), 'redo');
  }

  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  /** The one way in: makes a change, and where it was taken, tells everybody. */
  protected write(change: (log: MatchLog) => Refusal | null, how: How = 'new'): Refusal | null {
    const refused = change(this.log);
    if (refused) return refused;
    this.forget();
    this.wrote?.(how);
    this.tell();
    return null;
  }

  /** What else a change that was taken brings about, before anybody hears of it. */
  protected wrote?(how: How): void;
}
