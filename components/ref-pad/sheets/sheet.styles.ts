/** The sheet itself: a card over the pad, the whole screen where that is small. */
import { css } from 'lit';

export const sheetStyles = css`
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
    display: contents;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
    font: inherit;
    list-style: none;
  }
  dialog {
    inline-size: min(100vw, 600px);
    max-inline-size: none;
    block-size: fit-content;
    max-block-size: min(100dvh, 900px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: 12px;
    overflow: auto;
    overscroll-behavior: contain;
    container-type: inline-size;
    background: var(--_surface);
    color: var(--_ink);
    box-shadow: 0 12px 60px rgb(0 0 0 / 40%);
    font: 16px/1.4
      var(--snooker-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  dialog:lang(zh-HK) {
    font-family: var(
      --snooker-font,
      system-ui,
      'PingFang HK',
      'Microsoft JhengHei',
      'Noto Sans CJK HK',
      'Noto Sans HK',
      sans-serif
    );
  }
  dialog:lang(zh-CN) {
    font-family: var(
      --snooker-font,
      system-ui,
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans CJK SC',
      'Noto Sans SC',
      sans-serif
    );
  }
  dialog::backdrop {
    background: rgb(5 15 10 / 60%);
  }
  @media (max-width: 640px) {
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
    }
  }
  .sheet {
    display: grid;
    gap: 20px;
    padding: 0 20px 24px;
  }
  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline: -20px;
    padding: 8px 20px;
    border-block-end: 1px solid var(--_line);
    background: var(--_surface);
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: 20px;
    font-weight: 700;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .muted {
    color: var(--_muted);
  }
  .small {
    font-size: 14px;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (max-width: 400px) {
    .sheet {
      padding-inline: 12px;
    }
    header {
      margin-inline: -12px;
      padding-inline: 12px;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_ink);
      --_line: var(--_ink);
      --_edge: var(--_ink);
    }
  }
`;
