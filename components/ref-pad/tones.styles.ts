/** The colours of the pad and of its sheets, light and dark. */
import { css } from 'lit';

export const toneStyles = css`
  :host {
    --_surface: var(--snooker-surface, light-dark(#fffdf6, #12201a));
    --_surface-2: var(--snooker-surface-2, light-dark(#f3eede, #1a2c24));
    --_ink: var(--snooker-ink, light-dark(#16231c, #f3efe2));
    --_muted: var(--snooker-muted, light-dark(#4c5a51, #b4c2b8));
    --_accent: var(--snooker-accent, light-dark(#0f5a3d, #ecc978));
    --_accent-ink: var(--snooker-accent-ink, light-dark(#fff, #1d1a10));
    --_line: var(--snooker-line, light-dark(#d3cbb6, #33503f));
    --_edge: light-dark(#7d8a80, #7f978a);
    --_wrong: light-dark(#a3121b, #ff9d94);
  }
`;
