/** The tab that a page belongs to, its match, and the list of matches: kept up to date. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SetupInput } from '../../src/index.js';
import type { MatchLine } from '../../components/source/match-list.js';
import type { Host, Standing } from './host.js';

/** What the tab is and does, and which match it scores. */
interface Seen {
  readonly standing: Standing | null;
  /** Match of the tab; null where it has none. */
  readonly match: string | null;
  /** Last changed first, without those deleted. */
  readonly lines: readonly MatchLine[];
}

export class Desk implements ReactiveController {
  seen: Seen | null = null;
  readonly #page: ReactiveControllerHost;
  readonly #host: () => Host;
  /** Of a page with a match of its own: in a window of which the tab was closed, say. */
  #without: string | null = null;
  #stops: (() => void)[] = [];
  #look = 0;

  constructor(page: ReactiveControllerHost, host: () => Host) {
    this.#page = page;
    this.#host = host;
    page.addController(this);
  }

  hostConnected(): void {
    const host = this.#host();
    const look = (): void => void this.look();
    this.#stops = [host.watchStanding(look), host.watchMatches(look), host.tabs.watch(look)];
    look();
  }

  hostDisconnected(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  get standing(): Standing | null {
    return this.seen?.standing ?? null;
  }

  get line(): MatchLine | null {
    return this.seen?.lines.find(({ id }) => id === this.seen?.match) ?? null;
  }

  /** Looks anew at everything; of looks that overtake each other, the last one counts. */
  async look(): Promise<void> {
    const look = ++this.#look;
    const host = this.#host();
    const standing = await host.standing().catch(() => null);
    const [match, matches] = await Promise.all([
      standing ? host.tabs.matchOf(standing.tab).catch(() => null) : this.#without,
      host.store.matches.all().then(
        ({ matches: lines }) => lines.filter(({ deleted }) => deleted === null),
        () => [],
      ),
    ]);
    if (look !== this.#look) return;
    this.seen = { standing, match, lines: matches };
    this.#page.requestUpdate();
  }

  /** Makes a match the tab's. */
  async pick(id: string): Promise<void> {
    const { standing } = this;
    if (standing) await this.#host().tabs.pick(standing.tab, id);
    else this.#without = id;
    await this.look();
  }

  /** Makes a match, and makes it the tab's. @throws SourceError, RecordError */
  async create(setup: SetupInput): Promise<void> {
    const match = await this.#host().store.create(setup);
    await match.saved();
    match.close();
    await this.pick(match.id);
  }

  /** Takes the matches of a file; the first becomes the tab's. @throws SourceError */
  async bringIn(file: Blob): Promise<void> {
    const { matches } = this.#host().store;
    const [first] = await matches.importText(await file.text());
    if (first !== undefined) await this.pick(first);
  }
}
