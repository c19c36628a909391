/** The foul sheet. */
import { css } from 'lit';

export const foulStyles = css`
  @media (max-width: 640px) {
    /* What is tapped lies under the thumb. */
    dialog {
      block-size: fit-content;
      max-block-size: 100dvh;
      margin-block: auto 0;
      border-radius: 16px 16px 0 0;
    }
  }
  .flags,
  .picks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .flags > p,
  .miss {
    flex-basis: 100%;
  }
  .flags > .toggle {
    flex: 1;
    padding-inline: 6px;
  }
  .toggle[aria-pressed='true'] {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 700;
  }
  .called {
    display: flex;
    gap: 8px;
  }
  .called button {
    flex: 1;
    min-block-size: 72px;
    padding: 0;
    font-size: 28px;
  }
  .stepper {
    display: flex;
    align-items: center;
    gap: 8px;
    flex-basis: 100%;
  }
  .stepper > span {
    flex: 1;
  }
  .stepper output {
    min-inline-size: 2ch;
    text-align: center;
    font-weight: 700;
  }
  .stepper button {
    padding: 0;
    font-size: 22px;
  }
  .group {
    display: grid;
    gap: 6px;
  }
  .label {
    color: var(--_muted);
    font-size: 14px;
  }
  .pick {
    --ball-size: 28px;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 6px 8px;
  }
  .pick[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .times {
    font-weight: 700;
  }
  fieldset {
    gap: 0;
  }
  .verdict {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 12px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  .verdict p {
    flex: 1;
    font-weight: 700;
  }
  .verdict p[data-kind='refused'] {
    color: var(--_wrong);
    font-weight: 400;
  }
  @media (forced-colors: active) {
    .toggle[aria-pressed='true'],
    .pick[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
