/** The list of matches: a card a match. */
import { css } from 'lit';

export const matchListStyles = css`
  .matches {
    display: grid;
    gap: 12px;
  }
  .matches > li {
    display: grid;
    gap: 8px;
    padding: 12px;
    border: 1px solid var(--_line);
    border-radius: 10px;
  }
  .matches > li[aria-current] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
  }
  .head > div {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  label.button {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding: 8px 16px;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_surface-2);
    cursor: pointer;
  }
  label.button:has(input:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  label.button input {
    position: absolute;
    inset: 0;
    min-block-size: 0;
    opacity: 0;
    cursor: pointer;
  }
  [role='status'] .row {
    align-items: center;
  }
  .deleted li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--_line);
  }
  .deleted bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .deleted button {
    flex: none;
  }
`;
