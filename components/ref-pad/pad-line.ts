/** The pad's last words: a call, or why something was not taken. */
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { WritableMatch } from '../source/match-source.js';

export class PadLine {
  text = '';
  #refused = false;
  /** Counts what was said, so that the same words twice are read out twice. */
  #count = 0;
  /** What was said of one match is not said of the next. */
  #of: WritableMatch | null = null;
  /** Says it again, in the words of another language. */
  #saying = (): string => '';
  #words: readonly unknown[] = [];

  /** @param words all that it is said in */
  say(
    saying: () => string,
    refused: boolean,
    of: WritableMatch | null,
    words: readonly unknown[],
  ): void {
    this.#of = of;
    this.#saying = saying;
    this.#words = words;
    this.text = saying();
    this.#refused = refused;
    this.#count += 1;
  }

  /**
   * Says the same in other words.
   * @returns whether it is said for the first time: the words of the calls have just come
   */
  renew(of: WritableMatch | null, words: readonly unknown[]): boolean {
    if (this.#of !== of || words.every((one, i) => one === this.#words[i])) return false;
    const before = this.text;
    this.#words = words;
    this.text = this.#saying();
    return before === '' && this.text !== '';
  }

  /** @param elsewhere a call is told by something else on the pad: it is only read out */
  view(match: WritableMatch | null, elsewhere = false): TemplateResult {
    const text = this.#of === match ? this.text : '';
    return html`<p
      class=${elsewhere && !this.#refused ? 'said unseen' : 'said'}
      part="said"
      role="status"
      data-kind=${this.#refused ? 'refused' : 'call'}
    >
      ${keyed(this.#count, html`<span>${text}</span>`)}
    </p>`;
  }
}
