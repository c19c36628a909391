/** Surroundings of a match for tests: a store of their own, a clock that is moved by hand. */
import type { Entry, SetupInput } from '../../../src/index.js';
import { newToken, systemClock, type Clock } from '../../../components/source/clock.js';
import { IdbKeeper } from '../../../components/source/idb-keeper.js';
import type { Keeper } from '../../../components/source/keeper.js';
import { MatchStore } from '../../../components/source/match-store.js';
import { MemoryKeeper } from '../../../components/source/memory-keeper.js';
import { pageSurroundings, type Surroundings } from '../../../components/source/surroundings.js';

export { newToken };

export const SETUP: SetupInput = {
  sides: [{ name: 'Ding' }, { name: 'Selby' }],
  game: { frames: 9, wonBy: 'majority' },
};
export const FRAME: Entry = { kind: 'frame' };
export const RED: Entry = { kind: 'stroke', pocketed: ['red'] };
export const BLACK: Entry = { kind: 'stroke', pocketed: ['black'] };
export const MISSED: Entry = { kind: 'stroke' };

/** A store as one more tab of the browser has it: rows, locks and channels are shared. */
export const tab = (keeper: Keeper = new MemoryKeeper(), other: Partial<Surroundings> = {}) =>
  new MatchStore({ ...pageSurroundings(keeper), ...other });

/** Storage that fails, or is slow, when it is told to. */
export class TroubledKeeper extends MemoryKeeper {
  trouble: Error | null = null;
  /** Writes wait for this before they begin. */
  gate: Promise<void> = Promise.resolve();

  override async load(id: string): Promise<unknown> {
    if (this.trouble) throw this.trouble;
    return super.load(id);
  }

  /** Writes asked for so far. */
  writes = 0;

  override async update(...[id, change]: Parameters<MemoryKeeper['update']>): Promise<void> {
    this.writes += 1;
    await this.gate;
    if (this.trouble) throw this.trouble;
    await super.update(id, change);
  }

  override async add(...[rows]: Parameters<MemoryKeeper['add']>): Promise<void> {
    if (this.trouble) throw this.trouble;
    await super.add(rows);
  }
}

export const FULL = new DOMException('no room', 'QuotaExceededError');
export const BLOCKED = new DOMException('not here', 'SecurityError');

/** A database that no other test has. */
export const newDatabase = (): IdbKeeper => new IdbKeeper(`test-${newToken()}`);

/** Time passes when it is told to. */
export class HandClock implements Clock {
  #now = Date.UTC(2024, 4, 6, 12);
  readonly #timers = new Set<{ at: number; run: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** How long until the next timer runs, ms; null where there is none. */
  get next(): number | null {
    const times = [...this.#timers].map(({ at }) => at - this.#now);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Moves on, running what is due in order; what a timer set off has settled before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      this.#timers.delete(due);
      due.run();
      await settled();
    }
    this.#now = end;
  }
}

/** ms */
const A_MOMENT = 20;

/** Promises and messages that are on their way arrive; where the machine lags, they have longer. */
export const settled = async (): Promise<void> => {
  for (let i = 0, late = Infinity; i < 50 && late > A_MOMENT; i += 1) {
    const before = performance.now();
    await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
    late = performance.now() - before - A_MOMENT;
  }
};

/** Waits for something to become true, for up to eight seconds of real time. */
export const until = async (true_: () => boolean): Promise<void> => {
  for (let i = 0; i < 800 && !true_(); i += 1) {
    await new Promise((resolve) => systemClock.after(10, () => resolve(undefined)));
  }
  if (!true_()) throw new Error('it did not come true');
};
