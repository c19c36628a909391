/** The end of a frame: the result large, the figures below. */
import { css } from 'lit';

export const frameEndStyles = css`
  .result {
    font-size: 22px;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: inherit;
  }
  th,
  td {
    padding: 8px 3px;
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: center;
    overflow-wrap: anywhere;
  }
  th[scope='row'] {
    color: var(--_muted);
    text-align: start;
  }
  th[scope='col'] {
    font-size: 14px;
    font-weight: 700;
  }
  .score td {
    font-size: 28px;
    font-weight: 700;
  }
  .breaks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 16px;
  }
  .breaks b {
    font-weight: 700;
  }
`;
