/** Of the settings alone. */
import { css } from 'lit';

export const optionsStyles = css`
  header,
  main {
    max-inline-size: 640px;
    margin-inline: auto;
    padding: 20px;
  }
  header {
    min-block-size: 72px;
    padding-block-end: 0;
  }
  main {
    gap: 32px;
  }
  section {
    padding-block-start: 16px;
    border-block-start: 1px solid var(--line);
  }
  h2 {
    font-size: 16px;
    color: var(--ink);
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 240px);
    gap: 12px;
    align-items: center;
  }
  .lines > li {
    padding-block: 6px;
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    column-gap: 32px;
  }
  .keys > li {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding-block: 4px;
    border-block-end: 1px solid var(--line);
  }
  .keys button {
    min-inline-size: 64px;
    font:
      13px/1.4 ui-monospace,
      monospace;
  }
  .keys .listening {
    background: var(--baize);
    color: var(--on-baize);
  }
`;
