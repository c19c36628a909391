/** One line. */
import { css } from 'lit';

export const miniStyles = css`
  .mini {
    display: flex;
    align-items: center;
    font-size: calc(clamp(13px, 10px + 1.1cqi, 44px) * var(--snooker-scale, 1));
    min-block-size: 2.3em;
    padding-inline: 0.6em;
    gap: 0.7em;
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  /* Each name gives way only where it has more than its share. */
  .mini .sides {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, max-content);
    flex: 1 1 auto;
    min-inline-size: 0;
    gap: 0.7em;
  }
  .mini .side {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-inline-size: 0;
  }
  .mini .name,
  .mini .players:first-child {
    font-weight: 600;
  }
  .mini .names {
    display: flex;
    gap: 0.4em;
  }
  .mini .name + .players {
    color: var(--_muted);
  }
  .mini .scores {
    display: flex;
    align-items: center;
    gap: 0.45em;
    flex: none;
  }
  .mini .games,
  .mini .frames {
    color: var(--_muted);
  }
  .mini .points dd {
    min-inline-size: 1.9em;
    padding-inline: 0.25em;
    border-radius: var(--_radius);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 700;
  }
  .mini .visit {
    flex: none;
    white-space: nowrap;
  }
  .mini .standing {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .mini .visit b {
    display: inline-block;
    min-inline-size: 1.9em;
    text-align: end;
  }
  @container (inline-size < 480px) {
    .mini {
      gap: 0.4em;
      padding-inline: 0.35em;
    }
    .mini .sides {
      gap: 0.3em;
    }
    .mini .side {
      gap: 0.25em;
    }
    /* No room for both: whoever is at the table. */
    .mini .players:has([data-at-table]) .player:not([data-at-table]) {
      display: none;
    }
    .mini .players:has([data-at-table]) .player::before {
      content: none;
    }
    .mini .visit .label {
      display: none;
    }
    .mini .standing {
      flex-shrink: 1000;
      min-inline-size: 5em;
    }
  }
`;
