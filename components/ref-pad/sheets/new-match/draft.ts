/** A match as it is being set up: every field has a value, and the set-up that they make. */
import type { EditionName, Player, SetupInput, WonBy } from '../../../../src/index.js';

export interface PlayerDraft {
  readonly name: string;
  readonly country: string;
  readonly wheelchair: boolean;
  readonly tellColours: boolean;
}

export interface SideDraft {
  /** Name on the board; empty: made of the players' names. */
  readonly name: string;
  readonly players: readonly PlayerDraft[];
  /** Null and NaN: what was typed is no number. */
  readonly start: number | null;
}

export interface MatchDraft {
  readonly sides: readonly SideDraft[];
  readonly frames: number | null;
  readonly wonBy: WonBy;
  readonly games: number | null;
  readonly gamesWonBy: WonBy;
  readonly reds: number;
  readonly rules: EditionName;
  /** Side that breaks. */
  readonly first: number;
  /** By lot, 3.3. */
  readonly drawn: boolean;
}

export const newPlayer = (): PlayerDraft => ({
  name: '',
  country: '',
  wheelchair: false,
  tellColours: false,
});

export const newSide = (): SideDraft => ({ name: '', players: [newPlayer()], start: 0 });

export const newMatchDraft = (): MatchDraft => ({
  sides: [newSide(), newSide()],
  frames: 5,
  wonBy: 'majority',
  games: 1,
  gamesWonBy: 'majority',
  reds: 15,
  rules: '1995',
  first: 0,
  drawn: false,
});

/** One side fewer: whoever breaks still does, unless he is gone. */
export const withoutSide = (
  { sides, first, drawn }: MatchDraft,
  side: number,
): Pick<MatchDraft, 'sides' | 'first' | 'drawn'> => ({
  sides: sides.filter((_, other) => other !== side),
  first: side === first ? 0 : first - (side < first ? 1 : 0),
  drawn: drawn && side !== first,
});

/** The list with one item changed. */
export const withAt = <T>(list: readonly T[], index: number, change: Partial<T>): readonly T[] =>
  list.map((item, i) => (i === index ? { ...item, ...change } : item));

/** Number of a player among all players of the match, from 1. */
export const playerNumber = (draft: MatchDraft, side: number, player: number): number =>
  draft.sides.slice(0, side).reduce((sum, { players }) => sum + players.length, 0) + player + 1;

const playerOf = (player: PlayerDraft, fallback: string): Player => {
  const country = player.country.trim().toUpperCase();
  return {
    name: player.name.trim() || fallback,
    ...(country === '' ? {} : { country }),
    ...(player.wheelchair ? { wheelchair: true } : {}),
    ...(player.tellColours ? { tellColours: true } : {}),
  };
};

/** A field that is empty is as wrong as one that is no number. */
const whole = (value: number | null): number => value ?? NaN;

/**
 * The set-up, not checked yet.
 * @param unnamed name of a player whose field was left empty, by his number
 */
export const setupOf = (draft: MatchDraft, unnamed: (number: number) => string): SetupInput => ({
  rules: draft.rules,
  sides: draft.sides.map(({ name, players, start }, side) => ({
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    players: players.map((player, p) => playerOf(player, unnamed(playerNumber(draft, side, p)))),
    ...(start === 0 ? {} : { start: whole(start) }),
  })),
  reds: draft.reds,
  game: { frames: whole(draft.frames), wonBy: draft.wonBy },
  ...(draft.games === 1 ? {} : { match: { games: whole(draft.games), wonBy: draft.gamesWonBy } }),
  first: draft.first,
});

/** The name by which a side goes in the form: as in the match that is made of it. */
export const sideName = (
  draft: MatchDraft,
  side: number,
  unnamed: (number: number) => string,
): string => {
  const { name = '', players = [] } = draft.sides[side] ?? {};
  const names = players.map(
    (player, p) => player.name.trim() || unnamed(playerNumber(draft, side, p)),
  );
  return name.trim() || names.join(' / ');
};
