/** Of the panel alone: from 240 px, which is as narrow as a sidebar gets. */
import { css } from 'lit';

export const panelStyles = css`
  :host {
    min-block-size: 100vh;
  }
  header {
    padding: 10px 12px 0;
    gap: 8px;
  }
  .views {
    display: flex;
    border-block-end: 1px solid var(--line);
  }
  .views button {
    flex: 1;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--muted);
  }
  .views [aria-selected='true'] {
    border-color: var(--baize);
    color: var(--ink);
    font-weight: 650;
  }
  .views :focus-visible {
    outline-offset: -3px;
  }
  #view,
  .empty {
    padding: 12px;
  }
  .empty {
    color: var(--muted);
  }
  .indented {
    padding-inline-start: 28px;
  }
  .times {
    display: grid;
    list-style: none;
    border-block-start: 1px solid var(--line);
  }
  .times li {
    border-block-end: 1px solid var(--line);
  }
  .times .opens {
    background: var(--sunk);
    font-weight: 650;
  }
  .times button {
    inline-size: 100%;
    display: grid;
    grid-template-columns: 4.5em 1fr auto;
    gap: 8px;
    align-items: baseline;
    text-align: start;
    border: 0;
    border-radius: 0;
    background: none;
    font-weight: inherit;
  }
  .times button:hover:not(:disabled) {
    background: var(--sunk);
  }
  .times :focus-visible {
    outline-offset: -3px;
  }
  .time {
    color: var(--baize);
    font-variant-numeric: tabular-nums;
    text-decoration: underline;
  }
  .times button:disabled .time {
    color: var(--muted);
    text-decoration: none;
  }
  .scores {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
