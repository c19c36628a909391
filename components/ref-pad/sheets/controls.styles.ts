/** Buttons, fields and choices of the sheets: 44 px for a finger. */
import { css } from 'lit';

export const controlStyles = css`
  button,
  input,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    margin: 0;
  }
  button {
    appearance: none;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 8px 16px;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_surface-2);
    text-align: center;
    cursor: pointer;
    touch-action: manipulation;
  }
  button.main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 700;
  }
  button.plain {
    padding-inline: 0;
    border-color: transparent;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  button.danger {
    border-color: var(--_wrong);
    color: var(--_wrong);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  button.close {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
  }
  svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  @media (hover: hover) {
    button:not(:disabled, .main):hover {
      background: color-mix(in srgb, var(--_surface-2), var(--_ink) 10%);
    }
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  form,
  .stack {
    display: grid;
    gap: 16px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    padding-block: 12px;
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  [role='status']:empty {
    position: absolute;
  }
  .field {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
    flex: 1 1 128px;
  }
  .field.short {
    flex: 0 1 88px;
  }
  .field > span,
  legend {
    color: var(--_muted);
    font-size: 14px;
  }
  input:not([type='checkbox'], [type='radio']),
  select {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 8px 10px;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    background: var(--_surface);
  }
  option {
    background: var(--_surface);
    color: var(--_ink);
  }
  [aria-invalid='true'] {
    border-color: var(--_wrong) !important;
    box-shadow: 0 0 0 1px var(--_wrong);
  }
  .wrong {
    color: var(--_wrong);
    overflow-wrap: anywhere;
  }
  fieldset {
    display: grid;
    gap: 12px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset.box {
    padding: 12px;
    border: 1px solid var(--_line);
    border-radius: 10px;
  }
  fieldset.box > legend {
    padding-inline: 6px;
    font-weight: 700;
    color: var(--_ink);
  }
  legend {
    padding: 0 0 4px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 44px;
    max-inline-size: 100%;
    min-block-size: 44px;
    padding: 6px 14px;
    border: 1px solid var(--_edge);
    border-radius: 8px;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .choice:has(input:checked) {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
  }
  .choice input[type='radio'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice:has(input:focus-visible) {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    cursor: pointer;
  }
  .check input {
    inline-size: 22px;
    block-size: 22px;
    flex: none;
    accent-color: var(--_accent);
  }
  details > summary {
    min-block-size: 44px;
    padding-block: 10px;
    font-weight: 700;
    cursor: pointer;
  }
  details[open] > summary {
    margin-block-end: 8px;
  }
  .note[hidden] {
    display: none;
  }
  .foot .note {
    max-block-size: 30dvh;
    overflow: auto;
  }
  .note {
    padding: 12px;
    border-radius: 8px;
    background: var(--_surface-2);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .choice:has(input:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    svg {
      stroke: ButtonText;
    }
  }
`;
