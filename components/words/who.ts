/** The names that sentences go by. */
import type { PlayerRef, Setup } from '../../src/index.js';

/** Names of those who play. */
export interface Who {
  side(side: number): string;
  player(player: PlayerRef): string;
}

/** Names out of a set-up; a player alone on his side goes by the side's name. */
export const whoIn = ({ sides }: Setup): Who => {
  const side = (index: number): string => sides[index]?.name ?? '';
  return {
    side,
    player: ([index, player]) => {
      const { players = [] } = sides[index] ?? {};
      return players.length > 1 ? (players[player]?.name ?? side(index)) : side(index);
    },
  };
};
