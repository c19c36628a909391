/** How balls look: colours told apart by a letter too, for eyes that see no colour and for forced colours. */
import { css } from 'lit';
import type { AnyBall } from '../../src/index.js';

/** Letter on each ball, as in written records: N is brown, K black. */
export const BALL_LETTER: Readonly<Record<AnyBall, string>> = {
  white: 'W',
  red: 'R',
  yellow: 'Y',
  green: 'G',
  brown: 'N',
  blue: 'B',
  pink: 'P',
  black: 'K',
};

/** `<span class="ball" data-ball="red">R</span>`: size by `--ball-size`. */
export const ballStyles = css`
  .ball {
    --ball: #fff;
    --ink: #fff;
    display: inline-grid;
    place-items: center;
    inline-size: var(--ball-size, 1.5em);
    block-size: var(--ball-size, 1.5em);
    border-radius: 50%;
    flex: none;
    background: var(--ball);
    color: var(--ink);
    font:
      700 calc(var(--ball-size, 1.5em) * 0.5) / 1 ui-sans-serif,
      system-ui,
      sans-serif;
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 35%);
    user-select: none;
  }
  .ball[data-ball='white'] {
    --ball: #f7f4e8;
    --ink: #1b1b1b;
  }
  .ball[data-ball='red'] {
    --ball: #b3141c;
  }
  .ball[data-ball='yellow'] {
    --ball: #f4cf1b;
    --ink: #1b1b1b;
  }
  .ball[data-ball='green'] {
    --ball: #0b6b3a;
  }
  .ball[data-ball='brown'] {
    --ball: #6f3d1c;
  }
  .ball[data-ball='blue'] {
    --ball: #0a56b5;
  }
  .ball[data-ball='pink'] {
    --ball: #f29bb4;
    --ink: #1b1b1b;
  }
  .ball[data-ball='black'] {
    --ball: #111;
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 55%);
  }
  @media (forced-colors: active) {
    .ball {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
