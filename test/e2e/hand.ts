/** A user at a page: presses what the screen offers, by its name. */
import type { Page } from 'puppeteer-core';
import type { MatchRecord } from '../../src/index.js';
import { locate, textOfPage, type Wanted } from './in-page.js';

const PATIENCE = 15_000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until something holds. @throws what was seen last */
export const until = async <T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > end) throw new Error(`It never came to pass; last: ${JSON.stringify(seen)}`);
    await pause(30);
  }
};

/** What was entered, without the times. */
export const untimed = (record: MatchRecord | null): unknown[] =>
  record?.entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'at')),
  ) ?? [];

/** Two presses of one place within this are a double click: ms, px (Firefox counts 500 ms). */
const DOUBLE = 550;
const NEAR = 24;

export class Hand {
  #last = { x: 0, y: 0, at: 0 };

  constructor(readonly page: Page) {}

  /** Reads what is new in a place before pressing there again; elsewhere goes on at once. */
  async #clickAt(x: number, y: number): Promise<void> {
    const { x: lastX, y: lastY, at } = this.#last;
    const left = at + DOUBLE - Date.now();
    if (left > 0 && Math.hypot(x - lastX, y - lastY) < NEAR) await pause(left);
    await this.page.mouse.click(x, y);
    this.#last = { x, y, at: Date.now() };
  }

  /** Presses with the mouse, where the thing is on the screen and nothing covers it. */
  async press(name: string | RegExp, how: Partial<Pick<Wanted, 'kind' | 'within'>> = {}) {
    const wanted: Wanted = {
      kind: 'button',
      ...(typeof name === 'string' ? { name } : { name: name.source, isPattern: true }),
      ...how,
    };
    const found = await until(
      () => this.page.evaluate(locate, wanted),
      (seen) => 'x' in seen,
    );
    if ('x' in found) await this.#clickAt(found.x, found.y);
  }

  async choose(name: string, within?: string): Promise<void> {
    await this.press(name, { kind: 'choice', within });
  }

  /** Types into a field, over what is in it. */
  async fill(label: string, text: string, within?: string): Promise<void> {
    await this.press(label, { kind: 'field', within });
    const { keyboard } = this.page;
    await keyboard.down('Control');
    await keyboard.press('a');
    await keyboard.up('Control');
    await keyboard.type(text);
  }

  text(): Promise<string> {
    return this.page.evaluate(textOfPage);
  }

  /** Waits for words on the page. */
  async sees(words: string | RegExp): Promise<string> {
    return until(
      () => this.text(),
      (text) => (typeof words === 'string' ? text.includes(words) : words.test(text)),
    );
  }

  /** What the pad of the page gives away to the outside. */
  record(): Promise<MatchRecord | null> {
    return this.page.evaluate(() => document.querySelector('snooker-ref-pad')?.record ?? null);
  }

  /** Waits until the match has so many entries. */
  async entered(count: number): Promise<void> {
    await until(
      async () => (await this.record())?.entries.length ?? -1,
      (length) => length === count,
    );
  }

  /** What the boards of the page show in a part, in order. */
  shown(part: string): Promise<string[]> {
    return this.page.evaluate(
      (name) =>
        [...document.querySelectorAll('snooker-scoreboard')].flatMap(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])].map((one) =>
            one.textContent.replace(/\s+/g, ' ').trim(),
          ),
        ),
      part,
    );
  }
}
