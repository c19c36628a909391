/** A pad with a match in memory, and hands for it. */
import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/ref-pad/define.js';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import { FORMAT, VERSION, type AnyBall, type Entry } from '../../../src/index.js';
import type { SetupInput, StrokeEntry } from '../../../src/index.js';

export const FRAME: Entry = { kind: 'frame' };
export const SETUP: SetupInput = { sides: [{ name: 'Ding' }, { name: 'Selby' }] };

export const pot = (...pocketed: AnyBall[]): StrokeEntry => ({ kind: 'stroke', pocketed });
export const called = (points: number, more: Partial<StrokeEntry> = {}): StrokeEntry => ({
  kind: 'stroke',
  called: points,
  ...more,
});

export const matchOf = (entries: readonly Entry[], setup: Partial<SetupInput> = {}): MemoryMatch =>
  new MemoryMatch('m', {
    format: FORMAT,
    version: VERSION,
    setup: { ...SETUP, ...setup },
    entries,
  });

/** Waits for what a pad asked for before, so that it says calls at once. */
export const refereeHere = async (): Promise<void> => {
  await import('../../../components/ref-pad/pad-referee.js');
};

/** A pad with the focus on it, so that it has the keys. */
export const padOf = async (
  entries: readonly Entry[],
  setup: Partial<SetupInput> = {},
): Promise<SnookerRefPad> => {
  const source = matchOf(entries, setup);
  const pad = await fixture<SnookerRefPad>(
    html`<snooker-ref-pad lang="en" .source=${source}></snooker-ref-pad>`,
  );
  await refereeHere();
  root(pad).querySelector<HTMLElement>('.root')?.focus();
  return pad;
};

export const root = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error('no shadow root');
  return element.shadowRoot;
};

const untimed = (entry: Entry): unknown =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'at'));

/** The entries made after the ones that the pad was given, without their times. */
export const made = (pad: SnookerRefPad, given: number): readonly unknown[] =>
  pad.record?.entries.slice(given).map(untimed) ?? [];

const buttons = (within: ParentNode): readonly HTMLButtonElement[] => [
  ...within.querySelectorAll('button'),
];

/** What a reader hears: the label, or the text that is not hidden from readers. */
const nameOf = (button: HTMLElement): string => {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  const text = button.getAttribute('aria-label') ?? copy.textContent;
  return text.replace(/\s+/g, ' ').trim();
};

export const button = (within: ParentNode, name: string): HTMLButtonElement => {
  const all = buttons(within);
  const found =
    all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name));
  if (!found) throw new Error(`no button ${name} in ${all.map(nameOf).join(' | ')}`);
  return found;
};

export const hasButton = (within: ParentNode, name: string): boolean =>
  buttons(within).some((one) => nameOf(one).startsWith(name));

/** Taps what has the name; in the foul sheet with `sheet`. */
export const tap = async (pad: SnookerRefPad, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    button(root(pad), name).click();
    await pad.updateComplete;
  }
};

/** A ball among those of a group of the foul sheet. */
export const pick = async (pad: SnookerRefPad, group: string, ball: string): Promise<void> => {
  const sheet = foulSheet(pad);
  const place = root(sheet).querySelector(`[aria-label^="${group}"]`);
  if (!place) throw new Error(`no group ${group}`);
  button(place, ball).click();
  await sheet.updateComplete;
};

export const foulSheet = (pad: SnookerRefPad) => {
  const sheet = root(pad).querySelector('snooker-foul-sheet');
  if (!sheet) throw new Error('no foul sheet');
  return sheet;
};

export const tapSheet = async (pad: SnookerRefPad, ...names: readonly string[]): Promise<void> => {
  const sheet = foulSheet(pad);
  for (const name of names) {
    await sheet.updateComplete;
    button(root(sheet), name).click();
  }
  await sheet.updateComplete;
};

/** A check box of the foul sheet, by its words or its clause. */
export const tick = async (pad: SnookerRefPad, ...words: readonly string[]): Promise<void> => {
  const sheet = foulSheet(pad);
  for (const text of words) {
    const labels = [...root(sheet).querySelectorAll('label')];
    const label = labels.find(({ textContent }) => textContent.includes(text));
    if (!label) throw new Error(`no check box ${text}`);
    label.querySelector('input')?.click();
    await sheet.updateComplete;
  }
};

/** Opens the foul sheet by a tap. */
export const openFoul = async (pad: SnookerRefPad): Promise<void> => {
  await tap(pad, 'Foul…');
  await until(() => foulSheet(pad).open && root(foulSheet(pad)).querySelector('dialog')?.open);
};

export const openSeen = async (pad: SnookerRefPad): Promise<void> => {
  await openFoul(pad);
  root(foulSheet(pad)).querySelector('summary')?.click();
  await until(() => root(foulSheet(pad)).querySelector('.verdict'));
};

/** Real presses, by the names of the keys. */
export const press = async (pad: SnookerRefPad, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await sendKeys({ press: key });
    await pad.updateComplete;
  }
};

export const said = (pad: SnookerRefPad): string =>
  root(pad).querySelector('.said')?.textContent.trim() ?? '';

export const until = async (condition: () => unknown): Promise<void> => {
  for (let i = 0; i < 800 && !condition(); i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (!condition()) throw new Error('it did not come true');
};
