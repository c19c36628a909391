/** What every form of an entry is given; the entry itself is the draft, so that nothing of it is lost. */
import type { Ball, Entry, MatchState, Options, PlayerRef } from '../../../../src/index.js';
import type { CallWords } from '../../../words/calls/words.js';
import type { RulesWords } from '../../../words/rules/words.js';
import type { SheetWords } from '../../../words/sheets/words.js';
import type { Who } from '../../../words/who.js';

export interface FormContext {
  /** Before the entry. */
  readonly state: MatchState;
  readonly options: Options;
  readonly say: SheetWords;
  readonly rules: RulesWords;
  readonly calls: CallWords;
  readonly names: Who;
  readonly change: (entry: Entry) => void;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** The entry with fields changed; what is undefined, false, or empty is left out of it. */
export const put = <E extends Entry>(
  entry: E,
  fields: { readonly [K in keyof E]?: E[K] | undefined },
): E =>
  Object.fromEntries(
    Object.entries({ ...entry, ...fields }).filter(
      ([key, value]) => !(key in fields) || !isEmpty(value),
    ),
  ) as unknown as E;

/** Everybody, in the order of the set-up. */
export const everybody = ({ setup }: MatchState): readonly PlayerRef[] =>
  setup.sides.flatMap(({ players }, side) => players.map((_, player) => [side, player] as const));

/** Balls that can be hit or fall: a red while there is one, and the colours. */
export const objectBalls = ({ frame }: MatchState): readonly Ball[] =>
  frame ? [...(frame.reds > 0 ? (['red'] as const) : []), ...frame.colours] : [];

/** Those offered, and the one that is there already though it is not offered. */
export const withPresent = <T>(
  offered: readonly T[],
  ...present: readonly (T | undefined)[]
): T[] => [
  ...offered,
  ...present.flatMap((one) => (one === undefined || offered.includes(one) ? [] : [one])),
];

export const sideOptions = (
  sides: readonly number[],
  { names }: FormContext,
): readonly { readonly value: number; readonly label: string }[] =>
  sides.map((value) => ({ value, label: names.side(value) }));

export const allSides = ({ setup }: MatchState): readonly number[] => setup.sides.map((_, s) => s);
