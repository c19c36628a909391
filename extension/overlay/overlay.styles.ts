/** The overlay: a board, a strip of buttons beside it, and the pad where it is wanted. */
import { css } from 'lit';

export const overlayStyles = css`
  :host {
    --ground: #10211aee;
    --ink: #f7f3e6;
    --accent: #ecc978;
    --accent-ink: #1d1a10;
    display: flex;
    flex-direction: column;
    block-size: 100vh;
    overflow: hidden;
    color: var(--ink);
    font:
      13px/1.2 system-ui,
      sans-serif;
    user-select: none;
  }
  :host([strip='above']) .strip {
    order: -1;
  }
  .board {
    position: relative;
    flex: none;
    cursor: grab;
    touch-action: none;
  }
  .board[hidden] {
    display: none;
  }
  .board:active {
    cursor: grabbing;
  }
  .strip {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 28px;
    padding-block: 2px;
    box-sizing: border-box;
  }
  .tools {
    display: flex;
    gap: 2px;
    min-inline-size: 0;
    overflow: hidden;
    border-radius: 6px;
    background: var(--ground);
    opacity: 0;
    transition: opacity 120ms;
  }
  :host(:hover) .tools,
  .tools:focus-within,
  :host([open]) .tools {
    opacity: 1;
  }
  button {
    flex: none;
    block-size: 24px;
    min-inline-size: 24px;
    padding: 0 6px;
    border: 0;
    border-radius: 6px;
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: #ffffff2b;
  }
  button:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .grip {
    cursor: grab;
    touch-action: none;
  }
  .mode {
    background: var(--ground);
  }
  .mode:hover {
    background: #2c5d49;
  }
  .mode::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 6px;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
  .mode[aria-pressed='true'] {
    color: var(--accent-ink);
    background: var(--accent);
    font-weight: 650;
  }
  .mode[aria-pressed='true']::before {
    background: currentColor;
  }
  :host([scoring]) .board::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--accent);
    pointer-events: none;
  }
  .top {
    flex: none;
  }
  .first,
  .alone:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 8px 12px;
    border-radius: 6px;
    background: var(--ground);
  }
  .first p,
  .alone p {
    flex: 1 1 auto;
    margin: 0;
  }
  .first button,
  .alone button {
    background: #ffffff2b;
  }
  .pad {
    flex: 1 1 0;
    min-block-size: 0;
    overflow: auto;
    border-radius: 6px;
  }
  /* There, so that its sheets can be opened by key; not to be seen. */
  .pad.closed {
    flex: none;
    block-size: 0;
    overflow: hidden;
  }
  .trouble {
    margin: 0;
    padding: 6px 12px;
    background: #7a1f1f;
  }
  /* A finger cannot look where it will tap. */
  @media (hover: none) {
    .tools {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .tools {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .mode[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    .tools,
    .mode,
    .first {
      border: 1px solid;
    }
  }
`;
