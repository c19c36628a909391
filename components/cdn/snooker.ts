/** Both elements for a script tag, with or without `type="module"`. */
import type { Once } from './snooker-board.js';

void import('./snooker-board.js').then(() => {
  const { [Symbol.for('snooker-scoreboard: once')]: once } = globalThis as unknown as Record<
    symbol,
    Once | undefined
  >;
  once?.('snooker-ref-pad', () => import('./pad.js'));
});
