/** A browser in small: pages, their locks, channels and storage, all on one clock and at the mercy of a seed. */
import type { KeptMatch } from '../../../components/source/kept-match.js';
import type { Keeper } from '../../../components/source/keeper.js';
import { LastStates, leftOut } from '../../../components/source/last-state.js';
import type { MatchRow } from '../../../components/source/match-row.js';
import { MatchStore } from '../../../components/source/match-store.js';
import { MemoryKeeper } from '../../../components/source/memory-keeper.js';

/** Numbers from 0 to 1, the same for the same seed. */
export const chances = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

interface Event {
  at: number;
  readonly order: number;
  readonly page: Page | null;
  readonly run: () => void;
}

const promisesSettle = async (): Promise<void> => {
  for (let i = 0; i < 60; i += 1) await Promise.resolve();
};

export interface Page {
  readonly name: string;
  readonly store: MatchStore;
  readonly channels: Set<FakeChannel>;
  readonly pagehide: (() => void)[];
  match: KeptMatch | null;
  alive: boolean;
  /** Hears nothing before. */
  busyUntil: number;
  storageFails: boolean;
}

export class FakeChannel {
  readonly heard: ((event: { data: unknown }) => void)[] = [];
  constructor(
    readonly world: World,
    readonly page: Page,
    readonly name: string,
  ) {
    page.channels.add(this);
  }
  postMessage(data: unknown): void {
    if (!this.page.channels.has(this)) throw new DOMException('closed', 'InvalidStateError');
    for (const page of this.world.pages) {
      for (const other of page.channels) {
        if (other === this || other.name !== this.name) continue;
        const copy: unknown = structuredClone(data);
        this.world.pass(this, other, page, () => {
          if (page.channels.has(other)) for (const hear of other.heard) hear({ data: copy });
        });
      }
    }
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
    this.heard.push(hear);
  }
  close(): void {
    this.page.channels.delete(this);
  }
}

interface Claim {
  readonly page: Page;
  readonly granted: () => void;
  readonly stolen: () => void;
}

/** The locks of one name; the project asks for no other. */
class FakeLocks {
  held: Claim | null = null;
  readonly queue: Claim[] = [];
  constructor(readonly world: World) {}

  of(page: Page): LockManager {
    const toHere = (run: () => void): void => {
      this.world.pass(page, this, null, run);
    };
    return {
      query: () =>
        new Promise((resolve) => {
          toHere(() => {
            const held = this.held ? [{ name: this.world.lockName }] : [];
            this.world.pass(this, page, page, () => {
              resolve({ held });
            });
          });
        }),
      request: (
        name: string,
        options: { steal?: boolean; signal?: AbortSignal },
        hold: () => Promise<void>,
      ) =>
        new Promise((resolve, reject) => {
          this.world.lockName = name;
          const { signal, steal } = options;
          let off = false;
          const claim: Claim = {
            page,
            granted: () => {
              this.world.pass(this, page, page, () => {
                const holding = off ? Promise.resolve() : hold();
                const end = (): void => {
                  toHere(() => {
                    if (this.held === claim) this.held = null;
                    this.next();
                  });
                  resolve(undefined);
                };
                holding.then(end, end);
              });
            },
            stolen: () => {
              this.world.pass(this, page, page, () => {
                reject(new DOMException('stolen', 'AbortError'));
              });
            },
          };
          signal?.addEventListener('abort', () => {
            off = true;
            toHere(() => {
              const at = this.queue.indexOf(claim);
              if (at >= 0) this.queue.splice(at, 1);
            });
            reject(new DOMException('called off', 'AbortError'));
          });
          toHere(() => {
            if (!page.alive) return;
            if (steal) {
              this.held?.stolen();
              this.held = claim;
              claim.granted();
            } else this.queue.push(claim);
            this.next();
          });
        }),
    } as unknown as LockManager;
  }

  next(): void {
    if (this.held) return;
    this.held = this.queue.shift() ?? null;
    this.held?.granted();
  }

  died(page: Page): void {
    const others = this.queue.filter((claim) => claim.page !== page);
    this.queue.splice(0, this.queue.length, ...others);
    if (this.held?.page === page) this.held = null;
    this.next();
  }
}

/** One database: what is asked for is done in order, each after a while; a page that is gone asks in vain. */
class FakeStorage {
  readonly rows = new MemoryKeeper();
  #last: Promise<unknown> = Promise.resolve();
  slowness = 1;
  constructor(readonly world: World) {}

  of(page: Page): Keeper {
    const { rows, world } = this;
    const left = new LastStates(world.name);
    const take = <T>(work: () => Promise<T>): Promise<T> => {
      const turn = this.#last.then(() => world.wait(world.chance() * 12 * this.slowness));
      const done = turn.then(async () => {
        if (!page.alive) return new Promise<T>(() => undefined);
        if (page.storageFails) throw new DOMException('no room', 'QuotaExceededError');
        return work();
      });
      const gone = new Promise((resolve) => {
        void done.then(resolve, resolve);
        void turn.then(() => {
          if (!page.alive) resolve(undefined);
        });
      });
      this.#last = gone;
      // The page hears of it a while later.
      return done.then(
        (value) => world.arrive(page, () => value),
        (error: unknown) =>
          world.arrive(page, () => {
            throw error as Error;
          }),
      );
    };
    return {
      load: (id) => take(async () => left.standing(await rows.load(id), id)),
      list: () => take(() => rows.list()),
      add: (more) => take(() => rows.add(more)),
      remove: (id) => take(() => rows.remove(id)),
      update: (id, change) =>
        take(async () => {
          const last = left.of(id);
          const others: MatchRow[] = [];
          await rows.update(id, (found) => {
            const next = change(left.standing(found, id, last));
            if (next)
              others.push(...last.map((one) => leftOut(next, one)).filter((row) => row !== null));
            return next;
          });
          for (const row of others) if (!rows.rows.has(row.id)) rows.rows.set(row.id, row);
          left.forget(id, last);
        }),
      leave: (row: MatchRow) => {
        left.leave(row);
      },
    };
  }
}

export class World {
  readonly pages: Page[] = [];
  readonly chance: () => number;
  readonly locks: FakeLocks;
  readonly storage: FakeStorage;
  now = 1000;
  current: Page | null = null;
  lockName = '';
  #order = 0;
  #events: Event[] = [];
  readonly #ways = new Map<unknown, Map<unknown, number>>();
  #tokens = 0;

  constructor(
    readonly name: string,
    seed: number,
    readonly has: { locks: boolean; channel: boolean },
  ) {
    this.chance = chances(seed);
    this.locks = new FakeLocks(this);
    this.storage = new FakeStorage(this);
  }

  later(ms: number, page: Page | null, run: () => void): () => void {
    const event = { at: this.now + ms, order: this.#order++, page, run };
    this.#events.push(event);
    return () => (this.#events = this.#events.filter((other) => other !== event));
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.later(ms, null, resolve));
  }

  /** From one to another in order, each after a while. */
  pass(from: unknown, to: unknown, page: Page | null, run: () => void): void {
    const ways = this.#ways.get(from) ?? new Map<unknown, number>();
    this.#ways.set(from, ways);
    const slow = this.chance() < 0.1 ? 40 : 3;
    const at = Math.max(this.now + this.chance() * slow, ways.get(to) ?? 0);
    ways.set(to, at);
    this.later(at - this.now, page, run);
  }

  async arrive<T>(page: Page, value: () => T): Promise<T> {
    await new Promise<void>((resolve) => this.later(this.chance() * 2, page, resolve));
    return value();
  }

  open(id: string, setup: Parameters<MatchStore['open']>[1]): Page {
    const page = {
      name: `page${this.pages.length}`,
      channels: new Set(),
      pagehide: [],
      match: null,
      alive: true,
      busyUntil: 0,
      storageFails: false,
    } as unknown as { -readonly [K in keyof Page]: Page[K] };
    page.store = new MatchStore({
      keeper: this.storage.of(page),
      clock: { now: () => this.now, after: (ms, run) => this.later(ms, page, run) },
      locks: this.has.locks ? this.locks.of(page) : null,
      channel: (name) =>
        this.has.channel
          ? (new FakeChannel(this, page, name) as unknown as BroadcastChannel)
          : null,
      file: false,
      token: () => `${page.name}-${this.#tokens++}`,
    });
    this.pages.push(page);
    this.later(0, page, () => {
      void page.store.open(id, setup).then((match) => (page.match = match));
    });
    return page;
  }

  /** The page goes: as by a reload, or a click on a link. */
  leave(page: Page): void {
    this.later(0, null, () => {
      for (const run of page.pagehide) run();
      this.crash(page);
    });
  }

  /** Its process is gone: nothing of the page runs any more. */
  crash(page: Page): void {
    page.alive = false;
    page.channels.clear();
    this.locks.died(page);
  }

  /** Runs what is due until then. `after` looks at things after each event. */
  async run(ms: number, after: () => void = () => undefined): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      let next: Event | undefined;
      for (const event of this.#events) {
        if (event.page && event.page.busyUntil > event.at) event.at = event.page.busyUntil;
        if (event.at > end) continue;
        if (!next || event.at < next.at || (event.at === next.at && event.order < next.order)) {
          next = event;
        }
      }
      if (!next) break;
      const due = next;
      this.#events = this.#events.filter((event) => event !== due);
      this.now = Math.max(this.now, due.at);
      if (due.page && !due.page.alive) continue;
      this.current = due.page;
      due.run();
      await promisesSettle();
      after();
    }
    this.now = end;
  }

  /** While it runs, pages of this world hear `pagehide` only when they are left. */
  async within<T>(run: () => Promise<T>): Promise<T> {
    const target = globalThis as { addEventListener: unknown };
    const own = target.addEventListener as typeof addEventListener | undefined;
    target.addEventListener = (type: string, listener: () => void, ...rest: []) => {
      if (type === 'pagehide' && this.current) this.current.pagehide.push(listener);
      else own?.call(globalThis, type, listener, ...rest);
    };
    try {
      return await run();
    } finally {
      target.addEventListener = own;
    }
  }
}
