/** What all layouts stand on: nothing of the page comes in but its language and its direction. */
import { css } from 'lit';

export const baseStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  /* Not on the host, where a page's own rules reach. */
  .root {
    all: initial;
    display: block;
    container-type: inline-size;
    /* Where the page sizes by content, as in a flex row. */
    contain-intrinsic-inline-size: 320px;
    background: var(--_chroma);
    color: var(--_ink);
    font: 16px/1.25
      var(--snooker-font, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: start;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }
  /* Only to be keyed out: on a page without a doctype a percentage is that of the window. */
  :host([chroma]) .root {
    min-block-size: 100%;
  }
  b {
    font-weight: 700;
  }
  .mini dt,
  .bar dt {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .board {
    position: relative;
  }

  /* Names give way, scores never do. */
  .who {
    display: flex;
    align-items: center;
    gap: 0.35em;
    min-inline-size: 0;
    flex: 1 1 auto;
  }
  .names {
    display: block;
    min-inline-size: 0;
    flex: 1 1 auto;
  }
  .name,
  .player bdi {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    overflow: clip visible;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .players {
    display: flex;
    min-inline-size: 0;
  }
  .player {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
    flex: 0 1 auto;
  }
  .player + .player::before {
    content: '/';
    padding-inline: 0.3em;
  }
  .player[data-at-table] bdi {
    text-decoration: underline 0.1em var(--_accent);
    text-underline-offset: 0.2em;
  }
  .turn {
    flex: none;
    inline-size: 0;
    block-size: 0;
    border-block: 0.28em solid transparent;
    border-inline-start: 0.42em solid transparent;
  }
  .turn[data-on] {
    border-inline-start-color: var(--_accent);
  }
  .fact {
    flex: none;
    text-align: center;
  }
  .fact dt,
  .label,
  h3 {
    color: var(--_muted);
    white-space: nowrap;
  }
  .flag {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    flex: none;
  }
  .flag .code {
    color: var(--_muted);
    font-size: 0.8em;
    letter-spacing: 0.04em;
  }
  .balls {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.15em;
    vertical-align: middle;
  }
  .tally {
    display: inline-flex;
    align-items: center;
    gap: 0.15em;
  }
  ::slotted(img) {
    max-inline-size: 100%;
  }
`;
