/** Words for call sheets: entries as a referee would say them, and the state after them. */
import assert from 'node:assert/strict';
import {
  MatchLog,
  RecordError,
  replay,
  replayState,
  type AnyBall,
  type Choice,
  type DecisionEntry,
  type Entry,
  type MatchRecord,
  type MatchState,
  type RefereeEntry,
  type SetupInput,
  type StrokeEntry,
  type Summary,
} from '../../src/index.js';

/** Two sides of one player each, best of nine. */
export const SINGLES: SetupInput = {
  sides: [{ name: 'A' }, { name: 'B' }],
  game: { frames: 9, wonBy: 'majority' },
};

/** Two sides of two players each. */
export const FOUR_HANDED: SetupInput = {
  sides: [
    { name: 'A', players: [{ name: 'A1' }, { name: 'A2' }] },
    { name: 'B', players: [{ name: 'B1' }, { name: 'B2' }] },
  ],
};

export const FRAME: Entry = { kind: 'frame' };

export const stroke = (fields: Omit<StrokeEntry, 'kind'> = {}): StrokeEntry => ({
  kind: 'stroke',
  ...fields,
});

/** A fair stroke that pots nothing. */
export const MISSED = stroke();

export const pot = (...pocketed: AnyBall[]): StrokeEntry => stroke({ pocketed });

/** A pot of each ball in turn. */
export const pots = (...balls: AnyBall[]): StrokeEntry[] => balls.map((ball) => pot(ball));

export const decide = (choice: Choice, restored?: DecisionEntry['restored']): DecisionEntry => ({
  kind: 'decision',
  choice,
  ...(restored ? { restored } : {}),
});

export const referee = (fields: Omit<RefereeEntry, 'kind'>): RefereeEntry => ({
  kind: 'referee',
  ...fields,
});

/** A record of these entries alone. */
export const record = (
  entries: readonly Entry[],
  setup: Partial<SetupInput> = {},
): MatchRecord => ({
  format: 'snooker-match',
  version: 1,
  setup: { ...SINGLES, ...setup },
  entries,
});

/** Summary after a frame was opened and these entries were made. */
export const after = (entries: readonly Entry[], setup?: Partial<SetupInput>): Summary =>
  replay(record([FRAME, ...entries], setup));

export const stateAfter = (entries: readonly Entry[], setup?: Partial<SetupInput>): MatchState =>
  replayState(record([FRAME, ...entries], setup));

export const logAfter = (entries: readonly Entry[], setup?: Partial<SetupInput>): MatchLog =>
  MatchLog.open(record([FRAME, ...entries], setup));

/** The last of these entries is refused with this code; those before it stand. */
export const refuses = (
  code: RecordError['code'],
  entries: readonly Entry[],
  setup?: Partial<SetupInput>,
): void => {
  after(entries.slice(0, -1), setup);
  assert.throws(
    () => after(entries, setup),
    (error: unknown) =>
      error instanceof RecordError && error.code === code && error.entry === entries.length,
  );
};

/** Both sides of a singles frame: A's and B's score. */
export const scores = (entries: readonly Entry[], setup?: Partial<SetupInput>): readonly number[] =>
  after(entries, setup).now.scores;
