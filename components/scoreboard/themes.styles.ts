/** Themes: each a set of values for the custom properties that a page may set itself. */
import { css } from 'lit';

export const themeStyles = css`
  .root {
    --_surface: var(--snooker-surface, #0f3d2c);
    --_surface-2: var(--snooker-surface-2, #0a2c20);
    --_ink: var(--snooker-ink, #f7f3e6);
    --_muted: var(--snooker-muted, #c4d3c7);
    --_accent: var(--snooker-accent, #ecc978);
    --_accent-ink: var(--snooker-accent-ink, #1d1a10);
    --_line: var(--snooker-line, #2c5d49);
    --_radius: var(--snooker-radius, clamp(3px, 0.4cqi, 14px));
    --_chroma: var(--snooker-chroma, transparent);
  }
  .root[data-theme='broadcast'] {
    --_surface: var(--snooker-surface, #151a21);
    --_surface-2: var(--snooker-surface-2, #222a34);
    --_ink: var(--snooker-ink, #ffffff);
    --_muted: var(--snooker-muted, #bcc6d1);
    --_accent: var(--snooker-accent, #f2c84b);
    --_accent-ink: var(--snooker-accent-ink, #17130a);
    --_line: var(--snooker-line, #38434f);
    --_radius: var(--snooker-radius, 0);
  }
  .root[data-theme='light'] {
    --_surface: var(--snooker-surface, #fffdf6);
    --_surface-2: var(--snooker-surface-2, #f1ecdd);
    --_ink: var(--snooker-ink, #16231c);
    --_muted: var(--snooker-muted, #4c5a51);
    --_accent: var(--snooker-accent, #0f5a3d);
    --_accent-ink: var(--snooker-accent-ink, #ffffff);
    --_line: var(--snooker-line, #d8d1bd);
  }
  .root[data-theme='high-contrast'] {
    --_surface: var(--snooker-surface, #000000);
    --_surface-2: var(--snooker-surface-2, #000000);
    --_ink: var(--snooker-ink, #ffffff);
    --_muted: var(--snooker-muted, #ffffff);
    --_accent: var(--snooker-accent, #ffe100);
    --_accent-ink: var(--snooker-accent-ink, #000000);
    --_line: var(--snooker-line, #ffffff);
    --_radius: var(--snooker-radius, 0);
  }
  .root[data-chroma] {
    --_chroma: var(--snooker-chroma, #00b140);
  }
  @media (prefers-contrast: more) {
    .root {
      --_muted: var(--_ink);
      --_line: var(--_ink);
    }
  }
`;
