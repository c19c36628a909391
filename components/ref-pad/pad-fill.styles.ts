/** A pad as high as the screen: what is read above, what is tapped below, under the thumb. */
import { css } from 'lit';

export const fillStyles = css`
  .upper,
  .lower {
    display: grid;
    gap: 12px;
    grid-auto-rows: max-content;
    min-inline-size: 0;
    align-content: start;
  }
  [data-fill] .pad {
    padding-block-end: max(0px, env(safe-area-inset-bottom));
  }
  @media (min-height: 560px) {
    :host([fill]) {
      block-size: 100dvh;
    }
    [data-fill],
    [data-fill] .pad {
      block-size: 100%;
    }
    [data-fill] .pad {
      display: flex;
      flex-direction: column;
    }
    .upper {
      flex: 1 1 0;
      min-block-size: 0;
      overflow: auto;
    }
    .lower {
      flex: none;
    }
  }
  @media (max-height: 559px) and (min-width: 560px) {
    :host([fill]) {
      block-size: 100dvh;
    }
    [data-fill],
    [data-fill] .pad {
      block-size: 100%;
    }
    [data-fill] .pad {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      max-inline-size: none;
      padding-inline: max(12px, env(safe-area-inset-left)) max(12px, env(safe-area-inset-right));
    }
    .upper,
    .lower {
      overflow: auto;
    }
    .lower {
      align-content: safe end;
      gap: 8px;
    }
    .upper .counts {
      flex: 1 1 100%;
    }
    .lower .balls {
      grid-template-columns: repeat(8, 1fr);
      gap: 4px;
    }
    .lower .pot {
      --ball-size: 36px;
      min-block-size: 68px;
      padding: 2px;
    }
    .lower .left {
      inset-block-end: 3px;
      inset-inline-end: 3px;
      font-size: 12px;
    }
    .lower .pot[data-ball='red'] .worth {
      translate: -8px;
    }
  }
  /* Who chooses stands on the first choice, too. */
  @media (max-height: 700px) {
    [data-fill] .foul-line {
      flex-wrap: nowrap;
    }
    [data-fill] .foul-line > .result {
      min-inline-size: 0;
      overflow: hidden;
      font-size: 15px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-fill] .foul-line > span {
      flex: none;
    }
  }
  /* A phone on its side: all of a foul without scrolling. */
  @media (max-height: 420px) and (min-width: 560px) {
    [data-fill] .pad {
      padding-block-start: 6px;
    }
    .lower {
      gap: 6px;
    }
    .lower .stage {
      gap: 6px;
      padding: 6px 10px;
    }
    .lower .decision button {
      padding-block: 2px;
    }
    .lower button.main > small {
      line-height: 1.1;
    }
    .lower .balls + .row small {
      display: none;
    }
    .lower .balls + .row > button {
      min-block-size: 50px;
    }
    .lower .decision ~ .balls .pot {
      min-block-size: 60px;
    }
    .lower .bar {
      padding-block: 6px 0;
    }
  }
  [data-fill] .blank {
    margin-block: auto;
  }
`;
