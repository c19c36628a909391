/**
 * Which match a tab scores: one of its own, unless the user picks another. A tab keeps its match
 * through reloads and navigation by its id, and through a restart of the browser, which gives tabs
 * new ids, by its page. Nothing is held in memory: a worker may stop at any time.
 */
import * as v from 'valibot';
import { Turn, watchArea, type StorageArea } from './storage-area.js';

export interface TabInfo {
  readonly id: number;
  /** Left out where the extension may not see it. */
  readonly url?: string | undefined;
  /** Of a private window: its page leaves no trace. */
  readonly incognito?: boolean | undefined;
}

/** That a tab scores a match. */
export interface Bond {
  readonly tab: number;
  /** The run of the browser in which that id was the tab's. */
  readonly run: string;
  /** See `pageMark`; null where the page is not to be known. */
  readonly page: string | null;
  readonly match: string;
  /** When it was made, ms since 1970. */
  readonly at: number;
}

/** Older bonds than these are forgotten; the matches stay. */
const MOST_BONDS = 200;

const bondSchema = v.object({
  tab: v.number(),
  run: v.string(),
  page: v.nullable(v.string()),
  match: v.string(),
  at: v.number(),
});

/** Tells the same page again without saying which it was: part of a digest of its address. */
export const pageMark = async ({ url, incognito }: TabInfo): Promise<string | null> => {
  if (incognito || !url || !URL.canParse(url)) return null;
  const { protocol, origin, pathname, search } = new URL(url);
  if (!protocol.startsWith('http')) return null;
  const bytes = new TextEncoder().encode(origin + pathname + search);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

interface Here {
  readonly tab: number;
  readonly run: string;
  readonly page: string | null;
  /** Ids of all tabs that are open. */
  readonly open: readonly number[];
}

/** The bond of a tab: its own, else the latest one of its page whose tab is gone. */
export const bondOf = (bonds: readonly Bond[], here: Here): Bond | null => {
  const own = bonds.find(({ tab, run }) => tab === here.tab && run === here.run);
  if (own) return own;
  const left = bonds.filter(
    ({ tab, run, page }) =>
      page !== null && page === here.page && !(run === here.run && here.open.includes(tab)),
  );
  return left.sort((a, b) => b.at - a.at)[0] ?? null;
};

/** Says a bond all there is to say of the tab? Then it need not be written again. */
const isHere = (bond: Bond, { tab, run, page }: Here): boolean =>
  bond.tab === tab && bond.run === run && bond.page === page;

/** The bonds with one of a tab put in the place of the one it had, or took over. */
export const bind = (bonds: readonly Bond[], bond: Bond, instead: Bond | null): readonly Bond[] => {
  const others = bonds.filter(
    (other) => other !== instead && !(other.tab === bond.tab && other.run === bond.run),
  );
  return [...others, bond].sort((a, b) => b.at - a.at).slice(0, MOST_BONDS);
};

const KEY = 'tab-matches';
const RUN = 'run';

export interface TabMatchWays {
  /** Survives the browser. */
  readonly local: StorageArea;
  /** Lasts as long as the browser runs. */
  readonly session: StorageArea;
  readonly locks: LockManager | null;
  readonly now: () => number;
  readonly token: () => string;
  /** Ids of all tabs that are open. */
  readonly openTabs: () => Promise<readonly number[]>;
}

export class TabMatches {
  readonly #ways: TabMatchWays;
  readonly #turn: Turn;

  constructor(ways: TabMatchWays) {
    this.#ways = ways;
    this.#turn = new Turn('snooker-tabs', ways.locks);
  }

  /** The match of a tab, or null where it has none yet. */
  matchOf(tab: TabInfo): Promise<string | null> {
    return this.#turn.take(async () => {
      const [here, bonds] = await this.#look(tab);
      const found = bondOf(bonds, here);
      if (found && !isHere(found, here)) await this.#keep(bonds, here, found.match, found);
      return found?.match ?? null;
    });
  }

  /** Makes a match the tab's, whichever it had before. */
  pick(tab: TabInfo, match: string): Promise<void> {
    return this.#turn.take(async () => {
      const [here, bonds] = await this.#look(tab);
      await this.#keep(bonds, here, match, bondOf(bonds, here));
    });
  }

  /** Calls back when any tab may have another match; returns what ends it. */
  watch(changed: () => void): () => void {
    return watchArea(this.#ways.local, (changes) => {
      if (changes[KEY]) changed();
    });
  }

  async #look(tab: TabInfo): Promise<[Here, readonly Bond[]]> {
    const { local, openTabs } = this.#ways;
    const [page, run, open, items] = await Promise.all([
      pageMark(tab),
      this.#run(),
      openTabs(),
      local.get(KEY),
    ]);
    const stored = items[KEY];
    const bonds = Array.isArray(stored) ? stored.filter((one) => v.is(bondSchema, one)) : [];
    return [{ tab: tab.id, run, page, open }, bonds];
  }

  /** The name of this run of the browser. */
  async #run(): Promise<string> {
    const { session, token } = this.#ways;
    const stored = (await session.get(RUN))[RUN];
    if (typeof stored === 'string') return stored;
    const run = token();
    await session.set({ [RUN]: run });
    return run;
  }

  async #keep(
    bonds: readonly Bond[],
    { tab, run, page }: Here,
    match: string,
    instead: Bond | null,
  ): Promise<void> {
    const bond: Bond = { tab, run, page, match, at: this.#ways.now() };
    await this.#ways.local.set({ [KEY]: bind(bonds, bond, instead) });
  }
}
