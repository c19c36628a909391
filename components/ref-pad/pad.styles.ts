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
  /* Each text runs as its own letters do, whatever the page's direction. */
  button,
  button > *,
  summary,
  p,
  p span,
  li > span,
  .name {
    unicode-bidi: plaintext;
  }
  .pad {
    display: grid;
    gap: 12px;
    max-inline-size: 720px;
    margin-inline: auto;
    padding: 12px;
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
`;
