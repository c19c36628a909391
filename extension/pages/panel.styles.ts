/** Of the panel alone: from 240 px, which is as narrow as a sidebar gets. */
import { css } from 'lit';

export const panelStyles = css`
  :host {
    min-block-size: 100vh;
  }
  header {
    padding: 10px 12px 0;
    gap: 8px;
    /* No wider than the panel, however long the names in the choice are. */
    grid-template-columns: minmax(0, 1fr);
  }
  header .row button {
    flex: 1 0 auto;
  }
  /* Beside the buttons the names of a match would not fit. */
  @media (max-width: 480px) {
    header .grow {
      flex-basis: 100%;
    }
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
  /* The pad has an edge of its own. */
  @media (max-width: 320px) {
    #view {
      padding-inline: 0;
    }
    #view > .stack {
      padding-inline: 12px;
    }
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
  .text::first-letter {
    text-transform: uppercase;
  }
  .scores {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
