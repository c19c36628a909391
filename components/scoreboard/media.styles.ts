/** Forced colours, print and notes: the last sheet, so that it has the last word. */
import { css } from 'lit';

export const mediaStyles = css`
  .note {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1em 1.2em;
    padding: 0.35em 0.9em;
    border-radius: var(--_radius);
    background: var(--_surface-2);
    color: var(--_muted);
    font-size: 0.88em;
  }
  .note.old {
    color: var(--_ink);
    font-weight: 600;
  }
  .note.old::before {
    content: '!';
    inline-size: 1.4em;
    margin-inline-end: -0.6em;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_accent-ink);
    text-align: center;
  }
  .mini .note {
    padding: 0;
    background: none;
    white-space: nowrap;
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    overflow: clip visible;
    text-overflow: ellipsis;
  }
  .message {
    margin: 0;
    padding: 0.7em 0.9em;
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_ink);
  }

  @media (forced-colors: active) {
    .board,
    .side,
    .panel,
    .message {
      border: 1px solid CanvasText;
    }
    .mini .side {
      border: 0;
    }
    .side[data-at-table] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .root,
    .root[data-theme] {
      --_accent: CanvasText;
      --_accent-ink: Canvas;
    }
    .points dd,
    .bar .points {
      forced-color-adjust: none;
    }
    /* Borders that are transparent elsewhere are not so here. */
    .turn {
      visibility: hidden;
    }
    .turn[data-on] {
      visibility: visible;
      forced-color-adjust: none;
      border-inline-start-color: Highlight;
    }
    .lead .line,
    .lead .zero {
      stroke: CanvasText;
    }
    .lead .area {
      fill: none;
    }
  }

  @media print {
    .root,
    .root[data-theme] {
      --_surface: #fff;
      --_surface-2: #fff;
      --_ink: #000;
      --_muted: #333;
      --_accent: #fff;
      --_accent-ink: #000;
      --_line: #777;
      --_chroma: #fff;
    }
    .board,
    .panel,
    .side {
      break-inside: avoid;
      border: 1px solid var(--_line);
    }
    .ball {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    .lead .line,
    .lead .zero {
      stroke: #000;
    }
    .board .side {
      border-inline-start-color: var(--_line);
    }
    .turn[data-on],
    .board .side[data-at-table] {
      border-inline-start-color: #000;
    }
    .full [data-won] {
      color: #000;
    }
    .note.old::before {
      border: 1px solid #000;
    }
  }
`;
