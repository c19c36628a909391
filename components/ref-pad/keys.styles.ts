/** The sheet of keys. */
import { css } from 'lit';

export const keysStyles = css`
  dl > div {
    display: grid;
    grid-template-columns: minmax(96px, 2fr) 3fr;
    gap: 12px;
    align-items: center;
    padding-block: 6px;
    border-block-end: 1px solid var(--_line);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  kbd {
    padding: 2px 8px;
    border: 1px solid var(--_edge);
    border-radius: 6px;
    background: var(--_surface-2);
    font: inherit;
    font-size: 14px;
  }
`;
