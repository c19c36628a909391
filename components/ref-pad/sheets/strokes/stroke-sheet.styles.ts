/** The list of strokes: number, what happened, and the score after it. */
import { css } from 'lit';

export const strokeSheetStyles = css`
  .group > button {
    display: flex;
    gap: 12px;
    inline-size: 100%;
    text-align: start;
    font-weight: 700;
  }
  .group > button span:first-child {
    flex: 1;
  }
  .entries li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 56px;
    border-block-end: 1px solid var(--_line);
  }
  .entries button {
    display: grid;
    grid-template-columns: 2.4em 1fr auto;
    gap: 2px 10px;
    align-items: baseline;
    inline-size: 100%;
    min-block-size: 48px;
    padding: 8px 6px;
    border: 0;
    border-radius: 0;
    background: none;
    text-align: start;
  }
  .entries .number,
  .entries .when {
    color: var(--_muted);
    font-size: 14px;
  }
  .entries .what {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .entries .score {
    white-space: nowrap;
    font-weight: 700;
  }
  .entries .when {
    grid-column: 2;
  }
  .entries .video::before {
    content: '▶ ';
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
