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
import { contains, goneOn, takenOver, writerOf, type Version } from './version.js';
import { BelievedLock, WebLock } from './writer-lock.js';

/** For the writer to hand over before the match is taken from it, ms. */
const HAND_OVER = 1000;
/** For its last writes, before it hands over, ms. */
const LAST_WRITES = 500;
/** For a page that asked for the match to take it; then the writer goes on, ms. */
const STAND_BY = 3000;
/** For others to hear that this page is about to write, where the browser keeps no lock, ms. */
const ANNOUNCED = 100;

type Offer = Extract<Message, { type: 'offer' }>;

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
  leftOver: readonly MatchRecord[] = [];
  /** Matches made here of what was entered, on this page or one before, and could not go into this one. */
  copies = 0;
  /** While the row is being claimed nobody is followed: the claim says what stands. */
  claiming = false;
  /** Names the page; each claim has a name of its own, as each may go on from another state. */
  readonly #token: string;
  readonly saver: Saver;
  readonly #around: Surroundings;
  readonly #link: Link;
  readonly #host: SeatHost;
  #lock: WebLock | BelievedLock;
  #closed = false;
  /** The match was claimed, and not lost since. */
  #claimed = false;
  /** Counts how often the seat was lost. */
  #turn = 0;
  #sitting: Promise<void> | null = null;
  #claims: Promise<void> = Promise.resolve();
  #claimsOpen = 0;
  /** Others have been passed this state, and go on from it, or are about to. */
  #handing: MatchRow | null = null;
  /** An offer that came before this page could say what it knows. */
  #offer: Offer | null = null;
  /** What only this page knows, while that is being changed. */
  readonly #atRisk = new Set<MatchRow>();
  #leaving: Promise<void> = Promise.resolve();
  #taking: Promise<void> | null = null;
  #handed: () => void = () => undefined;
  /** Of the versions that the writer states. */
  readonly #listeners = new Set<(version: Version) => void>();

  constructor(around: Surroundings, id: string, link: Link, host: SeatHost) {
    this.#around = around;
    this.#link = link;
    this.#host = host;
    this.#token = around.token();
    this.saver = new Saver(around.keeper, around.clock, {
      changed: () => {
        host.told();
      },
      conflict: () => void this.#conflict(),
      copied: (count) => {
        this.copies += count;
        host.told();
      },
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
    // Not before what was left behind is safe: the next claim forgets it.
    void this.#leaving.then(() => {
      if (!this.#closed) this.#lock.wait();
    });
  }

  /** Does this page know better than to follow? */
  get deaf(): boolean {
    return this.claiming || this.#handing !== null;
  }

  /** Has this page the match, as far as it knows? */
  get claimed(): boolean {
    return this.#claimed && this.#lock.held;
  }

  /** Keeps the present state; where the row could not be claimed before, that is tried again. */
  keep(): void {
    if (this.saver.claimed) this.saver.save(this.#host.row());
    else {
      this.saver.ask(this.#host.row());
      if (this.#claimsOpen === 0) void this.#claim();
    }
  }

  /** The page is about to go: what is not kept is left to another that outlives it. */
  leave(): void {
    this.saver.leave();
    for (const row of this.#atRisk) this.#around.keeper.leave?.(row);
  }

  /** Resolves when everything entered so far is kept, or could not be. */
  async idle(): Promise<void> {
    await this.saver.idle();
    if (this.#claimsOpen === 0) return;
    await this.#claims;
    await this.idle();
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
        if (message.to === this.#token) this.#handed();
        break;
      case 'offer':
        if (this.role === 'writer') this.#consider(message);
        else if (this.claiming) this.#offer = message;
        break;
      case 'state':
        for (const heard of this.#listeners) heard(message.version);
    }
  }

  /** A page that claimed the match after this one writes, or is about to. */
  outranked(): void {
    if (this.#claimed) this.#yield();
  }

  async close(): Promise<void> {
    const wrote = this.role === 'writer';
    const turn = this.#turn;
    const mine = (this.#handing ??= this.#host.row());
    this.#closed = true;
    this.role = 'follower';
    if (this.saver.unkept) this.#atRisk.add(mine);
    // The next writer reads what is stored: it must find everything.
    await this.idle();
    // Where the seat was lost, what was left behind is seen to there.
    await this.#leaving;
    const { unkept } = this.saver;
    this.saver.lose();
    if (wrote) this.#link.post({ type: 'bye', writer: writerOf(mine.version) });
    this.#lock.release();
    if (unkept && mine.version.revision > 0) await this.#rescue(mine);
    else if (turn === this.#turn) this.#atRisk.delete(mine);
    // The page stays, but nobody sees any more what this match has to say.
    this.leave();
  }

  #sit(): Promise<void> {
    this.#sitting ??= this.#sitDown().finally(() => (this.#sitting = null));
    return this.#sitting;
  }

  async #sitDown(): Promise<void> {
    let turn: number;
    this.claiming = true;
    try {
      do {
        turn = this.#turn;
        await this.#claim();
        if (turn === this.#turn) this.#claimed = true;
        // Another page may have taken the seat by now, and the news be on its way.
        await this.#lock.settle();
      } while (turn !== this.#turn && this.#lock.held);
    } catch (error) {
      // What is stored has been damaged since it was opened: nobody writes over it.
      this.#lock.release();
      reportError(error);
    }
    this.claiming = false;
    if (this.#closed) this.#lock.release();
    if (!this.#lock.held) return;
    this.role = 'writer';
    if (this.#offer) this.#consider(this.#offer);
    else this.#host.postState();
    this.#offer = null;
    this.#host.told();
  }

  /** Claims one after the other: each must know what came of the one before. */
  #claim(): Promise<void> {
    this.#claimsOpen += 1;
    const claim = this.#claims.then(() => this.#claimRow());
    this.#claims = claim
      .catch(() => undefined)
      .then(() => {
        this.#claimsOpen -= 1;
      });
    return claim;
  }

  /** Claims the stored row, and goes on from the state that knows more. */
  async #claimRow(): Promise<void> {
    const turn = this.#turn;
    const token = this.#around.token();
    const mine = this.#host.row();
    const stands = await this.saver.claim(mine, token, () => turn === this.#turn);
    const now = turn === this.#turn ? this.#host.row() : mine;
    const more = now.version.revision > mine.version.revision;
    const lost = stands && stands.record !== mine.record && !contains(stands.version, now.version);
    if (lost && hasPlay(now)) {
      this.#leaving = Promise.all([this.#leaving, this.#rescue(now)]).then(() => undefined);
    }
    if (turn !== this.#turn) return;
    if (!stands) {
      // Storage failed: the seat holds without it.
      if (this.claiming) this.#host.renumber(takenOver(now.version, token));
      else if (more) await this.#claimRow();
      return;
    }
    if (stands.record === mine.record) {
      this.#host.renumber(goneOn(stands.version, now.version.revision));
      if (more) this.keep();
    } else this.#host.adopt(stands);
    if (this.role === 'writer') this.#host.postState();
  }

  async #takeOver(): Promise<void> {
    await this.#leaving;
    const handed = new Promise<void>((resolve) => (this.#handed = resolve));
    this.#link.post({ type: 'hand-over', to: this.#token });
    if (this.#link.open) await within(this.#around.clock, HAND_OVER, handed);
    // The seat may have been given to this page in the meantime, and been lost again.
    await this.#leaving;
    if (this.#closed) return;
    await this.#lock.steal();
    await this.#sit();
  }

  /** Stops writing and passes everything on; goes on where nobody takes the seat after all. */
  async #standDown(to: string): Promise<void> {
    const { clock } = this.#around;
    const turn = this.#turn;
    const mine = this.#host.row();
    this.role = 'follower';
    this.#handing = mine;
    this.#host.told();
    await within(clock, LAST_WRITES, this.idle());
    if (turn !== this.#turn || this.#closed) return;
    this.#link.post({ type: 'handed', to, ...stateOf(mine) });
    this.#yield();
    clock.after(STAND_BY, () => {
      if (turn !== this.#turn || this.#closed) return;
      this.#handing = null;
      this.role = 'writer';
      if (this.saver.unkept) this.keep();
      this.#host.told();
    });
  }

  /** Where the browser keeps the lock, it says itself who has it. */
  #yield(): void {
    if (this.#lock instanceof BelievedLock) this.#lock.yield();
  }

  #lost(): void {
    const mine = this.#handing ?? this.#host.row();
    this.#turn += 1;
    this.#claimed = false;
    this.#handing = null;
    this.role = 'follower';
    this.#leaving = Promise.all([this.#leaving, this.#leave(mine)]).then(() => undefined);
    this.#host.told();
  }

  async #leave(mine: MatchRow): Promise<void> {
    if (this.saver.unkept) this.#atRisk.add(mine);
    await this.idle();
    const { unkept } = this.saver;
    this.saver.lose();
    if (unkept) await this.#rescue(mine);
    else this.#atRisk.delete(mine);
    this.#link.post({ type: 'hello' });
    this.wait();
  }

  async #rescue(mine: MatchRow): Promise<void> {
    this.#atRisk.add(mine);
    const rescued = await rescue(mine, {
      ...this.#around,
      offer: () => {
        this.#link.post({ type: 'offer', from: this.#token, ...stateOf(mine) });
      },
      listen: (heard) => {
        this.#listeners.add(heard);
        return () => this.#listeners.delete(heard);
      },
    });
    if (rescued) this.#atRisk.delete(mine);
    if (rescued === 'passed-on') return;
    if (rescued) this.copies += 1;
    else this.leftOver = [...this.leftOver, mine.record];
    this.#host.told();
  }

  /** The writer before offers what it could not keep: taken where nothing was entered here since. */
  #consider({ record, history, version }: Offer): void {
    const mine = this.#host.row();
    if (contains(version, mine.version) && !contains(mine.version, version)) {
      const next = takenOver(version, writerOf(mine.version), mine.version.term);
      this.#host.adopt({ ...mine, record, history, version: next });
      this.keep();
    }
    this.#host.postState();
  }

  /** Somebody claimed the row. Where the seat is ours all the same, it is claimed again. */
  async #conflict(): Promise<void> {
    if (this.role !== 'writer' || this.#claimsOpen > 0) return;
    if (this.#lock.sure || this.#link.open) await this.#lock.settle();
    else this.#yield();
    if (this.#lock.held) await this.#claim();
  }
}

/** Anything of which the loss would be one. */
const hasPlay = ({ record, version }: MatchRow): boolean =>
  version.revision > 0 || record.entries.length > 0;
