/** The card. */
import { css } from 'lit';

export const cardStyles = css`
  .card {
    font-size: calc(clamp(13px, 11.5px + 0.7cqi, 34px) * var(--snooker-scale, 1));
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow: hidden;
  }
  .card .head {
    padding: 0.6em 0.9em;
    background: var(--_surface-2);
  }
  .card .heading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.7em;
    font-weight: 650;
    font-size: 1.1em;
  }
  .card .form {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
    color: var(--_muted);
    font-size: 0.88em;
  }
  .card .side {
    display: flex;
    align-items: center;
    gap: 0.5em;
    padding: 0.45em 0.9em 0.45em 0.6em;
    padding-inline: 0.6em 0.9em;
    min-block-size: 3.4em;
    border-inline-start: 0.25em solid transparent;
    border-block-end: 1px solid var(--_line);
  }
  .card .side[data-at-table] {
    border-inline-start-color: var(--_accent);
  }
  .card .name,
  .card .player {
    font-weight: 600;
    font-size: 1.1em;
  }
  .card .name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .card .players {
    flex-direction: column;
  }
  .card .player + .player::before {
    content: none;
  }
  .card .name + .players .player {
    color: var(--_muted);
    font-size: 0.9em;
    font-weight: 400;
  }
  .card .flag {
    flex-direction: column;
    gap: 0;
  }
  .card .scores {
    display: flex;
    align-items: end;
    gap: 0.5em;
    flex: none;
  }
  .card .scores dt {
    font-size: 0.72em;
  }
  .card .scores dd {
    font-size: 1.35em;
    font-weight: 600;
    line-height: 1.3;
    min-inline-size: 1.3em;
  }
  .card .points dd {
    min-inline-size: 2.2em;
    background: var(--_accent);
    color: var(--_accent-ink);
    border-radius: var(--_radius);
    font-weight: 700;
  }
  .card .table {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.3em 0.8em;
    align-items: center;
    padding: 0.5em 0.9em;
  }
  .card .visit {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
  }
  .card .visit b {
    font-size: 1.4em;
  }
  .card .on {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 1.5em;
  }
  .card .strip {
    grid-column: 1 / -1;
    min-block-size: 1.4em;
  }
  .card .strip .balls[data-many] {
    font-size: 0.82em;
  }
  .card .standing {
    grid-column: 1 / -1;
    font-weight: 600;
    min-block-size: 1.25em;
  }
  .card .facts {
    inline-size: 100%;
    border-spacing: 0;
    padding: 0.4em 0.9em 0.6em;
    background: var(--_surface-2);
    font-size: 0.92em;
    table-layout: fixed;
  }
  .card .facts th {
    padding: 0;
    color: var(--_muted);
    font-weight: 400;
    text-align: start;
  }
  .card .facts thead th,
  .card .facts td {
    overflow: hidden;
    overflow: clip visible;
    padding: 0;
    padding-inline-start: 0.6em;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container (inline-size < 520px) {
    .card .strip {
      min-block-size: 2.6em;
    }
  }
`;
