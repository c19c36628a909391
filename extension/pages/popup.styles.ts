/** Of the popup alone: 320 px wide, which browsers take from its content. */
import { css } from 'lit';

export const popupStyles = css`
  :host {
    inline-size: 320px;
    max-inline-size: 100%;
  }
  header {
    padding: 14px 16px 10px;
  }
  h1 {
    font-size: 17px;
  }
  main {
    padding: 0 16px 12px;
  }
  footer {
    padding: 4px 8px;
    border-block-start: 1px solid var(--line);
  }
  .where {
    display: grid;
    gap: 8px;
    padding: 10px 12px;
    border-inline-start: 3px solid var(--baize);
    background: var(--sunk);
    overflow-wrap: anywhere;
  }
  .tight {
    gap: 6px;
  }
  .label {
    font-size: 13px;
    font-weight: 650;
    color: var(--muted);
  }
  .indented {
    padding-inline-start: 28px;
  }
  .thirds {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 6px;
  }
  .thirds button {
    padding: 6px 4px;
    font-size: 13px;
    line-height: 1.25;
  }
  details summary {
    cursor: pointer;
    color: var(--baize);
    padding-block: 4px;
  }
  details > div {
    padding-block-start: 6px;
  }
`;
