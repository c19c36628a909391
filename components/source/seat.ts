/** The writer's seat of a match: who sits in it, how it changes hands, and that nothing is lost when it does. */
import type { MatchRecord } from '../../src/index.js';
import { pause, within } from './clock.js';
import type { Link } from './link.js';
import type { MatchRow } from './match-row.js';
import type { Role } from './match-source.js';
import { channelName, stateOf, type Message } from './messages.js';
import { rescue } from './rescue.js';
import { Saver } from './saver.js';
import type { Surroundings } from './surroundings.js';
import { contains, goneOn, takenOver, type Version } from './version.js';
import { BelievedLock, WebLock } from './writer-lock.js';

/** For the writer to hand over before the match is taken from it, ms. */
const HAND_OVER = 1000;
/** For its last writes, before it hands over, ms. */
const LAST_WRITES = 500;
/** For a page that asked for the match to take it; then the writer goes on, ms. */
const STAND_BY = 3000;
/** For others to hear that this page is about to write, where the browser keeps no lock, ms. */
const ANNOUNCED = 100;

export interface SeatHost {
  /** What this page knows of the match. */
  row(): MatchRow;
  /** Goes on from another state. */
  adopt(row: MatchRow): void;
  /** The same state, under another version. */
  renumber(version: Version): void;
  /** Role or keeping have changed. */
  told(): void;
  postState(): void;
  postAlive(): void;
  someoneWrites(): Promise<boolean>;
}

export class Seat {
  role: Role = 'follower';
  /** What was entered here and could be neither kept nor passed on. */
  leftOver: MatchRecord | null = null;
  /** While the row is being claimed nobody is followed: the claim says what stands. */
  claiming = false;
  readonly token: string;
  readonly saver: Saver;
  readonly #around: Surroundings;
  readonly #link: Link;
  readonly #host: SeatHost;
  #lock: WebLock | BelievedLock;
  #closed = false;
  /** The match was claimed, and not lost since. */
  #claimed = false;
  #leaving: Promise<void> = Promise.resolve();
  #taking: Promise<void> | null = null;
  #handed: () => void = () => undefined;
  #stated: (version: Version) => void = () => undefined;

  constructor(around: Surroundings, id: string, link: Link, host: SeatHost) {
    this.#around = around;
    this.#link = link;
    this.#host = host;
    this.token = around.token();
    this.saver = new Saver(around.keeper, around.clock, {
      changed: () => {
        host.told();
      },
      conflict: () => void this.#conflict(),
    });
    const belief = {
      someoneWrites: () => host.someoneWrites(),
      announce: async () => {
        host.postAlive();
        await pause(around.clock, ANNOUNCED);
      },
    };
    const events = {
      granted: () => void this.#sit(),
      lost: () => {
        this.#lost();
      },
      refused: () => {
        this.#lock = new BelievedLock(belief, events);
        this.wait();
      },
    };
    this.#lock = around.locks
      ? new WebLock(around.locks, channelName(id), events)
      : new BelievedLock(belief, events);
  }

  /** Stands in line: the page becomes the writer when nobody else is. */
  wait(): void {
    if (!this.#closed) this.#lock.wait();
  }

  /** Keeps the present state; where the row could not be claimed before, that is tried again. */
  keep(): void {
    if (this.saver.claimed) this.saver.save(this.#host.row());
    else void this.#claim();
  }

  takeOver(): Promise<void> {
    if (this.role === 'writer' || this.#closed) return Promise.resolve();
    this.#taking ??= this.#takeOver().finally(() => (this.#taking = null));
    return this.#taking;
  }

  /** Storage was wiped: what was kept there is written anew. */
  wiped(): void {
    this.saver.wiped();
    if (this.role === 'writer') this.keep();
  }

  /** What other pads say. */
  hear(message: Message): void {
    switch (message.type) {
      case 'hand-over':
        if (this.role === 'writer') void this.#standDown(message.to);
        break;
      case 'handed':
        if (message.to === this.token) this.#handed();
        break;
      case 'offer':
        if (this.role === 'writer') this.#consider(message);
        break;
      case 'state':
        this.#stated(message.version);
    }
  }

  /** A page that claimed the match after this one writes, or is about to. */
  outranked(): void {
    if (this.#claimed) this.#yield();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.role = 'follower';
    // The next writer reads what is stored: it must find everything.
    await Promise.all([this.saver.idle(), this.#leaving]);
    this.#lock.release();
  }

  async #sit(): Promise<void> {
    this.claiming = true;
    try {
      await this.#claim();
      this.#claimed = true;
      // Another page may have taken the seat by now, and the news be on its way.
      await this.#lock.settle();
    } catch (error) {
      // What is stored has been damaged since it was opened: nobody writes over it.
      this.#lock.release();
      reportError(error);
    }
    this.claiming = false;
    if (this.#closed) this.#lock.release();
    if (!this.#lock.held) return;
    this.role = 'writer';
    this.#host.postState();
    this.#host.told();
  }

  /** Claims the stored row, and goes on from the state that knows more. */
  async #claim(): Promise<void> {
    const mine = this.#host.row();
    const { unkept } = this.saver;
    const stands = await this.saver.claim(mine, this.token);
    const now = this.#host.row();
    if (!stands) {
      // Storage failed: the seat holds without it.
      if (this.claiming) this.#host.renumber(takenOver(now.version, this.token));
    } else if (stands.record === mine.record) {
      this.#host.renumber(goneOn(stands.version, now.version.revision));
      if (now.version.revision > mine.version.revision) this.keep();
    } else {
      if (unkept) await this.#rescue(now);
      this.#host.adopt(stands);
      if (this.role === 'writer') this.#host.postState();
    }
  }

  async #takeOver(): Promise<void> {
    await this.#leaving;
    const handed = new Promise<void>((resolve) => (this.#handed = resolve));
    this.#link.post({ type: 'hand-over', to: this.token });
    if (this.#link.open) await within(this.#around.clock, HAND_OVER, handed);
    if (this.#closed) return;
    await this.#lock.steal();
    await this.#sit();
  }

  /** Stops writing and passes everything on; goes on where nobody takes the seat after all. */
  async #standDown(to: string): Promise<void> {
    const { clock } = this.#around;
    this.role = 'follower';
    this.#host.told();
    await within(clock, LAST_WRITES, this.saver.idle());
    this.#link.post({ type: 'handed', to, ...stateOf(this.#host.row()) });
    this.#yield();
    clock.after(STAND_BY, () => {
      if (this.#closed || !this.#lock.held) return;
      this.role = 'writer';
      this.#host.told();
    });
  }

  /** Where the browser keeps the lock, it says itself who has it. */
  #yield(): void {
    if (this.#lock instanceof BelievedLock) this.#lock.yield();
  }

  #lost(): void {
    this.#claimed = false;
    this.role = 'follower';
    this.#leaving = this.#leave(this.#host.row());
    this.#host.told();
  }

  async #leave(mine: MatchRow): Promise<void> {
    await this.saver.idle();
    const { unkept } = this.saver;
    this.saver.lose();
    if (unkept) await this.#rescue(mine);
    this.#link.post({ type: 'hello' });
    this.wait();
  }

  async #rescue(mine: MatchRow): Promise<void> {
    const safe = await rescue(mine, {
      ...this.#around,
      offer: () => {
        this.#link.post({ type: 'offer', from: this.token, ...stateOf(mine) });
      },
      listen: (heard) => {
        this.#stated = heard;
        return () => (this.#stated = () => undefined);
      },
    });
    if (safe) return;
    this.leftOver = mine.record;
    this.#host.told();
  }

  /** The writer before offers what it could not keep: taken where nothing was entered here since. */
  #consider({ record, history, version }: Extract<Message, { type: 'offer' }>): void {
    const mine = this.#host.row();
    if (contains(version, mine.version) && !contains(mine.version, version)) {
      const next = takenOver(version, this.token, mine.version.term);
      this.#host.adopt({ ...mine, record, history, version: next });
      this.keep();
    }
    this.#host.postState();
  }

  /** Somebody claimed the row. Where the seat is ours all the same, it is claimed again. */
  async #conflict(): Promise<void> {
    if (this.role !== 'writer') return;
    if (this.#lock.sure) await this.#lock.settle();
    else this.#yield();
    if (this.#lock.held) await this.#claim();
  }
}
