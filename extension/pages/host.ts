/** What the extension's pages ask of the browser, and of the tab with the video. */
import type { MatchStore } from '../../components/source/match-store.js';
import type { SettingsStore } from '../settings.js';
import type { TabInfo, TabMatches } from '../tab-match.js';
import type { VideoReport } from '../video-time.js';
import type { Place } from './where.js';

/** How the overlay stands in a tab. */
export interface Standing {
  readonly tab: TabInfo;
  readonly place: Place;
  /** Origin of the page; null where it is not on the web, or not to be seen. */
  readonly origin: string | null;
  /** The extension may run there: by the user's click, or for always. */
  readonly access: boolean;
  /** Access to the page's origin was given for always. */
  readonly always: boolean;
  /** A video was found; null where nobody looked yet. */
  readonly video: boolean | null;
  /** Origins of players in frames that the extension may not enter. */
  readonly closedFrames: readonly string[];
  readonly shown: boolean;
  readonly scoring: boolean;
}

/** Pages of the extension that have the whole pad. */
export const PADS = ['side', 'window', 'top'] as const;
/** Beside the page (side panel, sidebar), in its own window, or the board alone, always on top. */
export type Pad = (typeof PADS)[number];

export interface Host {
  readonly settings: SettingsStore;
  readonly store: MatchStore;
  readonly tabs: TabMatches;
  /** The browser's own language, a BCP 47 tag. */
  readonly language: string;
  /** Shortcut keys by the name of the command, as the browser writes them. */
  shortcuts(): Promise<Readonly<Record<string, string>>>;
  /** The tab that this page belongs to; null where there is none. */
  standing(): Promise<Standing | null>;
  /** Calls back when that may be another tab, or stand otherwise. */
  watchStanding(changed: () => void): () => void;
  /** Calls back when any page has changed any match. */
  watchMatches(changed: () => void): () => void;
  show(tab: TabInfo, on: boolean): Promise<void>;
  score(tab: TabInfo, on: boolean): Promise<void>;
  /** Only in the course of the user's own click, as browsers ask. */
  open(tab: TabInfo, pad: Pad): Promise<void>;
  /** Asks the user for access to origins; only in the course of a click. False where it is refused. */
  ask(origins: readonly string[]): Promise<boolean>;
  /** Gives access back. */
  giveBack(origin: string): Promise<void>;
  /** Calls back with what the tab's video does; null when it is gone. */
  watchVideo(tab: TabInfo, heard: (report: VideoReport | null) => void): () => void;
  /** @param seconds into the video */
  seek(tab: TabInfo, seconds: number): Promise<void>;
  /** Opens another page of the extension. */
  openPage(page: 'options' | 'welcome'): Promise<void>;
}
