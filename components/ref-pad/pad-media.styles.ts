/** Wide pads, and what a system asks for: contrast, no motion, colours of its own. */
import { css } from 'lit';

export const mediaStyles = css`
  @container (min-width: 600px) {
    .counts {
      flex: 0 1 auto;
    }
    .pad {
      gap: 16px;
      padding: 20px;
    }
    .balls {
      grid-template-columns: repeat(8, 1fr);
    }
    .pot {
      --ball-size: 52px;
      min-block-size: 108px;
    }
    .points {
      font-size: 40px;
    }
  }
  @media (hover: hover) {
    button:not([aria-disabled='true'], .main, [aria-pressed='true']):hover {
      background: color-mix(in srgb, var(--_surface-2), var(--_ink) 10%);
    }
  }
  @media (prefers-contrast: more) {
    .root {
      --_muted: var(--_ink);
      --_line: var(--_ink);
      --_edge: var(--_ink);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pot:active:not([aria-disabled='true']) {
      transform: none;
    }
  }
  @media (forced-colors: active) {
    header,
    .stage,
    .tag {
      border: 1px solid CanvasText;
    }
    .side {
      border-inline-start-color: Canvas;
    }
    .side[data-at-table] {
      border-inline-start-color: Highlight;
    }
    button[aria-disabled='true'],
    .bar [aria-disabled='true'],
    .row [aria-disabled='true'],
    .pot[aria-disabled='true'] > * {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
    [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
