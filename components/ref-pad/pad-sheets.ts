/** The sheets of the pad, and what they ask of it. */
import { html, type TemplateResult } from 'lit';
import type { Entry, Refusal } from '../../src/index.js';
import type { WritableMatch } from '../source/match-source.js';
import type { Action, KeyMap } from './keys.js';
import { ALL_SHEETS, fetchSheet } from './sheets/fetch.js';
import type { SheetElement } from './sheets/sheet-element.js';
import type {
  SnookerEntryEvent,
  SnookerNewMatchEvent,
  SnookerOpenMatchEvent,
} from './sheets/sheet-events.js';

/** Names of elements; `miss`: the foul sheet with the miss called, `break`: the one for a number. */
export type SheetName =
  | 'snooker-foul-sheet'
  | 'snooker-keys-sheet'
  | 'snooker-new-match'
  | 'snooker-match-list'
  | 'snooker-stroke-sheet'
  | 'snooker-more-sheet'
  | 'snooker-frame-end'
  | 'miss'
  | 'break';

export interface Asked {
  readonly entry: (entry: Entry) => Refusal | null;
  readonly make: (event: SnookerNewMatchEvent) => void;
  readonly open: (id: string) => void;
  readonly want: (name: SheetName) => void;
}

export const sheets = (
  match: WritableMatch | null,
  keys: KeyMap,
  { entry, make, open, want }: Asked,
): TemplateResult =>
  html`<div
    @snooker-entry=${(event: SnookerEntryEvent) => {
      entry(event.entry);
    }}
    @snooker-new-match=${make}
    @snooker-open-match=${(event: SnookerOpenMatchEvent) => {
      open(event.matchId);
    }}
    @snooker-want-new-match=${() => {
      want('snooker-new-match');
    }}
  >
    <snooker-foul-sheet .match=${match} .keys=${keys} .enter=${entry}></snooker-foul-sheet>
    <snooker-keys-sheet .match=${match} .keys=${keys}></snooker-keys-sheet>
    <snooker-new-match .match=${match}></snooker-new-match>
    <snooker-match-list .match=${match}></snooker-match-list>
    <snooker-stroke-sheet .match=${match}></snooker-stroke-sheet>
    <snooker-more-sheet .match=${match}></snooker-more-sheet>
    <snooker-frame-end .match=${match}></snooker-frame-end>
  </div>`;

/** The sheets of the names that are no elements. */
const WITHIN: Partial<Record<SheetName, string>> = {
  miss: 'snooker-foul-sheet',
  break: 'snooker-more-sheet',
};

type Root = HTMLElement | DocumentFragment;

/** Those that are not fetched yet have nothing of a sheet. */
const openSheets = (root: Root): readonly SheetElement[] =>
  [...root.querySelectorAll<SheetElement>(ALL_SHEETS)].filter(({ open }) => open);

/** Pads that wait for a sheet. */
const awaiting = new WeakSet<Root>();

export const isSheetOpen = (root: Root): boolean =>
  awaiting.has(root) || openSheets(root).length > 0;

/** A key that the page heard while a sheet is open: only that of fouls goes by such keys. */
export const actOnSheet = (root: Root, action: Action): boolean => {
  const sheet = root.querySelector('snooker-foul-sheet');
  return sheet?.open === true && sheet.act(action);
};

export const closeSheets = (root: Root): void => {
  for (const sheet of openSheets(root)) sheet.close();
};

const show = (root: Root, name: SheetName): void => {
  if (name === 'miss') void root.querySelector('snooker-foul-sheet')?.showMiss();
  else if (name === 'break') void root.querySelector('snooker-more-sheet')?.showPanel('break');
  else void root.querySelector(name)?.show();
};

/** At once, or as soon as the sheet is here; until then no key means anything else. */
export const openSheet = (root: Root, name: SheetName, failed: () => void): void => {
  const coming = fetchSheet(WITHIN[name] ?? name);
  if (!coming) {
    show(root, name);
    return;
  }
  awaiting.add(root);
  void coming
    .then(() => {
      // The pad may have gone away meanwhile.
      if (root.isConnected) show(root, name);
    }, failed)
    .finally(() => awaiting.delete(root));
};
