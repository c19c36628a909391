/** A match as it stood at some time: what the views over a source show. */
import {
  Replay,
  summarise,
  type MatchRecord,
  type MatchState,
  type Summary,
} from '../../src/index.js';
import type { MatchSource } from './match-source.js';

export interface Snapshot {
  readonly record: MatchRecord;
  readonly state: MatchState;
  readonly summary: Summary;
}

export const present = ({ record, state, summary }: MatchSource): Snapshot => ({
  record,
  state,
  summary,
});

/** The match after its first `count` entries. */
export const asItStood = (source: MatchSource, count: number): Snapshot => {
  const { record } = source;
  if (count >= record.entries.length) return present(source);
  const state = source.stateAfter(count);
  const entries = record.entries.slice(0, count);
  return { record: { ...record, entries }, state, summary: summarise(state) };
};

/** States along a snapshot; its own replay is made once it is asked for, as the source has moved on. */
export const statesOf = ({ record }: Snapshot): ((count: number) => MatchState) => {
  let own: Replay | null = null;
  return (count) => (own ??= Replay.open(record)).stateAfter(count);
};
