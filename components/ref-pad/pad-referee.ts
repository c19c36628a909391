/** What the referee says after each entry, and what the rules ask of him now. */
import type { LitElement } from 'lit';
import { callWords, type CallWords } from '../words/calls/words.js';
import type { PadWords } from '../words/pad/words.js';
import { Words } from '../words/words.js';
import { PadAdvice } from './pad-advice.js';
import type { Step } from './pad-feed.js';
import { saidOf } from './pad-said.js';

export class PadReferee {
  readonly advice: PadAdvice;
  readonly #words: Words<CallWords>;

  constructor(host: LitElement) {
    this.advice = new PadAdvice(host);
    this.#words = new Words(host, callWords);
  }

  /** The words that calls are made of now. */
  get words(): CallWords {
    return this.#words.say;
  }

  said(step: Step, say: PadWords): string {
    return saidOf(step, this.words, say);
  }
}
