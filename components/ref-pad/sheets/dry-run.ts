/** A change of a match tried on a copy, so that its effect is seen before it is taken. */
import { MatchLog, type MatchRecord, type MatchState, type Refusal } from '../../../src/index.js';

export type Change = (
  log: Pick<MatchLog, 'enter' | 'insert' | 'edit' | 'remove'>,
) => Refusal | null;

export type Outcome =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'taken'; readonly before: MatchState; readonly after: MatchState };

export class DryRun {
  readonly #log: MatchLog;
  readonly #before: MatchState;

  constructor(record: MatchRecord) {
    this.#log = MatchLog.open(record);
    this.#before = this.#log.state;
  }

  get length(): number {
    return this.#log.length;
  }

  entryAt(index: number): ReturnType<MatchLog['entryAt']> {
    return this.#log.entryAt(index);
  }

  stateAfter(count: number): MatchState {
    return this.#log.stateAfter(count);
  }

  /** Makes the change, looks, and takes it back: what comes after it is derived anew, no more. */
  try(change: Change): Outcome {
    const refusal = change(this.#log);
    if (refusal) return { kind: 'refused', refusal };
    const after = this.#log.state;
    this.#log.undo();
    return { kind: 'taken', before: this.#before, after };
  }
}
