/** A browser and a tab for the extension's pages, as a test wants them; what pages ask is noted. */
import { MatchStore } from '../../../components/source/match-store.js';
import { pageSurroundings } from '../../../components/source/surroundings.js';
import type { Host, Pad, Standing } from '../../../extension/pages/host.js';
import { SettingsStore } from '../../../extension/settings.js';
import { StorageKeeper } from '../../../extension/storage-keeper.js';
import { TabMatches, type TabInfo } from '../../../extension/tab-match.js';
import type { VideoReport } from '../../../extension/video-time.js';
import { FakeStorage } from '../fake-storage.js';

export const TAB = { id: 1, url: 'https://video.example/watch?v=1' };

export const READY: Standing = {
  tab: TAB,
  place: 'web',
  origin: 'https://video.example',
  access: true,
  always: false,
  video: true,
  closedFrames: [],
  shown: false,
  scoring: false,
};

export class FakeHost implements Host {
  readonly local = new FakeStorage();
  readonly keeper = new StorageKeeper(this.local, navigator.locks);
  readonly settings = new SettingsStore(this.local, null);
  readonly store = new MatchStore(pageSurroundings(this.keeper));
  readonly tabs = new TabMatches({
    local: this.local,
    session: new FakeStorage(),
    locks: null,
    now: () => Date.now(),
    token: () => 'run',
    openTabs: () => Promise.resolve([TAB.id]),
  });
  language = 'en';
  /** What the user says when the browser asks. */
  agrees = true;
  /** Everything that a page asked of the browser, in order. */
  readonly asked: unknown[][] = [];
  #standing: Standing | null = READY;
  #changed = new Set<() => void>();
  #video = new Set<(report: VideoReport | null) => void>();

  set stands(standing: Standing | null) {
    this.#standing = standing;
    for (const changed of this.#changed) changed();
  }

  set report(report: VideoReport | null) {
    for (const heard of this.#video) heard(report);
  }

  shortcuts(): Promise<Record<string, string>> {
    return Promise.resolve({ 'toggle-board': 'Alt+Shift+B', 'toggle-scoring': 'Alt+S' });
  }

  standing(): Promise<Standing | null> {
    return Promise.resolve(this.#standing);
  }

  watchStanding(changed: () => void): () => void {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  }

  watchMatches(changed: () => void): () => void {
    return this.keeper.watchRows(changed);
  }

  show(_tab: TabInfo, on: boolean): Promise<void> {
    this.asked.push(['show', on]);
    if (this.#standing) this.stands = { ...this.#standing, shown: on };
    return Promise.resolve();
  }

  score(_tab: TabInfo, on: boolean): Promise<void> {
    this.asked.push(['score', on]);
    if (this.#standing) this.stands = { ...this.#standing, scoring: on };
    return Promise.resolve();
  }

  open(_tab: TabInfo, pad: Pad): Promise<void> {
    this.asked.push(['open', pad]);
    return Promise.resolve();
  }

  ask(origins: readonly string[]): Promise<boolean> {
    this.asked.push(['ask', ...origins]);
    const standing = this.#standing;
    if (this.agrees && standing) this.stands = { ...standing, access: true, always: true };
    return Promise.resolve(this.agrees);
  }

  giveBack(origin: string): Promise<void> {
    this.asked.push(['giveBack', origin]);
    if (this.#standing) this.stands = { ...this.#standing, always: false };
    return Promise.resolve();
  }

  watchVideo(_tab: TabInfo, heard: (report: VideoReport | null) => void): () => void {
    this.#video.add(heard);
    return () => this.#video.delete(heard);
  }

  seek(_tab: TabInfo, seconds: number): Promise<void> {
    this.asked.push(['seek', seconds]);
    return Promise.resolve();
  }

  openPage(page: 'options' | 'welcome'): Promise<void> {
    this.asked.push(['openPage', page]);
    return Promise.resolve();
  }
}
