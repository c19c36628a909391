/** What the user has chosen, kept in the extension's storage: read with care, versioned, migrated. */
import * as v from 'valibot';
import { watchArea, Turn, type StorageArea } from './storage-area.js';

export const BOARD_LAYOUTS = ['bar', 'mini', 'card'] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

export const BOARD_THEMES = ['club', 'broadcast', 'light', 'high-contrast'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

/** `auto` is the browser's own language. */
export const PAGE_LANGUAGES = ['auto', 'en', 'zh-HK', 'zh-TW', 'zh-CN'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** A broadcast is rarely further behind: seconds. */
export const LONGEST_DELAY = 120;

export interface Settings {
  readonly version: number;
  readonly language: PageLanguage;
  readonly layout: BoardLayout;
  readonly theme: BoardTheme;
  /** Seconds by which the board over a video lags behind the pad. */
  readonly delay: number;
  /** The board shows the match as it stood at the video's present time. */
  readonly follow: boolean;
  /** Physical keys (`KeyboardEvent.code`) in place of the pad's own, by what they do. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Origins on which the overlay comes by itself, `https://example.org`. */
  readonly sites: readonly string[];
}

/** One step from a version of the settings to the next. */
export type Migration = (old: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Step `n` makes version `n + 2`. A step that was published is never changed: add another. */
export const MIGRATIONS: readonly Migration[] = [];

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text),
);

/** Each once; those that are not valid are left out. */
const origins = v.pipe(
  v.array(v.unknown()),
  v.transform((items) => [...new Set(items.filter((item) => v.is(origin, item)))]),
);

const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,30}$/));
const codes = v.pipe(v.array(code), v.maxLength(5));

/** What each key does is the pad's to know; here it is only seen that they are keys. */
const keys = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, list]) => (v.is(codes, list) ? [[name, list]] : [])),
    ),
  ),
);

/** A field that is missing or wrong takes its default; the others stand. */
const fields = {
  language: v.fallback(v.picklist(PAGE_LANGUAGES), 'auto'),
  layout: v.fallback(v.picklist(BOARD_LAYOUTS), 'bar'),
  theme: v.fallback(v.picklist(BOARD_THEMES), 'broadcast'),
  delay: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_DELAY)), 0),
  follow: v.fallback(v.boolean(), false),
  keys: v.fallback(keys, {}),
  sites: v.fallback(origins, []),
};
const schema = v.object(fields);

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const versionOf = ({ version }: Record<string, unknown>): number =>
  typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 1;

/**
 * Settings from whatever is stored. Those of a later version of the extension are read as far as they
 * are understood, so that a step back loses nothing that both know.
 */
export const parseSettings = (input: unknown, migrations = MIGRATIONS): Settings => {
  let stored = isObject(input) ? input : {};
  for (const migrate of migrations.slice(versionOf(stored) - 1)) stored = migrate(stored);
  return { version: migrations.length + 1, ...v.parse(schema, stored) };
};

const KEY = 'settings';

export class SettingsStore {
  readonly #area: StorageArea;
  readonly #turn: Turn;

  constructor(area: StorageArea, locks: LockManager | null) {
    this.#area = area;
    this.#turn = new Turn('snooker-settings', locks);
  }

  /** What is stored; the defaults where nothing can be read. */
  async read(): Promise<Settings> {
    const items = await this.#area.get(KEY).catch((): Record<string, unknown> => ({}));
    return parseSettings(items[KEY]);
  }

  /** @throws whatever storage says where it cannot keep them */
  change(change: (now: Settings) => Partial<Omit<Settings, 'version'>>): Promise<Settings> {
    return this.#turn.take(async () => {
      const now = await this.read();
      const next = parseSettings({ ...now, ...change(now) });
      await this.#area.set({ [KEY]: next });
      return next;
    });
  }

  /** Calls back whenever any page has changed them; returns what ends it. */
  watch(changed: (settings: Settings) => void): () => void {
    return watchArea(this.#area, (changes) => {
      if (changes[KEY]) changed(parseSettings(changes[KEY].newValue));
    });
  }
}

/** The `lang` of the extension's pages. */
export const languageOf = ({ language }: Settings, browsers: string): string =>
  language === 'auto' ? browsers : language;
