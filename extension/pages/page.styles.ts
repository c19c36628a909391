/** The look of the extension's pages: baize, ink and ivory, by day and by night. */
import { css } from 'lit';

export const pageStyles = css`
  :host {
    --paper: light-dark(#fffdf6, #10211a);
    --field: light-dark(#ffffff, #17301f);
    --sunk: light-dark(#f1ecdd, #0b1913);
    --ink: light-dark(#16231c, #f3efe2);
    --muted: light-dark(#4c5a51, #b4c4b8);
    --line: light-dark(#cfc7b0, #35523f);
    --edge: light-dark(#77806f, #7d9585);
    --baize: light-dark(#0f5a3d, #8fd0ac);
    --on-baize: light-dark(#ffffff, #0b1913);
    --warn: light-dark(#8c2f12, #ffb59a);
    display: block;
    color: var(--ink);
    background: var(--paper);
    font:
      15px/1.45 system-ui,
      'Noto Sans',
      'Noto Sans CJK TC',
      sans-serif;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  h1 {
    font-size: 20px;
    line-height: 1.2;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
  h2,
  legend {
    font-size: 13px;
    font-weight: 650;
    color: var(--muted);
    padding: 0;
  }
  a {
    color: var(--baize);
  }
  .why {
    color: var(--muted);
    font-size: 13px;
  }
  .trouble {
    color: var(--warn);
    font-weight: 600;
    padding: 8px 0;
  }
  .stack {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .spread {
    justify-content: space-between;
  }
  .grow {
    flex: 1 1 0;
    min-width: 0;
  }
  button,
  select,
  input {
    font: inherit;
    color: inherit;
    margin: 0;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 36px;
    padding: 6px 12px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--field);
    text-align: center;
    text-decoration: none;
    color: var(--ink);
    cursor: pointer;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--baize);
  }
  button:disabled {
    color: var(--muted);
    cursor: default;
  }
  button.main {
    min-height: 44px;
    border-color: var(--baize);
    background: var(--baize);
    color: var(--on-baize);
    font-weight: 650;
  }
  button.main:disabled {
    border-color: var(--line);
    background: var(--sunk);
    color: var(--muted);
  }
  button.plain {
    border-color: transparent;
    background: none;
    color: var(--baize);
    text-decoration: underline;
  }
  :focus-visible {
    outline: 3px solid var(--baize);
    outline-offset: 2px;
  }
  select,
  input:not([type='checkbox'], [type='radio']) {
    min-height: 36px;
    padding: 6px 8px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--field);
    min-width: 0;
  }
  select {
    text-overflow: ellipsis;
  }
  input[type='checkbox'],
  input[type='radio'] {
    inline-size: 18px;
    block-size: 18px;
    flex: none;
    accent-color: var(--baize);
  }
  label.check {
    display: flex;
    gap: 10px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  kbd {
    padding: 1px 6px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--sunk);
    font:
      13px/1.4 ui-monospace,
      monospace;
    white-space: nowrap;
  }
  ul {
    list-style: none;
  }
  .hidden-text {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-contrast: more) {
    :host {
      --muted: var(--ink);
      --line: var(--ink);
      --edge: var(--ink);
    }
  }
`;
