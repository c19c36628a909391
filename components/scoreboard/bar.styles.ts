/** The bar. */
import { css } from 'lit';

export const barStyles = css`
  .bar {
    font-size: calc(clamp(12px, 8.5px + 0.72cqi, 40px) * var(--snooker-scale, 1));
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: hidden;
  }
  .bar .line {
    display: flex;
    align-items: stretch;
    min-block-size: 2.7em;
  }
  .bar .sides {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    flex: 1 1 auto;
    min-inline-size: 0;
    column-gap: 0.6em;
  }
  .bar .side {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-inline-size: 0;
    padding-inline-start: 0.7em;
  }
  .bar .name,
  .bar .players:first-child {
    font-size: 1.3em;
    font-weight: 650;
  }
  .bar .players:first-child {
    flex-wrap: wrap;
    font-size: 1em;
    line-height: 1.2;
  }
  .bar .name + .players {
    color: var(--_muted);
    font-size: 0.85em;
    font-weight: 400;
  }
  .bar .scores {
    display: flex;
    align-items: stretch;
    align-self: stretch;
    flex: none;
  }
  .bar .fact {
    display: grid;
    place-items: center;
    min-inline-size: 2.2em;
  }
  .bar .fact dd {
    font-size: 1.3em;
    font-weight: 650;
  }
  .bar .points {
    min-inline-size: 4em;
    background: var(--_accent);
    color: var(--_accent-ink);
  }
  .bar .points dd {
    font-size: 1.75em;
    font-weight: 700;
  }
  .bar .games {
    background: var(--_surface-2);
  }
  .bar .form {
    display: grid;
    place-items: center;
    padding-inline: 0.5em;
    color: var(--_muted);
  }
  /* Two sides face each other, with the frames between them. */
  .bar [data-pair] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(0, 1fr);
  }
  .bar [data-pair] .sides {
    display: contents;
  }
  .bar [data-pair] .side {
    grid-area: 1 / 2;
  }
  .bar [data-pair] .form {
    grid-area: 1 / 3;
  }
  .bar [data-pair] .side + .side {
    grid-column: 4;
    flex-direction: row-reverse;
    padding-inline: 0 0.7em;
  }
  .bar [data-pair] .side + .side .scores,
  .bar [data-pair] .side + .side .who {
    flex-direction: row-reverse;
    text-align: end;
  }
  .bar [data-pair] .side + .side .players {
    justify-content: flex-end;
  }
  .bar [data-pair] .side + .side .turn {
    scale: -1 1;
  }
  .bar .strip {
    display: flex;
    align-items: center;
    gap: 0.3em 1.2em;
    min-block-size: 1.9em;
    padding-inline: 0.7em;
    background: var(--_surface-2);
    white-space: nowrap;
  }
  .bar .visit {
    display: flex;
    align-items: center;
    gap: 0.5em;
    flex: 1 1 0;
    min-inline-size: 0;
  }
  .bar .visit b {
    font-size: 1.2em;
    min-inline-size: 1.9em;
  }
  /* The latest balls stay in sight when the break grows too long. */
  .bar .visit .balls {
    display: flex;
    flex: 1 1 0;
    flex-wrap: nowrap;
    justify-content: flex-end;
    min-inline-size: 0;
    overflow: hidden;
  }
  .bar .visit .balls::after {
    content: '';
    flex: 1 1 0;
  }
  .bar .on {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .bar .standing {
    font-weight: 600;
    overflow: hidden;
    overflow: clip visible;
    text-overflow: ellipsis;
  }
  .bar .required,
  .bar .left {
    flex: none;
  }
  .bar .rules {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    overflow: clip visible;
    color: var(--_muted);
    text-overflow: ellipsis;
  }
  .bar .rules:empty,
  .bar .required:empty,
  .bar .standing:empty {
    display: none;
  }
  @container (inline-size < 620px) {
    .bar .line,
    .bar [data-pair] {
      display: flex;
    }
    .bar .sides,
    .bar [data-pair] .sides {
      display: grid;
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
    }
    .bar .side,
    .bar [data-pair] .side,
    .bar [data-pair] .side + .side {
      grid-area: auto;
      flex-direction: row;
      padding-inline: 0.5em 0;
      min-block-size: 2.1em;
    }
    .bar .side + .side {
      border-block-start: 1px solid var(--_line);
    }
    .bar .scores,
    .bar [data-pair] .side + .side .scores,
    .bar [data-pair] .side + .side .who {
      flex-direction: row;
      text-align: start;
    }
    .bar .scores,
    .bar [data-pair] .side + .side .scores {
      flex-direction: row-reverse;
    }
    .bar [data-pair] .side + .side .players {
      justify-content: flex-start;
    }
    .bar [data-pair] .side + .side .turn {
      scale: 1;
    }
    .bar .form {
      display: none;
    }
    .bar .strip {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-auto-rows: minmax(1.7em, auto);
      gap: 0 0.8em;
      padding-block: 0.25em;
    }
    .bar .visit {
      grid-column: 1 / -1;
    }
    .bar .left {
      text-align: end;
    }
    /* One line for what is happening, kept free while nothing is. */
    .bar .rules,
    .bar .standing,
    .bar .required {
      grid-area: 3 / 1 / 4 / 3;
    }
    .bar .rules:empty,
    .bar .standing:empty,
    .bar .required:empty {
      display: block;
    }
    .bar .standing:not(:empty) + .required,
    .bar .rules:has(~ p:is(.standing, .required):not(:empty)) {
      visibility: hidden;
    }
    .bar .flag .code {
      display: none;
    }
  }
`;
