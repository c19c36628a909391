/** What stands above the balls and below them. */
import { css } from 'lit';

export const partStyles = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .row > button {
    min-block-size: 56px;
  }
  .foul-line,
  .ended {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
  }
  .foul-line > .result,
  .ended > .result {
    flex: 1;
    min-inline-size: min(100%, 140px);
    overflow-wrap: anywhere;
  }
  .pad:has(> .decision),
  .lower:has(.decision) {
    gap: 8px;
  }
  .stage.decision {
    gap: 8px;
    padding: 10px;
  }
  .decision .row {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .decision .result {
    font-size: 16px;
  }
  .decision .row > button {
    min-block-size: 52px;
    padding: 4px 2px;
    font-size: 15px;
    line-height: 1.25;
  }
  .decision .row small {
    overflow: hidden;
    overflow: clip visible;
    padding-inline: 2px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .decision .row > :not([data-choice='play']) {
    border-width: 2px;
    background: var(--_surface);
    color: var(--_accent);
  }

  .said {
    min-block-size: 2.8em;
    color: var(--_muted);
  }
  .said[data-kind='refused'] {
    color: var(--_wrong);
    font-weight: 600;
  }
  .note,
  .warning {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 12px;
    border: 1px solid var(--_wrong);
    border-radius: 10px;
    font-size: 15px;
  }
  .note[data-kind='mild'] {
    padding: 0;
    border: 0;
    color: var(--_muted);
    font-size: 14px;
  }
  .note > span {
    flex: 1;
  }

  .stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 12px;
    border-radius: 12px;
    background: var(--_surface-2);
  }
  .result {
    font-weight: 700;
    font-size: 18px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .chip {
    --ball-size: 22px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .decision .chip {
    padding: 4px 10px;
  }
  .decision .choices {
    gap: 6px;
    font-size: 14px;
  }
  .decision .choices > span:first-child {
    flex: 1;
  }
  .decision .warning {
    padding: 4px 10px;
    font-size: 14px;
    line-height: 1.3;
  }
  .free {
    display: grid;
    gap: 8px;
  }
  .free .choices {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .free .chip {
    justify-content: center;
    padding: 4px 2px;
    font-size: 14px;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .toggle {
    font-weight: 700;
  }
  .hint {
    color: var(--_muted);
    font-size: 14px;
  }

  .bar {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 8px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  .bar > button {
    flex: 1 1 auto;
    padding-inline: 8px;
  }
  .aside {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .aside > button {
    flex: 1 1 auto;
    padding-inline: 6px;
    font-size: 15px;
    border-color: transparent;
    color: var(--_muted);
  }
  .advice {
    display: grid;
    gap: 6px;
    font-size: 15px;
  }
  .asked {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .advice li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 4px;
    border-block-end: 1px solid var(--_line);
  }
  .advice small {
    flex: none;
    color: var(--_muted);
  }
  summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 700;
    cursor: pointer;
  }
`;
