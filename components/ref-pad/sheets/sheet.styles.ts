/** The sheet itself: a card over the pad, the whole screen where that is small. */
import { css } from 'lit';

export const sheetStyles = css`
  :host {
    display: contents;
  }
  dialog {
    inline-size: min(100vw, 600px);
    max-inline-size: none;
    block-size: fit-content;
    max-block-size: min(100dvh, 900px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: 12px;
    overflow: auto;
    overscroll-behavior: contain;
    container-type: inline-size;
    background: var(--_surface);
    color: var(--_ink);
    box-shadow: 0 12px 60px rgb(0 0 0 / 40%);
    font: 16px/1.4
      var(--snooker-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  dialog::backdrop {
    background: rgb(5 15 10 / 60%);
  }
  @media (max-width: 640px) {
    dialog {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
    }
  }
  .sheet {
    display: grid;
    gap: 20px;
    padding: 0 20px 24px;
  }
  header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline: -20px;
    padding: 8px 20px;
    border-block-end: 1px solid var(--_line);
    background: var(--_surface);
  }
  h2 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: 20px;
    font-weight: 700;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .muted {
    color: var(--_muted);
  }
  .small {
    font-size: 14px;
  }
  @container (max-width: 400px) {
    .sheet {
      padding-inline: 12px;
    }
    header {
      margin-inline: -12px;
      padding-inline: 12px;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_ink);
      --_line: var(--_ink);
      --_edge: var(--_ink);
    }
  }
`;
