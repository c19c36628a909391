/** Sides of several players: 3.17. */
import type { PlayerRef, Setup } from '../record.js';

/** Has any side more than one player? */
export const hasPartners = ({ sides }: Setup): boolean =>
  sides.some(({ players }) => players.length > 1);

/** The other players of a player's side. */
export const partnersOf = ({ sides }: Setup, [side, player]: PlayerRef): readonly PlayerRef[] =>
  (sides[side]?.players ?? []).flatMap((_, p) => (p === player ? [] : [[side, p] as const]));
