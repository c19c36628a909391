/** The full board. */
import { css } from 'lit';

export const fullStyles = css`
  .full {
    display: grid;
    gap: 0.55em;
    font-size: calc(clamp(12px, 9.5px + 1.05cqi, 56px) * var(--snooker-scale, 1));
  }
  .full .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.2em 1em;
    padding: 0.5em 0.9em;
    border-radius: var(--_radius);
    background: var(--_surface-2);
  }
  .full .heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2em 0.8em;
    min-inline-size: 0;
    font-size: 1.25em;
    font-weight: 650;
  }
  .full .form {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    color: var(--_muted);
  }
  .full .sides {
    display: grid;
    gap: 0.3em;
  }
  .full .side {
    display: grid;
    grid-template:
      'title scores' auto
      'facts scores' auto / minmax(0, 1fr) auto;
    column-gap: 0.8em;
    align-items: center;
    padding: 0.6em 0.9em;
    border-radius: var(--_radius);
    background: var(--_surface);
    border-inline-start: 0.3em solid transparent;
  }
  .full .side[data-at-table] {
    border-inline-start-color: var(--_accent);
  }
  .full .title {
    grid-area: title;
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-inline-size: 0;
  }
  .full .name,
  .full .players:first-child {
    font-size: 1.7em;
    font-weight: 650;
    line-height: 1.2;
  }
  .full .players:first-child {
    flex-wrap: wrap;
    font-size: 1.5em;
  }
  .full .name + .players {
    color: var(--_muted);
    font-size: 1em;
    font-weight: 400;
  }
  .full .facts {
    grid-area: facts;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 5.6em)) minmax(0, 10em);
    gap: 0 0.8em;
    align-items: end;
    margin-block-start: 0.35em;
  }
  .full .facts .fact {
    text-align: start;
  }
  .full .fact dt {
    font-size: 0.78em;
  }
  .full .fact dd {
    font-size: 1.15em;
    font-weight: 600;
    white-space: nowrap;
  }
  .full .scores {
    grid-area: scores;
    display: flex;
    align-items: center;
    gap: 0.6em;
  }
  .full .scores dd {
    font-size: 2em;
    font-weight: 650;
    line-height: 1.1;
    min-inline-size: 1.4em;
  }
  .full .scores .points dd {
    min-inline-size: 2.1em;
    padding-inline: 0.15em;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 2.9em;
    font-weight: 700;
  }
  .full .panel {
    padding: 0.5em 0.9em 0.6em;
    border-radius: var(--_radius);
    background: var(--_surface-2);
    min-inline-size: 0;
  }
  .full .table {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.3em 1.2em;
    min-block-size: 5.4em;
  }
  .full .on {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 1.6em;
  }
  .full .standing {
    font-weight: 600;
    text-align: end;
  }
  .full .visit {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-inline-size: 0;
  }
  .full .visit b {
    font-size: 1.7em;
    min-inline-size: 1.9em;
  }
  .full .visit .balls {
    flex: 1 1 0;
    font-size: 1.15em;
  }
  .full .visit .balls[data-many] {
    font-size: 0.95em;
    gap: 0.1em;
  }
  .full h3 {
    font-size: 0.85em;
    margin-block-end: 0.3em;
  }
  .full .lower {
    display: grid;
    gap: 0.55em;
    grid-template-columns: minmax(0, 1fr);
  }
  .full .last li {
    display: grid;
    grid-template-columns: 2.2em minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.5em;
    min-block-size: 1.7em;
  }
  .full .last {
    min-block-size: 7.6em;
  }
  .full .last bdi {
    overflow: hidden;
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .full .tally {
    font-size: 0.95em;
  }
  .full .none {
    color: var(--_muted);
  }
  .full .lead {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
  .full .lead svg {
    display: block;
    grid-row: 3;
    inline-size: 100%;
    block-size: 3.9em;
  }
  /* Time runs from the left, whatever the page's direction. */
  .full .above,
  .full .below {
    direction: ltr;
    color: var(--_muted);
    font-size: 0.75em;
    overflow: hidden;
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .full .above {
    grid-row: 2;
  }
  .full .below {
    grid-row: 4;
  }
  .full .area {
    fill: var(--_accent);
    opacity: 0.25;
  }
  .full .line,
  .full .zero {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .full .zero {
    stroke: var(--_line);
    stroke-width: 1px;
  }
  .full .so-far li {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: 2em;
    grid-auto-columns: 3.2em;
    text-align: end;
  }
  .full .so-far .number {
    color: var(--_muted);
    text-align: start;
  }
  .full [data-won] {
    font-weight: 700;
    color: var(--_accent);
  }

  @container (inline-size >= 700px) {
    .full .lower {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 0.9fr);
    }
    .full .name {
      font-size: 2.1em;
    }
    .full .scores .points dd {
      font-size: 3.6em;
    }
    .full .scores dd {
      font-size: 2.4em;
    }
  }
  @container (inline-size < 480px) {
    .full .side {
      grid-template:
        'title scores' auto
        'facts facts' auto / minmax(0, 1fr) auto;
    }
    .full .facts {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0 0.5em;
    }
    .full .name {
      font-size: 1.3em;
    }
    .full .players:first-child {
      font-size: 1.15em;
    }
    .full .scores .points dd {
      font-size: 2.2em;
    }
    .full .scores dd {
      font-size: 1.5em;
    }
    .full .facts dt {
      white-space: normal;
    }
    .full .name {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .full .players {
      flex-direction: column;
      flex-wrap: nowrap;
    }
    .full .player + .player::before {
      content: none;
    }
    .full .visit {
      min-block-size: 2.6em;
    }
    .full .flag {
      flex-direction: column;
      gap: 0;
    }
    .full .visit .balls[data-many] {
      font-size: 0.8em;
    }
  }
`;
