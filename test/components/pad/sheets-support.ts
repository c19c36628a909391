/** A sheet on the screen, and hands that use it. */
import { fixture, html } from '@open-wc/testing';
import { defineSheets } from '../../../components/ref-pad/sheets/define.js';
import type { SheetElement } from '../../../components/ref-pad/sheets/sheet-element.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import type { AnyBall, Entry, SetupInput, StrokeEntry } from '../../../src/index.js';

defineSheets();

export const FRAME: Entry = { kind: 'frame' };
export const MISSED: StrokeEntry = { kind: 'stroke' };
/** Hits nothing with red on: four to the other side. */
export const FOUL: StrokeEntry = { kind: 'stroke', hit: 'none' };
export const pots = (...balls: AnyBall[]): StrokeEntry[] =>
  balls.map((ball) => ({ kind: 'stroke', pocketed: [ball] }));

export const SINGLES: SetupInput = {
  sides: [{ players: [{ name: 'Ding' }] }, { players: [{ name: 'Selby' }] }],
  game: { frames: 3 },
};
export const PAIRS: SetupInput = {
  sides: [
    { name: 'Home', players: [{ name: 'Ann' }, { name: 'Bob' }] },
    { name: 'Away', players: [{ name: 'Cat' }, { name: 'Dan' }] },
  ],
};

export const matchOf = (
  entries: readonly Entry[] = [FRAME],
  setup: SetupInput = SINGLES,
): MemoryMatch => new MemoryMatch('m', { format: 'snooker-match', version: 1, setup, entries });

/** A sheet of that name with these properties, open. */
export const sheet = async <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  lang = 'en',
): Promise<HTMLElementTagNameMap[K]> => {
  const holder = await fixture<HTMLDivElement>(html`<div lang=${lang}></div>`);
  const element = document.createElement(name);
  Object.assign(element, properties);
  holder.append(element);
  await (element as unknown as SheetElement).show();
  return element;
};

type Shown = HTMLElement & { readonly updateComplete: Promise<boolean> };

export const all = (element: Shown, selector: string): HTMLElement[] =>
  Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);

export const one = (element: Shown, selector: string): HTMLElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

export const input = (element: Shown, selector: string): HTMLInputElement =>
  one(element, selector) as HTMLInputElement;

/** Values that a group of choices offers. */
export const valuesOf = (element: Shown, selector: string): string[] =>
  all(element, selector).map((choice) => (choice as HTMLInputElement).value);

export const textOf = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();
export const text = (element: Shown, selector = 'dialog'): string => textOf(one(element, selector));

const button = (element: Shown, label: string): HTMLButtonElement => {
  const found = all(element, 'button').find((b) => textOf(b) === label);
  if (!found) throw new Error(`there is no button "${label}"`);
  return found as HTMLButtonElement;
};

export const isEnabled = (element: Shown, label: string): boolean =>
  !button(element, label).disabled;

export const press = async (element: Shown, label: string): Promise<void> => {
  button(element, label).click();
  await element.updateComplete;
};

/** Taps a choice of a group: by the name of the field and the value. */
export const tap = async (element: Shown, name: string, value = ''): Promise<void> => {
  const by = value === '' ? '' : `[value="${value}"]`;
  one(element, `input[name="${name}"]${by}`).click();
  await element.updateComplete;
};

/** Types into a field, or chooses in a list. */
export const fill = async (element: Shown, name: string, value: string): Promise<void> => {
  const control = input(element, `[id="${name}"]`);
  control.value = value;
  control.dispatchEvent(new Event('input'));
  control.dispatchEvent(new Event('change'));
  await element.updateComplete;
};

/** What happens of an event of that name while something is done. */
export const heard = async <K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  act: () => Promise<void>,
): Promise<HTMLElementEventMap[K][]> => {
  const events: HTMLElementEventMap[K][] = [];
  const listen = (event: HTMLElementEventMap[K]): void => void events.push(event);
  element.addEventListener(type, listen);
  await act();
  element.removeEventListener(type, listen);
  return events;
};
