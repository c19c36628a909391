/** The pad: for one thumb on a phone, calm on a desk. */
import { css } from 'lit';

export const padStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    --_surface: var(--snooker-surface, light-dark(#fffdf6, #12201a));
    --_surface-2: var(--snooker-surface-2, light-dark(#f3eede, #1a2c24));
    --_ink: var(--snooker-ink, light-dark(#16231c, #f3efe2));
    --_muted: var(--snooker-muted, light-dark(#4c5a51, #b4c2b8));
    --_accent: var(--snooker-accent, light-dark(#0f5a3d, #ecc978));
    --_accent-ink: var(--snooker-accent-ink, light-dark(#fff, #1d1a10));
    --_line: var(--snooker-line, light-dark(#d3cbb6, #33503f));
    --_edge: light-dark(#7d8a80, #7f978a);
    --_wrong: light-dark(#a3121b, #ff9d94);
    --_baize: light-dark(#14583f, #0d3b2a);
    color-scheme: light dark;
    display: block;
    container-type: inline-size;
    contain-intrinsic-inline-size: 320px;
    background: var(--_surface);
    color: var(--_ink);
    font: 16px/1.4
      var(--snooker-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: start;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  .root:focus {
    outline: none;
  }
  .root[data-theme='light'] {
    color-scheme: light;
  }
  .root[data-theme='dark'] {
    color-scheme: dark;
  }
  .root:lang(zh-HK) {
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
  .root:lang(zh-CN) {
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
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h3,
  p,
  ul {
    margin: 0;
    padding: 0;
    font: inherit;
    list-style: none;
  }
  .pad {
    display: grid;
    gap: 12px;
    max-inline-size: 720px;
    margin-inline: auto;
    padding: 12px;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button {
    appearance: none;
    min-block-size: 44px;
    min-inline-size: 44px;
    margin: 0;
    padding: 8px 14px;
    border: 1px solid var(--_edge);
    border-radius: 10px;
    background: var(--_surface-2);
    color: inherit;
    font: inherit;
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  button.main {
    flex: 1;
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  button small {
    display: block;
    font-weight: 400;
    font-size: 13px;
  }
  button.wide {
    inline-size: 100%;
    min-block-size: 64px;
  }
  button.foul {
    flex: 0 1 34%;
    border: 2px solid var(--_wrong);
    color: var(--_wrong);
    background: none;
    font-weight: 700;
  }
  [aria-pressed='true'] {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
  }
  .bar [aria-disabled='true'],
  .row [aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .row > button {
    min-block-size: 56px;
  }
  .foul-line {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
  .decision .row > button {
    flex-basis: 30%;
    padding-inline: 6px;
  }

  header {
    overflow: hidden;
    border-radius: 12px;
    background: var(--_baize);
    color: #f7f3e6;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 4px 14px;
    border-inline-start: 6px solid transparent;
  }
  .side[data-at-table] {
    border-inline-start-color: #ecc978;
    background: rgb(0 0 0 / 22%);
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 600;
    font-size: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name small {
    margin-inline-start: 8px;
    color: #c9d8cd;
    font-weight: 400;
    font-size: 13px;
  }
  .points {
    font-weight: 700;
    font-size: 30px;
    line-height: 1.2;
  }
  .frames {
    min-inline-size: 2.2ch;
    padding: 2px 6px;
    border: 1px solid rgb(255 255 255 / 45%);
    border-radius: 6px;
    text-align: center;
    font-size: 15px;
  }
  .facts {
    --ball-size: 18px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    min-block-size: 36px;
    padding: 6px 14px 6px 20px;
    background: rgb(0 0 0 / 35%);
    font-size: 15px;
  }
  .on {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: 1;
    font-weight: 600;
  }
  .balls-on {
    display: inline-flex;
    gap: 3px;
  }
  .tag {
    display: inline-block;
    padding: 0 8px;
    border-radius: 6px;
    background: #ecc978;
    color: #1d1a10;
    font-weight: 700;
    font-size: 14px;
  }

  .said {
    min-block-size: 2.8em;
    color: var(--_muted);
  }
  .said[data-kind='refused'] {
    color: var(--_wrong);
    font-weight: 600;
  }
  .note,
  .warning {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 12px;
    border: 1px solid var(--_wrong);
    border-radius: 10px;
    font-size: 15px;
  }
  .note[data-kind='mild'] {
    padding: 0;
    border: 0;
    color: var(--_muted);
    font-size: 14px;
  }
  .note > span {
    flex: 1;
  }

  .stage {
    display: grid;
    gap: 10px;
    padding: 12px;
    border-radius: 12px;
    background: var(--_surface-2);
  }
  .result {
    font-weight: 700;
    font-size: 18px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .chip {
    --ball-size: 22px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .free {
    display: grid;
    gap: 8px;
  }
  .toggle {
    font-weight: 700;
  }
  .hint {
    color: var(--_muted);
    font-size: 14px;
  }

  .balls {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
  }
  .pot {
    --ball-size: min(56px, 13cqi);
    position: relative;
    display: grid;
    place-items: center;
    gap: 2px;
    min-block-size: 88px;
    padding: 8px 4px;
  }
  .pot[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    cursor: default;
  }
  .pot[aria-disabled='true'] > * {
    opacity: 0.35;
  }
  .pot .worth {
    font-weight: 700;
  }
  .pot .left {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 5px;
    color: var(--_muted);
    font-size: 13px;
  }
  .pot.extra {
    font-weight: 700;
  }
  .pot.extra[aria-disabled='true'] {
    color: var(--_muted);
  }
  .pot:active:not([aria-disabled='true']) {
    transform: scale(0.97);
  }

  .bar {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  .bar > button {
    flex: 1 1 auto;
    padding-inline: 8px;
  }
  .aside {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .aside > button {
    flex: 1 1 auto;
    border-color: transparent;
    color: var(--_muted);
  }
  .advice {
    display: grid;
    gap: 6px;
    font-size: 15px;
  }
  .advice h3 {
    font-weight: 700;
  }
  .advice li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 4px;
    border-block-end: 1px solid var(--_line);
  }
  .advice small {
    flex: none;
    color: var(--_muted);
  }
  summary {
    min-block-size: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  @container (min-width: 600px) {
    .pad {
      gap: 16px;
      padding: 20px;
    }
    .balls {
      grid-template-columns: repeat(8, 1fr);
    }
    .pot {
      --ball-size: 52px;
      min-block-size: 108px;
    }
    .points {
      font-size: 40px;
    }
  }
  @media (hover: hover) {
    button:not([aria-disabled='true'], .main, [aria-pressed='true']):hover {
      background: color-mix(in srgb, var(--_surface-2), var(--_ink) 10%);
    }
  }
  @media (prefers-contrast: more) {
    .root {
      --_muted: var(--_ink);
      --_line: var(--_ink);
      --_edge: var(--_ink);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pot:active:not([aria-disabled='true']) {
      transform: none;
    }
  }
  @media (forced-colors: active) {
    .side[data-at-table] {
      border-inline-start-color: Highlight;
    }
    [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
